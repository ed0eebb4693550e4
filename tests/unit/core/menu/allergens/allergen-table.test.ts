import { describe, expect, test } from 'vitest';
import { allergenCsv, cellDetails, stateWord } from '#core/menu/allergens/allergen-csv.ts';
import { ALLERGEN_KINDS, kindsStated } from '#core/menu/allergens/allergen-statements.ts';
import { type AllergenTable, makeAllergenTable } from '#core/menu/allergens/allergen-table.ts';
import { ALLERGENS } from '#core/menu/allergens/allergens.data.ts';
import { findAllergen } from '#core/menu/allergens/allergens.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { FRENCH } from '#i18n/french/french.ts';
import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import type { ItemAllergens, KnownAllergen } from '#schema/menu/item-keys.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import { makeMenu } from '../../../../support/build/site.ts';
import { fc, runs } from '../../../../support/random.ts';

const allergens = (contains: string[], mayContain: string[] = []): ItemAllergens => {
  const named = (name: string) => ({ name, known: findAllergen(name) });
  return { contains: contains.map(named), mayContain: mayContain.map(named) };
};
const item = (name: string, contains: string[], mayContain?: string[]): Partial<MenuItem> => ({
  name,
  allergens: allergens(contains, mayContain),
});
const choice = (name: string, contains: string[], overrides: Partial<Choice> = {}): Choice => ({
  name,
  diets: [],
  ...(contains.length > 0 && { allergens: allergens(contains) }),
  ...overrides,
});
const group = (name: string, choices: Choice[], overrides: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
  id: name.toLowerCase(),
  name,
  choices,
  ...overrides,
});

const tableOf = (items: (string | Partial<MenuItem>)[], language?: string): AllergenTable =>
  makeAllergenTable([makeMenu({ Dishes: items })], { language });

/** Each row as words, cells with what they add: `['Bisque', 'Contains (lobster)', 'Not stated']`. */
const wordsOf = (table: AllergenTable): string[][] =>
  table.groups.flatMap(({ rows }) =>
    rows.map(({ name, cells }) => [
      name,
      ...cells.map((cell) => {
        const details = cellDetails(cell, ENGLISH);
        return `${stateWord(cell.state, ENGLISH)}${details === '' ? '' : ` (${details})`}`;
      }),
    ]),
  );
const namesOf = ({ columns }: AllergenTable): string[] => columns.map(({ name }) => name);

describe('the columns', () => {
  test('are the kinds of the laws that some item states, in their order', () => {
    expect(namesOf(tableOf([item('A', ['Lupin', 'Milk']), item('B', ['Lobster'], ['Almonds'])]))).toEqual([
      'Crustaceans',
      'Milk',
      'Tree nuts',
      'Lupin',
    ]);
  });

  test('are none where nothing is stated', () => {
    expect(tableOf(['Soup', 'Bread'])).toEqual({ columns: [], groups: [] });
    expect(tableOf([{ name: 'Soup', allergens: allergens([]) }])).toEqual({ columns: [], groups: [] });
  });

  test('are all fourteen of the EU, and what no law names as it is written', () => {
    const kinds = ALLERGEN_KINDS.filter((kind) => kind !== 'shellfish');
    expect(kinds).toHaveLength(14);
    const table = tableOf([
      item('A', [...kinds.map((kind) => ALLERGENS[kind].names.split(', ')[0] ?? ''), 'Cilantro']),
    ]);
    expect(table.columns.map(({ kind }) => kind)).toEqual([...kinds, 'x-cilantro']);
    expect(namesOf(table).at(-1)).toBe('Cilantro');
  });

  test.each([
    [['Wheat'], 'Wheat'],
    [['Wheat', 'Barley'], 'Gluten'],
    [['Gluten'], 'Gluten'],
  ])('of %j is %s', (stated, name) => {
    expect(namesOf(tableOf(stated.map((each) => item(each, [each]))))).toEqual([name]);
  });

  test('are one for names of an allergen in five languages', () => {
    const names = ['Milk', 'Lait', 'Leche', '牛奶', '乳類'];
    const table = tableOf(names.map((name) => item(name, [name])));
    expect(namesOf(table)).toEqual(['Milk']);
    expect(wordsOf(table).map(([, cell]) => cell)).toEqual(names.map(() => 'Contains'));
    expect(namesOf(tableOf([item('A', ['Milk'])], 'fr-CA'))).toEqual(['Lait']);
    expect(namesOf(tableOf([item('A', ['Milk'])], 'zh-Hant'))).toEqual(['乳']);
  });

  test('are one for an unknown name, however it is written', () => {
    expect(tableOf([item('A', ['Cilantro']), item('B', ['CILANTRO ', 'Café Crème'])]).columns).toEqual([
      { kind: 'x-cilantro', name: 'Cilantro' },
      { kind: 'x-cafe-creme', name: 'Café Crème' },
    ]);
  });
});

