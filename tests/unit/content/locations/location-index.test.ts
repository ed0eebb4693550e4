import { describe, expect, test } from 'vitest';
import { type IndexGroup, locationIndexOf } from '#content/locations/location-index.ts';
import { locationPath } from '#core/routes/routes.ts';
import type { Address, Location } from '#schema/location.ts';
import { makeLocation, makePhone, makeSite } from '../../../support/build/site.ts';

describe('the regions', () => {
  test.each<[string, Address[], string[]]>([
    ['have their names and order', [{ region: 'ON' }, { region: 'BC' }], ['British Columbia', 'Ontario']],
    ['are one, however they are written', [{ region: 'ON' }, { region: 'on' }, { region: 'Ontario' }], ['Ontario']],
    ['without a name come last', [{}, { region: 'YT' }], ['Yukon', 'Other Locations']],
    ['are all there is where none has a name', [{}, { locality: 'Toronto' }], ['All Locations']],
    [
      'name their countries where there are several',
      [
        { region: 'NY', country: 'US' },
        { region: 'ON', country: 'CA' },
        { region: 'WA', country: 'AU' },
        { locality: 'Paris', country: 'France' },
        {},
      ],
      ['Western Australia, Australia', 'Ontario, Canada', 'France', 'New York, United States', 'Other Locations'],
    ],
    [
      'are the whole country where they are only codes',
      [
        { region: '02', country: 'Norway' },
        { region: '46', country: 'NO' },
        { region: 'ON', country: 'CA' },
      ],
      ['Ontario, Canada', 'Norway'],
    ],
    ['have no name where they are only codes', [{ region: '02' }, { region: '46' }], ['All Locations']],
  ])('%s', (_, addresses, names) => {
    expect(indexOf(addresses).map(({ name }) => name)).toEqual(names);
  });

  test('count their locations', () => {
    expect(indexOf([{ region: 'ON' }, { region: 'ON', locality: 'Guelph' }])[0]?.count).toBe(2);
  });

  test('are large above 24 locations in several cities', () => {
    const areMany = (count: number, last: string) =>
      indexOf(Array.from({ length: count }, (_, n) => ({ locality: n === 0 ? last : 'Toronto' })))[0]?.isLarge;
    expect(areMany(25, 'Guelph')).toBe(true);
    expect(areMany(24, 'Guelph')).toBe(false);
    expect(areMany(25, 'Toronto')).toBe(false);
  });
});

describe('the cities of a region', () => {
  const region = 'ON';
  test.each<[string, Address[], (string | undefined)[]]>([
    ['stand in order', [{ locality: 'Toronto' }, { locality: 'Guelph' }], ['Guelph', 'Toronto']],
    ['come before what is elsewhere', [{}, { locality: 'Toronto' }], ['Toronto', 'Elsewhere in Ontario']],
    ['need no name where none has one', [{}], [undefined]],
  ])('%s', (_, addresses, names) => {
    const [group] = indexOf(addresses.map((address) => ({ ...address, region })));
    expect(group?.parts.map(({ name }) => name)).toEqual(names);
  });
});

test('an entry leaves out what its headings say', () => {
  const address = { street: '412 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M5V 2A8' };
  const [group] = locationIndexOf(
    makeSite({ locations: [makeLocation({ name: 'Queen West', address, phone: makePhone('416 555 0134') })] }),
    (location) => locationPath({}, location),
  );
  expect(group?.parts[0]?.entries).toEqual([
    {
      label: 'Queen West',
      href: '/location/queen-west/',
      text: '412 Queen St W, M5V 2A8',
      phone: { label: '416 555 0134', href: 'tel:4165550134', external: false },
    },
  ]);
});

test('entries stand in the order of their names, numbers as numbers', () => {
  const locations = ['No. 10', 'No. 9', 'Annex'].map((name) => makeLocation({ name }));
  expect(
    locationIndexOf(makeSite({ locations }), (location) => locationPath({}, location))[0]?.parts[0]?.entries.map(
      ({ label }) => label,
    ),
  ).toEqual(['Annex', 'No. 9', 'No. 10']);
});

test('every heading has an id of its own, whatever it is called', () => {
  const ids = indexOf([
    { region: 'ON', locality: 'London' },
    { region: 'KY', locality: 'London' },
    { region: 'Main', locality: 'Main' },
    { region: '東京', locality: '日本橋' },
  ]).flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('in-london-2');
  for (const id of ids) expect(id).toMatch(/^in-[a-z]/);
});

function indexOf(addresses: Address[]): IndexGroup[] {
  const locations = addresses.map((address, index): Location => makeLocation({ name: `Place ${index}`, address }));
  return locationIndexOf(makeSite({ locations }), (location) => locationPath({}, location));
}
