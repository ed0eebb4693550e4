import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Edit } from '#brand/files/json-edit.ts';
import { type Editor, makeEditor } from '#editor/file/editor.ts';
import { saveWords } from '#editor/publish/save-words.ts';
import { TOOL_LANGUAGES, type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const WEBSITE = {
  name: 'Nonna',
  currency: 'CAD',
  menu: {
    categories: [
      {
        name: 'Pizza',
        items: [
          { name: 'Margherita', price: 16.5 },
          { name: 'Diavola', price: 19 },
          { name: 'Diavola', price: 19 },
        ],
      },
      { name: 'Dolci', items: [{ name: 'Tiramisù', price: 9 }] },
    ],
  },
  openingHours: [{ day: 'Friday', open: '17:00', close: '22:00' }],
};
const ITEMS = ['menu', 'categories', 0, 'items'];
const PRICE: Edit = { kind: 'set', path: [...ITEMS, 0, 'price'], value: 17.5 };

function openBrand() {
  const brandsDir = temporaryFolder({
    'nonna/brand.json': '{ "source": "file" }',
    'nonna/website.json': JSON.stringify(WEBSITE),
  });
  const historyDir = temporaryFolder();
  return { brandsDir, historyDir, editor: makeEditor(brandsDir, { historyDir }) };
}

async function digestOf(editor: Editor): Promise<string> {
  const opened = await editor.open('nonna');
  if ('reason' in opened) throw new Error(opened.reason);
  return opened.digest;
}

const save = async (editor: Editor, edits: Edit[], about = {}) =>
  editor.save('nonna', await digestOf(editor), edits, about);

/** The words of the last save. */
async function lastWords(editor: Editor, language: ToolLanguage): Promise<string | undefined> {
  const [last] = editor.savesOf('nonna', await digestOf(editor));
  return last && saveWords(last, { slug: 'nonna', language, texts: toolTextsIn(language) });
}

const inAll = (editor: Editor) => Promise.all(TOOL_LANGUAGES.map((language) => lastWords(editor, language)));

test.each<[string, Edit[], string, string, string]>([
  [
    'a price',
    [PRICE],
    'Margherita: Price 16.50 → 17.50',
    'Margherita\u00a0: Prix 16,50 → 17,50',
    'Margherita: Precio 16.50 → 17.50',
  ],
  [
    'one of two dishes of the same name',
    [{ kind: 'set', path: [...ITEMS, 2, 'price'], value: 20 }],
    'Diavola: Price 19.00 → 20.00',
    'Diavola\u00a0: Prix 19,00 → 20,00',
    'Diavola: Precio 19.00 → 20.00',
  ],
  [
    'the first of a month',
    [
      {
        kind: 'set',
        path: ['specialHours'],
        value: [{ date: '2099-12-01', open: '10:00', close: '16:30', note: 'Party' }],
      },
    ],
    '1 December 2099: 10:00–16:30 · Party',
    '1er décembre 2099\u00a0: 10\u00a0h – 16\u00a0h\u00a030 · Party',
    '1 de diciembre de 2099: 10:00–16:30 · Party',
  ],
  [
    'a dish that is moved',
    [{ kind: 'move', path: ITEMS, from: 0, to: 1 }],
    'Margherita: moved down',
    'Margherita\u00a0: plus bas',
    'Margherita: más abajo',
  ],
  [
    'a dish in another category',
    [
      { kind: 'insert', path: ['menu', 'categories', 1, 'items'], index: 0, from: [...ITEMS, 0] },
      { kind: 'remove', path: [...ITEMS, 0] },
    ],
    'Margherita: moved to Dolci',
    'Margherita\u00a0: déplacé vers Dolci',
    'Margherita: movido a Dolci',
  ],
  [
    'a day of the week',
    [{ kind: 'set', path: ['openingHours', 0, 'close'], value: '23:00' }],
    'Friday: 17:00–22:00 → 17:00–23:00',
    'Vendredi\u00a0: 17\u00a0h – 22\u00a0h → 17\u00a0h – 23\u00a0h',
    'Viernes: 17:00–22:00 → 17:00–23:00',
  ],
  [
    'allergens',
    [{ kind: 'set', path: [...ITEMS, 0, 'allergens'], value: ['milk'] }],
    'Margherita: milk contained',
    'Margherita\u00a0: lait contenu',
    'Margherita: leche contiene',
  ],
])('a save is said in the language of whoever reads it: %s', async (_, edits, ...words) => {
  const { brandsDir, historyDir, editor } = openBrand();
  await save(editor, edits);
  // As it was kept, too.
  expect([await inAll(editor), await inAll(makeEditor(brandsDir, { historyDir }))]).toEqual([words, words]);
  const [last] = editor.savesOf('nonna', await digestOf(editor));
  await editor.restore('nonna', await digestOf(editor), last?.id ?? 0);
  expect(await lastWords(editor, 'en')).toBe(`Taken back: ${words[0]}`);
});

test('what was taken back is done again, and what came later goes with what was before', async () => {
  const { editor } = openBrand();
  await save(editor, [PRICE]);
  await editor.restore('nonna', await digestOf(editor), 1);
  await editor.restore('nonna', await digestOf(editor), 2);
  expect(await lastWords(editor, 'en')).toBe('Again: Margherita: Price 16.50 → 17.50');
  await save(editor, [{ kind: 'set', path: ['name'], value: 'Pia' }]);
  await editor.restore('nonna', await digestOf(editor), 1);
  expect(await lastWords(editor, 'en')).toMatch(/^Back to before: .*Nonna → Pia; Margherita: Price 16.50 → 17.50$/);
  expect(await lastWords(editor, 'fr')).toMatch(/Margherita\u00a0: Prix 16,50 → 17,50$/);
});

test('what was published is said as what is undone', async () => {
  const { editor } = openBrand();
  await save(editor, [PRICE]);
  await save(editor, [{ ...PRICE, value: 16.5 }], { how: 'undone' });
  expect(await inAll(editor)).toEqual([
    'Undone: Margherita: Price 16.50 → 17.50',
    expect.stringMatching(/Prix 16,50 → 17,50$/),
    expect.stringMatching(/Precio 16.50 → 17.50$/),
  ]);
});

test('many changes of one save are said by the first of them', async () => {
  const { editor } = openBrand();
  const names = Array.from({ length: 7 }, (_, index) => ({ name: `Dish ${index}` }));
  await save(editor, [{ kind: 'set', path: [...ITEMS, 0, 'extra'], value: 1 }]);
  await save(
    editor,
    names.map((value, index): Edit => ({ kind: 'insert', path: ITEMS, index, value })),
  );
  expect(await lastWords(editor, 'en')).toMatch(/^Dish 0: New dish in Pizza; .*; and 3 more$/);
});

test('a plan is said with its time', async () => {
  const { editor } = openBrand();
  await save(editor, [PRICE], { plannedFor: { at: '2099-12-24T23:00:00.000Z', zone: 'America/Toronto' } });
  expect(await inAll(editor)).toEqual([
    'Planned for 24 December 2099, 18:00. Closed on 24 December 2099, and open again on 25 December 2099',
    expect.stringContaining('24 décembre 2099, 18'),
    expect.stringContaining('24 de diciembre de 2099, 18:00'),
  ]);
});

test('a history of an older version is read, and can be taken back', async () => {
  const { brandsDir, historyDir, editor } = openBrand();
  await save(editor, [PRICE]);
  const file = join(historyDir, 'nonna.json');
  const [kept] = JSON.parse(readFileSync(file, 'utf8')) as { edits?: unknown; words?: string }[];
  delete kept?.edits;
  writeFileSync(file, JSON.stringify([{ ...kept, words: 'Margherita 16,50 → 17,50' }]));
  const later = makeEditor(brandsDir, { historyDir });
  expect(await lastWords(later, 'en')).toBe('Margherita 16,50 → 17,50');
  await later.restore('nonna', await digestOf(later), 1);
  expect(await lastWords(later, 'en')).toBe('Taken back: Margherita: Price 16.50 → 17.50');
});

test.each<[string, unknown]>([
  ['is nothing', null],
  ['is of another kind', { words: 5 }],
  ['has a time that is none', { at: 'never' }],
  ['has a kind that is none', { how: 'constructor' }],
  ['has no list of edits', { edits: 7 }],
  ['has an edit that is none', { edits: [null] }],
  ['has a plan without a time', { plannedFor: {} }],
])('an entry of a history that %s is left out', async (_, damage) => {
  const { brandsDir, historyDir, editor } = openBrand();
  await save(editor, [PRICE]);
  await save(editor, [{ kind: 'set', path: ['name'], value: 'Pia' }]);
  const file = join(historyDir, 'nonna.json');
  const [first, last] = JSON.parse(readFileSync(file, 'utf8')) as object[];
  writeFileSync(file, JSON.stringify([damage === null ? null : { ...first, ...damage }, last]));
  const later = makeEditor(brandsDir, { historyDir });
  expect(later.savesOf('nonna', await digestOf(later)).map(({ id }) => id)).toEqual([2]);
  expect(await lastWords(later, 'en')).toBe('Name: Nonna → Pia');
});

test.each<[string, object]>([
  ['text', { before: 'Nonna' }],
  [
    'edits',
    {
      edits: [
        { kind: 'remove', path: ['menu', 'name', 'x'] },
        { kind: 'move', path: ['name'], from: 0, to: 1 },
      ],
    },
  ],
])('a history whose %s can’t be read says so little, and is not written back', async (_, damage) => {
  const { brandsDir, historyDir, editor } = openBrand();
  await save(editor, [PRICE]);
  const file = join(historyDir, 'nonna.json');
  const [kept] = JSON.parse(readFileSync(file, 'utf8')) as object[];
  writeFileSync(file, JSON.stringify([{ ...kept, ...damage }]));
  const later = makeEditor(brandsDir, { historyDir });
  expect(await lastWords(later, 'en')).toBe('changed');
  expect(await later.restore('nonna', await digestOf(later), 1)).toMatchObject({ kind: 'refused' });
});
