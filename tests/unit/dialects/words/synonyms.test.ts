import { describe, expect, test } from 'vitest';
import { locationOf, readConfiguration, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const PHONE = { text: '(416) 555-0134', tel: '+14165550134' };
const addressOf = (address: object) => locationOf({ name: 'A', address })?.address;
const itemOf = (item: object) => siteOf({ menu: { items: [item] } }).menus[0]?.categories[0]?.items[0];

describe('a synonym is read like the key it stands for', () => {
  test.each<[string, object, object]>([
    ['city', { city: 'Toronto' }, { locality: 'Toronto' }],
    ['province', { province: 'ON' }, { region: 'ON' }],
    ['state', { state: 'NY' }, { region: 'NY' }],
    ['zip', { zip: 10001 }, { postalCode: '10001' }],
    ['postcode', { postcode: 'M5V 2A8' }, { postalCode: 'M5V 2A8' }],
    ['country', { country: 'US' }, { country: 'United States' }],
    [
      'Square: address_line_1, locality, administrative_district_level_1, postal_code',
      { address_line_1: '1 Main', locality: 'NYC', administrative_district_level_1: 'NY', postal_code: '10001' },
      { street: '1 Main', locality: 'NYC', region: 'NY', postalCode: '10001' },
    ],
    [
      'Yelp: address1, city, zip_code, state',
      { address1: '1 Main', city: 'NYC', zip_code: '10001', state: 'NY' },
      { street: '1 Main', locality: 'NYC', postalCode: '10001', region: 'NY' },
    ],
    ['Shopify: province, zip, country', { province: 'Ontario', zip: 'M5V', country: 'CA' }, { region: 'Ontario' }],
  ])('of an address: %s', (_, written, expected) => {
    expect(addressOf(written)).toMatchObject(expected);
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', address: written }] })).toEqual([]);
  });

  test.each<[object, object]>([
    [{ name: 'A', vegan: true }, { diets: ['vegan'] }],
    [{ name: 'A', vegetarian: true }, { diets: ['vegetarian'] }],
    [{ name: 'A', glutenFree: true }, { diets: ['gluten-free'] }],
    [{ name: 'A', gluten_free: true }, { diets: ['gluten-free'] }],
    [{ name: 'A', is_vegan: true, IsHalal: true }, { diets: ['vegan', 'halal'] }],
    [{ title: 'Margherita' }, { name: 'Margherita' }],
    [
      { Name: 'A', desc: 'B', PRICE: 4 },
      { name: 'A', description: 'B', price: { amount: 400, currency: 'CAD' } },
    ],
    [{ name: 'A', image_url: 'a.jpg' }, { image: { src: 'a.jpg', alt: 'A' } }],
  ])('of an item: %j', (item, expected) => {
    expect(itemOf(item)).toMatchObject(expected);
    expect(warningsFor({ name: 'X', currency: 'CAD', menu: { items: [item] } })).toEqual([]);
  });

  test.each<[object, object]>([
    [{ tel: '416 555 0134' }, { phone: PHONE }],
    [{ telephone: '416 555 0134' }, { phone: PHONE }],
    [{ title: 'A' }, { name: 'A' }],
    [{ image: 'a.jpg' }, { heroImage: { src: 'a.jpg' } }],
    [{ photos: ['a.jpg'] }, { gallery: [{ image: { src: 'a.jpg' } }] }],
    [{ coordinates: { lat: 43.6, lng: -79.4 } }, { coordinates: { latitude: 43.6, longitude: -79.4 } }],
    [
      { opening_hours: [{ weekday: 'Monday', opening_time: '9:00', closing_time: '17:00' }] },
      { hours: { special: [] } },
    ],
    [{ hours: [{ day: 'Monday', closed: true }] }, { hours: { special: [] } }],
  ])('of a location: %j', (location, expected) => {
    expect(locationOf({ name: 'A', ...location })).toMatchObject(expected);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', locations: [{ name: 'A', ...location }] })).toEqual(
      [],
    );
  });

  test.each<[object, object]>([
    [{ tel: '416 555 0134' }, { telephone: PHONE }],
    [{ hero: { headline: 'A', subheading: 'B', image: 'a.jpg' } }, { hero: { title: 'A', subtitle: 'B' } }],
    [{ jobs: [{ role: 'Cook', location: 'Queen' }] }, { jobs: [{ title: 'Cook', locationName: 'Queen' }] }],
    [{ jobs: [{ title: 'Cook', location: { id: 4, name: 'Queen' } }] }, { jobs: [{ locationName: 'Queen' }] }],
    [{ faq: [{ q: 'A?', a: 'B' }] }, { faqs: [{ question: 'A?', answer: 'B' }] }],
    [{ reviews: [{ text: 'A', author_name: 'B', stars: 4 }] }, { reviews: [{ content: 'A', author: 'B', rating: 4 }] }],
    [{ deals: [{ name: 'A', promo_code: 'B' }] }, { deals: [{ title: 'A', couponCode: 'B' }] }],
    [{ discounts: [{ name: 'A', terms: 'B' }] }, { discounts: [{ title: 'A', conditions: ['B'] }] }],
    [{ theme: { primary_color: '#000000', font: 'Fraunces' } }, { theme: { fontFamily: 'Fraunces' } }],
    [{ social: { instagram: 'https://instagram.com/a' } }, { social: [{ name: 'Instagram' }] }],
    [{ navigation: [{ label: 'A', href: '/b' }] }, { navigation: [{ name: 'A', url: '/b' }] }],
    [{ features: [{ name: 'A', text: 'B' }] }, { features: [{ title: 'A', description: 'B' }] }],
    [{ highlights: [{ heading: 'A', body: 'B' }] }, { highlights: [{ title: 'A', description: 'B' }] }],
    [{ about: { heading: 'A', text: 'B' } }, { about: { title: 'A', bio: 'B' } }],
    [
      { menu: { hasMenuSection: [{ name: 'A', hasMenuItem: [{ name: 'B' }] }] } },
      { menus: [{ categories: [{ name: 'A', items: [{ name: 'B' }] }] }] },
    ],
    [{ loyalty: { available: true, title: 'A' } }, { loyalty: { name: 'A' } }],
    [{ openingHours: [{ day: 'Monday', open_time: '9:00', close_time: '17:00' }] }, { hours: { special: [] } }],
  ])('of a site: %j', (configuration, expected) => {
    const { site, warnings } = readConfiguration({ name: 'X', timezone: 'America/Toronto', ...configuration });
    expect(warnings).toEqual([]);
    expect(site).toMatchObject(expected);
  });

  test('a configuration is known by them too, and an error of a program is none', () => {
    expect(readConfiguration({ Name: 'X' }).site.name).toBe('X');
    const errors = [
      { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'No token', instance: '/a' },
      { code: 'PGRST301', details: null, hint: null, message: 'JWT expired' },
      { Message: 'Forbidden', Type: 'User', __type: 'x', requestId: 'y' },
      { StatusCode: 500, Body: 'gone', Head: 'x', ID: 4, brandId: 'x' },
    ];
    for (const error of errors) {
      expect(() => readConfiguration(error)).toThrow('Failed to load restaurant configuration');
    }
  });
});

