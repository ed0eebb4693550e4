import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const soup = { name: 'Soup', price: 6 };
const tea = { title: 'Tea', price: '3.00' };
const pie = { name: 'Pie', price: 7 };

const shown = (configuration: object) =>
  siteOf(configuration).menus.flatMap(({ name, categories }) =>
    categories.map((category) =>
      [name, category.name, category.items.map((item) => item.name).join(' ')].filter(Boolean).join(': '),
    ),
  );

describe('a menu at the key "menu"', () => {
  test.each<[string, unknown, string[]]>([
    [
      'a list of items, which name their categories',
      [
        { ...soup, category: 'mains' },
        { ...tea, category: 'Hot drinks' },
        { ...pie, category: 'mains' },
      ],
      ['Mains: Soup Pie', 'Hot drinks: Tea'],
    ],
    ['a list of items without a category', [soup, tea], ['Menu: Soup Tea']],
    ['items by category', { pizza: [soup], 'hot-beverage': [], hotDrinks: [tea] }, ['Pizza: Soup', 'Hot drinks: Tea']],
    [
      'items by category, in groups',
      { food: { starters: [soup], mains: [pie] }, drinks: [tea] },
      ['Food – Starters: Soup', 'Food – Mains: Pie', 'Drinks: Tea'],
    ],
    [
      'items by the ids of a database',
      { '-Nabc1': { ...soup, category: 'Food' }, '-Nabc2': { ...tea, category: 'Drinks' } },
      ['Food: Soup', 'Drinks: Tea'],
    ],
    [
      'categories by the ids of a database, which have items by id',
      { categories: { '-Na': { name: 'Food', items: { '-Nb': soup } }, '-Nc': { name: 'Drinks', items: [tea] } } },
      ['Food: Soup', 'Drinks: Tea'],
    ],
    [
      'names of categories beside items',
      {
        categories: ['Drinks', 'Food'],
        items: [
          { ...soup, category: 'Food' },
          { ...tea, category: 'Drinks' },
        ],
      },
      ['Drinks: Tea', 'Food: Soup'],
    ],
    [
      'categories beside items that refer to them by id',
      {
        categories: [
          { id: 2, name: 'Drinks' },
          { id: 1, name: 'Food' },
        ],
        items: [
          { ...soup, categoryId: 1 },
          { ...tea, category_id: 2 },
        ],
      },
      ['Drinks: Tea', 'Food: Soup'],
    ],
    [
      'categories with only an id or a key for a name',
      {
        categories: [
          { id: 'dania_miesne', items: [soup] },
          { key: 'hot-drinks', items: [tea] },
        ],
      },
      ['Dania miesne: Soup', 'Hot drinks: Tea'],
    ],
    [
      'a list of categories with only an id',
      [
        { id: 'dania_miesne', items: [soup] },
        { id: 'napoje', items: [tea] },
      ],
      ['Dania miesne: Soup', 'Napoje: Tea'],
    ],
    ['categories that are called labels', { sections: [{ id: 'a', label: 'Food', items: [soup] }] }, ['Food: Soup']],
    [
      'categories whose items stand at a key of their own',
      { categories: [{ title: 'Pizza', pizzas: [soup] }] },
      ['Pizza: Soup'],
    ],
    [
      'subcategories in groups',
      { sections: [{ title: 'Pizza', groups: [{ title: 'Red', items: [soup] }] }] },
      ['Pizza – Red: Soup'],
    ],
    [
      'a list of categories with subcategories',
      [{ name: 'Drinks', items: [tea], subcategories: [{ name: 'Soups', items: [soup] }] }],
      ['Drinks: Tea', 'Drinks – Soups: Soup'],
    ],
    ['an envelope', { data: { categories: [{ name: 'Food', items: [soup] }] } }, ['Food: Soup']],
  ])('may be %s', (_, menu, expected) => {
    expect(shown({ menu })).toEqual(expected);
    expect(warningsFor({ name: 'X', currency: 'CAD', menu })).toEqual([]);
  });

  test('may have several menus, of which one is in another form', () => {
    const menu = [
      { name: 'Lunch', categories: [{ name: 'Food', items: [soup] }] },
      { name: 'Evening', starters: [pie], drinks: { hot: [tea] } },
    ];
    expect(shown({ menu })).toEqual(['Lunch: Food: Soup', 'Evening: Starters: Pie', 'Evening: Drinks – Hot: Tea']);
  });
});

