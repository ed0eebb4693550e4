import { describe, expect, test } from 'vitest';
import { addressLine } from '#core/locations/address.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const TORONTO = { city: 'Toronto', region: 'ON', postalCode: 'M5V 2A2' };

describe('what stands behind the street', () => {
  test.each<[object]>([
    [{ line1: '20 Sample St', line2: 'Unit 5' }],
    [{ addressLine1: '20 Sample St', addressLine2: 'Unit 5' }],
    [{ street: '20 Sample St', street2: 'Unit 5' }],
    [{ streetAddress: '20 Sample St', unit: 5 }],
    [{ streetAddress: '20 Sample St', unit: 'Unit 5' }],
    [{ streetAddress: '20 Sample St, Unit 5', unit: '5' }],
    [{ addressLines: ['20 Sample St', 'Unit 5'] }],
    [{ addressLines: ['20 Sample St', 'Unit 5'], streetAddress: '20 Sample St' }],
  ])('is joined to it: %j', (street) => {
    const configuration = { name: 'X', address: { ...street, ...TORONTO } };
    expect(addressLine(siteOf(configuration).address)).toBe('20 Sample St, Unit 5, Toronto, ON M5V 2A2');
    expect(warningsFor(configuration)).toEqual([]);
  });

  test('may be a suite or a floor', () => {
    const address = { streetAddress: '20 Sample St', suite: '200b', addressLine2: '2nd floor' };
    expect(siteOf({ address }).address.street).toBe('20 Sample St, 2nd floor, Suite 200b');
  });
});

describe('an address in one text', () => {
  test.each<[string, object]>([
    [
      '88 Lakeshore Rd E, Mississauga, ON L5G 1E1',
      {
        street: '88 Lakeshore Rd E',
        locality: 'Mississauga',
        region: 'ON',
        postalCode: 'L5G 1E1',
        country: 'Canada',
      },
    ],
    [
      'Unit 5, 12 Main St, Buffalo, NY 14201, USA',
      { street: 'Unit 5, 12 Main St', locality: 'Buffalo', region: 'NY', postalCode: '14201', country: 'USA' },
    ],
    [
      '12 Main St, Buffalo, NY 14201',
      { street: '12 Main St', locality: 'Buffalo', region: 'NY', postalCode: '14201', country: 'United States' },
    ],
    ['Hauptstr. 5, 10115 Berlin, Germany', { street: 'Hauptstr. 5, 10115 Berlin', country: 'Germany' }],
    ['12 Main St, Atlanta, Georgia', { street: '12 Main St, Atlanta, Georgia' }],
    ['Behind the market, ask for Ana', { street: 'Behind the market, ask for Ana' }],
    ['88 Lakeshore Rd E, Mississauga', { street: '88 Lakeshore Rd E, Mississauga' }],
  ])('is shown as it is written, in parts where they are sure: %s', (address, parts) => {
    expect(siteOf({ address }).address).toEqual(parts);
    expect(warningsFor({ name: 'X', address, locations: [{ name: 'Y', address }] })).toEqual([]);
  });

  test('decides the country of a telephone number', () => {
    const { telephone } = siteOf({ telephone: '030 123456', address: 'Hauptstr. 5, 10115 Berlin, Germany' });
    expect(telephone).toEqual({ text: '030 123456', tel: '+4930123456' });
  });
});

test('an address that is neither is told', () => {
  expect(warningsFor({ name: 'X', address: [5] })).toEqual([
    expect.stringMatching(/^address: \[5\] is not a text or an object\. No address is shown\./),
  ]);
});
