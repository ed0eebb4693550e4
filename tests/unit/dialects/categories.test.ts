import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../support/build/read-brand.ts';

const soup = [{ name: 'Soup' }];
const categoriesOf = (menu: unknown) =>
  siteOf({ menu }).menus[0]?.categories.map(({ name, description, items }) =>
    [name, description, ...items.map((item) => item.name)].filter(Boolean).join(': '),
  );

describe('categories in categories', () => {
  test.each<[string, object, string[]]>([
    [
      'stand behind the one around them, with its name',
      {
        categories: [
          {
            name: 'Drinks',
            categories: [
              { name: 'Wine', items: [{ name: 'Riesling' }] },
              { name: 'Beer', description: 'On tap.', items: [{ name: 'Lager' }] },
            ],
            items: [{ name: 'Water' }],
          },
          { name: 'Food', sections: [{ name: 'Starters', items: soup }] },
        ],
      },
      ['Drinks: Water', 'Drinks – Wine: Riesling', 'Drinks – Beer: On tap.: Lager', 'Food – Starters: Soup'],
    ],
    [
      'of schema.org, one of them without a list',
      { hasMenuSection: { name: 'A', hasMenuSection: { name: 'B', hasMenuItem: { name: 'Soup' } } } },
      ['A – B: Soup'],
    ],
    [
      'give the description of one that has nothing else to the first of them',
      {
        categories: [
          {
            title: 'Pizza',
            description: 'From the oven.',
            subcategories: [
              { title: 'Red', desc: 'Tomato.', items: soup },
              { title: 'White', items: soup },
            ],
          },
        ],
      },
      ['Pizza – Red: From the oven.\nTomato.: Soup', 'Pizza – White: Soup'],
    ],
    [
      'without a name of their own have that of the one around it',
      { categories: [{ name: 'A', children: [{ items: soup }] }] },
      ['A: Soup'],
    ],
  ])('%s', (_, menu, categories) => {
    expect(categoriesOf(menu)).toEqual(categories);
    expect(warningsFor({ name: 'X', menu })).toEqual([]);
  });

  test('are warned of at the place that was written', () => {
    const items = [...soup, { name: 'Tea', price: -1 }, { price: 1 }];
    const menu = { groups: [{ name: 'A', groups: [{ name: 'B', items }] }] };
    expect(warningsFor({ name: 'X', menu })).toEqual([
      'menu.groups[0].groups[0].items[1].price: -1 is not a price. The item shows none. Write it like 12.50.',
      'menu.groups[0].groups[0].items[2]: {"price":1} has no "name". The item is left out. Write it like {"name":"Margherita","price":16.5}.',
    ]);
  });

  test('beside one without a name: it is told at the place that was written', () => {
    const menu = { categories: [{ name: 'A', categories: [{ name: 'B', items: soup }] }, { items: soup }] };
    expect(categoriesOf(menu)).toEqual(['A – B: Soup']);
    expect(warningsFor({ name: 'X', menu })[0]).toMatch(/^menu\.categories\[1\]: .* has no "name"/);
  });

  test('of any depth are read without harm, and what is too deep is told', () => {
    let deep: object = { name: 'Z', items: soup };
    for (let level = 0; level < 5000; level++) deep = { name: 'Y', items: soup, categories: [deep] };
    expect(categoriesOf({ categories: [deep] })).toHaveLength(9);
    expect(warningsFor({ name: 'X', menu: { categories: [deep] } })[0]).toContain('1 key is not used');
  });
});
