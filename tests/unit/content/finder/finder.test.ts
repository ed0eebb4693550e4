import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { distanceTo, findLocations, type FinderView, makeFinder } from '#content/finder/finder.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { EMPTY_QUERY, type FinderQuery } from '#content/finder/finder-query.ts';
import { locationCardOf } from '#content/locations/location-card.ts';
import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import { makeHours, makeLocation, makeSite } from '../../../support/build/site.ts';

const TORONTO = { latitude: 43.6532, longitude: -79.3832 };
const locations = [
  makeLocation({
    name: 'Queen West',
    area: 'West End',
    address: { street: '482 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M5V 2B3' },
    services: ['Dine-in', 'Pickup'],
    features: [{ title: 'Patio' }],
    coordinates: { latitude: 43.6477, longitude: -79.4001 },
    rating: 4.2,
    hours: makeHours([540, 1020]),
  }),
  makeLocation({
    name: "Café d'Été 10",
    address: { locality: 'Montréal', postalCode: 'H2X 1Y4' },
    services: ['pickup', 'Delivery'],
    features: [{ title: 'Patio' }, { title: 'Bar' }],
    coordinates: { latitude: 45.5175, longitude: -73.5807 },
    rating: 4.9,
  }),
  makeLocation({ name: "Café d'Été 9", address: { locality: 'London' }, services: [], hours: makeHours() }),
  makeLocation({ name: '新宿店', address: { locality: '東京都新宿区' }, distance: 0.4 }),
];

const finder = makeFinder(finderDataOf(makeSite(), locations));
const NOWHERE: FinderView = { isOpen: () => false };
const found = (query: Partial<FinderQuery>, view: Partial<FinderView> = {}) =>
  findLocations(finder, { ...EMPTY_QUERY, ...query }, { ...NOWHERE, ...view }).map(({ name }) => name);

describe('a search', () => {
  test.each([
    ['toronto', ['Queen West']],
    ['TOR', ['Queen West']],
    ['queen toronto', ['Queen West']],
    ['queen montreal', []],
    ['west end', ['Queen West']],
    ['m5v 2b3', ['Queen West']],
    ['M5V2B3', ['Queen West']],
    ['montreal', ["Café d'Été 10"]],
    ['Montréal', ["Café d'Été 10"]],
    ['cafe dete', ["Café d'Été 10", "Café d'Été 9"]],
    ['on', ['Queen West']],
    ['宿区', ['新宿店']],
    ['  ', locations.map(({ name }) => name)],
    ['<script>', []],
  ])('for %j', (text, names) => {
    expect(found({ text })).toEqual(names);
  });

  test('finds every location by its own name, city and postal code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,20}$/u), (name) => {
        const data = finderDataOf(makeSite(), [makeLocation({ name, slug: 'a' })]);
        expect(findLocations(makeFinder(data), { ...EMPTY_QUERY, text: name }, NOWHERE)).toHaveLength(1);
      }),
    );
  });
});

describe('filters', () => {
  test.each<[Partial<FinderQuery>, string[]]>([
    [{ services: ['Pickup'] }, ['Queen West', "Café d'Été 10"]],
    [{ services: ['Pickup', 'Delivery'] }, ["Café d'Été 10"]],
    [{ services: ['Dine-in', 'Delivery'] }, []],
    [{ features: ['Patio'], services: ['Dine-in'] }, ['Queen West']],
    [{ features: ['Patio'], text: 'mon' }, ["Café d'Été 10"]],
  ])('%j leave what has all of them', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test('open now leaves what is known to be open', () => {
    expect(found({ isOpenNow: true }, { isOpen: ({ name }) => name === 'Queen West' })).toEqual(['Queen West']);
    expect(found({ isOpenNow: true })).toEqual([]);
  });
});

describe('an order', () => {
  const names = (sort: FinderQuery['sort'], view: Partial<FinderView> = {}) => found({ sort }, view);

  test('puts the nearest first and those nobody knows last', () => {
    expect(names('nearest', { position: TORONTO })).toEqual(['新宿店', 'Queen West', "Café d'Été 10", "Café d'Été 9"]);
  });

  test('puts the best rated first', () => {
    expect(names('rating')).toEqual(["Café d'Été 10", 'Queen West', "Café d'Été 9", '新宿店']);
  });

  test('by name counts numbers as numbers', () => {
    expect(names('name')).toEqual(["Café d'Été 9", "Café d'Été 10", 'Queen West', '新宿店']);
  });
});

describe('distances', () => {
  test('are from the visitor, else as configured', () => {
    expect(finder.locations.map((location) => distanceTo(location, undefined))).toEqual([
      undefined,
      undefined,
      undefined,
      0.4,
    ]);
    const [queen, montreal, unknown] = finder.locations.map((location) => distanceTo(location, TORONTO));
    expect(queen).toBeCloseTo(1.49, 1);
    expect(montreal).toBeCloseTo(504, -1);
    expect(unknown).toBeUndefined();
  });
});

describe('the data', () => {
  const dataOf = (...locations: Partial<Location>[]) => finderDataOf(makeSite(), locations.map(makeLocation));

  test('names a choice once, the most common first', () => {
    expect(finder.services).toEqual(['Pickup', 'Dine-in', 'Delivery']);
    expect(finder.locations.map(({ services }) => services)).toEqual([
      ['Dine-in', 'Pickup'],
      ['Pickup', 'Delivery'],
      [],
      [],
    ]);
  });

  test('has an ordering link only where it leads elsewhere', () => {
    const { locations } = dataOf({ orderingLink: 'https://order.example/' }, {});
    expect(locations.map(({ order }) => order)).toEqual(['https://order.example/', undefined]);
  });

  test('leads to a table where nothing can be ordered', () => {
    const [tables, both, none] = dataOf(
      { reservationLink: 'https://book.example/' },
      { reservationLink: 'https://book.example/', orderingLink: 'https://order.example/' },
      {},
    ).locations.map((location) => locationCardOf(location, textsOf(makeSite())).order);
    expect(tables).toMatchObject({ label: 'Reserve a Table', href: 'https://book.example/' });
    expect(tables?.description).toMatch(/^Reserve a Table at /);
    expect([both?.label, none]).toEqual(['Order Online', undefined]);
  });
});
