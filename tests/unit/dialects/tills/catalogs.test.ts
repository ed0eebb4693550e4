import { describe, expect, test } from 'vitest';
import { readConfiguration, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const category = (id: string, name: string, parent: object = {}) => ({
  type: 'CATEGORY',
  id,
  is_deleted: false,
  category_data: { name, parent_category: parent },
});
const variation = (name: string, amount: number | undefined) => ({
  type: 'ITEM_VARIATION',
  item_variation_data:
    amount === undefined
      ? { name, pricing_type: 'VARIABLE_PRICING' }
      : { name, pricing_type: 'FIXED_PRICING', price_money: { amount, currency: 'CAD' } },
});
const item = (name: string, data: object = {}, object: object = {}) => ({
  type: 'ITEM',
  id: name,
  item_data: { name, variations: [variation('Regular', 900)], ...data },
  ...object,
});
const menusOf = (configuration: object) =>
  siteOf(configuration).menus.map(({ name, categories }) => ({
    name,
    categories: Object.fromEntries(categories.map((each) => [each.name, each.items.map((one) => one.name)])),
  }));

describe('a catalog of Square', () => {
  const soup = item('Soup', { categories: [{ id: 'A', ordinal: 2 }] });
  const bread = item('Bread', { reporting_category: { id: 'A', ordinal: 1 } });
  const tea = item('Tea', { category_id: 'B' });
  const flat = [soup, category('A', 'Starters'), bread, tea, category('B', 'Drinks'), { type: 'TAX', id: 'T' }];

  test.each<[string, object]>([
    ['at the root', { objects: flat }],
    ['as the menu', { menu: { objects: flat } }],
    ['as the list of the menu', { menu: flat }],
  ])('%s is a menu by its categories, in their order', (_, configuration) => {
    expect(menusOf(configuration)).toEqual([
      { name: undefined, categories: { Starters: ['Bread', 'Soup'], Drinks: ['Tea'] } },
    ]);
    expect(warningsFor({ name: 'X', currency: 'CAD', ...configuration })).toEqual([]);
  });

  test('is several menus where its first categories have others', () => {
    const objects = [
      category('D', 'Dinner', { ordinal: 1 }),
      category('L', 'Lunch', { ordinal: 0 }),
      category('LP', 'Plates', { id: 'L', ordinal: 0 }),
      category('DP', 'Plates', { id: 'D', ordinal: 0 }),
      item('Soup', { categories: [{ id: 'LP' }] }),
      item('Lamb', { categories: [{ id: 'DP' }] }),
      item('Mug'),
    ];
    expect(menusOf({ objects })).toEqual([
      { name: 'Lunch', categories: { Plates: ['Soup'] } },
      { name: 'Dinner', categories: { Plates: ['Lamb'] } },
      { name: 'Menu', categories: { Menu: ['Mug'] } },
    ]);
  });

  test('has prices, sizes, pictures and marks', () => {
    const objects = [
      { type: 'IMAGE', id: 'I', image_data: { url: 'https://img.example/soup.jpg' } },
      item('Soup', {
        description_plaintext: 'Hot.',
        description_html: '<p>Hot.</p>',
        image_ids: ['I'],
        variations: [variation('Cup', 700), variation('Bowl', 1200)],
        food_and_beverage_details: { dietary_preferences: [{ type: 'STANDARD', standard_name: 'VEGAN' }] },
      }),
      item('Lobster', { variations: [variation('Regular', undefined)] }),
    ];
    const [soup, lobster] = siteOf({ objects }).menus[0]?.categories[0]?.items ?? [];
    expect(soup).toMatchObject({
      description: 'Hot.',
      price: { amount: 700, currency: 'CAD' },
      sizes: [{ name: 'Cup' }, { name: 'Bowl', price: { amount: 1200 } }],
      image: { src: 'https://img.example/soup.jpg' },
      diets: ['vegan'],
    });
    expect(lobster).toMatchObject({ name: 'Lobster', price: undefined });
  });

  test('leaves out what is deleted or archived', () => {
    const objects = [item('Soup'), item('Old', {}, { is_deleted: true }), item('Older', { is_archived: true })];
    expect(menusOf({ objects })).toEqual([{ name: undefined, categories: { Menu: ['Soup'] } }]);
  });

  test('is warned of at the place that was written', () => {
    const objects = [item('Soup', { description_plaintext: { x: 1 } })];
    expect(readConfiguration({ name: 'X', currency: 'CAD', objects }).warnings[0]?.path).toMatch(
      /^objects\[0\]\.item_data/,
    );
  });

  test('of any size and depth is read in time', () => {
    const deep = Array.from({ length: 20_000 }, (_, index) =>
      category(`${index}`, `C${index}`, { id: `${index - 1}` }),
    );
    expect(menusOf({ objects: [...deep, item('Soup', { categories: [{ id: '2' }] })] })[0]?.name).toBe('C0');
  });
});

test('items of Clover have prices in cents', () => {
  const elements = [
    { name: 'Soup', price: 950, priceType: 'FIXED', categories: { elements: [{ name: 'Starters' }] } },
    { name: 'Fish', price: 0, priceType: 'VARIABLE', categories: { elements: [{ name: 'Mains' }] } },
    { name: 'Secret', price: 100, priceType: 'FIXED', hidden: true },
  ];
  expect(menusOf({ elements })).toEqual([{ name: undefined, categories: { Starters: ['Soup'], Mains: ['Fish'] } }]);
  expect(siteOf({ menu: { elements } }).menus[0]?.categories[0]?.items[0]?.price).toEqual({
    amount: 950,
    currency: 'CAD',
  });
});

test('a menu in which all prices look like cents is doubted, once', () => {
  const menu = (prices: number[]) => ({ items: prices.map((price, index) => ({ name: `A${index}`, price })) });
  const warningsOf = (prices: number[], currency = 'CAD') => warningsFor({ name: 'X', currency, menu: menu(prices) });
  expect(warningsOf([950, 1200, 300])).toEqual([
    'menu: 950 is a price like all others of the menu: whole, and 100 or more, as cents are. They show as they are written. Write it like 9.5.',
  ]);
  expect(warningsOf([950, 1200, 30])).toEqual([]);
  expect(warningsOf([950, 1200, 300], 'NOK')).toEqual([]);
});
