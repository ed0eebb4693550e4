import { describe, expect, test } from 'vitest';
import { read } from '../../../../src/builder/read/read.ts';
import { NO_HOURS } from '../../../../src/model/hours.ts';
import { bigMenu, chain } from '../../../support/brands.ts';
import { fixture, readConfiguration, warningsFor } from '../../../support/read-brand.ts';

const siteOf = (configuration: object) => readConfiguration({ name: 'X', ...configuration }).site;
const locationOf = (location: object) => siteOf({ locations: [location] }).locations[0];

describe('read', () => {
  test.each([[null], ['text'], [5], [[{ name: 'X' }]], [undefined]])(
    'refuses %j in the words of docs/behaviour.md#reading-a-configuration',
    (value) => {
      expect(() => readConfiguration(value)).toThrow('Failed to load restaurant configuration');
    },
  );

  test('gives every list and flag of a configuration that is only a name', () => {
    const { site, warnings } = readConfiguration(fixture('minimal'));
    expect(warnings).toEqual([]);
    expect(site).toMatchObject({
      name: 'X',
      legalName: 'X',
      locations: [],
      priceRange: '$$',
      animations: false,
      code: {},
    });
    expect(site).not.toHaveProperty('menu');
  });

  test('names a nameless site, and says so', () => {
    expect(readConfiguration(fixture('empty')).site.name).toBe('Our Restaurant');
    expect(warningsFor({})).toEqual(['name: {} has no "name". The site is called "Our Restaurant".']);
    expect(readConfiguration({ brand: { name: 'Saffron Inc.' } }).site.name).toBe('Saffron Inc.');
  });

  test('null is "not set" everywhere, silently', () => {
    const empty = Object.fromEntries(Object.keys(fixture('kitchen-sink') as object).map((key) => [key, null]));
    expect(warningsFor({ ...empty, name: 'X', menu: { categories: null }, locations: [null] })).toEqual([]);
  });

  test('reads the kitchen sink without a warning', () => {
    const { site, warnings } = readConfiguration(fixture('kitchen-sink'));
    expect(warnings).toEqual([]);
    expect(Object.keys(site).filter((key) => isEmpty(site[key as 'name']))).toEqual([]);
    expect(site).toMatchObject({
      menuKind: 'page',
      fileLink: 'https://cdn.example/kitchen-sink.pdf',
      theme: { primaryColor: '#0b7285', secondaryColor: '#e65e1a', fontFamily: 'Fraunces' },
      flags: { liveCatering: true, partyHall: true, foodTruck: true },
      franchiseQuestions: [{ type: 'select' }, { id: 'q1', required: true }],
      deals: [{ price: { cents: 1200 }, originalPrice: { cents: 2100 }, validUntil: '2026-12-31' }],
    });
    expect(site.menu?.categories.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['small-plates', 'oysters', 'bread-butter', 'bread-butter-2'],
      ['mains', 'haddock', 'lobster', 'feast-for-ten'],
      ['drinks', 'cider', 'tea'],
    ]);
    expect(site.locations.map(({ menuKind }) => menuKind)).toEqual(['embedded', 'page', 'file']);
  });

  test('keeps what is good of a configuration in which everything is bad', () => {
    const { site, warnings, pictures } = readConfiguration(fixture('hostile'));
    expect(site.locations.map(({ slug }) => slug)).toEqual([
      'script-script-alert-1-script',
      'location-2',
      'location-3',
      'location-4',
      'etc-passwd',
      'proto',
      'constructor',
      'w'.repeat(80),
    ]);
    expect(site).toMatchObject({
      theme: {},
      code: {},
      animations: false,
      flags: { liveCatering: false, partyHall: false },
    });
    expect(pictures).toEqual([{ src: 'images/does-not-exist.jpg', path: 'highlights[0].image' }]);
    expect(warnings.length).toBeGreaterThan(100);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

/** No text, no element, no key. */
function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value !== 'boolean' && JSON.stringify(value).length <= 2);
}

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
    ['geo for coordinates', { geo: { latitude: 1, longitude: 2 } }, { coordinates: { latitude: 1, longitude: 2 } }],
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
    const { site, warnings } = readConfiguration({ name: 'X', ...configuration });
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
    ['a text', 'Mo-Fr 09:00-17:00'],
    ['a number', 9],
    ['days as keys', { monday: { open: '9:00', close: '17:00' } }],
    ['days as keys of lists', { Monday: ['9:00-17:00'] }],
    ['a list of texts', ['Monday 9-5']],
    ['a list of lists', [['Monday', '9:00', '17:00']]],
    ['other keys', [{ weekday: 'Monday', from: '9:00', to: '17:00' }]],
    ['a day without times', [{ day: 'Monday' }]],
    ['one text for both times', [{ day: 'Monday', hours: '9:00-17:00' }]],
  ])('hours as %s are told, and none are shown', (_, openingHours) => {
    const configuration = { name: 'A', locations: [{ name: 'B', openingHours }] };
    expect(warningsFor(configuration).filter((text) => text.startsWith('locations[0].openingHours'))).not.toEqual([]);
    expect(locationOf({ name: 'B', openingHours })).not.toHaveProperty('hours');
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
    expect(locationOf({ name: 'A', pickupHours: { useRestaurantHours: true, customHours } })).not.toHaveProperty(
      'pickupHours',
    );
  });

  test('pickup hours that are not the restaurant’s and not given are known to nobody', () => {
    expect(locationOf({ name: 'A', pickupHours: { useRestaurantHours: false } })?.pickupHours).toEqual(NO_HOURS);
    expect(locationOf({ name: 'A', pickupHours: { useRestaurantHours: false, customHours: [] } })?.pickupHours).toEqual(
      NO_HOURS,
    );
    expect(locationOf({ name: 'A', pickupHours: {} })).not.toHaveProperty('pickupHours');
  });

  test('a rating of 0 is no rating, and 0 reviews are no number of reviews', () => {
    expect(locationOf({ name: 'A', rating: 0, reviewCount: 0 })).not.toHaveProperty('rating');
    expect(locationOf({ name: 'A', rating: 4.5, reviewCount: 0 })).not.toHaveProperty('reviewCount');
    expect(warningsFor({ name: 'A', locations: [{ name: 'B', rating: 0, reviewCount: 0 }] })).toEqual(
      warningsFor({ name: 'A', locations: [{ name: 'B' }] }),
    );
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
    expect(site).not.toHaveProperty('loyalty');
  });
});