describe('a cell', () => {
  test('says which one of its kind is stated', () => {
    expect(wordsOf(tableOf([item('Cake', ['Almonds'], ['Hazelnuts']), item('Pie', ['Tree nuts'])]))).toEqual([
      ['Cake', 'Contains (Almonds)'],
      ['Pie', 'Contains'],
    ]);
  });

  test('says "may contain" where one above its kind is stated, and "contains" where it is stated itself, too', () => {
    const items = [
      item('Stew', ['Shellfish']),
      item('Prawns', ['Prawns']),
      item('Both', ['Shellfish', 'Mussel', 'Crab']),
    ];
    expect(wordsOf(tableOf(items))).toEqual([
      ['Stew', 'Contains', 'May contain (Shellfish)', 'Not stated'],
      ['Prawns', 'Contains (Prawns)', 'Contains (Prawns)', 'Not stated'],
      ['Both', 'Contains (Crab)', 'Contains (Crab)', 'Contains'],
    ]);
  });

  test('of peanuts says "may contain" where an item states "nuts", which guests use for both', () => {
    const items = [item('Satay', ['Peanuts']), item('Brownie', ['Nuts']), item('Nougat', ['Tree nuts'])];
    expect(wordsOf(tableOf(items))).toEqual([
      ['Satay', 'Contains', 'Not stated'],
      ['Brownie', 'May contain (Nuts)', 'Contains'],
      ['Nougat', 'Not stated', 'Contains'],
    ]);
  });

  test('is never clear: what is stated in neither list is not stated', () => {
    const table = tableOf([item('Toast', ['Wheat']), item('Ham', ['Milk'])]);
    expect(wordsOf(table)).toEqual([
      ['Toast', 'Contains', 'Not stated'],
      ['Ham', 'Not stated', 'Contains'],
    ]);
    expect(JSON.stringify(table)).not.toMatch(/free|safe|none/);
  });
});

