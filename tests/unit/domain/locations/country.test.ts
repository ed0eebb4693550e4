import { expect, test } from 'vitest';
import { countryCode, currencyOf } from '../../../../src/domain/locations/country.ts';

test.each([
  [undefined, 'CA', 'CAD'],
  ['canada', 'CA', 'CAD'],
  ['CA', 'CA', 'CAD'],
  ['U.S.A.', 'US', 'USD'],
  ['United States', 'US', 'USD'],
  [' New Zealand ', 'NZ', undefined],
  ['Deutschland', 'Deutschland', undefined],
])('the country %s has the code %s and pays in %s', (country, code, currency) => {
  expect(countryCode(country)).toBe(code);
  expect(currencyOf(country)).toBe(currency);
});
