import { describe, expect, test } from 'vitest';
import { countryCode } from '#core/countries/country.ts';
import { currencyAt } from '#core/countries/currency.ts';

test.each([
  [undefined, 'CA'],
  ['canada', 'CA'],
  ['U.S.A.', 'US'],
  [' New Zealand ', 'NZ'],
  ['Deutschland', 'Deutschland'],
])('the country %s has the code %s', (country, code) => {
  expect(countryCode(country)).toBe(code);
});

describe('the currency at an address', () => {
  test.each<[object, string | undefined]>([
    [{ country: 'Canada' }, 'CAD'],
    [{ country: 'Germany' }, 'EUR'],
    [{ country: 'GB', region: 'ON' }, 'GBP'],
    [{ country: 'Puerto Rico' }, 'USD'],
    [{ country: 'Nowhere' }, undefined],
    [{ region: 'ON' }, 'CAD'],
    [{ region: 'ontario' }, 'CAD'],
    [{ region: 'CA' }, 'USD'],
    // In the United States and in Australia.
    [{ region: 'WA' }, undefined],
    [{ region: 'Bayern' }, undefined],
    [{}, undefined],
  ])('%o is %s', (address, currency) => {
    expect(currencyAt(address)).toBe(currency);
  });
});
