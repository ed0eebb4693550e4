import { describe, expect, test } from 'vitest';
import { locationPageOf } from '#content/pages/location.ts';
import { NO_HOURS } from '#schema/hours/hours.ts';
import type { GalleryImage, Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { makeHours, makeLocation, makeMenu, makePhone, makePictures, makeSite } from '../../../support/build/site.ts';

const hours = makeHours([540, 1020]);

test('a location of which nothing is known has a page without holes', () => {
  expect(pageOf({})).toEqual({
    trail: [{ label: 'Home', href: '/' }, { label: 'Locations', href: '/locations/' }, { label: 'Downtown' }],
    name: 'Downtown',
    catering: { label: 'Catering', href: '/catering/', external: false },
    address: {},
    addressLines: [],
    services: [],
    features: [],
    deliveryAreas: [],
    timetables: [],
    hoursNotes: [],
    stops: [],
    gallery: [],
    reviews: { shown: [] },
    faqs: [],
  });
});

test.each<[Partial<Location>, string | undefined]>([
  [{ area: 'Queen West', address: { locality: 'Toronto' } }, 'Queen West'],
  [{ address: { locality: 'Toronto' } }, 'Toronto'],
  [{ area: 'Downtown', address: { locality: 'Toronto' } }, undefined],
])('the word above the name of %j: %s', (facts, kicker) => {
  expect(pageOf(facts).kicker).toBe(kicker);
});

test.each<[Partial<Location>, object | undefined]>([
  [
    { rating: 4.6, reviewCount: 1204 },
    { stars: 4.6, text: '4.6', reviews: '1,204 reviews' },
  ],
  [{ rating: 4 }, { stars: 4, text: '4.0' }],
  [{ reviewCount: 12 }, undefined],
])('a location with %j is rated %j', (facts, rating) => {
  expect(pageOf(facts).rating).toEqual(rating);
});

describe('the links', () => {
  const menus = [makeMenu({ Soups: ['Pho'] })];
  const [ordering, reserving] = ['https://order.example/', 'https://book.example/'];

  test.each<[string, Partial<Location>, Partial<Site>, object]>([
    [
      'to catering tell which location they come from',
      { restaurantId: 'a b&c' },
      {},
      { catering: '/catering/?id=a%20b%26c' },
    ],
    [
      'order here, and show the menu of this location',
      { menus, orderingLink: ordering },
      {},
      { order: ordering, menu: '/menu/downtown/' },
    ],
    ['show that menu alone where nothing can be ordered', { menus }, {}, { order: undefined, menu: '/menu/downtown/' }],
    [
      'reserve at the location',
      { reservationLink: reserving },
      { reservationLink: 'https://b.example/' },
      { reserve: reserving },
    ],
    ['else reserve at the brand', {}, { reservationLink: reserving }, { reserve: reserving }],
  ])('%s', (_, facts, site, hrefs) => {
    const page = pageOf(facts, site);
    const { catering, order, menu, reserve } = page;
    const found = { catering: catering?.href, order: order?.href, menu: menu?.href, reserve: reserve?.href };
    expect(found).toMatchObject(hrefs);
  });

  test('say what they do', () => {
    const { order, menu, reserve } = pageOf({ menus, orderingLink: ordering, reservationLink: reserving });
    expect([order?.label, menu?.label, reserve?.label]).toEqual(['Order Online', 'See the menu', 'Reserve a Table']);
  });

  test('lead to all locations only where there are several', () => {
    expect(pageOf({}).all).toBeUndefined();
    expect(pageOf({}, {}, 'several').all?.href).toBe('/locations/');
  });
});

describe('what the site knows', () => {
  const site: Partial<Site> = {
    address: { street: '1 King St', locality: 'Hamilton' },
    telephone: makePhone('(905) 555-0142'),
    email: 'ciao@kitchen.example',
    whatsapp: '+1 905 555 0142',
    timezone: 'America/Toronto',
    coordinates: { latitude: 43.25, longitude: -79.87 },
    hours,
  };

  test('fills in for the only location', () => {
    expect(pageOf({}, site)).toMatchObject({
      addressLines: ['1 King St', 'Hamilton'],
      phone: { href: 'tel:9055550142' },
      email: { href: 'mailto:ciao@kitchen.example' },
      hours,
      map: { link: { href: expect.stringContaining('1%20King%20St') } },
    });
  });

  test('does not speak for one of several, but for its clock and its chat', () => {
    const page = pageOf({}, site, 'several');
    expect(page.addressLines).toEqual([]);
    expect([page.phone, page.email, page.hours, page.directions, page.map]).toEqual(Array(5).fill(undefined));
    expect(page.whatsapp?.href).toBe('https://wa.me/19055550142');
    expect(pageOf({ hours }, site, 'several').times?.zone).toBe('America/Toronto');
  });
});

describe('the hours', () => {
  test.each([
    ['other hours', makeHours([600, 960]), true],
    ['the same hours, written once more', makeHours([540, 1020]), false],
    ['no hours of its own', undefined, false],
  ])('of pickup have a table with %s: %#', (_, pickupHours, hasTable) => {
    const page = pageOf({ hours, ...(pickupHours && { pickupHours }) });
    expect(page.timetables.map(({ title }) => title)).toEqual(hasTable ? ['Hours', 'Pickup hours'] : ['Hours']);
    expect(page.times?.pickup !== undefined).toBe(hasTable);
  });

  test('of pickup that nobody could read are said to be missing', () => {
    const page = pageOf({ hours, pickupHours: NO_HOURS });
    expect(page.timetables[1]).toEqual({ of: 'pickup', title: 'Pickup hours' });
    expect(page.times?.pickup).toBeNull();
  });

  test('are told by the clock of the location', () => {
    const week = Array.from({ length: 7 }, () => [[540, 1020]]);
    expect(pageOf({ hours, timezone: 'America/Vancouver' }).times).toEqual({ week, zone: 'America/Vancouver' });
  });
});

test.each<[string, Partial<Location>, string | undefined]>([
  ['an address', { address: { street: '482 Queen St W', locality: 'Toronto' } }, '482%20Queen%20St%20W%2C%20Toronto'],
  [
    'a town and coordinates',
    { address: { locality: 'Toronto' }, coordinates: { latitude: 43.6, longitude: -79.4 } },
    '43.6%2C-79.4',
  ],
  ['a town', { address: { locality: 'Toronto' } }, 'Toronto'],
  ['nothing', {}, undefined],
])('the map is found by %s', (_, facts, query) => {
  const { map } = pageOf(facts);
  expect(map?.embed).toBe(query && `https://www.google.com/maps?q=${query}&z=15&output=embed`);
  expect(map?.link.href).toBe(query && `https://www.google.com/maps/search/?api=1&query=${query}`);
});

describe('the pictures', () => {
  const hero = { image: { src: 'brand.jpg', alt: '' } };
  const own = (src: string) => ({ heroImage: { src, alt: '' } });

  test.each<[string, Partial<Location>, string | undefined, string[]]>([
    ['its own', { ...own('a.jpg'), gallery: [entry('b.jpg')] }, 'a.jpg', ['b.jpg']],
    ['the first of the gallery', { gallery: [entry('a.jpg'), entry('b.jpg')] }, 'a.jpg', ['b.jpg']],
    ['the brand’s', {}, 'brand.jpg', []],
    ['one that could be had', own('lost.jpg'), 'brand.jpg', []],
    [
      'one that the gallery does not show again',
      { ...own('b.jpg'), gallery: [entry('a.jpg'), entry('b.jpg', 'The room'), entry('lost.jpg')] },
      'b.jpg',
      ['a.jpg', ''],
    ],
    ['none where none could be had', { ...own('lost.jpg'), gallery: [entry('gone.jpg', 'The yard')] }, undefined, ['']],
  ])('the hero’s: %s', (_, facts, image, gallery) => {
    const pictures = image === undefined ? {} : makePictures('a.jpg', 'b.jpg', 'brand.jpg');
    const page = pageOf(facts, { hero, pictures });
    expect(page.picture?.src).toBe(image);
    expect(page.gallery.flat().map(({ picture }) => picture.src)).toEqual(gallery);
    expect(page.pictureTitle).toBe(image === 'b.jpg' ? 'The room' : undefined);
  });
});

test('the questions of the only location are its own; of one of several they go before the brand’s, each once', () => {
  const own = { question: 'Is there parking?', answer: 'Behind the house.' };
  const brandDouble = { question: ' is there PARKING?', answer: 'It depends.' };
  const brand = { question: 'Do you cater?', answer: 'Yes.' };
  expect(pageOf({ faqs: [own] }, { faqs: [brand] }).faqs).toEqual([own]);
  expect(pageOf({ faqs: [own] }, { faqs: [brandDouble, brand] }, 'several').faqs).toEqual([own, brand]);
});

function pageOf(facts: Partial<Location>, site: Partial<Site> = {}, count: 'one' | 'several' = 'one') {
  const location = makeLocation(facts);
  const others = count === 'several' ? [makeLocation({ name: 'Uptown' })] : [];
  return locationPageOf(makeSite({ ...site, locations: [location, ...others] }), location);
}

function entry(src: string, title?: string): GalleryImage {
  return { image: { src, alt: '' }, orientation: 'landscape', ...(title !== undefined && { title }) };
}
