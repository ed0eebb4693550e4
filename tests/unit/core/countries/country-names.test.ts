import { expect, test } from 'vitest';
import { addressLine } from '#core/locations/address.ts';
import { countryNamesIn } from '#core/countries/country-names.ts';
import { makeSite } from '../../../support/build/site.ts';

const MIAMI = { street: '1401 SW 8th St', locality: 'Miami', region: 'FL', postalCode: '33135' };

test.each([
  ['es-US', 'United States', 'Miami, FL 33135, Estados Unidos'],
  ['es-US', 'USA', 'Miami, FL 33135, Estados Unidos'],
  ['fr-CA', 'United States', 'Miami, FL 33135, États-Unis'],
  ['zh-Hant', 'United States', 'Miami, FL 33135, 美國'],
  ['es-US', 'EE. UU.', 'Miami, FL 33135, EE. UU.'],
  ['es-US', 'Canada', 'Miami, FL 33135'],
  ['es-US', undefined, 'Miami, FL 33135'],
  ['en-US', 'USA', 'Miami, FL 33135, USA'],
  // What we say there is English.
  ['ar', 'United States', 'Miami, FL 33135, United States'],
])('in %s an address in %s reads %s', (language, country, text) => {
  const { address } = countryNamesIn(language, makeSite({ address: { ...MIAMI, country } }));
  expect(addressLine(address)).toBe(`1401 SW 8th St, ${text}`);
});

test('of a site in several languages the other ones have none of the first', () => {
  const french = {
    ...makeSite(),
    ...countryNamesIn('fr-CA', makeSite({ address: { ...MIAMI, country: 'United States' } })),
  };
  expect(addressLine(french.address)).toContain('États-Unis');
  expect(addressLine(countryNamesIn('en', french).address)).toContain('United States');
  expect(addressLine(countryNamesIn('es-US', french).address)).toContain('Estados Unidos');
});
