import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { menuItemSchema, wholeMenuSchema } from '#schema/menu/menu.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const itemOf = (written: object) => inOwnForm(menuItemSchema, { name: 'Burger', price: 12, ...written }).value;
const groupsOf = (written: object) => (itemOf(written) as { modifierGroups?: unknown }).modifierGroups;
const bacon = { name: 'Bacon', price: 2 };

describe('extras in other words', () => {
  test.each<[string, object, unknown]>([
    ['a list of them', { extras: [bacon] }, [{ name: 'Extras', modifiers: [bacon] }]],
    [
      'names',
      { extras: ['Bacon', 'Cheese'] },
      [{ name: 'Extras', modifiers: [{ name: 'Bacon' }, { name: 'Cheese' }] }],
    ],
    ['options beside a price', { options: [bacon] }, [{ name: 'Options', modifiers: [bacon] }]],
    [
      'groups of options',
      { optionGroups: [{ title: 'Add', options: [bacon] }] },
      [{ name: 'Add', modifiers: [bacon] }],
    ],
    [
      'a map of prices by name',
      { modifierGroups: { Add: { name: 'Add', modifiers: { Bacon: 2 } } } },
      [{ name: 'Add', modifiers: [bacon] }],
    ],
    ['a map of groups', { modifiers: { Add: [bacon] } }, [{ name: 'Add', modifiers: [bacon] }]],
    ['names of groups', { modifierGroups: ['sauces'] }, ['sauces']],
    [
      'schema.org’s sections and items',
      {
        menuAddOn: [
          {
            '@type': 'MenuSection',
            name: 'Sauces',
            hasMenuItem: [{ name: 'Garlic', offers: { price: '1.00', priceCurrency: 'CAD' } }],
          },
          { '@type': 'MenuItem', name: 'Bacon', offers: { '@type': 'Offer', price: '2.00', priceCurrency: 'CAD' } },
        ],
      },
      [
        { '@type': 'MenuSection', name: 'Sauces', modifiers: [{ name: 'Garlic', price: '1.00 CAD' }] },
        { name: 'Extras', modifiers: [{ '@type': 'MenuItem', name: 'Bacon', price: '2.00 CAD' }] },
      ],
    ],
  ])('%s', (_, written, expected) => {
    expect(groupsOf(written)).toEqual(expected);
  });

  test.each<[string, object, object]>([
    [
      'Uber Eats’ quantities',
      { quantity_info: { quantity: { min_permitted: 1, max_permitted: 2 } } },
      { minSelections: 1, maxSelections: 2 },
    ],
    [
      'Wix’s rule',
      { rule: { required: true, minSelections: 1, maxSelections: 3 } },
      { minSelections: 1, maxSelections: 3 },
    ],
    ['a rule without numbers', { required: true, multiple: false }, { minSelections: 1, maxSelections: 1 }],
    ['Square’s word for one', { selection_type: 'SINGLE' }, { maxSelections: 1 }],
    ['zero for no maximum', { min: 0, max: 0 }, { minSelections: 0 }],
    ['-1 for what is not set', { min: -1, max: -1 }, {}],
  ])('how many, by %s', (_, written, expected) => {
    expect(groupsOf({ modifierGroups: [{ name: 'Add', ...written, modifiers: [bacon] }] })).toEqual([
      { name: 'Add', ...expected, modifiers: [bacon] },
    ]);
  });

  test.each<[string, object, object]>([
    ['cents', { priceMoney: { amount: 150, currency: 'CAD' } }, { price: '1.50 CAD' }],
    ['nothing more', { price: { amount: 0, currency: 'CAD' } }, { price: 0 }],
    ['Wix’s charge', { additionalChargeInfo: { additionalCharge: '2.00' } }, { price: '2.00' }],
    ['a surcharge', { upcharge: 2 }, { price: 2 }],
    ['included ones', { preSelected: true }, { isDefault: true }],
    ['calories in a range', { calories: { lower_range: 40, upper_range: 90 } }, { calories: '40-90' }],
    ['marks and stock', { tags: ['vegan'], available: 'sold out' }, { isVegan: true, soldOut: true }],
  ])('a modifier with %s', (_, written, expected) => {
    expect(groupsOf({ modifierGroups: [{ name: 'Add', modifiers: [{ name: 'X', ...written }] }] })).toEqual([
      { name: 'Add', modifiers: [{ name: 'X', ...expected }] },
    ]);
  });

  test('sizes stay sizes beside them', () => {
    const sizes = [
      { name: 'Small', price: 9 },
      { name: 'Large', price: 12 },
    ];
    expect(itemOf({ price: undefined, options: sizes, extras: [bacon] })).toEqual({
      name: 'Burger',
      sizes,
      modifierGroups: [{ name: 'Extras', modifiers: [bacon] }],
    });
  });

  test('the ingredients that some write as add-ons are none', () => {
    const menuAddOn = [
      { '@type': 'MenuItem', name: 'Gin' },
      { '@type': 'Restaurant', name: 'Rye', address: {} },
    ];
    const item = { name: 'Martini', price: 14, menuAddOn };
    expect(warningsFor({ name: 'X', currency: 'CAD', menu: { items: [item] } })).toMatchInlineSnapshot(`
      [
        "$: 1 key is not used: menu.items[].menuAddOn[].address. What it holds is on no page. Remove it, or write it like a key of docs/schemas/website.schema.json.",
        "menu.items[0].menuAddOn[0]: {"@type":"MenuItem","name":"Gin"} has no "modifiers". The group is left out. Write it like {"name":"Add","modifiers":[{"name":"Bacon","price":2}]}.",
        "menu.items[0].menuAddOn[1]: {"@type":"Restaurant","name":"Rye","address":{}} has no "modifiers". The group is left out. Write it like {"name":"Add","modifiers":[{"name":"Bacon","price":2}]}.",
      ]
    `);
  });

  test('the toppings that are on it are no group', () => {
    const toppings = ['Tomato', 'Basil'];
    expect(groupsOf({ toppings })).toEqual(toppings);
    expect(groupsOf({ toppings: [bacon] })).toEqual([{ name: 'Toppings', modifiers: [bacon] }]);
    const items = [{ name: 'Margherita', price: 14, toppings }];
    expect(siteOf({ menu: { items } }).menus[0]?.categories[0]?.items[0]).not.toHaveProperty('modifierGroups.0');
  });

  test('a price for the happy hour stands beside the usual one', () => {
    expect(itemOf({ happyHourPrice: 6 })).toEqual({
      name: 'Burger',
      price: 12,
      timeSpecificPrices: [{ name: 'Happy hour', price: 6 }],
    });
    expect(itemOf({ happyHour: 'Mon-Fri' })).toEqual({ name: 'Burger', price: 12, happyHour: 'Mon-Fri' });
  });

  test('are found again where they were written', () => {
    const item = { name: 'Burger', price: 12, extras: [{ name: 'Bacon', price: { a: 1 } }] };
    expect(warningsFor({ name: 'X', currency: 'CAD', menu: { items: [item] } })[0]).toMatch(
      /^menu\.items\[0\]\.extras/,
    );
  });
});

test('groups of a menu, and of what its items have, are no categories and no items', () => {
  const group = { name: 'Sauces', modifiers: [{ name: 'Garlic', price: 1 }] };
  const menu = {
    modifierGroups: [{ id: 's', ...group }],
    sections: [
      {
        title: 'Mains',
        sections: [{ title: 'Burgers', dishes: [{ name: 'Plain', price: 12, modifierGroups: ['s'] }] }],
      },
    ],
  };
  expect(inOwnForm(wholeMenuSchema, menu).value).toEqual({
    modifierGroups: [{ id: 's', ...group }],
    categories: [{ name: 'Mains – Burgers', items: [{ name: 'Plain', price: 12, modifierGroups: ['s'] }] }],
  });
});
