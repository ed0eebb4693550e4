import { ENGLISH } from '#i18n/english/english.ts';
import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { allergenText } from '#core/menu/allergens/allergens.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

const menuOf = (item: object) => ({
  name: 'X',
  menu: { categories: [{ name: 'A', items: [{ name: 'B', ...item }] }] },
});

function readItem(item: object) {
  const { site, warnings } = readConfiguration(menuOf(item));
  const [read] = site.menus[0]?.categories[0]?.items ?? [];
  return {
    item: read,
    text: read?.allergens ? allergenText(read.allergens, ENGLISH) : '',
    warnings: warnings.map(({ path, message }) => `${path.replace('menu.categories[0].items[0].', '')}: ${message}`),
  };
}

describe('allergens of an item', () => {
  test.each<[written: unknown, text: string]>([
    [['Milk', 'Wheat'], 'Contains Milk, Wheat.'],
    ['Milk, Eggs', 'Contains Milk, Eggs.'],
    ['milk; eggs and soy / wheat', 'Contains milk, eggs, soy, wheat.'],
    ['Nuts (almonds, cashews), soy', 'Contains Nuts (almonds, cashews), soy.'],
    ['Crustaceans and molluscs, kiwi and lime', 'Contains Crustaceans and molluscs, kiwi and lime.'],
    // As labels say it, in four languages.
    ['CONTAINS: Egg and Soy. May contain traces of: nuts, sesame.', 'Contains Egg, Soy. May contain nuts, sesame.'],
    ['milk, egg and may contain nuts', 'Contains milk, egg. May contain nuts.'],
    ['Contient : blé, œufs. Peut contenir des traces de soja', 'Contains blé, œufs. May contain soja.'],
    ['Contiene leche y huevo. Puede contener trazas de soja', 'Contains leche, huevo. May contain soja.'],
    ['含有小麦、鸡蛋。可能含有花生', 'Contains 小麦, 鸡蛋. May contain 花生.'],
    [['Milk', 'Nuts (may contain)', 'traces of egg', 'CONTAINS_SOY'], 'Contains Milk, soy. May contain Nuts, egg.'],
    [['Fish and fish products', 'Kiwi', 'RED_DYE'], 'Contains Fish and fish products, Kiwi, RED DYE.'],
    // As objects.
    [[{ name: 'Milk' }, { name: 'Nuts', state: 'may_contain' }], 'Contains Milk. May contain Nuts.'],
    [{ name: 'Milk', icon: 'milk.svg' }, 'Contains Milk.'],
    [{ 0: 'Milk', 1: { name: 'Eggs' } }, 'Contains Milk, Eggs.'],
    [{ contains_nuts: '1', contains_fish: '0', 'May contain': 'soy' }, 'Contains nuts. May contain soy.'],
    [{ milk: 1, eggs: 0, nuts: 'no', soy: 'YES', fish: true, wheat: null }, 'Contains milk, soy, fish.'],
    [{ milk: 'contains', nuts: 'may_contain', egg: 'free_from' }, 'Contains milk. May contain nuts.'],
    [{ milk: { level: 'CONTAINS' }, nuts: { mayContain: true, contains: false } }, 'Contains milk. May contain nuts.'],
    [{ treeNuts: ['almonds', 'cashews'] }, 'Contains almonds, cashews.'],
    [{ contains: ['milk'], mayContain: ['eggs'], freeFrom: ['nuts'] }, 'Contains milk. May contain eggs.'],
    // Toast, Square, Deliverect, GS1, levels by number, and a join of tables.
    [[{ allergenGuid: '1', allergenCode: 'TREE_NUTS', allergenPresenceType: 'TRACES' }], 'May contain tree nuts.'],
    [[{ allergenCode: 'WHEAT', allergenPresenceType: null }], 'Contains wheat.'],
    [[{ standard_name: 'CRUSTACEANS' }, { custom_name: 'Kiwi', type: 'CUSTOM' }], 'Contains crustaceans, Kiwi.'],
    [[{ name: 'Milk', allergenId: 106 }], 'Contains Milk.'],
    [[{ allergen: 'Eggs', levelOfContainmentCode: 'CONTAINS' }], 'Contains Eggs.'],
    [[{ allergen: 'Milk', levelOfContainmentCode: 'FREE_FROM' }], ''],
    [
      [
        { allergen: 'PEANUTS', contains: 3 },
        { allergen: 'MILK', contains: 0 },
      ],
      'Contains peanuts.',
    ],
    [[{ severity: 'High', allergens: { id: '1', name: 'Milk' } }], 'Contains Milk.'],
  ])('%j: %s', (allergens, text) => {
    expect(readItem({ allergens })).toMatchObject({ text, warnings: [] });
  });

  test('may have a key for each state', () => {
    const keys = { containsAllergens: ['en:milk', 'en:tree-nuts'], mayContain: 'Sesame, en:soybeans' };
    expect(readItem(keys)).toMatchObject({ text: 'Contains milk, tree nuts. May contain Sesame, soy.', warnings: [] });
  });

  const NONE = ['', 'None', 'n/a', '-', 'No known allergens', 'Contains: none. May contain: none.', false, null];
  const NONE_IN = [[], {}, ['none'], { milk: false }, { freeFrom: ['nuts'] }];
  test.each([...NONE, ...NONE_IN].map((allergens) => ({ allergens })))(
    'are not stated by $allergens, which is no claim and no mistake',
    ({ allergens }) => {
      expect(readItem({ allergens })).toMatchObject({ text: '', warnings: [], item: { name: 'B' } });
      expect(readItem({ allergens }).item?.allergens).toBeUndefined();
    },
  );

  test('are known by their names in four languages', () => {
    const names = ['Fruits à coque', 'leche', '花生', 'Dairy', 'SULPHUR DIOXIDE', 'Egg products', 'Kiwi'];
    expect(readItem({ allergens: names }).item?.allergens?.contains.map(({ known }) => known)).toEqual([
      ...['tree-nuts', 'milk', 'peanuts', 'sulphites', 'eggs'],
      undefined,
    ]);
  });

  test('are told once, whatever their words', () => {
    expect(readItem({ allergens: ['Milk', 'DAIRY', 'lait', 'Kiwi', 'kiwi'] })).toMatchObject({
      text: 'Contains Milk, Kiwi.',
      warnings: [],
    });
    expect(readItem({ allergens: ['Almonds'], mayContain: ['Tree nuts'] })).toMatchObject({
      text: 'Contains Almonds. May contain Tree nuts.',
      warnings: [],
    });
  });

  const TWICE = (path: string, name: string, one: string, other: string) =>
    `${path}: "${name}" is stated as "${one}" and as "${other}". It counts as "${other}".`;
  const NO_STATE = (path: string, value: string, means: string) =>
    `${path}: "${value}" does not say whether it is in the item. ${means}. Write it like "may contain".`;
  const FREE = (path: string, value: string) =>
    `${path}: "${value}" says what is not in the item. That is never shown. List only what the item contains.`;
  const NO_NAME = (path: string, value: unknown) =>
    `${path}: ${JSON.stringify(value)} is not the name of an allergen. It is left out. Write it like "Milk".`;

  test.each<[item: object, text: string, ...warnings: string[]]>([
    [
      { mayContain: ['Dairy'], allergens: ['Milk'] },
      'Contains Milk.',
      TWICE('mayContain[0]', 'Dairy', 'may contain', 'contains'),
    ],
    [
      { allergens: ['Milk', { milk: false }] },
      'Contains Milk.',
      TWICE('allergens[1].milk', 'milk', 'free', 'contains'),
    ],
    [
      { allergens: { nuts: false }, mayContain: { nuts: true } },
      'May contain nuts.',
      TWICE('allergens.nuts', 'nuts', 'free', 'may contain'),
    ],
    [
      { allergens: { milk: 'perhaps a bit', notes: 'Ask us' } },
      'Contains milk.',
      NO_STATE('allergens.milk', 'perhaps a bit', 'It counts as "contains"'),
      NO_STATE('allergens.notes', 'Ask us', 'It is left out'),
    ],
    [
      { allergens: ['nut-free', 'no egg', 'Milk', 'sans gluten', 'Doesn’t contain milk', 'Contains no nuts'] },
      'Contains Milk.',
      ...['nut-free', 'no egg'].map((value, index) => FREE(`allergens[${index}]`, value)),
      ...['sans gluten', 'Doesn’t contain milk', 'Contains no nuts'].map((value, index) =>
        FREE(`allergens[${index + 3}]`, value),
      ),
    ],
    [
      { allergens: { gluten_free: true, milk: true, nutFree: 'no' } },
      'Contains milk.',
      FREE('allergens.gluten_free', 'gluten_free'),
    ],
    [
      { allergens: 'Milk: Yes; Eggs: No, Nuts: may contain, Soy = 1' },
      'Contains Milk, Soy. May contain Nuts.',
      FREE('allergens', 'Milk: Yes; Eggs: No, Nuts: may contain, Soy = 1'),
    ],
    [
      { allergens: [1, '7', 'Vegan', '[object Object]', 'Milk'] },
      'Contains Milk.',
      ...[1, '7', 'Vegan', '[object Object]'].map((value, index) => NO_NAME(`allergens[${index}]`, value)),
    ],
    [{ allergens: true }, '', NO_NAME('allergens', true)],
    [
      { allergens: 'We fry everything in the same oil and '.repeat(3) },
      '',
      'allergens: "We fry everything in the same oil and We fry everything in… is too long for a name. It is left out. A sentence for all items belongs into "allergenNote".',
    ],
  ])('%j: the stricter state counts, and a warning says what is wrong', (item, text, ...warnings) => {
    expect(readItem(item)).toMatchObject({ text, warnings });
  });

  test.each([
    ['isVegan', ['Eggs'], 'Vegan'],
    ['isVegan', ['Anchois', 'shrimp'], 'Vegan'],
    ['isVegetarian', ['Fish'], 'Vegetarian'],
    ['isGlutenFree', ['Barley'], 'Gluten-free'],
  ])('contradict the mark %s by %j: the item loses the mark', (key, allergens, label) => {
    const { item, warnings } = readItem({ [key]: true, allergens });
    expect(item?.diets).toEqual([]);
    expect(warnings).toEqual([
      `${key}: true contradicts the allergen "${allergens.at(-1) ?? ''}". The item is not marked "${label}".`,
    ]);
  });

  test.each([
    ['isVegan', { mayContain: ['Milk'], allergens: ['Wheat'] }],
    ['isVegetarian', { allergens: ['Milk', 'Eggs'] }],
    ['isGlutenFree', { allergens: ['Oats'], mayContain: ['Wheat'] }],
    ['isHalal', { allergens: ['Fish'] }],
  ])('leave the mark %s to an item with %j', (key, allergens) => {
    expect(readItem({ [key]: true, ...allergens })).toMatchObject({
      item: { diets: [expect.any(String)] },
      warnings: [],
    });
  });

  test('have the note of their menus, else the site’s', () => {
    const items = [{ name: 'B', allergens: 'Milk' }];
    const noteOf = (configuration: object) => {
      const { allergenNote, menus } = readConfiguration({ name: 'X', ...configuration }).site;
      return [allergenNote, menus[0]?.allergenNote];
    };
    const own = noteOf({ allergenNote: 'Ours.', menu: { allergenNote: 'Dinner’s.', items } });
    expect(own).toEqual(['Ours.', 'Dinner’s.']);
    expect(noteOf({ allergenNote: 'Ours.', menu: { items } })).toEqual(['Ours.', undefined]);
    const menu = ['One.', 'Two.', 'One.'].map((allergenNote) => ({ allergenNote, items }));
    expect(noteOf({ menu })).toEqual([undefined, 'One. Two.']);
  });

  test('in hostile forms are read in time, and nothing breaks', () => {
    let deep: unknown = 'Milk';
    for (let level = 0; level < 5000; level += 1) deep = level % 2 === 0 ? [deep] : { contains: deep };
    const hostile = JSON.parse(
      '{"__proto__": true, "constructor": {"name": "toString"}, "hasOwnProperty": "contains", "milk": {"__proto__": "x"}}',
    ) as object;
    expect(readItem({ allergens: deep }).text).toBe('');
    expect(readItem({ allergens: hostile }).text).toBe('Contains proto, hasOwnProperty, milk.');
  });

  test('are never claimed to be absent, in whatever form they are stated', () => {
    const name = fc.constantFrom(
      ...['Milk', 'nuts', 'en:eggs', 'TREE_NUTS', 'Kiwi', 'no nuts', 'nut-free', 'None', '', '花生'],
    );
    const KEYS = ['state', 'contains', 'mayContain', 'freeFrom'];
    const states = ['contains', 'may_contain', 'free_from', 'no', 'traces', 'odd'];
    const state = fc.constantFrom<unknown[]>(true, false, null, 1, 0, ...states);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        name,
        state,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(name, fc.constantFrom('name', ...KEYS)), tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, value, (allergens, mayContain) => {
        const { text } = readItem({ allergens, mayContain });
        expect(text).not.toMatch(/\b(?:free|no|none|without|not)\b/i);
        expect(text).toMatch(/^(?:Contains [^.]+\.)?(?: ?May contain [^.]+\.)?$/);
      }),
      runs(100),
    );
  });
});
