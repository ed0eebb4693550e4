import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { cad } from '../../../support/build/site.ts';

const itemOf = (item: object) =>
  siteOf({ menu: { items: [{ name: 'A', ...item }] } }).menus[0]?.categories[0]?.items[0];
const warningsOf = (item: object) =>
  warningsFor({ name: 'X', currency: 'CAD', menu: { items: [{ name: 'A', ...item }] } });
const square = (name: string, amount: number) => ({
  type: 'ITEM_VARIATION',
  item_variation_data: { name, pricing_type: 'FIXED_PRICING', price_money: { amount, currency: 'CAD' } },
});

describe('a price in the form of another program', () => {
  test.each<[string, object, object | undefined]>([
    ['money in its smallest unit', { price: cad(400) }, cad(400)],
    ['money of Square', { price_money: cad(1650) }, cad(1650)],
    ['money in decimals', { price: { amount: 4.5, currency: 'CAD' } }, cad(450)],
    ['money of Shopify', { priceV2: { amount: '12.0', currencyCode: 'CAD' } }, cad(1200)],
    ['another key', { basePrice: 13 }, cad(1300)],
    ['an offer of schema.org', { offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'CAD' } }, cad(450)],
    [
      'an offer with its price a level deeper',
      { offers: [{ priceSpecification: { price: 4.5, priceCurrency: 'CAD' } }] },
      cad(450),
    ],
    ['the only variation', { variations: [square('Regular', 900)] }, cad(900)],
    ['money in another currency, as it is written', { price: { amount: 400, currency: 'USD' } }, { text: '4.00 USD' }],
    ['none', { price: null }, undefined],
    [
      'none, because it varies',
      { variations: [{ item_variation_data: { name: 'A', pricing_type: 'VARIABLE_PRICING' } }] },
      undefined,
    ],
    ['options beside a price, which are no sizes', { price: 9, options: [{ name: 'Bacon', price: 2 }] }, cad(900)],
  ])('%s', (_, item, price) => {
    expect(itemOf(item)?.price).toEqual(price);
    expect(itemOf(item)?.sizes).toBeUndefined();
  });

  test('of a deal is read, too', () => {
    expect(siteOf({ deals: [{ title: 'A', price: cad(1500) }] }).deals[0]?.price).toEqual(cad(1500));
  });
});

describe('sizes', () => {
  const small = { name: 'Small', price: cad(1200) };
  const large = { name: 'Large', price: cad(1800) };
  const list = (key: string) => [
    { [key]: 'Small', price: 12 },
    { [key]: 'Large', price: 18 },
  ];

  test.each<[string, object]>([
    ['as they are meant', { sizes: list('name') }],
    ['in a list of prices', { prices: list('size') }],
    ['by name', { price: { small: 12, large: 18 } }],
    ['by name, at their own key', { sizes: { Small: 12, Large: cad(1800) } }],
    ['as variations of Square', { variations: [square('Small', 1200), square('Large', 1800)] }],
    ['as options without a price beside them', { options: list('label') }],
    ['as offers of schema.org', { offers: list('name').map((offer) => ({ ...offer, priceCurrency: 'CAD' })) }],
    ['in a text', { price: 'Small 12 / Large $18.00' }],
    ['beside the price of the first', { price: 12, sizes: list('name') }],
  ])('%s', (_, item) => {
    expect(itemOf(item)).toMatchObject({ price: cad(1200), sizes: [small, large] });
    expect(warningsOf(item)).toEqual([]);
  });

  test('beside the price of one without a name', () => {
    const item = { price: 12, sizes: [{ name: 'Large', price: 18 }] };
    expect(itemOf(item)?.sizes).toEqual([{ ...small, name: 'Regular' }, large]);
    expect(warningsOf(item)).toEqual([]);
  });

  test.each(['Half-price on Mondays', '2 / 3', 'Market price', '12–15', 'Soup, 9', '9 / 12'])(
    'are not in the text %j',
    (price) => {
      expect(itemOf({ price })).toBeDefined();
      expect(itemOf({ price })?.sizes).toBeUndefined();
    },
  );

  test('are warned of at the place that was written', () => {
    const variants = [...list('title').slice(0, 1), { title: 'Large', price: -1 }];
    expect(warningsOf({ variants })).toEqual([
      expect.stringMatching(/^menu\.items\[0\]\.variants\[1\]: -1 is not a price\./) as unknown,
    ]);
  });

  test('beside others, one without its price is told, and left out', () => {
    const item = {
      sizes: [
        { name: 'Small', cost: 12 },
        { name: 'Large', price: 18 },
      ],
    };
    expect(itemOf(item)?.sizes).toEqual([large]);
    expect(warningsOf(item)).toEqual([
      expect.stringContaining('sizes[].cost') as unknown,
      expect.stringMatching(/^menu\.items\[0\]\.sizes\[0\]: .* has no "price"/) as unknown,
      expect.stringMatching(/^menu\.items\[0\]\.sizes\[0\]\.cost: 12 looks like a price/) as unknown,
    ]);
  });

  test('of other programs that have no price are told as unused keys', () => {
    expect(warningsOf({ price: 9, options: [{ name: 'Size', values: ['S', 'M'] }] })[0]).toMatch(/options/);
  });
});
