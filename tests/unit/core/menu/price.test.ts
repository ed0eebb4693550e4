import { describe, expect, test } from 'vitest';
import { isSignOf } from '#core/menu/currency.ts';
import { decimalOf, formatPrice, priceRangeOf, priceViewsOf, wholeCurrenciesOf } from '#core/menu/price.ts';
import type { Price } from '#schema/values/price.ts';

const cad = (amount: number): Price => ({ amount, currency: 'CAD' });
const SPACE = '\u{a0}';

test.each<[Price, string]>([
  [cad(1250), '$12.50'],
  [cad(125000), '$1,250.00'],
  [{ amount: 950, currency: 'GBP' }, '£9.50'],
  [{ amount: 1100, currency: 'JPY' }, '¥1,100'],
  [{ amount: 18900, currency: 'NOK' }, `189${SPACE}kr`],
  [{ amount: 18950, currency: 'NOK' }, `189.50${SPACE}kr`],
  [{ amount: 4500, currency: 'AED' }, `AED${SPACE}45.00`],
  [{ amount: 1250, currency: 'KWD' }, `KWD${SPACE}1.250`],
  [{ amount: 950 }, '9.50'],
  [{ text: 'Market price' }, 'Market price'],
])('%o shows as %s', (price, text) => {
  expect(formatPrice(price, { currencies: [] })).toBe(text);
});

describe('where all prices of a currency are whole', () => {
  test.each<[string, (Price | undefined)[], string[]]>([
    ['one with cents is enough for all', [cad(550), cad(500)], []],
    ['whole ones', [cad(19500), cad(800), undefined, { text: 'Market price' }, { text: '£9.50' }], ['CAD']],
    [
      'each currency for itself',
      [cad(550), { amount: 500, currency: 'USD' }, { amount: 5000, currency: 'KWD' }],
      ['USD', 'KWD'],
    ],
    ['prices of no known currency', [{ amount: 500 }], ['']],
    ['one with cents for a kilo', [{ amount: 4250, currency: 'CAD', unit: 'kg' }, cad(800)], []],
    ['none', [], []],
  ])('%s', (_, prices, expected) => {
    expect(wholeCurrenciesOf(prices)).toEqual(expected);
  });

  const site = { currencies: [], wholeCurrencies: ['CAD', 'USD', 'KWD', ''] };
  test.each<[Price, string]>([
    [cad(19500), '$195'],
    [cad(125000), '$1,250'],
    [{ amount: 19500, currency: 'USD' }, '$195'],
    [{ amount: 5000, currency: 'KWD' }, `KWD${SPACE}5`],
    [{ amount: 4200, currency: 'CAD', unit: 'kg' }, `$42${SPACE}/${SPACE}kg`],
    [{ amount: 900 }, '9'],
    // The half of a price may have cents where no price has.
    [cad(950), '$9.50'],
    [{ amount: 500, currency: 'GBP' }, '£5.00'],
  ])('%o shows as %s', (price, text) => {
    expect(formatPrice(price, site)).toBe(text);
  });

  test.each([
    ['fr-CA', `195${SPACE}$`],
    ['es-US', '$195'],
    ['zh-Hans', '$195'],
  ])('no zeros in %s', (language, text) => {
    expect(formatPrice(cad(19500), { ...site, language })).toBe(text);
  });

  test('sizes and their least price have no zeros', () => {
    const sizes = [cad(1200), cad(1800)].map((price, index) => ({ name: `${index}`, price }));
    const shown = priceViewsOf({ price: cad(1200), sizes }, site);
    expect([shown.price?.text, ...(shown.sizes ?? []).map(({ price }) => price.text)]).toEqual([
      'from $12',
      '$12',
      '$18',
    ]);
  });
});

test.each([
  ['CAD', ['CAD', 'USD'], 'CA$9.50'],
  ['USD', ['CAD', 'USD'], 'US$9.50'],
  ['USD', ['USD', 'GBP'], '$9.50'],
  ['SEK', ['SEK', 'NOK'], `SEK${SPACE}9.50`],
])('a price in %s shows where %j occur as %s', (currency, currencies, text) => {
  expect(formatPrice({ amount: 950, currency }, { currencies })).toBe(text);
});

test.each([
  [{ amount: 1100, currency: 'JPY' }, '1100'],
  [{ amount: 1250, currency: 'CAD' }, '12.50'],
  [{ amount: 1250 }, '12.50'],
])('structured data states %j as %s', (price, decimal) => {
  expect(decimalOf(price)).toBe(decimal);
});

test.each([
  ['£', 'GBP', true],
  ['gbp', 'GBP', true],
  ['Rs.', 'INR', true],
  ['US$', 'CAD', false],
  ['$', 'AUD', true],
  ['£', 'CAD', false],
  ['Half', 'CAD', false],
])('%s is a sign of %s: %s', (sign, currency, is) => {
  expect(isSignOf(sign, currency)).toBe(is);
});

describe('the price range', () => {
  test.each<[(Price | undefined)[], string]>([
    [[cad(1499)], '$'],
    [[cad(1500)], '$$'],
    [[cad(2999), { text: '£900' }, undefined], '$$'],
    [[cad(1000), cad(5000)], '$$$'],
    [[cad(5000)], '$$$$'],
    [[{ text: 'Market price' }], '$$'],
    [[], '$$'],
  ])('of %o is %s', (prices, range) => {
    expect(priceRangeOf(prices, 'CAD')).toBe(range);
  });

  test('is known of dollars alone', () => {
    expect(priceRangeOf([{ amount: 1100, currency: 'JPY' }], 'JPY')).toBeUndefined();
    expect(priceRangeOf([{ amount: 1100 }], undefined)).toBeUndefined();
  });
});
