import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageName } from '../../../../src/domain/pages/routes.ts';
import type { Site } from '../../../../src/model/site.ts';
import { hostileText } from '../../../support/hostile.ts';
import { schemaOrgErrors } from '../../../support/schema-org.ts';
import {
  contentOfPage,
  contentsOf,
  makeHours,
  makeItem,
  makeLocation,
  makeMenu,
  makePicture,
  makeSite,
} from '../../../support/site.ts';

type Node = Record<string, unknown> & { '@type': string };

function textOf(site: Site, page: PageName, index = 0): string | undefined {
  return contentOfPage(site, page, index).head.jsonLd;
}

function graphOf(site: Site, page: PageName, index = 0): Node[] {
  const text = textOf(site, page, index);
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Node[] })['@graph'];
}

const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type']);
const find = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type);

const MENU = makeMenu({
  Pizza: [
    { name: 'Margherita', description: 'Tomato, mozzarella', price: { cents: 1450 }, diets: ['vegetarian', 'spicy'] },
    { name: 'Catch of the day', price: { text: 'Market price' } },
  ],
});
const FAQS = [{ question: 'Do you deliver?', answer: 'Yes.' }];

const PIZZERIA = makeSite({
  name: 'Nonna Pia',
  telephone: '(905) 555-0142',
  address: { street: '214 James St N', locality: 'Hamilton', region: 'ON', postalCode: 'L8R 2L1' },
  coordinates: { latitude: 43.26312, longitude: -79.86671 },
  cuisines: ['Pizza', 'Italian'],
  priceRange: '$$',
  hours: makeHours([660, 1320]),
  areaServed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  social: [{ name: 'Instagram', url: 'https://instagram.com/nonna' }],
  reservationLink: 'https://tables.example/nonna',
  hero: { image: { src: 'images/hero.jpg', alt: '' } },
  logo: { src: 'images/logo.png', alt: '' },
  pictures: {
    'images/hero.jpg': makePicture({ src: '/_pictures/hero.webp' }),
    'images/logo.png': makePicture({ src: '/_pictures/logo.webp' }),
  },
  menu: MENU,
  faqs: FAQS,
  reviews: [{ id: '1', content: 'Superb', rating: 5, author: 'Ann' }],
});

const CHAIN = makeSite({
  name: 'Kumo Ramen',
  telephone: '(416) 555-0100',
  address: { street: '1 Head Office Rd', locality: 'Toronto', region: 'ON' },
  cuisines: ['Ramen'],
  hours: makeHours([0, 60]),
  menu: MENU,
  faqs: FAQS,
  locations: [
    makeLocation({
      name: 'Kumo Queen West',
      phone: '(416) 555-0101',
      address: { street: '88 Queen St W', locality: 'Toronto', region: 'ON' },
      hours: makeHours([690, 1320]),
    }),
    makeLocation({ name: 'Gastown', address: {}, menu: makeMenu({ Ramen: ['Shio'] }) }),
  ],
});

