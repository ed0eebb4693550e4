import { describe, expect, test } from 'vitest';
import { locationOf, readConfiguration, siteOf, warningsFor } from '../../support/build/read-brand.ts';

const POINT = { latitude: 43.6487, longitude: -79.3962 };
const ADDRESS = { street: '412 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M5V 2A8' };

describe('a location in other forms', () => {
  test.each<[string, object, object]>([
    ['a point beside its name', { lat: '43.6487', lng: -79.3962 }, { coordinates: POINT }],
    ['a point in its location', { location: POINT }, { coordinates: POINT }],
    ['a point as a text', { coordinates: '43.6487, -79.3962' }, { coordinates: POINT }],
    ['GeoJSON', { geometry: { type: 'Point', coordinates: [-79.3962, 43.6487] } }, { coordinates: POINT }],
    [
      'a list with one number that is no latitude',
      { coordinates: [-122.4, 37.8] },
      { coordinates: { latitude: 37.8, longitude: -122.4 } },
    ],
    [
      'an address beside its name',
      { address: '412 Queen St W', city: 'Toronto', state: 'ON', zip: 'M5V 2A8', country: 'Canada' },
      { address: ADDRESS },
    ],
    [
      'an address in its location, with the phone',
      {
        location: {
          address1: '412 Queen St W',
          city: 'Toronto',
          state: 'ON',
          zip_code: 'M5V 2A8',
          phone: '4165550134',
        },
      },
      { address: ADDRESS, phone: { text: '(416) 555-0134' } },
    ],
    [
      'tags with a colon',
      { tags: { 'addr:housenumber': '412', 'addr:street': 'Queen St W', 'addr:city': 'Toronto' } },
      { address: { street: '412 Queen St W', locality: 'Toronto' } },
    ],
    [
      'a house number behind its street',
      { address: { houseNumber: '5', street: 'Hauptstraße', city: 'Wien', country: 'AT' } },
      { address: { street: 'Hauptstraße 5' } },
    ],
    [
      'address components',
      {
        addressComponents: [
          { long_name: '412', short_name: '412', types: ['street_number'] },
          { long_name: 'Queen Street West', short_name: 'Queen St W', types: ['route'] },
          { long_name: 'Toronto', short_name: 'TO', types: ['locality', 'political'] },
          { long_name: 'Ontario', short_name: 'ON', types: ['administrative_area_level_1'] },
          { long_name: 'M5V 2A8', short_name: 'M5V 2A8', types: ['postal_code'] },
        ],
        formattedAddress: '412 Queen St W, Toronto, ON M5V 2A8, Canada',
      },
      { address: ADDRESS },
    ],
    [
      'a whole address, and its town beside it',
      { address: '412 Queen St W, Toronto, ON M5V 2A8', city: 'Toronto', state: 'ON', zip: 'M5V 2A8' },
      { address: ADDRESS },
    ],
    ['an address in lines', { address: '412 Queen St W\nToronto, ON M5V 2A8' }, { address: ADDRESS }],
    ['a list of addresses', { address: [{ street: '412 Queen St W' }] }, { address: { street: '412 Queen St W' } }],
    ['a phone in a group', { phoneNumbers: { primaryPhone: '4165550134' } }, { phone: { text: '(416) 555-0134' } }],
    ['a phone in an object', { mainPhone: { display: '416-555-0134' } }, { phone: { text: '(416) 555-0134' } }],
    ['links in objects', { orderUrl: { url: 'https://o.example/' } }, { orderingLink: 'https://o.example/' }],
    [
      'actions',
      {
        potentialAction: [
          { '@type': 'OrderAction', target: { '@type': 'EntryPoint', urlTemplate: 'https://o.example/' } },
          { '@type': 'ReserveAction', target: 'https://b.example/' },
        ],
      },
      { orderingLink: 'https://o.example/', reservationLink: 'https://b.example/' },
    ],
    [
      'an id at a reservation service',
      { openTableId: 123456 },
      {
        reservation: { provider: 'opentable', id: '123456' },
        reservationLink: 'https://www.opentable.com/restref/client/?restref=123456',
      },
    ],
    [
      'where to reserve, at another key',
      { reservation: 'https://b.example/' },
      { reservationLink: 'https://b.example/' },
    ],
    ['where to reserve', { acceptsReservations: 'https://b.example/' }, { reservationLink: 'https://b.example/' }],
    [
      'a rating out of ten',
      { aggregateRating: { ratingValue: 9, bestRating: 10, ratingCount: 7 } },
      { rating: 4.5, reviewCount: 7 },
    ],
    [
      'flags of what it does',
      { dineIn: true, takeout: true, delivery: false, outdoor_seating: 'yes' },
      { services: ['Dine-in', 'Takeout'], features: [{ title: 'Outdoor seating' }] },
    ],
    [
      'features with a value',
      {
        amenityFeature: [
          { name: 'Patio', value: true },
          { name: 'Parking', value: 'false' },
        ],
      },
      { features: [{ title: 'Patio' }] },
    ],
    ['a name beside its id', { name: 'places/A1', displayName: { text: 'A' } }, { name: 'A' }],
    ['a zone with an id', { timeZone: { id: 'America/Toronto' } }, { timezone: 'America/Toronto' }],
    ['a code of its owner', { storeCode: '017' }, { restaurantId: '017' }],
    ['pictures in a list', { image: ['images/a.jpg'] }, { heroImage: { src: 'images/a.jpg' } }],
    [
      'reviews',
      { reviews: [{ reviewRating: { ratingValue: '5' }, author: { name: 'Dana' }, reviewBody: 'Good.' }] },
      { reviews: [{ rating: 5, author: 'Dana', content: 'Good.' }] },
    ],
  ])('%s', (_, written, expected) => {
    const location = { name: 'A', ...written };
    expect(locationOf(location)).toMatchObject(expected);
    expect(warningsFor({ name: 'X', locations: [location] })).toEqual([]);
  });

  test('a list of two numbers that both could be a latitude is not guessed', () => {
    expect(locationOf({ name: 'A', coordinates: [43.6, -79.4] })?.coordinates).toBeUndefined();
  });

  test('warnings name the place where the value was written', () => {
    const location = { name: 'A', tags: { 'contact:phone': 'call', lat: 91, lon: 2 }, zip: ['M5V'], city: 'Toronto' };
    expect(readConfiguration({ name: 'X', locations: [location] }).warnings.map(({ path }) => path)).toEqual([
      'locations[0].tags["contact:phone"]',
      'locations[0].zip',
      'locations[0].tags.lat',
    ]);
  });

  test('keys of a group that nobody reads are told with their group', () => {
    const [warning] = warningsFor({ name: 'X', locations: [{ name: 'A', tags: { chef: 'Lou', name: 'B' } }] });
    expect(warning).toContain('2 keys are not used: locations[].tags.name, locations[].tags.chef.');
  });
});

