import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldPathAt, rootFieldPath } from '#editor/fields/field-path.ts';
import { groupOfFolder, isClosedByGroup, originNote } from '#editor/fields/origin.ts';
import type { EditView } from '#editor/fields/view.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { brandJson } from '../../support/build/make-brand.ts';

const GROUP = '{ "email": "<b>@toronto.example", "closedDates": ["2026-12-25", { "date": "2027-01-01" }] }';

function noteAt(key: string, website: object, group = 'toronto'): string {
  const brandsDir = temporaryFolder({ '_groups/toronto.json': GROUP, 'rye/brand.json': brandJson('rye', { group }) });
  const view = {
    group: groupOfFolder(join(brandsDir, 'rye')),
    root: rootFieldPath(website),
    texts: toolTextsIn('en'),
  } as EditView;
  const place = fieldPathAt(website, [key]);
  return place === undefined ? 'no place' : String(originNote(place, view)).replace(/<\/?p[^>]*>/g, '');
}

test.each([
  [
    'email',
    {},
    'From the group toronto: &lt;b&gt;@toronto.example. What you write here holds for this restaurant alone.',
  ],
  ['email', { email: 'rye@rye.example' }, ''],
  ['closedDates', {}, 'The group toronto adds: 2026-12-25, 2027-01-01. A day that you write here yourself wins.'],
  ['telephone', {}, ''],
])('below %s of %j stands what its group says', (key, website, expected) => {
  expect(noteAt(key, website)).toBe(expected);
});

test.each([
  ['2026-12-25', true],
  ['2027-01-01', true],
  ['2026-12-26', false],
])('the group closes on %s: %s', (date, expected) => {
  const says = JSON.parse(GROUP) as object;
  expect(isClosedByGroup(date, { group: { name: 'toronto', says } } as EditView)).toBe(expected);
});

test.each(['paris', '../toronto'])('a group %s that is not there says nothing', (group) => {
  expect(noteAt('email', {}, group)).toBe('');
});