describe('choices', () => {
  const bun = group('Bun', [choice('Brioche', ['Eggs'], { isDefault: true }), choice('Lettuce', [])], { min: 1 });
  const sauces = group('Sauces', [choice('Ketchup', ['Celery']), choice('Aioli', ['Eggs'])]);
  const withGroups = (groups: Partial<MenuItem>): AllergenTable =>
    tableOf([{ name: 'Burger', ...groups }, item('Plain', ['Eggs'])]);

  test('that come with an item count for it', () => {
    expect(wordsOf(withGroups({ modifierGroups: [bun] }))[0]).toEqual(['Burger', 'Contains (with Brioche)']);
  });

  test('that one adds on request have rows of their own, which the item names', () => {
    const table = withGroups({ modifierGroups: [sauces] });
    expect(wordsOf(table)).toEqual([
      ['Burger', 'Not stated', 'Not stated'],
      ['Plain', 'Contains', 'Not stated'],
      ['Ketchup', 'Not stated', 'Contains'],
      ['Aioli', 'Contains', 'Not stated'],
    ]);
    expect(table.groups[0]?.rows[0]?.choices).toEqual([{ id: 'choices-sauces', name: 'Sauces' }]);
    expect(table.groups[1]).toMatchObject({ id: 'choices-sauces', isChoices: true });
  });

  test.each<[string, ChoiceGroup, string]>([
    ['some', group('Side', [choice('Slaw', ['Eggs']), choice('Fries', [])]), 'May contain (with Slaw)'],
    ['each', group('Side', [choice('Slaw', ['Eggs']), choice('Mayo', ['Eggs'])]), 'Contains (with Slaw, Mayo)'],
    ['the only one', group('Side', [choice('Slaw', ['Eggs'])]), 'Contains (with Slaw)'],
    [
      'one of the next choice',
      group('Side', [choice('Wrap', [], { modifierGroups: [{ ...sauces, min: 1 }] })]),
      'May contain (with Wrap)',
    ],
  ])('of which one has to choose count where %s states it', (_, choices, cell) => {
    expect(wordsOf(withGroups({ courses: [choices] }))[0]?.[1]).toBe(cell);
    expect(wordsOf(withGroups({ modifierGroups: [{ ...choices, min: 1 }] }))[0]?.[1]).toBe(cell);
  });

  test('do not weaken what the item states', () => {
    const table = withGroups({ allergens: allergens(['Eggs']), courses: [group('Side', [choice('Slaw', ['Eggs'])])] });
    expect(wordsOf(table)[0]).toEqual(['Burger', 'Contains']);
  });

  test('of a category and of several items stand there once', () => {
    const menu = makeMenu({
      Burgers: [
        { name: 'One', modifierGroups: [bun] },
        { name: 'Two', modifierGroups: [bun] },
      ],
    });
    const [category] = menu.categories;
    const table = makeAllergenTable([{ categories: category ? [{ ...category, modifierGroups: [sauces] }] : [] }], {});
    expect(table.groups.map(({ name }) => name)).toEqual(['Burgers', 'Bun', 'Sauces']);
    expect(table.groups[0]?.rows.map(({ choices }) => choices.map(({ name }) => name))).toEqual([
      ['Bun', 'Sauces'],
      ['Bun', 'Sauces'],
    ]);
  });
});

test('rows keep the ids of their items, but none that the page has itself', () => {
  const menu = makeMenu({
    Main: [
      { ...item('Main', ['Milk']), id: 'main' },
      { name: 'Soup', id: 'soup' },
    ],
  });
  const { groups } = makeAllergenTable([menu], {});
  expect(groups[0]?.rows.map(({ id }) => id)).toEqual(['main-2', 'soup']);
});

describe('as CSV', () => {
  test('it says the same, with what the cells add at the end', () => {
    const lunch = makeMenu({ Cakes: [item('Cake', ['Almonds', 'Milk'], ['Sesame'])] }, { id: 'lunch', name: 'Lunch' });
    const table = makeAllergenTable([lunch, makeMenu({ Soups: ['Soup'] }, { id: 'dinner', name: 'Dinner' })], {});
    expect(allergenCsv(table, ENGLISH)).toBe(
      [
        '\u{feff}Menu,Category,Item,Milk,Tree nuts,Sesame,Details',
        'Lunch,Cakes,Cake,Contains,Contains,May contain,Tree nuts: Almonds',
        'Dinner,Soups,Soup,Not stated,Not stated,Not stated,',
        '',
      ].join('\r\n'),
    );
    expect(allergenCsv(tableOf([item('A', ['Milk'])], 'fr'), FRENCH)).toContain('Catégorie,Plat,Lait,Précisions');
  });

  test('it runs no formula, and keeps commas, quotes and HTML as text', () => {
    const table = tableOf([item('=HYPERLINK("http://evil.example")', ['+1+cmd|x']), item('<b>"A", B</b>', ['@sum'])]);
    const [head = '', first = '', second = ''] = allergenCsv(table, ENGLISH).split('\r\n');
    expect(head).toContain(",'+1+cmd|x,'@sum,");
    expect(first).toContain(`"'=HYPERLINK(""http://evil.example"")",Contains,Not stated`);
    expect(second).toContain('"<b>""A"", B</b>",Not stated,Contains');
  });
});

