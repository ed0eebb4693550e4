import { describe, expect, test } from 'vitest';
import { type LocationsContent, locationsPageOf } from '#content/pages/locations.ts';
import { menuOf } from '#content/pages/menu.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { makeHours, makeLocation, makeLocations, makePhone, makeSite } from '../../../support/build/site.ts';

test('without locations it leads to the contact page', () => {
  expect(locationsPageOf(makeSite())).toEqual({
    kind: 'none',
    title: 'No Locations Available',
    lede: 'No locations are configured yet.',
    contact: { label: 'Contact Us', href: '/contact/', external: false },
    visit: { addressLines: [], timetables: [], hoursNotes: [], stops: [] },
  });
});

test('without locations it shows the restaurant itself', () => {
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

test.each<[string, Location[]]>([
  ['1 location', locationsIn(undefined)],
  ['1 location in Hamilton', locationsIn('Hamilton')],
  ['3 locations in Toronto and Vancouver', locationsIn('Toronto', 'Vancouver', 'Toronto')],
  ['2 locations', locationsIn('Toronto', undefined)],
  ['4 locations', locationsIn('Toronto', 'Hamilton', 'Ottawa', 'London')],
  ['1,200 locations', makeLocations(1200)],
])('the number found reads %s', (found, locations) => {
  expect(locationsPageOf(makeSite({ locations }))).toMatchObject({ found });
});

describe('a card', () => {
  test('of a location of which nothing is known leads to it', () => {
    expect(cardOf({ name: 'Queen West' })).toEqual({
      name: 'Queen West',
      page: '/location/queen-west/',
      address: [],
      hours: [],
      offers: [],
    });
  });

  const features = ['Patio', 'Bar', 'Parking'].map((title) => ({ title }));
  const services = ['Dine-in', 'Pickup', 'Delivery', 'Catering'];
  const hours = makeHours([690, 900], [1020, 1290]);
  hours.week[0] = { kind: 'closed' };

  test.each<[string, Partial<Location>, object]>([
    [
      'three services, then two features',
      { services, features },
      { offers: ['Dine-in', 'Pickup', 'Delivery', 'Patio', 'Bar'] },
    ],
    [
      'its rating and reviews',
      { rating: 4.6, reviewCount: 1204 },
      { rating: { stars: 4.6, text: '4.6', reviews: '1,204 reviews' } },
    ],
    ['one review', { rating: 5, reviewCount: 1 }, { rating: { text: '5.0', reviews: '1 review' } }],
    ['its rating alone', { rating: 4 }, { rating: { stars: 4, text: '4.0' } }],
    [
      'the week short, a shift a line, and by the clock of the location',
      { hours, timezone: 'America/Toronto' },
      {
        hours: [
          { day: 'Mon – Sat', times: ['11:30 AM – 3:00 PM', '5:00 PM – 9:30 PM'] },
          { day: 'Sun', times: ['Closed'] },
        ],
        times: { zone: 'America/Toronto' },
      },
    ],
    [
      'a distance and a phone',
      { distance: 0.4, phone: makePhone('416 555 0134') },
      { distance: '400 m', phone: { href: 'tel:4165550134' } },
    ],
    [
      'its own ordering page',
      { orderingLink: 'https://queen.example/' },
      { order: { href: 'https://queen.example/' } },
    ],
    ['else the brand’s ordering page', {}, { order: { href: 'https://order.example/' } }],
  ])('shows %s', (_, location, card) => {
    expect(cardOf(location, 'https://order.example/')).toMatchObject(card);
  });

  test('has no rating where there are only reviews', () => {
    expect(cardOf({ reviewCount: 3 })).toMatchObject({ rating: undefined });
  });
});

describe('the cards of a brand', () => {
  test('stand by city, in the order of the configuration', () => {
    const locations = locationsIn('Toronto', 'Vancouver', 'toronto', 'Vancouver');
    expect(cardsOf(locationsPageOf(makeSite({ locations }))).map(({ city, cards }) => [city, cards.length])).toEqual([
      ['Toronto', 2],
      ['Vancouver', 2],
    ]);
  });

  test.each([
    ['in one city', locationsIn('Toronto', 'Toronto')],
    ['each in a city of its own', locationsIn('Toronto', 'Hamilton', 'Ottawa')],
  ])('stand together when they are %s', (_, locations) => {
    const groups = cardsOf(locationsPageOf(makeSite({ locations })));
    expect(groups.map(({ city }) => city)).toEqual([undefined]);
  });

  test('are at most 24: a chain has an index, of its menus too', () => {
    const [brand, chain] = [24, 25].map((count) => makeSite({ locations: makeLocations(count) })) as [Site, Site];
    expect(locationsPageOf(brand).kind).toBe('cards');
    expect(menuOf(brand)).toHaveProperty('locations.length', 24);
    expect(locationsPageOf(chain).kind).toBe('index');
    expect(menuOf(chain)).toMatchObject({
      groups: [{ parts: [{ entries: expect.arrayContaining([expect.objectContaining({ href: '/menu/place-0/' })]) }] }],
    });
  });
});

function cardOf(location: Partial<Location>, orderingLink?: string) {
  const site = makeSite({ ...(orderingLink !== undefined && { orderingLink }), locations: [makeLocation(location)] });
  return cardsOf(locationsPageOf(site))[0]?.cards[0];
}

function cardsOf(content: LocationsContent): Extract<LocationsContent, { kind: 'cards' }>['groups'] {
  if (content.kind !== 'cards') throw new Error(content.kind);
  return content.groups;
}

function locationsIn(...cities: (string | undefined)[]): Location[] {
  return cities.map((city) => makeLocation({ address: { ...(city !== undefined && { locality: city }) } }));
}
