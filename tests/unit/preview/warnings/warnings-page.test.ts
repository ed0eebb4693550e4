import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Warning } from '#schema/warning.ts';
import { excerptAt } from '#preview/warnings/excerpt.ts';
import { warningsPage, type WarningsView } from '#preview/warnings/warnings-page.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const PRICE: Warning = {
  path: 'menu.categories[0].items[1].price',
  message: '"<b>ask" is not a price. The item shows none. Write it like 12.50.',
  line: 3,
  column: 12,
  parts: { value: '"<b>ask"', problem: 'is not a price', outcome: 'The item shows none.', example: '12.50' },
};

function pageOf(warnings: Warning[], changes: Partial<WarningsView> = {}) {
  const folder = temporaryFolder({ 'website.json': '{\n  "a": 1,\n  "price": "<b>ask",\n  "c": 2\n}' });
  const place = { slug: 'kumo', siteAddress: 'http://kumo.localhost:4173/', stamp: 's', canEdit: false };
  const view = {
    language: 'en' as const,
    folder,
    said: { warnings },
    error: undefined,
    isBuilding: false,
    search: '',
    ...changes,
  };
  const html = warningsPage(place, view).replaceAll(folder, 'brands/kumo');
  return parse(html, { blockTextElements: { style: true } });
}

const textOf = (page: ReturnType<typeof pageOf>, selector: string) =>
  page.querySelectorAll(selector).map(({ textContent }) => textContent);

test('a warning says its path, value, what was done, what to write, and its line', () => {
  const page = pageOf([PRICE]);
  expect(textOf(page, '#warnings h3, #warnings .note, dt, dd')).toEqual([
    'menu.categories[0].items[1].price',
    'brands/kumo/website.json:3:12',
    'Written',
    '"<b>ask" is not a price.',
    'Done',
    'The item shows none.',
    'Write like',
    '12.50',
  ]);
  expect(textOf(page, '.excerpt > span')).toEqual(['2"a": 1,', '3"price": "<b>ask",', '4"c": 2']);
  expect(textOf(page, 'mark')).toEqual(['"<b>ask"']);
  expect(textOf(page, '#summary .note')).toEqual(['1 warning']);
});

test('one without parts or a line is told as it is', () => {
  const page = pageOf([{ path: 'brand.json:host', message: 'is "<i>".' }]);
  expect(textOf(page, '#warnings h2, #warnings h3, #warnings li p')).toEqual(['brand.json 1', 'host', 'is "<i>".']);
  expect(textOf(page, '.excerpt')).toEqual([]);
});

test('a warning about what comes from a group of brands shows its file', () => {
  const brandsDir = temporaryFolder({
    '_groups/toronto.json': '{\n  "closedDates": ["xmas"]\n}',
    'kumo/brand.json': '{}',
  });
  const folder = join(brandsDir, 'kumo');
  const warning = {
    path: '_groups/toronto.json:closedDates[0]',
    message: '"xmas" is not a date.',
    line: 2,
    column: 19,
  };
  const page = pageOf([warning], { folder });
  expect(
    textOf(page, '#warnings h2, #warnings h3, #warnings .note').map((text) => text.replace(brandsDir, 'brands')),
  ).toEqual(['_groups/toronto.json 1', 'closedDates[0]', 'brands/_groups/toronto.json:2:19']);
  expect(textOf(page, 'mark')).toEqual(['"xmas"']);
});

test('warnings stand in groups, in the order of the configuration', () => {
  const paths = ['name', 'menu.a', 'hours', 'menu.b[1]', '["odd.key"].x', '$', 'locations[0]'];
  const page = pageOf(paths.map((path) => ({ path, message: 'x' })));
  expect(textOf(page, '#warnings h2')).toEqual(['General 3', 'menu 2', '["odd.key"] 1', 'locations 1']);
});

test('more than twenty can be searched', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...PRICE, path: `faqs[${index}].answer` }));
  expect(pageOf(many(20)).querySelector('form')).toBeNull();
  expect(pageOf(many(21)).querySelector('form input')?.getAttribute('value')).toBe('');
  const found = pageOf(many(30), { search: ' ASK  [2]"><b>' });
  expect(textOf(found, '#summary p, #warnings p')).toEqual(['0 of 30 warnings', 'No warning has these words.']);
  expect(found.querySelector('form input')?.getAttribute('value')).toBe(' ASK  [2]"><b>');
  expect(textOf(pageOf(many(30), { search: ' ASK  [2]' }), '#warnings h3')).toEqual(['faqs[2].answer']);
});

test('says how many more there are, that the build failed, and that there is none', () => {
  const more = pageOf([PRICE], { said: { warnings: [PRICE], moreWarnings: 799 } });
  expect(textOf(more, '#summary p')).toEqual([
    '800 warnings',
    'The first 1 are here. The others follow as these are corrected.',
  ]);
  const failed = pageOf([PRICE], { error: 'line 3:\n  a <comma>', isBuilding: true });
  expect(textOf(failed, '#summary h2, #summary p')).toEqual([
    'kumo could not be built',
    'line 3:\n  a <comma>',
    '1 warning in the last good build. Building…',
  ]);
  expect(textOf(pageOf([]), '#summary p')).toEqual(['No warnings: every value could be used.']);
  expect(textOf(pageOf([], { said: undefined, error: 'x' }), '#summary .note')).toEqual(['']);
});

test('an excerpt stays short, and shows the value whole', () => {
  const value = `"${'v'.repeat(500)}"`;
  const line = `{${'"a":1,'.repeat(50_000)}"b":${value},${'"c":1,'.repeat(50_000)}"d":1}`;
  const [own, ...others] = excerptAt([line], 1, line.indexOf(value) + 1)?.lines ?? [];
  expect(own?.marked).toBe(value);
  expect([own?.before, own?.after].join('').length).toBeLessThan(200);
  expect([own?.before.startsWith('…'), own?.after.endsWith('…'), others]).toEqual([true, true, []]);
});

test.each([
  [2, 1],
  [1, 9],
  [0, 1],
])('an excerpt of line %i, column %i of a file that has changed is none', (line, column) => {
  expect(excerptAt(['{ "a" }'], line, column)).toBeUndefined();
});

test('is in the language of who looks, and keeps what the file has', () => {
  const odd = { path: 'locations[0].x', message: 'Something that nobody has translated.' };
  const page = pageOf([PRICE, odd], { language: 'fr', error: 'Something broke.' });
  expect(textOf(page, '#summary h2, #summary p')).toEqual([
    'Le site de kumo n’a pas pu être préparé',
    'Pour la personne qui s’occupe du site\u00a0: Something broke.',
    '2 avertissements dans le dernier site qui a pu être préparé.',
  ]);
  expect(textOf(page, 'q[lang=en]')).toEqual(['Something broke.']);
  expect(textOf(page, '#warnings h2, dd, #warnings li > p:not(.note)')).toEqual([
    'Menu 1',
    '"<b>ask" n’est pas un prix.',
    'Le plat n’en affiche pas.',
    '12.50',
    'Adresses 1',
    'Le site ne peut pas l’utiliser tel quel.',
  ]);
  const found = pageOf([PRICE], { language: 'fr', search: 'n’est pas' });
  expect(textOf(found, '#warnings h3')).toHaveLength(1);
});
