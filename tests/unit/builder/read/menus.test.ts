import { describe, expect, test } from 'vitest';
import { locationOf, siteOf } from '../../../support/build/read-brand.ts';

describe('menus', () => {
  const menu = { categories: [{ name: 'A', items: [{ name: 'B', price: 20 }] }] };
  const order = { orderingLink: 'https://order.example/' };
  test.each<[string, object, string | undefined]>([
    ['menu data', { menu, ...order }, 'page'],
    ['a link in hasMenu', { hasMenu: 'https://a.example' }, 'embedded'],
    ['a file alone', { fileLink: '/menu.pdf', ...order }, 'file'],
    ['a kind of its own', { hasMenu: 'Embedded', menu }, 'embedded'],
    ['a kind that is none', { hasMenu: 'pages', menu }, 'page'],
    ['nothing', {}, undefined],
    ['a menu without items', { menu: { categories: [{ name: 'A', items: [] }] } }, undefined],
  ])('shown by %s', (_, configuration, kind) => {
    expect(siteOf(configuration).menuKind).toBe(kind);
    expect(locationOf({ name: 'A', ...configuration })?.menuKind).toBe(kind);
  });

  test('shown by an ordering link alone: the site’s is one, a location’s leaves it the brand’s menu', () => {
    expect(siteOf(order).menuKind).toBe('embedded');
    expect(locationOf({ name: 'A', ...order })).toMatchObject({ orderingLink: 'https://order.example/' });
    expect(locationOf({ name: 'A', ...order })).not.toHaveProperty('menuKind');
  });

  test('of a list follow one another, and one without categories is one', () => {
    const menus = [
      { name: 'Dinner', ...menu },
      { name: 'Drinks', dishes: [{ name: 'Tea' }] },
    ];
    expect(siteOf({ menu: menus }).menu?.categories.map(({ name }) => name)).toEqual(['A', 'Drinks']);
  });

  test('have ids that are unique on the page', () => {
    const items = [{ name: 'Pizza' }, { name: 'Pizza!' }, { name: '餃子' }];
    const [category] = siteOf({ menu: { categories: [{ name: 'Pizza', items }] } }).menu?.categories ?? [];
    expect([category?.id, ...(category?.items ?? []).map(({ id }) => id)]).toEqual([
      'pizza',
      'pizza-2',
      'pizza-3',
      'item',
    ]);
  });

  test.each([
    [[10], '$'],
    [[20, 30], '$$'],
    [['Market price', 45], '$$$'],
    [[], '$$'],
  ])('with prices %j have the range %s', (prices, range) => {
    const items = prices.map((price) => ({ name: 'a', price }));
    expect(siteOf({ menu: { categories: [{ name: 'A', items }] } }).priceRange).toBe(range);
    expect(siteOf({ priceRange: '$$$$', menu: { categories: [{ name: 'A', items }] } }).priceRange).toBe('$$$$');
  });
});
