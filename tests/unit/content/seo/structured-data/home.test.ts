import { describe, expect, test } from 'vitest';
import {
  contentsOf,
  makeHours,
  makeItem,
  makeLocation,
  makeLocations,
  makePhone,
  makeSite,
} from '../../../../support/build/site.ts';
import { CHAIN, find, graphOf, PIZZERIA, typesOf } from '../../../../support/build/structured-data.ts';

describe('the home page of one restaurant', () => {
  test('tells everything Google asks of a restaurant', () => {
    expect(find(graphOf(PIZZERIA, 'home'), 'Restaurant')).toEqual({
      '@id': 'https://kitchen.example/#restaurant',
      '@type': 'Restaurant',
      acceptsReservations: 'https://tables.example/nonna',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CA',
        addressLocality: 'Hamilton',
        addressRegion: 'ON',
        postalCode: 'L8R 2L1',
        streetAddress: '214 James St N',
      },
      areaServed: ['a', 'b', 'c', 'd', 'e', 'f'],
      geo: { '@type': 'GeoCoordinates', latitude: 43.26312, longitude: -79.86671 },
      hasMenu: 'https://kitchen.example/menu/',
      image: ['https://kitchen.example/_pictures/hero.webp'],
      logo: 'https://kitchen.example/_pictures/logo.webp',
      name: 'Nonna Pia',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '11:00',
          closes: '22:00',
        },
      ],
      priceRange: '$$',
      sameAs: ['https://instagram.com/nonna'],
      servesCuisine: ['Pizza', 'Italian'],
      telephone: '(905) 555-0142',
      url: 'https://kitchen.example/',
    });
  });

  test('has the questions it shows, then its popular items', () => {
    const nodes = graphOf(PIZZERIA, 'home');
    expect(typesOf(nodes)).toEqual(['Restaurant', 'WebSite', 'FAQPage', 'Menu']);
    expect(find(nodes, 'FAQPage')?.mainEntity).toEqual([
      { '@type': 'Question', name: 'Do you deliver?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ]);
  });

  test('takes from its only location what the location knows', () => {
    const location = makeLocation({
      name: 'Downtown',
      slug: 'downtown',
      address: { locality: 'Dundas' },
      reservationLink: 'https://t.example',
    });
    const restaurant = find(graphOf({ ...PIZZERIA, locations: [location] }, 'home'), 'Restaurant');
    expect(restaurant).toMatchObject({
      '@id': 'https://kitchen.example/location/downtown/#restaurant',
      name: 'Nonna Pia',
      telephone: '(905) 555-0142',
      address: { '@type': 'PostalAddress', addressLocality: 'Dundas', addressCountry: 'CA' },
      acceptsReservations: 'https://t.example',
    });
  });

  test('takes the brand’s address where its only location has none', () => {
    const locations = [makeLocation({ address: { street: undefined, country: undefined } })];
    expect(find(graphOf({ ...PIZZERIA, locations }, 'home'), 'Restaurant')).toMatchObject({
      address: { addressLocality: 'Hamilton' },
    });
  });

  test('lists cuisines and featured items when there is no menu', () => {
    const cuisines = ['1', '2', '3', '4', '5', '6', '7'];
    const featuredItems = Array.from({ length: 13 }, (_, index) => makeItem({ name: `Item ${index}` }));
    const menu = find(graphOf(makeSite({ cuisines, featuredItems }), 'home'), 'Menu');
    const sections = menu?.hasMenuSection as { name: string; hasMenuItem?: unknown[] }[];
    expect(sections.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', 'Our Most Popular Items']);
    expect(sections.at(-1)?.hasMenuItem).toHaveLength(12);
  });

  test('never rates the restaurant', () => {
    for (const { head } of contentsOf(PIZZERIA)) expect(head.jsonLd ?? '').not.toMatch(/review|rating/i);
  });
});

describe('the home page of several locations', () => {
  test('has the brand and each location, no questions, and no hours or address that belong to another', () => {
    const nodes = graphOf(CHAIN, 'home');
    expect(typesOf(nodes)).toEqual(['Organization', 'WebSite', 'Restaurant', 'Restaurant', 'Menu']);
    expect(nodes[2]).toMatchObject({
      '@id': 'https://kitchen.example/location/kumo-queen-west/#restaurant',
      name: 'Kumo Queen West',
      address: { streetAddress: '88 Queen St W' },
      parentOrganization: { '@id': 'https://kitchen.example/#organization' },
    });
    expect(nodes[3]).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://kitchen.example/location/gastown/#restaurant',
      name: 'Kumo Ramen Gastown',
      url: 'https://kitchen.example/location/gastown/',
      parentOrganization: { '@id': 'https://kitchen.example/#organization' },
    });
  });

  test('names all of eight locations', () => {
    const locations = makeLocations(8, {
      phone: makePhone('(416) 555-0101'),
      address: { street: '88 Queen Street West', locality: 'Toronto', region: 'ON', postalCode: 'M5V 2B3' },
      coordinates: { latitude: 43.65123, longitude: -79.41234 },
      hours: makeHours([690, 1320]),
    });
    expect(typesOf(graphOf({ ...CHAIN, locations }, 'home')).filter((type) => type === 'Restaurant')).toHaveLength(8);
  });
});