describe('menus', () => {
  const menu = { categories: [{ name: 'A', items: [{ name: 'B', price: 20 }] }] };
  const order = { orderingLink: 'https://order.example/' };
  test.each<[string, object, string | undefined]>([
    ['menu data', { menu, ...order }, 'page'],
    ['a link in hasMenu', { hasMenu: 'https://a.example' }, 'embedded'],
    ['a file alone', { fileLink: '/menu.pdf', ...order }, 'file'],
    ['a kind of its own', { hasMenu: 'Embedded', menu }, 'embedded'],
    ['a kind that is none', { hasMenu: 'pages', menu }, 'page'],
    ['nothing', {}, undefined],
    ['a menu without items', { menu: { categories: [{ name: 'A', items: [] }] } }, undefined],
  ])('shown by %s', (_, configuration, kind) => {
    expect(siteOf(configuration).menuKind).toBe(kind);
    expect(locationOf({ name: 'A', ...configuration })?.menuKind).toBe(kind);
  });

  test('shown by an ordering link alone: the site’s is one, a location’s leaves it the brand’s menu', () => {
    expect(siteOf(order).menuKind).toBe('embedded');
    expect(locationOf({ name: 'A', ...order })).toMatchObject({ orderingLink: 'https://order.example/' });
    expect(locationOf({ name: 'A', ...order })).not.toHaveProperty('menuKind');
  });

  test('of a list follow one another, and one without categories is one', () => {
    const menus = [
      { name: 'Dinner', ...menu },
      { name: 'Drinks', dishes: [{ name: 'Tea' }] },
    ];
    expect(siteOf({ menu: menus }).menu?.categories.map(({ name }) => name)).toEqual(['A', 'Drinks']);
  });

  test('have ids that are unique on the page', () => {
    const items = [{ name: 'Pizza' }, { name: 'Pizza!' }, { name: '餃子' }];
    const [category] = siteOf({ menu: { categories: [{ name: 'Pizza', items }] } }).menu?.categories ?? [];
    expect([category?.id, ...(category?.items ?? []).map(({ id }) => id)]).toEqual([
      'pizza',
      'pizza-2',
      'pizza-3',
      'item',
    ]);
  });

  test.each([
    [[10], '$'],
    [[20, 30], '$$'],
    [['Market price', 45], '$$$'],
    [[], '$$'],
  ])('with prices %j have the range %s', (prices, range) => {
    const items = prices.map((price) => ({ name: 'a', price }));
    expect(siteOf({ menu: { categories: [{ name: 'A', items }] } }).priceRange).toBe(range);
    expect(siteOf({ priceRange: '$$$$', menu: { categories: [{ name: 'A', items }] } }).priceRange).toBe('$$$$');
  });
});