describe('the home page of one restaurant', () => {
  test('tells everything Google asks of a restaurant', () => {
    expect(find(graphOf(PIZZERIA, 'home'), 'Restaurant')).toMatchInlineSnapshot(`
      {
        "@id": "https://kitchen.example/#restaurant",
        "@type": "Restaurant",
        "acceptsReservations": "https://tables.example/nonna",
        "address": {
          "@type": "PostalAddress",
          "addressCountry": "CA",
          "addressLocality": "Hamilton",
          "addressRegion": "ON",
          "postalCode": "L8R 2L1",
          "streetAddress": "214 James St N",
        },
        "areaServed": [
          "a",
          "b",
          "c",
          "d",
          "e",
          "f",
        ],
        "geo": {
          "@type": "GeoCoordinates",
          "latitude": 43.26312,
          "longitude": -79.86671,
        },
        "hasMenu": "https://kitchen.example/menu/",
        "image": [
          "https://kitchen.example/_pictures/hero.webp",
        ],
        "logo": "https://kitchen.example/_pictures/logo.webp",
        "name": "Nonna Pia",
        "openingHoursSpecification": [
          {
            "@type": "OpeningHoursSpecification",
            "closes": "22:00",
            "dayOfWeek": [
              "Monday",
              "Tuesday",
              "Wednesday",
              "Thursday",
              "Friday",
              "Saturday",
              "Sunday",
            ],
            "opens": "11:00",
          },
        ],
        "priceRange": "$$",
        "sameAs": [
          "https://instagram.com/nonna",
        ],
        "servesCuisine": [
          "Pizza",
          "Italian",
        ],
        "telephone": "(905) 555-0142",
        "url": "https://kitchen.example/",
      }
    `);
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

describe('the home page of several places', () => {
  test('has the brand and each place, no questions, and no hours or address that belong to another', () => {
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

  test('names all of eight places', () => {
    const locations = Array.from({ length: 8 }, (_, index) =>
      makeLocation({
        name: `Kumo Ramen Place ${index}`,
        phone: '(416) 555-0101',
        address: { street: '88 Queen Street West', locality: 'Toronto', region: 'ON', postalCode: 'M5V 2B3' },
        coordinates: { latitude: 43.65123, longitude: -79.41234 },
        hours: makeHours([690, 1320]),
      }),
    );
    expect(typesOf(graphOf({ ...CHAIN, locations }, 'home')).filter((type) => type === 'Restaurant')).toHaveLength(8);
  });

  test('names no place in part', () => {
    const locations = Array.from({ length: 24 }, (_, index) =>
      makeLocation({
        name: `Place ${index}`,
        phone: '(416) 555-0101',
        address: { street: '88 Queen St W' },
        hours: makeHours([690, 1320]),
      }),
    );
    const places = graphOf({ ...CHAIN, locations }, 'home').filter((node) => node['@type'] === 'Restaurant');
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) expect(place).toHaveProperty('openingHoursSpecification');
  });
});

describe('a menu page', () => {
  test('has every item with price and diet, and prices in words left out', () => {
    const nodes = graphOf(PIZZERIA, 'menu');
    expect(typesOf(nodes)).toEqual(['Organization', 'Menu']);
    expect(find(nodes, 'Menu')).toEqual({
      '@type': 'Menu',
      '@id': 'https://kitchen.example/menu/#menu',
      name: 'Menu',
      url: 'https://kitchen.example/menu/',
      provider: { '@id': 'https://kitchen.example/#restaurant' },
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Pizza',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Margherita',
              description: 'Tomato, mozzarella',
              suitableForDiet: ['https://schema.org/VegetarianDiet'],
              offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'CAD' },
            },
            { '@type': 'MenuItem', name: 'Catch of the day' },
          ],
        },
      ],
    });
  });

  test.each([
    [undefined, 'CAD'],
    ['Canada', 'CAD'],
    ['USA', 'USD'],
    ['United States', 'USD'],
    ['Germany', undefined],
  ])('of a restaurant in %s has prices in %s', (country, currency) => {
    const site = makeSite({ menu: MENU, address: country === undefined ? {} : { country } });
    expect(/"priceCurrency":"(\w+)"/.exec(textOf(site, 'menu') ?? '')?.[1]).toBe(currency);
  });

  test('of a location belongs to the location', () => {
    const [business, menu] = graphOf(CHAIN, 'location-menu', 1);
    expect(business).toEqual({
      '@type': 'Organization',
      '@id': 'https://kitchen.example/location/gastown/#restaurant',
      name: 'Kumo Ramen Gastown',
      url: 'https://kitchen.example/location/gastown/',
    });
    expect(menu).toMatchObject({
      '@id': 'https://kitchen.example/menu/gastown/#menu',
      provider: { '@id': business?.['@id'] },
    });
    expect(JSON.stringify(menu)).toContain('Shio');
  });

  test('that lets visitors choose a place speaks of the brand alone', () => {
    expect(typesOf(graphOf(CHAIN, 'menu'))).toEqual(['Organization']);
  });

  test('without a menu lists its items under no heading, as the page does', () => {
    const featuredItems = [makeItem({ name: 'Soup' })];
    expect(find(graphOf(makeSite({ cuisines: ['Thai'], featuredItems }), 'menu'), 'Menu')).toMatchObject({
      hasMenuSection: [{ '@type': 'MenuSection', name: 'Thai' }],
      hasMenuItem: [{ '@type': 'MenuItem', name: 'Soup' }],
    });
    expect(find(graphOf(makeSite({ cuisines: ['Thai'] }), 'menu'), 'Menu')).not.toHaveProperty('hasMenuItem');
  });

  test('with nothing to show says nothing, nor does the 404 page', () => {
    const site = makeSite({ locations: [makeLocation()] });
    expect(textOf(site, 'location-menu')).toBeUndefined();
    expect(textOf(site, 'not-found')).toBeUndefined();
  });
});

