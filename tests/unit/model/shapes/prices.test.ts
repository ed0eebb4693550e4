import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' });
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
    ['money in its smallest unit', { price: { amount: 400, currency: 'CAD' } }, cad(400)],
    ['money of Square', { price_money: { amount: 1650, currency: 'CAD' } }, cad(1650)],
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
    expect(itemOf(item)).not.toHaveProperty('sizes');
  });

  test('of a deal is read, too', () => {
    expect(siteOf({ deals: [{ title: 'A', price: { amount: 1500, currency: 'CAD' } }] }).deals[0]?.price).toEqual(
      cad(1500),
    );
  });
});

describe('sizes', () => {
  const small = { name: 'Small', price: cad(1200) };
  const large = { name: 'Large', price: cad(1800) };
  test.each<[string, object, object[]]>([
    [
      'as they are meant',
      {
        sizes: [
          { name: 'Small', price: 12 },
          { name: 'Large', price: '$18' },
        ],
      },
      [small, large],
    ],
    [
      'in a list of prices',
      {
        prices: [
          { size: 'Small', price: 12 },
          { size: 'Large', price: 18 },
        ],
      },
      [small, large],
    ],
    ['by name', { price: { small: 12, large: 18 } }, [small, large]],
    ['by name, at their own key', { sizes: { Small: 12, Large: { amount: 1800, currency: 'CAD' } } }, [small, large]],
    ['as variations of Square', { variations: [square('Small', 1200), square('Large', 1800)] }, [small, large]],
    [
      'as options without a price beside them',
      {
        options: [
          { label: 'Small', price: 12 },
          { label: 'Large', price: 18 },
        ],
      },
      [small, large],
    ],
    [
      'as offers of schema.org',
      {
        offers: [
          { name: 'Small', price: 12, priceCurrency: 'CAD' },
          { name: 'Large', price: 18, priceCurrency: 'CAD' },
        ],
      },
      [small, large],
    ],
    ['in a text', { price: 'Small 12 / Large $18.00' }, [small, large]],
    [
      'beside the price of the first',
      {
        price: 12,
        sizes: [
          { name: 'Small', price: 12 },
          { name: 'Large', price: 18 },
        ],
      },
      [small, large],
    ],
    [
      'beside the price of one without a name',
      { price: 12, sizes: [{ name: 'Large', price: 18 }] },
      [{ ...small, name: 'Regular' }, large],
    ],
  ])('%s', (_, item, sizes) => {
    expect(itemOf(item)).toMatchObject({ price: cad(1200), sizes });
    expect(warningsOf(item)).toEqual([]);
  });

  test.each(['Half-price on Mondays', '2 / 3', 'Market price', '12–15', 'Soup, 9', '9 / 12'])(
    'are not in the text %j',
    (price) => {
      expect(itemOf({ price })).not.toHaveProperty('sizes');
    },
  );

  test('are warned of at the place that was written', () => {
    expect(
      warningsOf({
        variants: [
          { title: 'Small', price: 12 },
          { title: 'Large', price: -1 },
        ],
      }),
    ).toEqual([expect.stringMatching(/^menu\.items\[0\]\.variants\[1\]: -1 is not a price\./) as unknown]);
  });

  test('of other programs that have no price are told as unused keys', () => {
    expect(warningsOf({ price: 9, options: [{ name: 'Size', values: ['S', 'M'] }] })[0]).toMatch(/options/);
  });
});
