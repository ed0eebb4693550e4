import { describe, expect, test } from 'vitest';
import { locationOf, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

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
    const location = locationOf({ name: 'A', ...order });
    expect(location?.orderingLink).toBe('https://order.example/');
    expect(location?.menuKind).toBeUndefined();
  });

  describe('in a list', () => {
    const soup = { name: 'Mains', items: [{ name: 'Soup' }] };
    const namesIn = (list: object[]) =>
      siteOf({ menu: list }).menus.map(({ name, categories }) => [
        name,
        ...categories.map((category) => category.name),
      ]);

    test('are menus of their own, in their order', () => {
      const lunch = { name: 'Lunch', served: 'Weekdays to 3 PM', description: 'Quick.', allergenNote: 'Peanut oil.' };
      expect(
        siteOf({
          menu: [
            { ...lunch, categories: [soup] },
            { name: 'Dinner', hours: 'From 5 PM.', sections: [soup] },
          ],
        }).menus,
      ).toMatchObject([
        { id: 'lunch', name: 'Lunch', description: 'Weekdays to 3 PM. Quick.', allergenNote: 'Peanut oil.' },
        {
          id: 'dinner',
          name: 'Dinner',
          description: 'From 5 PM.',
          categories: [{ id: 'mains-2', items: [{ id: 'soup-2' }] }],
        },
      ]);
    });

    test.each<[string, object[], (string | undefined)[][]]>([
      [
        'beside one without categories',
        [
          { name: 'Dinner', ...menu },
          { name: 'Drinks', dishes: [{ name: 'Tea' }] },
        ],
        [
          ['Dinner', 'A'],
          ['Drinks', 'Drinks'],
        ],
      ],
      ['without names are one', [menu, { categories: [soup] }], [[undefined, 'A', 'Mains']]],
      [
        'that are categories are one menu',
        [soup, { name: 'Drinks', items: [{ name: 'Tea' }] }],
        [[undefined, 'Mains', 'Drinks']],
      ],
      [
        'of which one has no items are the other one alone',
        [
          { name: 'Brunch', categories: [{ name: 'A', items: [] }] },
          { name: 'Dinner', ...menu },
        ],
        [['Dinner', 'A']],
      ],
    ])('%s', (_, list, names) => {
      expect(namesIn(list)).toEqual(names);
    });

    test('one alone has no anchor, because its page is it', () => {
      expect(siteOf({ menu: [{ name: 'Dinner', ...menu }] }).menus[0]).not.toHaveProperty('id');
    });

    test('the timetable of another program is no text, and is reported as unused', () => {
      const timed = { name: 'Lunch', availability: { rules: [{ weeks: [1] }] }, ...menu };
      expect(siteOf({ menu: timed }).menus.map(({ description }) => description)).toEqual([undefined]);
      expect(warningsFor({ name: 'X', currency: 'CAD', menu: timed })).toEqual([
        '$: 1 key is not used: menu.availability.rules. What it holds is on no page. Remove it, or write it like a key of docs/schemas/website.schema.json.',
      ]);
    });
  });

  test('have ids that are unique on the page', () => {
    const items = [{ name: 'Pizza' }, { name: 'Pizza!' }, { name: '餃子' }];
    const [category] = siteOf({ menu: { categories: [{ name: 'Pizza', items }] } }).menus[0]?.categories ?? [];
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

  test('say what a popular item costs that has the id of one of theirs', () => {
    const website = {
      name: 'Rye',
      currency: 'CAD',
      menu: { categories: [{ name: 'Pizza', items: [{ id: 'a', name: 'Margherita', price: 18, soldOut: true }] }] },
      featuredItems: [
        { id: 'a', name: 'Our Margherita', price: 17.5 },
        { name: 'Margherita', price: 16 },
      ],
    };
    expect(siteOf(website).featuredItems.map(({ price, soldOut }) => [price, soldOut])).toMatchObject([
      [{ amount: 1800 }, true],
      [{ amount: 1600 }, true],
    ]);
    expect(warningsFor(website)).toEqual([
      expect.stringMatching(/^featuredItems\[0\]: .* has another price in the menu\./),
    ]);
  });
});
