import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import type { LocationCard } from '#content/chat/answer.ts';
import { groupByCity } from '#content/chat/group-locations.ts';

const namesOf = (locations: LocationCard[]) =>
  groupByCity(locations).map(({ city, locations: grouped }) => [city, ...grouped.map(({ name }) => name)]);

test('the open ones come first, then the nearest, and a city where its best location does', () => {
  const locations = [
    { name: 'Far', city: 'Toronto', is_open: true, distance: '12.5 km' },
    { name: 'Closed', city: 'Toronto', is_open: false, distance: '90 m' },
    { name: 'Abroad', city: 'Vancouver', is_open: true, distance: '3300.0 km' },
    { name: 'Near', city: 'Ottawa', is_open: true, distance: '950 m' },
    { name: 'Who knows', city: 'Toronto', distance: '1.0 km' },
  ];
  expect(namesOf(locations)).toEqual([
    ['Ottawa', 'Near'],
    ['Toronto', 'Far', 'Who knows', 'Closed'],
    ['Vancouver', 'Abroad'],
  ]);
});

test('without a city, a distance or hours they stay as they came', () => {
  expect(namesOf([{ name: 'B' }, { name: 'A' }, { name: 'C' }])).toEqual([[undefined, 'B', 'A', 'C']]);
  const odd = [
    { name: 'B', distance: 'far away' },
    { name: 'A', distance: '' },
  ];
  expect(namesOf(odd)).toEqual([[undefined, 'B', 'A']]);
});

test('no location is lost, and none comes twice', () => {
  const location = fc.record(
    {
      city: fc.constantFrom('Toronto', 'Ottawa'),
      is_open: fc.boolean(),
      distance: fc.constantFrom('1.2 km', '3 m', ''),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(location), (locations) => {
      const grouped = groupByCity(locations).flatMap((group) => group.locations);
      expect(grouped).toHaveLength(locations.length);
      expect(new Set(grouped)).toEqual(new Set(locations));
    }),
  );
});
