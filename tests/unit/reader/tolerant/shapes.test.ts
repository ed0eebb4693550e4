import { describe, expect, test } from 'vitest';
import { NO_HOURS } from '#schema/hours/hours.ts';
import { locationOf, readConfiguration, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

describe('shapes', () => {
  const monday = { kind: 'open', intervals: [{ opens: 570, closes: 1320 }] };
  test.each<[string, object, object]>([
    ['id for restaurant_id', { id: 'a' }, { restaurantId: 'a' }],
    ['restaurant_id before id', { id: 'a', restaurant_id: 'b' }, { restaurantId: 'b' }],
    [
      'numbers as texts',
      { coordinates: { latitude: '43.5', longitude: '-79,5' } },
      { coordinates: { latitude: 43.5, longitude: -79.5 } },
    ],
    [
      'geo for coordinates',
      { geo: { latitude: 43, longitude: -80 } },
      { coordinates: { latitude: 43, longitude: -80 } },
    ],
    ['street for streetAddress', { address: { street: '1 Main St' } }, { address: { street: '1 Main St' } }],
    ['a number for a text', { address: { postalCode: 90210 } }, { address: { postalCode: '90210' } }],
    ['names with commas', { servesCuisine: 'Pizza, Pasta,' }, { cuisines: ['Pizza', 'Pasta'] }],
    ['objects with names', { areaServed: [{ name: 'A' }, 'B', 'A'] }, { areaServed: ['A', 'B'] }],
    ['one for a list', { faqs: { question: 'a', answer: 'b' } }, { faqs: [{ question: 'a', answer: 'b' }] }],
    ['features as texts', { features: ['Patio'] }, { features: [{ title: 'Patio' }] }],
    ['restaurants as one', { restaurants: { food_truck: true } }, { flags: { foodTruck: true } }],
    [
      'hours as one entry',
      { openingHours: { day: 'Monday', open: '9:30', close: '22:00' } },
      { hours: { special: [] } },
    ],
    ['a colour without #', { theme: { primaryColor: 'C0392B' } }, { theme: { primaryColor: '#c0392b' } }],
    [
      'the first of a list of fonts',
      { theme: { fontFamily: "'Work Sans', serif" } },
      { theme: { fontFamily: 'Work Sans' } },
    ],
    [
      'requirements as lines',
      { jobs: [{ title: 'a', requirements: '- b\n• c' }] },
      { jobs: [{ requirements: ['b', 'c'] }] },
    ],
    [
      'a menu that is a link',
      { menu: 'https://a.example/m.pdf' },
      { menuKind: 'file', fileLink: 'https://a.example/m.pdf' },
    ],
    ['a logo as an object', { logo: { url: './a//b.png' } }, { logo: { src: 'a/b.png', alt: 'X' } }],
    ['half stars', { reviews: [{ content: 'a', rating: '4.3' }] }, { reviews: [{ rating: 4.5 }] }],
    [
      'profiles, once each',
      { sameAs: 'https://x.com/a/', socialMedia: { twitter: 'http://www.x.com/a' } },
      { social: [{ name: 'X' }] },
    ],
  ])('%s', (_, configuration, expected) => {
    const { site, warnings } = readConfiguration({ name: 'X', timezone: 'America/Toronto', ...configuration });
    expect(warnings).toEqual([]);
    expect(site).toMatchObject(expected);
  });

  test.each<[string, object]>([
    ['day, open, close', { openingHours: [{ day: 'Monday', open: '9:30', close: '22:00' }] }],
    [
      'dayOfWeek, opens, closes',
      { openingHoursSpecification: [{ dayOfWeek: ['https://schema.org/Monday'], opens: '9:30', closes: '22:00' }] },
    ],
  ])('a location’s hours as %s', (_, location) => {
    expect(locationOf({ name: 'A', ...location })?.hours?.week[1]).toEqual(monday);
  });

  test.each<[string, unknown]>([
    ['a number', 9],
    ['a text that is no hours', 'by appointment'],
    ['a list of texts whose half of the day is not clear', ['Monday 9-5']],
    ['a list of lists', [['Monday', '9:00', '17:00']]],
    ['other keys', [{ weekday: 'Monday', von: '9:00', bis: '17:00' }]],
    ['a day without times', [{ day: 'Monday' }]],
  ])('hours as %s are told, and none are shown', (_, openingHours) => {
    const configuration = { name: 'A', locations: [{ name: 'B', openingHours }] };
    expect(warningsFor(configuration).filter((text) => text.startsWith('locations[0].openingHours'))).not.toEqual([]);
    expect(siteOf({ locations: [{ name: 'B', openingHours }] }).locations.map(({ hours }) => hours)).toEqual([
      undefined,
    ]);
  });

  test.each<[string, unknown]>([
    ['a text', 'from 11'],
    ['entries without a time', [{ day: 'Monday', open: 'late', close: 'later' }]],
  ])('pickup hours as %s are told, and are not the restaurant’s', (_, customHours) => {
    const configuration = { name: 'A', locations: [{ name: 'B', pickupHours: { customHours } }] };
    expect(warningsFor(configuration).some((text) => text.startsWith('locations[0].pickupHours.customHours'))).toBe(
      true,
    );
    expect(locationOf({ name: 'B', pickupHours: { customHours } })?.pickupHours).toEqual(NO_HOURS);
  });

  test('pickup hours of its own, or the restaurant’s', () => {
    const customHours = [{ day: 'Monday', open: '9:30', close: '22:00' }];
    expect(locationOf({ name: 'A', pickupHours: { customHours } })?.pickupHours?.week[1]).toEqual(monday);
    const own = locationOf({ name: 'A', pickupHours: { useRestaurantHours: true, customHours } });
    expect(own?.name).toBe('A');
    expect(own?.pickupHours).toBeUndefined();
  });

  test('pickup hours that are not the restaurant’s and not given are known to nobody', () => {
    expect(locationOf({ name: 'A', pickupHours: { useRestaurantHours: false } })?.pickupHours).toEqual(NO_HOURS);
    expect(locationOf({ name: 'A', pickupHours: { useRestaurantHours: false, customHours: [] } })?.pickupHours).toEqual(
      NO_HOURS,
    );
    const empty = locationOf({ name: 'A', pickupHours: {} });
    expect(empty?.name).toBe('A');
    expect(empty?.pickupHours).toBeUndefined();
  });

  test('a rating of 0 is no rating, and 0 reviews are no number of reviews', () => {
    const ratingOf = (location: object) => {
      const { rating, reviewCount } = locationOf({ name: 'A', ...location }) ?? {};
      return { rating, reviewCount };
    };
    expect(ratingOf({ rating: 0, reviewCount: 0 })).toEqual({});
    expect(ratingOf({ rating: 4.5, reviewCount: 0 })).toEqual({ rating: 4.5 });
    expect(warningsFor({ name: 'A', locations: [{ name: 'B', rating: 0, reviewCount: 0 }] })).toEqual(
      warningsFor({ name: 'A', locations: [{ name: 'B' }] }),
    );
  });

  test('a section about the restaurant that says nothing is none', () => {
    expect(siteOf({ about: { features: [] } }).about).toBeUndefined();
    expect(siteOf({ about: { features: ['A stone oven'] } }).about?.features).toEqual(['A stone oven']);
  });

  test('flags are on only when exactly true', () => {
    const site = siteOf({
      animations: 'true',
      restaurants: [{ party_hall: 1 }, { live_catering: true }],
      loyaltyProgram: { available: 'yes' },
    });
    expect(site).toMatchObject({
      animations: false,
      flags: { partyHall: false, liveCatering: true, foodTruck: false },
    });
    expect(site.loyalty).toBeUndefined();
  });
});
