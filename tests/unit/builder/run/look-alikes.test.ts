import { expect, test } from 'vitest';
import { lookNotesOf, lookReportOf } from '#builder/build/look-report.ts';
import { noteLookAlikes } from '#builder/run/look-alikes.ts';
import { failedReport } from '#brand/report/report.ts';
import { lookPartsOf } from '#core/looks/choose-look.ts';
import type { BrandReport } from '#schema/warning.ts';
import { makeSite } from '../../../support/build/site.ts';

const PARTS = lookPartsOf('carte', makeSite({ theme: { hero: 'arch', menu: 'sheet' } }), true);

const look = (primary: string, accent: string, more: object = {}) => ({
  ...lookReportOf({ name: 'carte', parts: PARTS }, { primary, accent }),
  ...more,
});

const built = (slug: string, own: BrandReport['look'], more: Partial<BrandReport> = {}): BrandReport => ({
  slug,
  status: 'built',
  pages: 1,
  printed: [],
  kept: 0,
  milliseconds: 1,
  warnings: [],
  ...(own && { look: own }),
  ...more,
});

const notesIn = (brands: BrandReport[]) =>
  noteLookAlikes(brands).flatMap(({ slug, notes = [] }) => notes.map((note) => `${slug}: ${note}`));

const RED = look('#b3261e', '#6b7a2a');
const NOTE =
  'look alike: carte with the hero arch and the menu sheet, in nearly the same colours. Another theme.hero, theme.menu or colour tells them apart.';

test('two brands in one look and nearly the same colours are told once', () => {
  const brands = [built('oat', RED), built('rye', look('#ad2a20', '#6e7a30'))];
  expect(notesIn(brands)).toEqual([`oat: oat and rye ${NOTE}`]);
});

test.each([
  ['another hero', { hero: 'oval' }],
  ['another menu', { menu: 'leaves' }],
  ['another look', { name: 'salon' }],
])('%s is enough to tell them apart', (_, more) => {
  expect(notesIn([built('oat', RED), built('rye', look('#b3261e', '#6b7a2a', more))])).toEqual([]);
});

test.each([
  ['#1e46b3', '#6b7a2a'],
  ['#b3261e', '#2a5c7a'],
])('another colour is enough, be it the first or the second: %s, %s', (primary, accent) => {
  expect(notesIn([built('oat', RED), built('rye', look(primary, accent))])).toEqual([]);
});

test('a large group names some of its brands, with one that was built', () => {
  const slugs = Array.from({ length: 9 }, (_, index) => `rye-${index}`);
  const brands = slugs.map((slug, index) => built(slug, RED, index === 0 ? { status: 'unchanged' } : {}));
  expect(notesIn(brands)).toEqual([`rye-1: rye-0, rye-1, rye-2, rye-3, rye-4, rye-5 and 3 more ${NOTE}`]);
});

test('a brand that failed has no look, and what it noted before stays', () => {
  expect(notesIn([built('oat', RED), failedReport('rye', 'No')])).toEqual([]);
  const noted = built('oat', RED, { notes: ['A title is ours.'] });
  expect(notesIn([noted, built('rye', RED)])).toEqual(['oat: A title is ours.', `oat: oat and rye ${NOTE}`]);
});

test('a look that was chosen is noted, one that the configuration names is not', () => {
  expect(lookNotesOf({ name: 'carte', reason: 'cuisine, font' })).toEqual([
    'this site is set in carte (cuisine, font). Write it down to keep it: "look": "carte" in theme.',
  ]);
  expect(lookNotesOf({ name: 'carte' })).toEqual([]);
});

test('what the report says of a look is its name, its parts and the reason', () => {
  const parts = lookPartsOf('salon', makeSite({ theme: { menu: 'letter' } }), false);
  const own = { name: 'salon' as const, parts };
  expect(lookReportOf({ ...own, reason: 'font' }, { primary: '#ffffff', accent: '#000000' })).toEqual({
    name: 'salon',
    reason: 'font',
    hero: 'words',
    menu: 'letter',
    colors: [
      [1, 0, 0],
      [0, 0, 0],
    ],
  });
  expect(lookReportOf(own, {})).not.toHaveProperty('reason');
});
