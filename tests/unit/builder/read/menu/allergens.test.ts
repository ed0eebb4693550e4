import { fc, runs } from '../../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { allergenText } from '../../../../../src/domain/menu/allergens.ts';
import { readConfiguration } from '../../../../support/build/read-brand.ts';

const menuOf = (item: object) => ({
  name: 'X',
  menu: { categories: [{ name: 'A', items: [{ name: 'B', ...item }] }] },
});

function readItem(item: object) {
  const { site, warnings } = readConfiguration(menuOf(item));
  const [read] = site.menus[0]?.categories[0]?.items ?? [];
  return {
    item: read,
    text: read?.allergens ? allergenText(read.allergens) : '',
    warnings: warnings.map(({ path, message }) => `${path.replace('menu.categories[0].items[0].', '')}: ${message}`),
  };
}

describe('allergens of an item', () => {
  test.each<[string, object, string]>([
    ['a list', { allergens: ['Milk', 'Wheat'] }, 'Contains Milk, Wheat.'],
    ['one text', { allergens: 'Milk, Eggs' }, 'Contains Milk, Eggs.'],
    [
      'one text in one of several forms',
      { allergens: 'milk; eggs and soy / wheat' },
      'Contains milk, eggs, soy, wheat.',
    ],
    ['names with brackets', { allergens: 'Nuts (almonds, cashews), soy' }, 'Contains Nuts (almonds, cashews), soy.'],
    [
      'names that have an "and"',
      { allergens: 'Crustaceans and molluscs, kiwi and lime' },
      'Contains Crustaceans and molluscs, kiwi and lime.',
    ],
    [
      'the words of a label',
      { allergens: 'CONTAINS: Wheat, Egg and Soy. May contain traces of: nuts, sesame.' },
      'Contains Wheat, Egg, Soy. May contain nuts, sesame.',
    ],
    [
      'a label in one sentence',
      { allergens: 'milk, egg and may contain nuts' },
      'Contains milk, egg. May contain nuts.',
    ],
    [
      'a label in French',
      { allergens: 'Contient : blé, œufs. Peut contenir des traces de fruits à coque' },
      'Contains blé, œufs. May contain fruits à coque.',
    ],
    [
      'a label in Spanish',
      { allergens: 'Contiene leche y huevo. Puede contener trazas de soja' },
      'Contains leche, huevo. May contain soja.',
    ],
    ['a label in Chinese', { allergens: '含有小麦、鸡蛋。可能含有花生' }, 'Contains 小麦, 鸡蛋. May contain 花生.'],
    [
      'states in names',
      { allergens: ['Milk', 'Nuts (may contain)', 'traces of egg', 'CONTAINS_SOY'] },
      'Contains Milk, soy. May contain Nuts, egg.',
    ],
    [
      'objects with a name',
      { allergens: [{ name: 'Milk' }, { name: 'Nuts', state: 'may_contain' }] },
      'Contains Milk. May contain Nuts.',
    ],
    ['one object', { allergens: { name: 'Milk', icon: 'milk.svg' } }, 'Contains Milk.'],
    ['flags', { allergens: { milk: true, eggs: false, nuts: null } }, 'Contains milk.'],
    ['a list as an object', { allergens: { 0: 'Milk', 1: { name: 'Eggs' } } }, 'Contains Milk, Eggs.'],
    [
      'flags of an export',
      { allergens: { contains_nuts: '1', contains_fish: '0', 'May contain': 'soy' } },
      'Contains nuts. May contain soy.',
    ],
    [
      'flags as numbers and texts',
      { allergens: { milk: 1, eggs: 0, nuts: 'no', soy: 'YES', fish: '1' } },
      'Contains milk, soy, fish.',
    ],
    [
      'states by name',
      { allergens: { milk: 'contains', nuts: 'may_contain', sesame: 'traces', egg: 'free_from' } },
      'Contains milk. May contain nuts, sesame.',
    ],
    [
      'objects by name',
      { allergens: { milk: { level: 'CONTAINS' }, nuts: { mayContain: true, contains: false } } },
      'Contains milk. May contain nuts.',
    ],
    ['kinds by name', { allergens: { treeNuts: ['almonds', 'cashews'] } }, 'Contains almonds, cashews.'],
    [
      'lists by state',
      { allergens: { contains: ['milk'], mayContain: ['eggs'], freeFrom: ['nuts'] } },
      'Contains milk. May contain eggs.',
    ],
    [
      'keys for each state',
      { containsAllergens: ['Milk'], mayContain: 'Nuts, Sesame' },
      'Contains Milk. May contain Nuts, Sesame.',
    ],
    [
      'Toast',
      {
        allergens: [
          { allergenGuid: '1', allergenCode: 'TREE_NUTS', allergenPresenceType: 'TRACES' },
          { allergenCode: 'WHEAT', allergenPresenceType: null },
        ],
      },
      'Contains wheat. May contain tree nuts.',
    ],
    [
      'Square',
      {
        allergens: [
          { type: 'STANDARD', standard_name: 'CRUSTACEANS' },
          { type: 'CUSTOM', custom_name: 'Kiwi' },
        ],
      },
      'Contains crustaceans, Kiwi.',
    ],
    ['Deliverect', { allergens: [{ name: 'Milk', allergenId: 106 }] }, 'Contains Milk.'],
    [
      'Open Food Facts',
      { allergens: ['en:milk', 'en:tree-nuts'], mayContain: 'en:soybeans' },
      'Contains milk, tree nuts. May contain soy.',
    ],
    [
      'GS1',
      {
        allergens: [
          { allergen: 'Milk', levelOfContainmentCode: 'FREE_FROM' },
          { allergen: 'Eggs', levelOfContainmentCode: 'CONTAINS' },
        ],
      },
      'Contains Eggs.',
    ],
    [
      'levels by number',
      {
        allergens: [
          { allergen: 'PEANUTS', contains: 3 },
          { allergen: 'MILK', contains: 0 },
        ],
      },
      'Contains peanuts.',
    ],
    ['a join of tables', { allergens: [{ severity: 'High', allergens: { id: '1', name: 'Milk' } }] }, 'Contains Milk.'],
    [
      'names of products',
      { allergens: ['Fish and fish products', 'Celery and products thereof'] },
      'Contains Fish and fish products, Celery and products thereof.',
    ],
    ['names that are not known', { allergens: ['Kiwi', 'MSG', 'RED_DYE'] }, 'Contains Kiwi, MSG, RED DYE.'],
  ])('are read from %s', (_, item, text) => {
    expect(readItem(item)).toMatchObject({ text, warnings: [] });
  });

  test.each([
    [[]],
    [''],
    ['None'],
    ['n/a'],
    ['-'],
    [false],
    [{}],
    [{ milk: false }],
    [null],
    [['none']],
    ['No known allergens'],
    ['Contains: none. May contain: none.'],
    [{ freeFrom: ['nuts'] }],
  ])('are not stated by %j, which is no claim and no mistake', (allergens) => {
    expect(readItem({ allergens })).toMatchObject({ text: '', warnings: [] });
    expect(readItem({ allergens }).item).not.toHaveProperty('allergens');
  });

  test('are known by their names in four languages', () => {
    const names = [
      'Fruits à coque',
      'leche',
      '花生',
      'Dairy',
      'SULPHUR DIOXIDE',
      'Egg products',
      'Milk (incl. lactose)',
      'Kiwi',
    ];
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

  test.each<[string, object, string, string[]]>([
    [
      'contained and possible',
      { mayContain: ['Dairy'], allergens: ['Milk'] },
      'Contains Milk.',
      ['mayContain[0]: "Dairy" is stated as "may contain" and as "contains". It counts as "contains".'],
    ],
    [
      'contained and not',
      { allergens: ['Milk', { milk: false }] },
      'Contains Milk.',
      ['allergens[1].milk: "milk" is stated as "free" and as "contains". It counts as "contains".'],
    ],
    [
      'possible and not',
      { allergens: { nuts: false }, mayContain: { nuts: true } },
      'May contain nuts.',
      ['allergens.nuts: "nuts" is stated as "free" and as "may contain". It counts as "may contain".'],
    ],
    [
      'of a word that is no state',
      { allergens: { milk: 'perhaps a bit', notes: 'Ask us' } },
      'Contains milk.',
      [
        'allergens.milk: "perhaps a bit" does not say whether it is in the item. It counts as "contains". Write it like "may contain".',
        'allergens.notes: "Ask us" does not say whether it is in the item. It is left out. Write it like "may contain".',
      ],
    ],
    [
      'free of something',
      { allergens: ['nut-free', 'no egg', 'Milk', 'sans gluten'] },
      'Contains Milk.',
      [
        'allergens[0]: "nut-free" says what is not in the item. That is never shown. List only what the item contains.',
        'allergens[1]: "no egg" says what is not in the item. That is never shown. List only what the item contains.',
        'allergens[3]: "sans gluten" says what is not in the item. That is never shown. List only what the item contains.',
      ],
    ],
    [
      'of numbers',
      { allergens: [1, '7', 'Milk'] },
      'Contains Milk.',
      [
        'allergens[0]: 1 is not the name of an allergen. It is left out. Write it like "Milk".',
        'allergens[1]: "7" is not the name of an allergen. It is left out. Write it like "Milk".',
      ],
    ],
    [
      'free of something, in a sentence',
      { allergens: ['Doesn’t contain milk', 'Contains no nuts'] },
      '',
      [
        'allergens[0]: "Doesn’t contain milk" says what is not in the item. That is never shown. List only what the item contains.',
        'allergens[1]: "Contains no nuts" says what is not in the item. That is never shown. List only what the item contains.',
      ],
    ],
    [
      'marks',
      { allergens: ['Wheat', 'Vegan'] },
      'Contains Wheat.',
      ['allergens[1]: "Vegan" is not the name of an allergen. It is left out. Write it like "Milk".'],
    ],
    [
      'told in a text',
      { allergens: 'Milk: Yes; Eggs: No, Nuts: may contain, Soy = 1' },
      'Contains Milk, Soy. May contain Nuts.',
      [
        'allergens: "Milk: Yes; Eggs: No, Nuts: may contain, Soy = 1" says what is not in the item. That is never shown. List only what the item contains.',
      ],
    ],
    [
      'free of something, as a flag',
      { allergens: { gluten_free: true, milk: true, nutFree: 'no' } },
      'Contains milk.',
      [
        'allergens.gluten_free: "gluten_free" says what is not in the item. That is never shown. List only what the item contains.',
      ],
    ],
    [
      'of true alone',
      { allergens: true },
      '',
      ['allergens: true is not the name of an allergen. It is left out. Write it like "Milk".'],
    ],
    [
      'of junk',
      { allergens: ['[object Object]', 'Milk'] },
      'Contains Milk.',
      ['allergens[0]: "[object Object]" is not the name of an allergen. It is left out. Write it like "Milk".'],
    ],
    [
      'of a sentence',
      { allergens: `${'We fry everything in the same oil and '.repeat(3)}` },
      '',
      [
        'allergens: "We fry everything in the same oil and We fry everything in… is too long for a name. It is left out. A sentence for all items belongs into "allergenNote".',
      ],
    ],
  ])('that are %s: the stricter state counts, and a warning says so', (_, item, text, warnings) => {
    const found = readItem(item);
    expect(found.text).toBe(text);
    expect(found.warnings).toEqual(warnings);
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
      const { site } = readConfiguration({ name: 'X', ...configuration });
      return [site.allergenNote, site.menus[0]?.allergenNote];
    };
    expect(noteOf({ allergenNote: 'Ours.', menu: { allergenNote: 'Dinner’s.', items } })).toEqual([
      'Ours.',
      'Dinner’s.',
    ]);
    expect(noteOf({ allergenNote: 'Ours.', menu: { items } })).toEqual(['Ours.', undefined]);
    const two = [
      { allergenNote: 'One.', items },
      { allergenNote: 'Two.', items },
      { allergenNote: 'One.', items },
    ];
    expect(noteOf({ menu: two })).toEqual([undefined, 'One. Two.']);
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
      'Milk',
      'nuts',
      'en:eggs',
      'TREE_NUTS',
      'Kiwi',
      'no nuts',
      'nut-free',
      'None',
      '',
      '花生',
    );
    const state = fc.constantFrom<unknown[]>(
      true,
      false,
      null,
      1,
      0,
      'contains',
      'may_contain',
      'free_from',
      'no',
      'traces',
      'odd',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        name,
        state,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.oneof(name, fc.constantFrom('name', 'state', 'contains', 'mayContain', 'freeFrom')),
          tie('value'),
          { maxKeys: 4 },
        ),
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
