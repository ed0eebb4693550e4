import { describe, expect, test } from 'vitest';
import { gatherPlace } from '#dialects/places/place.ts';
import { locationOf, siteOf, warningsFor } from '../../support/build/read-brand.ts';

describe('an address', () => {
  test.each<[string, object, object]>([
    [
      'a suburb is the town where there is no other',
      { suburb: 'Ebor', state: 'NSW' },
      { locality: 'Ebor', region: 'NSW' },
    ],
    ['a suburb beside a town is a part of it', { suburb: 'Eden Glen', city: 'Edenvale' }, { locality: 'Edenvale' }],
    ['an eircode', { city: 'Cork', eircode: 'T12 X456' }, { locality: 'Cork', postalCode: 'T12 X456' }],
    [
      'a county is the region where there is no other',
      { city: 'Bantry', county: 'Cork' },
      { locality: 'Bantry', region: 'Cork' },
    ],
    [
      'town, state and code in one',
      { city: 'New York, NY 10027' },
      { locality: 'New York', region: 'NY', postalCode: '10027' },
    ],
  ])('%s', (_, written, expected) => {
    const street = { streetAddress: '12 Main St' };
    expect(locationOf({ name: 'A', address: { ...street, ...written } })?.address).toMatchObject(expected);
    expect(locationOf({ name: 'A', ...street, ...written })?.address).toMatchObject(expected);
  });
});

describe('a location that says in its name that it is not open yet', () => {
  const gathered = (place: Record<string, unknown>) => gatherPlace(place).toObject();

  test.each(['Ottawa COMING SOON', 'Ottawa - Coming Soon!', 'Ottawa (opening soon)'])('%s', (name) => {
    expect(gathered({ name })).toEqual({ name: 'Ottawa', businessStatus: 'FUTURE_OPENING' });
    expect(gathered({ name, businessStatus: 'OPERATIONAL' })).toEqual({
      name: 'Ottawa',
      businessStatus: 'OPERATIONAL',
    });
    expect(gathered({ name: 'Wick', branch: name })).toMatchObject({
      name: 'Ottawa',
      businessStatus: 'FUTURE_OPENING',
    });
  });

  test('or in place of its street', () => {
    const street = 'This restaurant is opening in March 2027';
    expect(gathered({ name: 'Ottawa', 'addr:street_address': street, city: 'Ottawa' })).toEqual({
      name: 'Ottawa',
      openingDate: 'March 2027',
      businessStatus: 'FUTURE_OPENING',
      address: { city: 'Ottawa' },
    });
  });

  test('a name that only has such a word in it stays', () => {
    for (const name of ['Coming Soon', 'Soon Fatt', 'Opening Soon Café']) expect(gathered({ name })).toEqual({ name });
    expect(warningsFor({ name: 'X', locations: [{ name: 'Opening Soon Café' }] })).toEqual([]);
  });
});

test('a story in one text, and colours at a key of their own', () => {
  const { about, theme } = siteOf({ about: 'We opened in 1987.', colors: { primary: '#ff6b35' } });
  expect(about?.bio).toBe('We opened in 1987.');
  expect(JSON.stringify(theme).toLowerCase()).toContain('ff6b35');
});