describe('what is wrong in such a menu is told at its place', () => {
  const bad = { name: 'Bad', price: -1, colour: 'red' };
  const at = (path: string) => `${path}.price: -1 is not a price. The item shows none. Write it like 12.50.`;
  test.each<[string, object, string, string]>([
    ['a list', { menu: [soup, { ...bad, category: 'A' }] }, 'menu[1]', 'menu[].colour'],
    ['a map', { menu: { pizza: [soup, bad] } }, 'menu.pizza[1]', 'menu.pizza[].colour'],
    ['a map of maps', { menu: { food: { mains: [bad] } } }, 'menu.food.mains[0]', 'menu.food.mains[].colour'],
    ['ids', { menu: { '-Na': soup, '-Nb': bad } }, 'menu.-Nb', 'menu.-Nb.colour'],
    [
      'a category',
      { menu: { categories: [{ id: 'a', items: { x: bad } }] } },
      'menu.categories[0].items.x',
      'menu.categories[].items.x.colour',
    ],
    ['items of the site', { dishes: [soup, { ...bad, category: 'A' }] }, 'dishes[1]', 'dishes[].colour'],
    [
      'categories of the site',
      { categories: [{ name: 'A', items: [soup, bad] }] },
      'categories[0].items[1]',
      'categories[].items[].colour',
    ],
  ])('%s', (_, configuration, path, unused) => {
    const warnings = warningsFor({ name: 'X', currency: 'CAD', ...configuration });
    expect(warnings[0]).toContain(unused);
    expect(warnings.slice(1)).toEqual([at(path)]);
  });

  test('keys around the categories that are not used', () => {
    const menu = { _source: 'till', mood: 'x', food: [soup] };
    expect(warningsFor({ name: 'X', currency: 'CAD', menu })).toEqual([
      expect.stringContaining('2 keys are not used: menu._source, menu.mood.'),
    ]);
  });

  test('a category without anything in it', () => {
    const menu = {
      categories: [
        { id: 'a', items: [soup] },
        { name: 'B', colour: 'red' },
      ],
    };
    expect(warningsFor({ name: 'X', currency: 'CAD', menu })).toContainEqual(
      expect.stringContaining('menu.categories[1]: "B" has no items. The category is left out.'),
    );
  });
});

describe('a menu beside the other facts of a configuration', () => {
  test.each<[string, object, string[]]>([
    ['categories', { categories: [{ name: 'Food', items: [soup] }] }, ['Food: Soup']],
    ['sections', { sections: [{ label: 'Food', items: [soup] }] }, ['Food: Soup']],
    ['items', { items: [{ ...soup, category: 'Food' }] }, ['Food: Soup']],
    ['categories and items', { categories: ['Food'], items: [{ ...soup, category: 'Food' }] }, ['Food: Soup']],
    ['of a location', { locations: [{ name: 'A', dishes: [soup] }] }, []],
  ])('%s', (_, configuration, expected) => {
    const warnings = warningsFor({ name: 'X', currency: 'CAD', telephone: '+1 905 555 0142', ...configuration });
    expect(warnings).toEqual([]);
    const site = siteOf(configuration);
    expect(shown(configuration)).toEqual(expected);
    expect([...site.menus, ...site.locations.flatMap(({ menus }) => menus)]).not.toEqual([]);
  });

  test('is not taken from categories that hold no item, and not where there is a menu', () => {
    expect(shown({ categories: ['Italian', 'Pizza'], sections: [{ type: 'hero', title: 'Welcome' }] })).toEqual([]);
    expect(shown({ menu: { items: [soup] }, items: [tea] })).toEqual(['Menu: Soup']);
  });
});

test('a menu of any depth and width is read without harm', () => {
  let deep: unknown = [soup];
  for (let level = 0; level < 5000; level++) deep = { a: deep };
  expect(shown({ menu: deep })).toEqual([]);
  expect(warningsFor({ name: 'X', menu: deep })).not.toEqual([]);
  const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`c${index}`, [soup]]));
  expect(shown({ menu: wide })).toHaveLength(3000);
});
