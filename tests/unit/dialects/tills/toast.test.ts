import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { lostOfToast } from '#dialects/tills/lost.ts';
import { configurationSchema } from '#schema/configuration.ts';

interface Till {
  items?: object[];
  groups?: Record<string, object>;
  options?: Record<string, object>;
}

const toast = ({ items = [], groups = {}, options = {} }: Till) => ({
  menus: [{ name: 'Dinner', menuGroups: [{ name: 'Pizza', menuItems: items }] }],
  modifierGroupReferences: groups,
  modifierOptionReferences: options,
});
const menuOf = (till: Till) => {
  const { menu } = inOwnForm(configurationSchema, toast(till)).value as { menu: Menu[] };
  return { items: menu[0]?.categories[0]?.items, groups: menu[0]?.modifierGroups };
};
interface Menu {
  categories: { items: object[] }[];
  modifierGroups?: { id: string; modifiers: object[] }[];
}
const pizza = (item: object) => ({ name: 'Cheese pizza', price: 10, pricingStrategy: 'BASE_PRICE', ...item });
const PLAIN = { name: 'Cheese pizza', price: 10 };

describe('Toast’s modifiers', () => {
  test('stand in the menu once, with how many, what is included and what is sold out', () => {
    const groups = { 2: { name: 'Sauce', minSelections: 1, maxSelections: 1, modifierOptionReferences: [7, 8] } };
    const options = {
      7: { name: 'Red', price: 0, isDefault: true, calories: 90 },
      8: { name: 'White', price: 1.5, isDefault: false, outOfStock: true, itemTags: [{ name: 'Vegan' }] },
    };
    const items = [pizza({ modifierGroupReferences: [2] }), pizza({ name: 'Salami', modifierGroupReferences: [2] })];
    expect(menuOf({ items, groups, options })).toEqual({
      items: [
        { ...PLAIN, modifierGroups: ['Sauce'] },
        { ...PLAIN, name: 'Salami', modifierGroups: ['Sauce'] },
      ],
      groups: [
        {
          name: 'Sauce',
          minSelections: 1,
          maxSelections: 1,
          modifiers: [
            { name: 'Red', price: 0, isDefault: true, calories: 90 },
            { name: 'White', price: 1.5, soldOut: true, isVegan: true },
          ],
        },
      ],
    });
  });

  test.each<[string, object, object]>([
    ['asked for', { requiredMode: 'REQUIRED' }, { minSelections: 1 }],
    [
      'not asked for',
      { requiredMode: 'OPTIONAL_FORCE_SHOW', minSelections: 0, maxSelections: null },
      { minSelections: 0 },
    ],
    ['one of them', { isMultiSelect: false }, { maxSelections: 1 }],
    ['no maximum', { isMultiSelect: true, maxSelections: 0 }, {}],
  ])('may be %s', (_, written, expected) => {
    const groups = { 2: { name: 'Sauce', ...written, modifierOptionReferences: [7] } };
    const items = [pizza({ modifierGroupReferences: [2] })];
    const { groups: [group] = [] } = menuOf({ items, groups, options: { 7: { name: 'Red' } } });
    expect(group).toEqual({ name: 'Sauce', ...expected, modifiers: [{ name: 'Red' }] });
  });

  test('that share a name, or have none, keep their numbers', () => {
    const group = (name: string | null) => ({ name, modifierOptionReferences: [7] });
    const groups = { 2: group('Side'), 3: group('Side'), 4: group('2'), 5: group(' ') };
    const items = [pizza({ modifierGroupReferences: [2, 3, 4, 5] })];
    const { items: [item] = [], groups: read } = menuOf({ items, groups, options: { 7: { name: 'Red' } } });
    expect(item).toMatchObject({ modifierGroups: ['2', '3', '4', '5'] });
    expect(read?.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  });

  test.each([
    ['NO', { name: 'Cheese', isDefault: true }],
    ['YES', { name: 'Cheese', price: 1, isDefault: true }],
  ])('that come with an item cost what the group charges: %s', (defaultOptionsChargePrice, expected) => {
    const groups = { 2: { name: 'On it', defaultOptionsChargePrice, modifierOptionReferences: [7, 8] } };
    const options = { 7: { name: 'Cheese', price: 1, isDefault: true }, 8: { name: 'Egg', price: 2 } };
    const { groups: [group] = [] } = menuOf({ items: [pizza({ modifierGroupReferences: [2] })], groups, options });
    expect(group?.modifiers).toEqual([expected, { name: 'Egg', price: 2 }]);
  });

  test('that nest, name each other: in themselves, in a circle and in two items', () => {
    const groups = {
      1: { name: 'Side', modifierOptionReferences: [10, 11] },
      2: { name: 'Dressing', modifierOptionReferences: [12] },
      3: { name: 'On the side', modifierOptionReferences: [13] },
    };
    const options = {
      10: { name: 'Salad', modifierGroupReferences: [2] },
      11: { name: 'Another side', modifierGroupReferences: [1] },
      12: { name: 'Ranch', modifierGroupReferences: [3] },
      13: { name: 'Yes', modifierGroupReferences: [2] },
    };
    const { groups: read } = menuOf({ items: [pizza({ modifierGroupReferences: [1] })], groups, options });
    expect(read).toMatchObject([
      { name: 'Side', modifiers: [{ name: 'Salad', modifierGroups: ['Dressing'] }, { modifierGroups: ['Side'] }] },
      { name: 'Dressing', modifiers: [{ name: 'Ranch', modifierGroups: ['On the side'] }] },
      { name: 'On the side', modifiers: [{ name: 'Yes', modifierGroups: ['Dressing'] }] },
    ]);
    expect(lostOfToast(toast({ items: [pizza({ modifierGroupReferences: [1] })], groups, options }))).toEqual([]);
  });

  test('that nest too deep are told, and a chain of a thousand ends', () => {
    const count = 1000;
    const chain = (make: (index: number) => object) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [index, make(index)]));
    const groups = chain((index) => ({ name: `G${index}`, modifierOptionReferences: [index] }));
    const options = chain((index) => ({ name: `O${index}`, modifierGroupReferences: [index + 1] }));
    const till = { items: [pizza({ modifierGroupReferences: [0] })], groups, options };
    expect(lostOfToast(toast(till))).toEqual([
      {
        path: 'G3',
        message: `is a group that one chooses inside of others (and ${count - 4} more): it is nested too deep to be shown`,
      },
    ]);
    expect(menuOf(till).groups).toHaveLength(count);
  });

  test('are sixty, in their order', () => {
    const ids = Array.from({ length: 60 }, (_, index) => 100 + index);
    const groups = { 2: { name: 'Toppings', modifierOptionReferences: ids } };
    const options = Object.fromEntries(ids.map((id) => [id, { name: `T${id}`, price: 1 }]));
    const { groups: [group] = [] } = menuOf({ items: [pizza({ modifierGroupReferences: [2] })], groups, options });
    expect(group?.modifiers).toEqual(ids.map((id) => ({ name: `T${id}`, price: 1 })));
  });

  test.each(['__proto__', 'constructor', 'toString', 99, null, { x: 1 }])(
    '%j is no group, and no option',
    (reference) => {
      const groups = { 2: { name: 'Sauce', modifierOptionReferences: [reference, 7] } };
      const items = [pizza({ modifierGroupReferences: [reference, 2] })];
      expect(menuOf({ items, groups, options: { 7: { name: 'Red' } } })).toEqual({
        items: [{ ...PLAIN, modifierGroups: ['Sauce'] }],
        groups: [{ name: 'Sauce', modifiers: [{ name: 'Red' }] }],
      });
    },
  );
});