describe('the page of a location', () => {
  const GASTOWN = makeLocation({
    name: 'Gastown',
    phone: '(604) 555-0108',
    address: { street: '12 Water St', locality: 'Vancouver', region: 'BC' },
    coordinates: { latitude: 49.2834, longitude: -123.1061 },
    hours: {
      ...makeHours([1080, 1560]),
      special: [{ from: '2026-12-24', through: '2026-12-26', hours: { kind: 'closed' } }],
    },
    deliveryAreas: ['Gastown', 'Chinatown'],
    heroImage: { src: 'gastown.jpg', alt: '' },
    gallery: [{ image: { src: 'bar.jpg', alt: 'The bar' }, orientation: 'landscape' }],
    faqs: [{ question: 'Is there parking?', answer: 'Behind the house.' }],
  });
  const SITE = makeSite({
    name: 'Kumo Ramen',
    cuisines: ['Ramen'],
    menu: MENU,
    pictures: {
      'gastown.jpg': makePicture({ src: '/_pictures/gastown.webp' }),
      'bar.jpg': makePicture({ src: '/_pictures/bar.webp' }),
    },
    locations: [makeLocation({ name: 'Annex' }), GASTOWN],
  });

  test('a picture that could not be had has no address', () => {
    const site = { ...SITE, pictures: { 'bar.jpg': makePicture({ src: '/_pictures/bar.webp' }) } };
    expect(textOf(site, 'location', 1)).toContain('"image":["https://kitchen.example/_pictures/bar.webp"]');
    expect(textOf({ ...SITE, pictures: {} }, 'location', 1)).not.toContain('"image"');
  });

  test('tells all that is known of the place', () => {
    expect(find(graphOf(SITE, 'location', 1), 'Restaurant')).toMatchObject({
      '@id': 'https://kitchen.example/location/gastown/#restaurant',
      name: 'Kumo Ramen Gastown',
      url: 'https://kitchen.example/location/gastown/',
      telephone: '(604) 555-0108',
      address: { streetAddress: '12 Water St', addressLocality: 'Vancouver', addressCountry: 'CA' },
      geo: { latitude: 49.2834, longitude: -123.1061 },
      openingHoursSpecification: [
        { opens: '18:00', closes: '02:00' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
      ],
      priceRange: '$$',
      servesCuisine: ['Ramen'],
      hasMenu: 'https://kitchen.example/menu/gastown/',
      parentOrganization: { '@id': 'https://kitchen.example/#organization' },
      image: ['https://kitchen.example/_pictures/gastown.webp', 'https://kitchen.example/_pictures/bar.webp'],
      areaServed: ['Gastown', 'Chinatown'],
    });
  });

  test('has the trail and the questions that the page shows', () => {
    const nodes = graphOf(SITE, 'location', 1);
    expect(typesOf(nodes)).toEqual(['Restaurant', 'BreadcrumbList', 'FAQPage']);
    expect(nodes[1]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kitchen.example/' },
      { '@type': 'ListItem', position: 2, name: 'Locations', item: 'https://kitchen.example/locations/' },
      { '@type': 'ListItem', position: 3, name: 'Gastown' },
    ]);
    expect(JSON.stringify(nodes[2])).toContain('Is there parking?');
    expect(typesOf(graphOf(SITE, 'location', 0))).toEqual(['Restaurant', 'BreadcrumbList']);
  });

  test('is that of the one restaurant where there is no other, with the facts of the brand', () => {
    const site = { ...PIZZERIA, locations: [makeLocation({ name: 'Downtown' })] };
    const [home] = graphOf(site, 'home');
    const [restaurant, trail] = graphOf(site, 'location');
    expect(restaurant).toMatchObject({
      '@id': home?.['@id'],
      name: 'Nonna Pia',
      url: 'https://kitchen.example/location/downtown/',
      address: { streetAddress: '214 James St N' },
      sameAs: ['https://instagram.com/nonna'],
    });
    expect(JSON.stringify(trail)).toContain('"Downtown"');
  });

  test('has eight pictures of a hundred, and room for the questions', () => {
    const gallery = Array.from({ length: 100 }, (_, index) => ({
      image: { src: `${index}.jpg`, alt: '' },
      orientation: 'landscape' as const,
    }));
    const pictures = Object.fromEntries(gallery.map(({ image }) => [image.src, makePicture()]));
    const locations = [makeLocation(), { ...GASTOWN, gallery }];
    const nodes = graphOf(makeSite({ locations, pictures }), 'location', 1);
    expect(nodes[0]?.image).toHaveLength(8);
    expect(typesOf(nodes)).toContain('FAQPage');
  });
});

