import { describe, expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';

const imported = (value: unknown) => importText(JSON.stringify(value));
const soup = { name: 'Soup', price: 6 };
const FOOD = [{ categories: [{ name: 'Food', items: [soup] }] }];

describe('a menu in a file of its own', () => {
  test.each<[string, unknown]>([
    ['categories', { categories: [{ name: 'Food', items: [soup] }] }],
    ['sections', { sections: [{ label: 'Food', items: [soup] }] }],
    ['a list of categories', [{ category: 'Food', items: [soup] }]],
    ['a flat list', [{ title: 'Soup', category: 'Food', price: 6 }]],
    ['items beside names of categories', { categories: ['Food'], items: [{ ...soup, category: 'Food' }] }],
    ['items by category', { food: [soup], drinks: [] }],
    ['ids of a database', { '-Na': { ...soup, category: 'Food' } }],
    ['an id in place of a name', [{ id: 'food', items: [soup] }]],
  ])('may be %s', (_, value) => {
    const { kind, configuration, lost } = imported(value);
    const [menu, ...others] = [configuration['menu']].flat();
    expect(kind).toBe('a menu');
    expect(others).toEqual([]);
    expect(JSON.parse(JSON.stringify(menu))).toMatchObject(
      'categories' in Object(menu) ? (FOOD[0] ?? {}) : { name: 'Food', items: [soup] },
    );
    expect(lost).toEqual([]);
  });

  test('gives its currency to the site, and names what it has no use for at its place', () => {
    const item = { ...soup, margin: 0.3 };
    const { configuration, lost } = imported({ currency: 'A$', categories: [{ name: 'Food', items: [item] }] });
    expect(configuration['currency']).toBe('AUD');
    expect(lost).toEqual([{ path: 'categories[].items[].margin', message: 'is not used' }]);
    expect(imported([item]).lost).toEqual([{ path: '[].margin', message: 'is not used' }]);
  });

  test('beside the facts of a restaurant is part of its configuration', () => {
    const { kind, configuration } = imported({
      name: 'Rye',
      telephone: '+1 905 555 0142',
      categories: [{ name: 'Food', items: [soup] }],
    });
    expect(kind).toBe('a configuration');
    expect(configuration).toMatchObject({ name: 'Rye', menu: FOOD });
  });
});

test('objects of a list with keys in another language are the rows of a table', () => {
  const { kind, configuration, lost } = imported([{ nom: 'Soupe', prix: '6,50', rang: 3 }]);
  expect(kind).toBe('a list of items');
  expect(configuration['menu']).toMatchObject([{ categories: [{ items: [{ name: 'Soupe', price: 6.5 }] }] }]);
  expect(lost).toEqual([{ path: 'key rang', message: 'is not used: "3" in [0]' }]);
});

test('a list of deals alone is no menu', () => {
  const { configuration } = imported({ deals: [{ title: 'Two for one', price: 12 }] });
  expect(configuration).toEqual({ deals: [{ title: 'Two for one', price: 12 }] });
});

test('what looks like a menu and can’t be read is refused with what was seen', () => {
  const rows = [
    { dishtext: 'Soup', pris: 6 },
    { dishtext: 'Bread', pris: 3 },
  ];
  expect(() => imported({ karte: rows })).toThrow(
    'is no export that is known: 2 things with a name and a price at karte[] ("dishtext", "pris"), at keys that are not known: write "name" and "price"',
  );
  expect(() => imported([{ title: 'Ladies’ night', description: 'Two for one' }])).toThrow(
    /is a list of something that is not known$/,
  );
});

describe('places', () => {
  const place = { name: 'Rye', address: '25 Thames St, Brooklyn, NY 11237', lat: 40.7, lng: -73.93 };
  const feature = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-79.58, 43.55] },
    properties,
  });
  const inOsm = {
    name: 'Wick',
    'addr:street_address': '8 Lake St',
    'addr:city': 'Mississauga',
    'addr:state': 'ON',
    opening_hours: 'Mo-Su 11:00-22:00',
    '@spider': 'wick',
  };

  test('in a list, or in a list of some name, are locations', () => {
    for (const value of [[place, { ...place, name: 'Oat' }], { items: [place, { ...place, name: 'Oat' }] }]) {
      const { configuration, lost } = imported(value);
      expect(configuration['locations']).toMatchObject([
        { name: 'Rye', address: { addressLocality: 'Brooklyn' }, coordinates: { latitude: 40.7 } },
        { name: 'Oat' },
      ]);
      expect(lost).toEqual([]);
    }
  });

  test('of GeoJSON are locations, a single one too', () => {
    const { kind, configuration, lost } = imported({
      type: 'FeatureCollection',
      features: [feature(inOsm), feature({ ...inOsm, name: 'Oat' })],
    });
    expect(kind).toBe('GeoJSON');
    expect(configuration['locations']).toMatchObject([
      {
        name: 'Wick',
        address: { streetAddress: '8 Lake St', addressLocality: 'Mississauga', addressRegion: 'ON' },
        coordinates: { latitude: 43.55, longitude: -79.58 },
        openingHours: [{ open: '11:00', close: '22:00' }],
      },
      { name: 'Oat' },
    ]);
    expect(lost).toEqual([]);
    expect(imported(feature(inOsm))).toMatchObject({
      kind: 'GeoJSON',
      configuration: { name: 'Wick', address: { streetAddress: '8 Lake St' } },
    });
  });

  test('that somebody saved in Google Maps are no locations', () => {
    const saved = feature({ 'Google Maps URL': 'https://maps.example/1', Title: 'Rye' });
    expect(() => imported({ type: 'FeatureCollection', features: [saved] })).toThrow('somebody saved in Google Maps');
  });
});

test('records about a record and hours alone are no entity of Yext', () => {
  const { kind } = imported({ name: 'Rye', meta: { updatedBy: 'Ann' }, hours: { monday: '10-22' } });
  expect(kind).toBe('a configuration');
});