describe('Toast’s prices', () => {
  const groups = {
    2: { name: 'Size', guid: 'g-size', pricingStrategy: 'NONE', modifierOptionReferences: [12, 13] },
    3: {
      name: 'Toppings',
      guid: 'g-toppings',
      pricingStrategy: 'SIZE_PRICE',
      pricingRules: { sizeSequencePricingRules: [{ sizeName: 'Small', sequencePrices: [{ sequence: 1, price: 2 }] }] },
      modifierOptionReferences: [10],
    },
  };
  const options = {
    10: { name: 'Mushrooms', price: null, pricingStrategy: 'GROUP_PRICE' },
    12: { name: 'Small', price: 8, calories: 640 },
    13: { name: 'Large', price: 10 },
  };
  const sized = pizza({
    price: null,
    pricingStrategy: 'SIZE_PRICE',
    pricingRules: { timeSpecificPricingRules: [], sizeSpecificPricingGuid: 'g-size', sizeSequencePricingRules: [] },
    modifierGroupReferences: [3, 2],
  });

  test('by size are those of the group that the rules name; toppings stay extras, without the prices that depend on it', () => {
    expect(menuOf({ items: [sized], groups, options })).toEqual({
      items: [
        {
          name: 'Cheese pizza',
          price: null,
          sizes: [
            { name: 'Small', price: 8, calories: 640 },
            { name: 'Large', price: 10 },
          ],
          modifierGroups: ['Toppings'],
        },
      ],
      groups: [{ name: 'Toppings', modifiers: [{ name: 'Mushrooms' }] }],
    });
    expect(lostOfToast(toast({ items: [sized], groups, options }))).toEqual([
      { path: 'Toppings', message: 'has prices that depend on the size, or on how many one takes: they are not shown' },
    ]);
  });

  test('at some times stand beside the usual one', () => {
    const schedule = (days: string[], end: string) => [{ days, timeRanges: [{ start: '12:00', end }] }];
    const rules = [
      { timeSpecificPrice: 8, basePrice: 10, schedule: schedule(['MONDAY', 'FRIDAY'], '14:00') },
      { timeSpecificPrice: 9, basePrice: 10, schedule: schedule(['SUNDAY'], '15:00') },
    ];
    const item = pizza({
      price: null,
      pricingStrategy: 'TIME_SPECIFIC_PRICE',
      pricingRules: { timeSpecificPricingRules: rules },
    });
    expect(menuOf({ items: [item] }).items).toEqual([
      {
        ...PLAIN,
        timeSpecificPrices: [
          { price: 8, served: [{ day: ['Monday', 'Friday'], open: '12:00', close: '14:00' }] },
          { price: 9, served: [{ day: ['Sunday'], open: '12:00', close: '15:00' }] },
        ],
      },
    ]);
  });
});