describe('locations', () => {
  test('take the first free slug, in the order of the configuration, with a warning', () => {
    const locations = [
      { name: 'Café', address: { locality: 'Toronto' } },
      { name: 'Cafe', address: { locality: 'Ottawa' } },
      { name: 'cafe 2', address: { locality: 'Toronto' } },
      { id: 'Nummer Vier', name: '寿司' },
      { name: '餃子' },
    ];
    const { site, warnings } = readConfiguration({ name: 'X', locations });
    expect(site.locations.map(({ slug }) => slug)).toEqual(['cafe', 'cafe-2', 'cafe-2-2', 'nummer-vier', 'location-5']);
    expect(site.locations.map(({ menuSlug }) => menuSlug)).toEqual([
      'toronto-cafe',
      'ottawa-cafe',
      'toronto-cafe-2',
      'nummer-vier',
      'location-5',
    ]);
    expect(warnings.map(({ path }) => path)).toEqual(['locations[1].name', 'locations[2].name']);
  });

  test('without a name take their town’s, else their number', () => {
    const locations = [{ address: { locality: 'Ottawa' } }, 'x', {}];
    expect(siteOf({ locations }).locations.map(({ name }) => name)).toEqual(['Ottawa', 'Location 3']);
  });

  test('of a chain are all there, each at an address of its own', () => {
    const { site } = readConfiguration(chain(1000));
    expect(new Set(site.locations.map(({ slug }) => slug)).size).toBe(1000);
    expect(new Set(site.locations.map(({ menuSlug }) => menuSlug)).size).toBe(1000);
    expect(new Set(site.locations.map(({ id }) => id)).size).toBe(1000);
  });

  test('a long menu is read whole', () => {
    const { site, warnings } = readConfiguration(bigMenu(280));
    expect(site.menu?.categories.flatMap(({ items }) => items)).toHaveLength(280);
    expect(warnings).toEqual([]);
  });
});

describe('what the brand brings', () => {
  test('is the origin, the services, and an id where the configuration has none', () => {
    const services = {
      supabaseUrl: 'https://a.example',
      supabaseAnonKey: 'k',
      googleMapsApiKey: '',
      googleMapsMapId: '',
      influencerPortalUrl: '',
    };
    const { site } = read(
      { name: 'X' },
      { origin: 'https://x.example', brandId: 'x', services },
      '2026-11-20',
      () => undefined,
    );
    expect(site).toMatchObject({ origin: 'https://x.example', brandId: 'x', services, buildDate: '2026-11-20' });
  });
});

describe('pictures', () => {
  test('are listed once, at their first mention, and say what they show', () => {
    const { site, pictures } = readConfiguration({
      name: 'X',
      about: { image: 'b.jpg', title: 'Us' },
      highlights: [{ title: 'Oven', image: { src: 'a.jpg' } }],
      locations: [
        {
          name: 'A',
          gallery: ['a.jpg', { image: 'c.jpg', title: 'Patio' }, { src: 'd.jpg', alt: 'Door' }, { image: '../e.jpg' }],
        },
      ],
      heroSection: { backgroundImage: 'https://cdn.example/a b.jpg' },
    });
    expect(pictures).toEqual([
      { src: 'b.jpg', path: 'about.image' },
      { src: 'a.jpg', path: 'highlights[0].image' },
      { src: 'c.jpg', path: 'locations[0].gallery[1].image' },
      { src: 'd.jpg', path: 'locations[0].gallery[2].src' },
      { src: 'https://cdn.example/a%20b.jpg', path: 'heroSection.backgroundImage' },
    ]);
    expect(site.about?.image?.alt).toBe('');
    expect(site.highlights[0]?.image?.alt).toBe('Oven');
    expect(site.locations[0]?.gallery.map(({ image }) => image.alt)).toEqual(['', 'Patio', 'Door']);
  });
});

describe('a key that is not known', () => {
  test('is said where it is nearly one that is', () => {
    expect(
      warningsFor({ name: 'X', heroSectoin: { title: 'Y' }, faqs: [{ question: 'A', answer: 'B', anwser: 'C' }] }),
    ).toEqual([
      'heroSectoin: {"title":"Y"} stands at a key that is not known. It is left out. Did you mean "heroSection"?',
    ]);
    expect(warningsFor({ name: 'X', locations: [{ name: 'Y', address: { postcode: 'M5V' } }] })).toEqual([
      'locations[0].address.postcode: "M5V" stands at a key that is not known. It is left out. Did you mean "postalCode"?',
    ]);
  });

  test('is nobody’s business where it is near none, another program’s, or beside the one it is near', () => {
    const item = {
      name: 'Y',
      images: ['b.jpg'],
      image: 'a.jpg',
      '@type': 'MenuItem',
      sku: 1,
      created_at: 'now',
      constructor: 1,
    };
    expect(warningsFor({ name: 'X', menu: { items: [item] }, _logo: 1, theme_version: 2 })).toEqual([]);
  });

  test('does not say that a feature shows no icon when it shows a heart', () => {
    expect(warningsFor({ name: 'X', features: [{ title: 'Y', icon: 'rocket' }] })).toEqual([
      'features[0].icon: "rocket" is not one of pizza, truck, heart, clock, leaf, car. The feature shows a heart. Write it like "pizza".',
    ]);
  });
});