describe('the key that is meant wins', () => {
  test('over a synonym, and the synonym is told', () => {
    const address = { city: 'Ottawa', addressLocality: 'Toronto' };
    expect(addressOf(address)).toEqual({ locality: 'Toronto' });
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', address }] })).toEqual([
      '$: 1 key is not used, because another key means the same: locations[].address.city (addressLocality is used). Keep one of them.',
    ]);
  });

  test('over its other known name', () => {
    const address = { street: '1 Main St', city: 'Ottawa', streetAddress: '2 Main St', locality: 'Toronto' };
    expect(addressOf(address)).toEqual({ street: '2 Main St', locality: 'Toronto' });
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', address }] })).toEqual([
      '$: 2 keys are not used, because other keys mean the same: locations[].address.street (streetAddress is used), locations[].address.city (locality is used). Keep one of each.',
    ]);
  });

  test('and of two synonyms the first that is written', () => {
    expect(addressOf({ town: 'Ottawa', city: 'Toronto' })).toEqual({ locality: 'Ottawa' });
  });

  test('silently where both say the same, or one says nothing', () => {
    const address = {
      addressLocality: 'Toronto',
      city: ' Toronto',
      zip: null,
      postalCode: 'M5V',
      state: '',
      region: 'ON',
    };
    expect(addressOf(address)).toEqual({ locality: 'Toronto', region: 'ON', postalCode: 'M5V' });
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', address }] })).toEqual([]);
  });

  test('unless it can’t be used', () => {
    const address = { addressLocality: { a: 1 }, city: 'Toronto' };
    expect(addressOf(address)).toEqual({ locality: 'Toronto' });
    expect(warningsFor({ name: 'X', locations: [{ name: 'A', address }] })).toEqual([
      'locations[0].address.addressLocality: {"a":1} is not a text. It is left out. Write it like "Toronto".',
    ]);
  });
});

describe('what is wrong at a synonym', () => {
  test('is told where it was written', () => {
    const menu = { items: [{ title: { en: 'A' } }, { title: 'B', vegan: 'yes', image_url: '../x' }] };
    const openingHours = [
      { weekday: 'Blursday', openTime: '9:00', closeTime: '17:00' },
      { weekday: 'Friday', openTime: 'late', closeTime: '17:00' },
    ];
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', menu, openingHours })).toEqual([
      'menu.items[0].title: {"en":"A"} is not a text. The item is left out. Write it like "Margherita".',
      'menu.items[1].vegan: "yes" is neither true nor false. It counts as false. Write it like true.',
      'menu.items[1].image_url: "../x" is not a picture. The picture is left out. Write it like "images/hero.jpg".',
      'openingHours[0].weekday: "Blursday" is not a weekday. Days that no other entry names show no hours. Write it like "Monday".',
      'openingHours[1].openTime: "late" is not a time. Friday shows no hours. Write it like "09:30".',
    ]);
  });

  test('an entry of hours for one date is none for every week', () => {
    const openingHours = [{ day: 'Friday', date: '2026-12-25', closed: true }];
    expect(siteOf({ openingHours }).hours).toEqual({
      week: Array(7).fill({ kind: 'unknown' }),
      special: [{ from: '2026-12-25', through: '2026-12-25', weekdays: [5], hours: { kind: 'closed' } }],
    });
  });

  test('keys that the database reads too, and code, are read only as they are written', () => {
    expect(siteOf({ restaurantId: 'a', brandId: 'b', Body: '<p>c</p>' })).toMatchObject({
      brandId: 'test-brand',
      code: {},
    });
    expect(warningsFor({ name: 'X', restaurantId: 'a', brandId: 'b' })).toEqual([
      'restaurantId: "a" stands at a key that is not known. It is left out. Did you mean "restaurant_id"?',
      'brandId: "b" stands at a key that is not known. It is left out. Did you mean "brand_id"?',
    ]);
  });
});
