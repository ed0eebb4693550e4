import { expect, test } from 'vitest';
import { countryName, isoCountry } from '#core/countries/country-codes.ts';

test.each([
  ['NO', 'NO', 'Norway'],
  ['Norway', 'NO', 'Norway'],
  ['uk', 'GB', 'United Kingdom'],
  ['USA', 'US', 'USA'],
  ['Hong Kong SAR China', 'HK', 'Hong Kong SAR China'],
  ['France', 'FR', 'France'],
  ['Serbia', 'RS', 'Serbia'],
  ['Atlantis', undefined, 'Atlantis'],
  ['東京', undefined, '東京'],
])('the country %s has the code %s and is called %s', (country, code, name) => {
  expect(isoCountry(country)).toBe(code);
  expect(countryName(country)).toBe(name);
});