describe('a site in other forms', () => {
  const address = { streetAddress: '1 Main St' };

  test.each<[string, object]>([
    ['places', { places: [{ displayName: { text: 'A' }, address }] }],
    ['entities in an answer', { response: { entities: [{ name: 'A', address }] } }],
    ['elements', { elements: [{ tags: { name: 'A', 'addr:street': '1 Main St' } }] }],
    ['restaurants with addresses', { restaurants: [{ general: { name: 'A' }, location: { address1: '1 Main St' } }] }],
    ['departments', { name: 'A', department: [{ '@type': 'Restaurant', name: 'A', address }] }],
    [
      'branches of branches',
      { name: 'A', subOrganization: { name: 'East', subOrganization: [{ name: 'A', address }] } },
    ],
  ])('%s', (_, configuration) => {
    const { site } = readConfiguration(configuration);
    expect([site.name, site.locations.at(-1)]).toMatchObject(['A', { name: 'A', address: { street: '1 Main St' } }]);
  });

  test('restaurants that are flags stay flags', () => {
    expect(siteOf({ restaurants: [{ restaurant_id: 'a', live_catering: true }] })).toMatchObject({
      flags: { liveCatering: true },
      locations: [],
    });
  });

  test('a graph of a company and its only restaurant is one site without locations', () => {
    const { site, warnings } = readConfiguration({
      '@graph': [
        { '@type': 'WebSite', name: 'A website', publisher: { '@id': '#company' } },
        {
          '@type': 'Organization',
          '@id': '#company',
          name: 'A Inc.',
          logo: { '@id': '#logo' },
          sameAs: ['https://x.com/a'],
        },
        { '@type': ['Restaurant', 'LocalBusiness'], name: 'A', address, telephone: '4165550134' },
        { '@type': 'ImageObject', '@id': '#logo', url: 'images/logo.png' },
      ],
    });
    expect(site).toMatchObject({
      name: 'A',
      address: { street: '1 Main St' },
      telephone: { text: '(416) 555-0134' },
      logo: { src: 'images/logo.png' },
      social: [{ name: 'X' }],
      locations: [],
    });
    expect(warnings).toEqual([]);
  });

  test('what all locations say alike of the brand is said by the site, at the place where the first says it', () => {
    const locations = ['A', 'B'].map((name) => ({ name, business_name: 'Z', description: 'Pizza.', logo: { src: 5 } }));
    const { site, warnings } = readConfiguration({ locations });
    expect(site).toMatchObject({ name: 'Z', description: 'Pizza.', locations: [{ name: 'A' }, { name: 'B' }] });
    expect(warnings.map(({ path }) => path)).toEqual(['locations[0].logo.src']);
  });

  test('what the locations say differently is told and not used', () => {
    const locations = [
      { name: 'A', description: 'Pizza.' },
      { name: 'B', description: 'Pasta.' },
    ];
    const { site, warnings } = readConfiguration({ name: 'X', locations });
    expect(site.description).toBeUndefined();
    expect(warnings[0]?.message).toContain('locations[].description (2 times)');
  });

  test.each<[object, object]>([
    [{ socialMedia: { instagram: '@a.b' } }, { url: 'https://www.instagram.com/a.b' }],
    [{ instagram_username: 'ab' }, { url: 'https://www.instagram.com/ab' }],
    [{ facebook_url: 'facebook.com/ab' }, { url: 'https://facebook.com/ab' }],
    [{ 'contact:tiktok': 'ab' }, { url: 'https://www.tiktok.com/@ab' }],
    [{ socialLinks: [{ platform: 'yelp', url: 'https://www.yelp.com/biz/ab' }] }, { name: 'Yelp' }],
  ])('profiles: %o', (written, expected) => {
    expect(siteOf(written).social).toMatchObject([expected]);
    expect(warningsFor({ name: 'X', ...written })).toEqual([]);
  });

  test.each([
    ['PRICE_LEVEL_EXPENSIVE', '$$$'],
    ['TWO', '$$'],
    [1, '$'],
  ])('a price range of %s', (priceLevel, range) => {
    expect(siteOf({ priceLevel }).priceRange).toBe(range);
  });

  test('an answer that is no site stays one', () => {
    for (const error of [
      { error: { message: 'x' } },
      { response: { message: 'x' } },
      { '@graph': [] },
      { tags: ['x'] },
    ])
      expect(() => readConfiguration(error)).toThrow('Failed to load restaurant configuration');
  });
});