describe('the list of locations', () => {
  const chainOf = (count: number) =>
    makeSite({
      name: 'Kumo',
      locations: Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index + 1}` })),
    });

  test('has the page of each, in order', () => {
    expect(find(graphOf(chainOf(2), 'locations'), 'ItemList')).toEqual({
      '@type': 'ItemList',
      '@id': 'https://kitchen.example/locations/#list',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://kitchen.example/location/place-1/' },
        { '@type': 'ListItem', position: 2, url: 'https://kitchen.example/location/place-2/' },
      ],
    });
  });

  test('of a chain names as many as fit, and how many there are', () => {
    const list = find(graphOf(chainOf(5000), 'locations'), 'ItemList');
    const items = list?.itemListElement as { position: number; url: string }[];
    expect(list?.numberOfItems).toBe(5000);
    expect(items.length).toBeGreaterThan(70);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect((textOf(chainOf(5000), 'locations') ?? '').length).toBeGreaterThan(7800);
  });

  test('that is empty is no list', () => {
    expect(typesOf(graphOf(makeSite(), 'locations'))).toEqual(['WebPage', 'Organization']);
  });
});

describe('a page that tells something else', () => {
  test('of offers has each that runs, with its price and its last day', () => {
    const deals = [
      { title: 'Two for Tuesday', price: { cents: 2900 }, validUntil: '2026-12-31' },
      { title: 'Over', validUntil: '2026-01-01' },
    ];
    const discounts = [{ title: '10% for students', conditions: [] }];
    expect(find(graphOf(makeSite({ deals, discounts }), 'offers'), 'Organization')?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Special Offers',
      itemListElement: [
        {
          '@type': 'Offer',
          name: 'Two for Tuesday',
          price: '29.00',
          priceCurrency: 'CAD',
          validThrough: '2026-12-31',
        },
        { '@type': 'Offer', name: '10% for students' },
      ],
    });
    expect(textOf(makeSite(), 'offers')).not.toContain('OfferCatalog');
  });

  test('of offers does not tell of a catalog that it does not show', () => {
    expect(textOf(makeSite({ offerCatalog: [makeItem({ name: 'Office trays' })] }), 'offers')).not.toContain('trays');
  });

  test('of contact has the lines of contact, and the head office of a chain', () => {
    expect(graphOf({ ...CHAIN, email: 'hello@kumo.example' }, 'contact')).toMatchObject([
      { '@type': 'ContactPage', publisher: { '@id': 'https://kitchen.example/#organization' } },
      {
        '@type': 'Organization',
        '@id': 'https://kitchen.example/#organization',
        address: { streetAddress: '1 Head Office Rd' },
        contactPoint: { '@type': 'ContactPoint', telephone: '(416) 555-0100', email: 'hello@kumo.example' },
      },
    ]);
    expect(textOf(makeSite(), 'contact')).not.toContain('contactPoint');
  });

  describe('of jobs', () => {
    const LINE_COOK = {
      title: 'Line cook',
      type: 'Full-time',
      description: 'You run the grill.',
      requirements: ['One year on a line'],
      benefits: ['Staff meal'],
      restaurantId: 'annex',
      datePosted: '2026-11-02',
      validThrough: '2027-01-31',
    };
    const ANNEX = makeLocation({
      name: 'Annex',
      restaurantId: 'annex',
      address: { street: '1 Bloor St', locality: 'Toronto' },
    });
    const chainOf = (changes: Partial<typeof LINE_COOK>, locations = [ANNEX, makeLocation({ name: 'West' })]) =>
      makeSite({ name: 'Kumo', locations, jobs: [{ ...LINE_COOK, ...changes }], buildDate: '2026-11-22' });

    test('posts what search engines require, at the address that opens it', () => {
      const graph = graphOf(chainOf({}), 'careers');
      expect(graph.flatMap((node) => schemaOrgErrors(node))).toEqual([]);
      expect(find(graph, 'JobPosting')).toEqual({
        '@type': 'JobPosting',
        '@id': 'https://kitchen.example/careers/#line-cook-annex',
        title: 'Line cook',
        description: 'You run the grill.',
        qualifications: ['One year on a line'],
        jobBenefits: ['Staff meal'],
        datePosted: '2026-11-02',
        validThrough: '2027-01-31',
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Kumo', url: 'https://kitchen.example/' },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Bloor St',
            addressLocality: 'Toronto',
            addressCountry: 'CA',
          },
        },
      });
    });

    test.each<[string, Partial<typeof LINE_COOK> | Record<string, undefined>]>([
      ['no description', { description: undefined }],
      ['no day it was posted', { datePosted: undefined }],
      ['a restaurant that nobody knows', { restaurantId: 'gone' }],
      ['a last day that is past', { validThrough: '2026-11-21' }],
    ])('posts none with %s', (_, changes) => {
      const site = chainOf(changes);
      expect(typesOf(graphOf(site, 'careers'))).toEqual(['WebPage', 'Organization']);
    });

    test('posts those that are not over under the addresses of their own', () => {
      const over = { ...LINE_COOK, title: 'Over', validThrough: '2026-11-01' };
      const graph = graphOf({ ...chainOf({}), jobs: [over, LINE_COOK] }, 'careers');
      expect(find(graph, 'JobPosting')).toMatchObject({ title: 'Line cook', validThrough: '2027-01-31' });
      expect(find(graph, 'JobPosting')?.['@id']).toMatch(/#line-cook-annex$/);
    });

    test('works at the only location, whatever the job says', () => {
      const site = chainOf({ restaurantId: 'gone', type: 'Now and then' }, [ANNEX]);
      expect(find(graphOf(site, 'careers'), 'JobPosting')).toMatchObject({ jobLocation: { '@type': 'Place' } });
      expect(find(graphOf(site, 'careers'), 'JobPosting')).not.toHaveProperty('employmentType');
    });
  });

  test('says what it is called and whose it is', () => {
    expect(graphOf(PIZZERIA, 'catering')).toEqual([
      {
        '@type': 'WebPage',
        '@id': 'https://kitchen.example/catering/#page',
        name: 'Catering – Nonna Pia',
        url: 'https://kitchen.example/catering/',
        isPartOf: { '@id': 'https://kitchen.example/#website' },
        publisher: { '@id': 'https://kitchen.example/#restaurant' },
      },
      {
        '@type': 'Organization',
        '@id': 'https://kitchen.example/#restaurant',
        name: 'Nonna Pia',
        url: 'https://kitchen.example/',
      },
    ]);
  });
});

describe('the cap of 8,000 characters', () => {
  const manyItems = (count: number) =>
    makeMenu({
      Starters: Array.from({ length: count }, (_, index) => ({
        name: `Dish ${index}`,
        description: 'Long words. '.repeat(9),
      })),
      Sweets: ['Cake'],
    });

  test('is nearly used up by a long menu, whose last item is whole', () => {
    const text = textOf(makeSite({ menu: manyItems(280) }), 'menu') ?? '';
    expect(text.length).toBeGreaterThan(7600);
    expect(text.length).toBeLessThanOrEqual(8000);
    const items = text.match(/"name":"Dish \d+","description":"(Long words. ){9}"/g) ?? [];
    expect(items).toHaveLength(text.split('"Dish ').length - 1);
  });

  test('costs one giant item, not the ones behind it', () => {
    const menu = makeMenu({ Starters: [{ name: 'Giant', description: 'x'.repeat(9000) }, 'Soup'], Sweets: ['Cake'] });
    const text = textOf(makeSite({ menu }), 'menu');
    expect(text).not.toContain('Giant');
    expect(text).toContain('"Soup"');
    expect(text).toContain('"Cake"');
  });

  test('lets the offers in only when more than 200 characters are spare', () => {
    const deals = [{ title: 'Deal', price: { cents: 2000 }, validUntil: '2027-01-31' }];
    const textWith = (length: number, overrides: Partial<Site>) =>
      textOf(makeSite({ ...overrides, faqs: [{ question: 'Why?', answer: 'x'.repeat(length) }] }), 'home') ?? '';
    const lengthLeaving = (spare: number) => 7000 + (8000 - textWith(7000, {}).length) - spare;
    expect(textWith(lengthLeaving(200), { deals }).includes('OfferCatalog')).toBe(false);
    expect(textWith(lengthLeaving(201), { deals }).includes('OfferCatalog')).toBe(true);
    expect(find(graphOf(makeSite({ deals }), 'home'), 'Restaurant')?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Special Offers',
      itemListElement: [
        { '@type': 'Offer', name: 'Deal', price: '20.00', priceCurrency: 'CAD', validThrough: '2027-01-31' },
      ],
    });
  });
});

const item = fc.record({
  name: hostileText(),
  description: fc.option(hostileText(), { nil: undefined }),
  price: fc.oneof(fc.record({ cents: fc.nat() }), fc.record({ text: hostileText() })),
});
/** The directions link wants text that can be written as UTF-8. */
const wellFormed = hostileText().map((text) => text.toWellFormed());
const sites = fc
  .record({
    name: hostileText(),
    categories: fc.array(fc.tuple(hostileText(), fc.array(item, { minLength: 1, maxLength: 40 })), { maxLength: 8 }),
    faqs: fc.array(fc.record({ question: hostileText(), answer: hostileText() }), { maxLength: 20 }),
    deals: fc.array(fc.record({ title: hostileText() }), { maxLength: 5 }),
    cuisines: fc.array(hostileText(), { maxLength: 8 }),
    address: fc.record({ street: wellFormed, locality: wellFormed }, { requiredKeys: [] }),
    places: fc.array(fc.tuple(hostileText(), fc.array(hostileText(), { maxLength: 9 })), { maxLength: 3 }),
  })
  .map(({ categories, places, ...fields }) => {
    const menu = categories.map(([name, items], index) => ({
      id: String(index),
      name,
      items: items.map(({ description, ...rest }) =>
        makeItem({ ...rest, ...(description !== undefined && { description }) }),
      ),
    }));
    return makeSite({
      ...fields,
      ...(menu.length > 0 && { menu: { categories: menu } }),
      locations: places.map(([name, deliveryAreas], index) =>
        makeLocation({ name, deliveryAreas, id: String(index), slug: `p-${index}`, menuSlug: `p-${index}` }),
      ),
      hours: makeHours([1080, 1560]),
    });
  });

test('whatever a site holds, the text parses, is short, safe in a script and true to schema.org', () => {
  fc.assert(
    fc.property(sites, (site) => {
      for (const { head } of contentsOf(site)) {
        const text = head.jsonLd;
        if (text === undefined) continue;
        expect(text.length).toBeLessThanOrEqual(8000);
        expect(text).not.toMatch(
          /[<>&\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
        );
        const nodes = (JSON.parse(text) as { '@graph': unknown[] })['@graph'];
        expect(nodes.flatMap((node) => schemaOrgErrors(node))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('the sites of these tests speak schema.org in every word', () => {
  for (const site of [PIZZERIA, CHAIN]) {
    for (const { head } of contentsOf(site)) {
      const nodes = (JSON.parse(head.jsonLd ?? '{"@graph":[]}') as { '@graph': unknown[] })['@graph'];
      expect(nodes.flatMap((node) => schemaOrgErrors(node))).toEqual([]);
    }
  }
});
