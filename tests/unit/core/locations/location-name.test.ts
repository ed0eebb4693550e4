import { expect, test } from 'vitest';
import { businessName, locationLabel } from '#core/locations/location-name.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

test.each([
  ['Kumo Ramen', 'Downtown', 'Kumo Ramen Downtown'],
  ['Kumo Ramen', 'Kumo Queen West', 'Kumo Queen West'],
  ['Kumo Ramen', 'KUMO RAMEN – Gastown', 'KUMO RAMEN – Gastown'],
  ['The Night Owl', 'The Annex', 'The Night Owl The Annex'],
  ['Nonna Pia', 'Nonna Pia', 'Nonna Pia'],
])('%s at %s is %s', (brand, location, expected) => {
  expect(businessName({ name: brand }, { name: location })).toBe(expected);
});

test('labels tell locations apart by name, then town, then street, then address, then order', () => {
  const locations = [
    makeLocation({ id: '1', name: 'Airport' }),
    makeLocation({ id: '2', name: 'Downtown', address: { locality: 'Toronto' } }),
    makeLocation({ id: '3', name: 'Downtown', address: { locality: 'Vancouver', street: '1 Main St' } }),
    makeLocation({ id: '4', name: 'downtown', address: { locality: 'Vancouver', street: '9 Bay St' } }),
    makeLocation({ id: '5', name: 'Mall' }),
    makeLocation({ id: '6', name: 'Mall' }),
    makeLocation({ id: '7', name: 'Kumo', address: { locality: 'Guelph' } }),
  ];
  const site = makeSite({ name: 'Kumo', locations });
  expect(locations.map((location) => locationLabel(site, location))).toEqual([
    'Airport',
    'Downtown, Toronto',
    'Downtown, 1 Main St',
    'downtown, 9 Bay St',
    'Mall (5)',
    'Mall (6)',
    'Kumo, Guelph',
  ]);
});
