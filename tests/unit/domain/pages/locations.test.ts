import { describe, expect, test } from 'vitest';
import { type LocationsContent, locationsPageOf } from '../../../../src/domain/pages/locations.ts';
import { menuOf } from '../../../../src/domain/pages/menu.ts';
import type { Location } from '../../../../src/model/location.ts';
import { makeHours, makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

test('without locations it leads to the contact page, and shows the restaurant itself', () => {
  expect(locationsPageOf(makeSite())).toEqual({
    kind: 'none',
    title: 'No Locations Available',
    lede: 'No locations are configured yet.',
    contact: { label: 'Contact Us', href: '/contact/', external: false },
    visit: { addressLines: [], timetables: [] },
  });
  const site = makeSite({
    address: { street: '12 Keefer St', locality: 'Vancouver' },
    telephone: makePhone('(604) 555-0134'),
    hours: makeHours([690, 900]),
  });
  expect(locationsPageOf(site)).toMatchObject({
    visit: {
      addressLines: ['12 Keefer St', 'Vancouver'],
      phone: { href: 'tel:6045550134' },
      directions: { label: 'Get Directions' },
      timetables: [{ title: 'Hours', table: {} }],
      map: { title: 'Map of Test Kitchen' },
    },
  });
});

describe('the number found', () => {
  test.each<[string, (string | undefined)[]]>([
    ['1 location', [undefined]],
    ['1 location in Hamilton', ['Hamilton']],
    ['3 locations in Toronto and Vancouver', ['Toronto', 'Vancouver', 'Toronto']],
    ['2 locations', ['Toronto', undefined]],
    ['4 locations', ['Toronto', 'Hamilton', 'Ottawa', 'London']],
  ])('reads %s', (found, cities) => {
    expect(locationsPageOf(makeSite({ locations: cities.map((city) => locationIn(city)) }))).toMatchObject({ found });
  });

  test('has its thousands apart', () => {
    expect(locationsPageOf(makeSite({ locations: chainOf(1200) }))).toHaveProperty('found', '1,200 locations');
  });
});

describe('a card', () => {
  const cardOf = (location: Partial<Location>, site = {}) =>
    cardsOf(locationsPageOf(makeSite({ ...site, locations: [makeLocation(location)] })))[0]?.cards[0];

  test('leads to the location', () => {
    expect(cardOf({ name: 'Queen West' })).toEqual({
      name: 'Queen West',
      page: '/location/queen-west/',
      address: [],
      hours: [],
      offers: [],
    });
  });

  test('shows three services, then two features', () => {
    const features = ['Patio', 'Bar', 'Parking'].map((title) => ({ title }));
    const services = ['Dine-in', 'Pickup', 'Delivery', 'Catering'];
    expect(cardOf({ services, features })?.offers).toEqual(['Dine-in', 'Pickup', 'Delivery', 'Patio', 'Bar']);
  });

  test.each([
    [
      { rating: 4.6, reviewCount: 1204 },
      { stars: 4.6, text: '4.6', reviews: '1,204 reviews' },
    ],
    [
      { rating: 5, reviewCount: 1 },
      { stars: 5, text: '5.0', reviews: '1 review' },
    ],
    [{ rating: 4 }, { stars: 4, text: '4.0' }],
    [{ reviewCount: 3 }, undefined],
  ])('rated %j shows %j', (location, rating) => {
    expect(cardOf(location)?.rating).toEqual(rating);
  });

  test('writes the week short, a shift a line', () => {
    const hours = makeHours([690, 900], [1020, 1290]);
    hours.week[0] = { kind: 'closed' };
    expect(cardOf({ hours })?.hours).toEqual([
      { day: 'Mon – Sat', times: ['11:30 AM – 3:00 PM', '5:00 PM – 9:30 PM'] },
      { day: 'Sun', times: ['Closed'] },
    ]);
  });

  test('has opening times for the clock where its hours are known', () => {
    expect(cardOf({ hours: makeHours([690, 900]), timezone: 'America/Toronto' })?.times).toMatchObject({
      week: Array.from({ length: 7 }, () => [[690, 900]]),
      zone: 'America/Toronto',
    });
    expect(cardOf({})).not.toHaveProperty('times');
  });

  test('has a distance and a phone where they are known', () => {
    expect(cardOf({ distance: 0.4, phone: makePhone('416 555 0134') })).toMatchObject({
      distance: '400 m',
      phone: { href: 'tel:4165550134' },
    });
  });

  test.each([
    ['its own ordering page', { orderingLink: 'https://order.example/queen' }, 'https://order.example/queen'],
    ['else the brand’s', {}, 'https://order.example/'],
  ])('orders at %s', (_, location, href) => {
    expect(cardOf(location, { orderingLink: 'https://order.example/' })?.order?.href).toBe(href);
  });
});

describe('the cards of a brand', () => {
  test('stand by city, in the order of the configuration', () => {
    const locations = ['Toronto', 'Vancouver', 'toronto', 'Vancouver'].map((city) => locationIn(city));
    expect(cardsOf(locationsPageOf(makeSite({ locations }))).map(({ city, cards }) => [city, cards.length])).toEqual([
      ['Toronto', 2],
      ['Vancouver', 2],
    ]);
  });

  test.each([
    ['in one city', ['Toronto', 'Toronto']],
    ['each in a city of its own', ['Toronto', 'Hamilton', 'Ottawa']],
  ])('stand together when they are %s', (_, cities) => {
    const groups = cardsOf(locationsPageOf(makeSite({ locations: cities.map((city) => locationIn(city)) })));
    expect(groups).toHaveLength(1);
    expect(groups[0]).not.toHaveProperty('city');
  });

  test('are at most 24: a chain has an index', () => {
    expect(locationsPageOf(makeSite({ locations: chainOf(24) })).kind).toBe('cards');
    expect(locationsPageOf(makeSite({ locations: chainOf(25) })).kind).toBe('index');
  });
});

test('the menus of a chain are found in the same index, of a brand in a plain list', () => {
  expect(menuOf(makeSite({ locations: chainOf(24) }))).toHaveProperty('locations.length', 24);
  const content = menuOf(makeSite({ locations: chainOf(25) }));
  expect(content).toHaveProperty(
    'groups.0.parts.0.entries.0',
    expect.objectContaining({ label: 'Place 0', href: '/menu/place-0/' }),
  );
});

function cardsOf(content: LocationsContent): Extract<LocationsContent, { kind: 'cards' }>['groups'] {
  if (content.kind !== 'cards') throw new Error(content.kind);
  return content.groups;
}

function locationIn(locality: string | undefined): Location {
  return makeLocation({ address: { ...(locality !== undefined && { locality }) } });
}

function chainOf(count: number): Location[] {
  return Array.from({ length: count }, (_, n) => makeLocation({ name: `Place ${n}` }));
}
