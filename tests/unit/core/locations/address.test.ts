import { expect, test } from 'vitest';
import { addressLine, addressLines } from '#core/locations/address.ts';

const FULL = { street: '214 James St N', locality: 'Hamilton', region: 'ON', postalCode: 'L8R 2L1' };

test.each([
  [FULL, '214 James St N, Hamilton, ON L8R 2L1'],
  [{ ...FULL, country: 'Canada' }, '214 James St N, Hamilton, ON L8R 2L1'],
  [{ ...FULL, country: ' ca' }, '214 James St N, Hamilton, ON L8R 2L1'],
  [{ ...FULL, country: 'USA' }, '214 James St N, Hamilton, ON L8R 2L1, USA'],
  [{ locality: 'Oslo', region: '03', postalCode: '0155', country: 'Norway' }, 'Oslo, 0155, Norway'],
  [{ locality: 'Bastia', region: 'FR-2B', country: 'France' }, 'Bastia, France'],
  [{ locality: 'Paris', region: 'Île-de-France 75' }, 'Paris, Île-de-France 75'],
  [{ locality: 'Hamilton' }, 'Hamilton'],
  [{ street: '1 Main St', region: 'ON' }, '1 Main St, ON'],
  [{}, ''],
])('%j reads %j', (address, expected) => {
  expect(addressLine(address)).toBe(expected);
});

test('an envelope has a line for the street and one for the place', () => {
  expect(addressLines(FULL)).toEqual(['214 James St N', 'Hamilton, ON L8R 2L1']);
});
