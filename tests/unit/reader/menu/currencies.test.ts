import { describe, expect, test } from 'vitest';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';

const menu = (...prices: unknown[]) => ({ items: prices.map((price, index) => ({ name: `Item ${index}`, price })) });
const pricesOf = (configuration: object) =>
  readConfiguration({ name: 'X', ...configuration }).site.menus[0]?.categories[0]?.items.map(({ price }) => price);
const at = (addressCountry: string) => ({ address: { addressCountry } });

describe('a price is in the currency', () => {
  test.each<[string, object, string | undefined]>([
    ['that is configured', { currency: 'gbp', ...at('CA') }, 'GBP'],
    ['by another name of the key', { priceCurrency: 'JPY' }, 'JPY'],
    ['of the country', at('Norway'), 'NOK'],
    ['of the region, where only one country has it', { address: { addressRegion: 'ON' } }, 'CAD'],
    ['of the country of the telephone number', { telephone: '+44 117 496 0123' }, 'GBP'],
    [
      'of all locations',
      {
        locations: [
          { name: 'A', ...at('DE') },
          { name: 'B', ...at('FR') },
        ],
      },
      'EUR',
    ],
    ['of the country, where the configured one is none', { currency: 'dollars', ...at('US') }, 'USD'],
    [
      'that is not known, where locations have different ones',
      {
        locations: [
          { name: 'A', ...at('CA') },
          { name: 'B', ...at('US') },
        ],
      },
      undefined,
    ],
    ['that is not known, where nothing tells', {}, undefined],
  ])('%s', (_, place, currency) => {
    expect(pricesOf({ ...place, menu: menu(9.5) })).toEqual([
      { amount: currency === 'JPY' ? 10 : 950, ...(currency !== undefined && { currency }) },
    ]);
  });

  test('if it has the sign of it; another sign shows as it is written', () => {
    expect(pricesOf({ ...at('GB'), menu: menu('£9', 'GBP 9.50', '$9', '9 €', 'Half 9') })).toEqual([
      { amount: 900, currency: 'GBP' },
      { amount: 950, currency: 'GBP' },
      { text: '$9' },
      { text: '9 €' },
      { text: 'Half 9' },
    ]);
    expect(pricesOf({ ...at('JP'), menu: menu('1.100 ¥', '1,100円', 1100) })).toEqual(
      Array.from({ length: 3 }, () => ({ amount: 1100, currency: 'JPY' })),
    );
  });
});

test('prices of which nobody says the currency are told once', () => {
  expect(warningsFor({ name: 'X', menu: menu(9, 10), deals: [{ title: 'A', price: 5 }] })).toEqual([
    'currency: "X" has prices without a currency, and no address that names a country. They show as numbers. Write it like "currency": "CAD".',
  ]);
  expect(warningsFor({ name: 'X', menu: menu('Market price') })).toEqual([]);
});

describe('a brand in two countries', () => {
  const locations = [
    { name: 'Toronto', ...at('CA') },
    { name: 'Buffalo', ...at('US') },
    { name: 'Ithaca', ...at('US') },
    { name: 'Albany', ...at('US'), menu: menu(7) },
  ];
  const brand = { name: 'X', ...at('CA'), menu: menu(9), locations };

  test('has its menu in the currency of each, which is told once', () => {
    const { site } = readConfiguration(brand);
    expect(site.currencies).toEqual(['CAD', 'USD']);
    expect(site.menusIn).toMatchObject({
      USD: [{ categories: [{ items: [{ price: { amount: 900, currency: 'USD' } }] }] }],
    });
    expect(site.locations.map(({ currency, menus }) => [currency, menus.length])).toEqual([
      ['CAD', 0],
      ['USD', 0],
      ['USD', 0],
      ['USD', 1],
    ]);
    expect(warningsFor(brand)).toEqual([
      'locations[1].currency: "Buffalo" pays in USD, and the menu of the brand is in CAD. Its menu page shows the same numbers in USD. Give it a "menu" of its own if it has other prices.',
    ]);
  });
});