/** The cells of a CSV that `csvOf` has written. */
const cellsOf = (csv: string): string[][] =>
  csv
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );

const NAMES = [
  ...(Object.keys(ALLERGENS) as KnownAllergen[]).flatMap((known) => {
    const { names, french, spanish, chinese } = ALLERGENS[known];
    return [names, french, spanish, chinese].map((each) => each.split(', ')[0] ?? '');
  }),
  'Nuts',
  'Frutos secos',
  'Cilantro',
  '=1+1',
];
const statedAllergens = fc
  .tuple(fc.subarray(NAMES, { maxLength: 4 }), fc.subarray(NAMES, { maxLength: 3 }))
  .map(([contains, mayContain]) => allergens(contains, mayContain));
const choices = fc
  .array(
    fc.record({
      allergens: fc.option(statedAllergens, { nil: undefined }),
      isDefault: fc.constantFrom(true as const, undefined),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((each, index) => ({ name: `Choice ${index}`, diets: [], ...each })));
const someGroups = fc
  .array(fc.record({ choices, min: fc.constantFrom(0, 1, undefined) }), { maxLength: 2 })
  .map((all) => all.map((each, index) => ({ id: `group-${index}`, name: `Group ${index}`, ...each })));
const someItems = fc
  .array(
    fc.record({
      allergens: fc.option(statedAllergens, { nil: undefined }),
      modifierGroups: someGroups,
      courses: someGroups,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.map((each, index) => ({ name: `Item ${index}`, ...each })));

test('table, CSV and filter say the same of each item and allergen', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const menu = makeMenu({ Dishes: items });
      const table = makeAllergenTable([menu], {});
      const [, ...lines] = cellsOf(allergenCsv(table, ENGLISH));
      const rows = table.groups.flatMap((each) => each.rows);
      // A table without columns has no rows, and its CSV has none.
      expect(lines).toHaveLength(rows.length);
      for (const [index, row] of rows.entries()) {
        const words = row.cells.map(({ state }) => stateWord(state, ENGLISH));
        expect(lines[index]?.slice(2, -1)).toEqual(words);
      }
      for (const [index, { cells }] of (table.groups[0]?.rows ?? []).entries()) {
        const [dish] = menu.categories[0]?.items.slice(index, index + 1) ?? [];
        if (!dish) throw new Error('A row without its item.');
        const hidden = kindsStated(dish) ?? [];
        for (const [column, { state }] of cells.entries()) {
          const { kind = '' } = table.columns[column] ?? {};
          expect(hidden.includes(kind)).toBe(state !== 'not-stated');
        }
      }
    }),
    runs(40),
  );
});

test('what an item states is in its row, and "contains" stays "contains"', () => {
  fc.assert(
    fc.property(statedAllergens, (stated) => {
      const { columns, groups } = tableOf([{ name: 'Dish', allergens: stated }]);
      const stateIn = ({ name, known }: ItemAllergens['contains'][number]) =>
        groups[0]?.rows[0]?.cells[
          columns.findIndex(
            ({ kind }) => kind === kindsStated({ allergens: { contains: [{ name, known }], mayContain: [] } })?.[0],
          )
        ]?.state;
      expect(stated.contains.map(stateIn)).toEqual(stated.contains.map(() => 'contains'));
      for (const each of stated.mayContain) expect(stateIn(each)).toMatch(/contain/);
    }),
  );
});

test('a table of 400 items and 14 allergens is made in no time', () => {
  const kinds = ALLERGEN_KINDS.filter((kind) => kind !== 'shellfish');
  const items = Array.from({ length: 400 }, (_, index) => ({
    name: `Item ${index}`,
    allergens: {
      contains: kinds.filter((_kind, at) => (index + at) % 3 === 0).map((known) => ({ name: known, known })),
      mayContain: [],
    },
  }));
  const table = tableOf(items);
  expect(table.columns).toHaveLength(14);
  expect(table.groups[0]?.rows).toHaveLength(400);
});
