import { describe, expect, test } from 'vitest';
import { locationPageOf } from '../../../../src/domain/pages/location.ts';
import { NO_HOURS } from '../../../../src/model/hours.ts';
import type { GalleryImage, Location } from '../../../../src/model/location.ts';
import type { Site } from '../../../../src/model/site.ts';
import { makeHours, makeLocation, makeMenu, makePicture, makeSite, makePhone } from '../../../support/build/site.ts';

describe('locationPageOf', () => {
  test('a location of which nothing is known has a page without holes', () => {
    const location = makeLocation();
    expect(locationPageOf(makeSite({ locations: [location] }), location)).toEqual({
      trail: [{ label: 'Home', href: '/' }, { label: 'Locations', href: '/locations/' }, { label: 'Downtown' }],
      name: 'Downtown',
      catering: { label: 'Catering', href: '/catering/', external: false },
      address: {},
      addressLines: [],
      services: [],
      features: [],
      deliveryAreas: [],
      timetables: [],
      gallery: [],
      reviews: { shown: [] },
      faqs: [],
    });
  });

  test.each<[Partial<Location>, string | undefined]>([
    [{ area: 'Queen West', address: { locality: 'Toronto' } }, 'Queen West'],
    [{ address: { locality: 'Toronto' } }, 'Toronto'],
    [{ area: 'Downtown', address: { locality: 'Toronto' } }, undefined],
    [{}, undefined],
  ])('the word above the name of %j: %s', (facts, kicker) => {
    expect(pageOf(facts).kicker).toBe(kicker);
  });

  test('catering knows which location it came from', () => {
    expect(pageOf({ restaurantId: 'a b&c' }).catering?.href).toBe('/catering/?id=a%20b%26c');
  });

  test('all locations are a link only where there are several', () => {
    expect(pageOf({}).all).toBeUndefined();
    expect(pageOf({}, {}, 'several').all?.href).toBe('/locations/');
  });

  test.each<[number | undefined, number | undefined, object | undefined]>([
    [4.6, 1204, { stars: 4.6, text: '4.6', reviews: '1,204 reviews' }],
    [4, undefined, { stars: 4, text: '4.0' }],
    [undefined, 12, undefined],
  ])('rating %s of %s: %j', (rating, reviewCount, shown) => {
    const facts = { ...(rating !== undefined && { rating }), ...(reviewCount !== undefined && { reviewCount }) };
    expect(pageOf(facts).rating).toEqual(shown);
  });
});

describe('the buttons', () => {
  const menu = makeMenu({ Soups: ['Pho'] });

  test('order here, and the menu of this location', () => {
    const { order, menu: second } = pageOf({ menus: [menu], orderingLink: 'https://order.example/downtown' });
    expect(order).toEqual({ label: 'Order Online', href: 'https://order.example/downtown', external: true });
    expect(second).toEqual({ label: 'See the menu', href: '/menu/downtown/', external: false });
  });

  test('show the menu of this location alone where nothing can be ordered online', () => {
    const { order, menu: second } = pageOf({ menus: [menu] });
    expect(order).toBeUndefined();
    expect(second?.href).toBe('/menu/downtown/');
  });

  test('the reservation is the location’s own, else the brand’s', () => {
    const site = { reservationLink: 'https://book.example/brand' };
    expect(pageOf({}, site).reserve?.href).toBe('https://book.example/brand');
    expect(pageOf({ reservationLink: 'https://book.example/downtown' }, site).reserve).toEqual({
      label: 'Reserve a Table',
      href: 'https://book.example/downtown',
      external: true,
    });
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
    hours: makeHours([540, 1020]),
  };

  test('fills in for the only location', () => {
    const page = pageOf({}, site);
    expect(page.addressLines).toEqual(['1 King St', 'Hamilton']);
    expect(page.phone?.href).toBe('tel:9055550142');
    expect(page.email?.href).toBe('mailto:ciao@kitchen.example');
    expect(page.hours).toBe(site.hours);
    expect(page.map?.link.href).toContain('1%20King%20St');
  });

  test('does not speak for one of several, but for its clock and its chat', () => {
    const page = pageOf({}, site, 'several');
    expect(page.addressLines).toEqual([]);
    expect(page).not.toHaveProperty('phone');
    expect(page).not.toHaveProperty('email');
    expect(page).not.toHaveProperty('hours');
    expect(page).not.toHaveProperty('directions');
    expect(page).not.toHaveProperty('map');
    expect(pageOf({ hours: makeHours([540, 1020]) }, site, 'several').timetables[0]?.table?.times.zone).toBe(
      'America/Toronto',
    );
    expect(page.whatsapp?.href).toBe('https://wa.me/19055550142');
  });
});

describe('pickup', () => {
  const hours = makeHours([540, 1020]);

  test.each([
    ['other hours', makeHours([600, 960]), true],
    ['the same hours, written once more', makeHours([540, 1020]), false],
    ['no hours of its own', undefined, false],
  ])('with %s', (_, pickupHours, hasTable) => {
    const page = pageOf({ hours, ...(pickupHours && { pickupHours }) });
    expect(page.timetables.map(({ title }) => title)).toEqual(hasTable ? ['Hours', 'Pickup hours'] : ['Hours']);
    expect(page.times !== undefined && 'pickup' in page.times).toBe(hasTable);
  });

  test('with hours of its own that nobody could read', () => {
    const page = pageOf({ hours, pickupHours: NO_HOURS });
    expect(page.timetables[1]).toEqual({ title: 'Pickup hours' });
    expect(page.times?.pickup).toBeNull();
  });
});

describe('the clock', () => {
  test('goes by the zone and the hours of the location', () => {
    const page = pageOf({ hours: makeHours([540, 1020]), timezone: 'America/Vancouver' });
    expect(page.times).toEqual({ week: Array.from({ length: 7 }, () => [[540, 1020]]), zone: 'America/Vancouver' });
  });

  test('has nothing to tell where no hours are known', () => {
    expect(pageOf({})).not.toHaveProperty('times');
  });
});

describe('the map', () => {
  const point = { latitude: 43.64773, longitude: -79.40012 };
  test.each<[string, Partial<Location>, string | undefined]>([
    ['an address', { address: { street: '482 Queen St W', locality: 'Toronto' } }, '482%20Queen%20St%20W%2C%20Toronto'],
    ['coordinates', { coordinates: point }, '43.64773%2C-79.40012'],
    ['a town and coordinates', { address: { locality: 'Toronto' }, coordinates: point }, '43.64773%2C-79.40012'],
    ['a town', { address: { locality: 'Toronto' } }, 'Toronto'],
    ['nothing', {}, undefined],
  ])('by %s', (_, facts, query) => {
    const { map } = pageOf(facts);
    expect(map?.embed).toBe(query && `https://www.google.com/maps?q=${query}&z=15&output=embed`);
    expect(map?.link.href).toBe(query && `https://www.google.com/maps/search/?api=1&query=${query}`);
  });
});

describe('the pictures', () => {
  const hero = { image: { src: 'brand.jpg', alt: '' } };

  test.each<[string, Partial<Location>, string | undefined, string[]]>([
    ['its own', { heroImage: { src: 'a.jpg', alt: '' }, gallery: [entry('b.jpg')] }, 'a.jpg', ['b.jpg']],
    ['the first of the gallery', { gallery: [entry('a.jpg'), entry('b.jpg')] }, 'a.jpg', ['b.jpg']],
    ['the brand’s', {}, 'brand.jpg', []],
    ['one that could be had', { heroImage: { src: 'lost.jpg', alt: '' } }, 'brand.jpg', []],
    [
      'one that the gallery does not show again',
      {
        heroImage: { src: 'b.jpg', alt: '' },
        gallery: [entry('a.jpg'), entry('b.jpg', 'The room'), entry('lost.jpg')],
      },
      'b.jpg',
      ['a.jpg', ''],
    ],
    [
      'none where none could be had',
      { heroImage: { src: 'lost.jpg', alt: '' }, gallery: [entry('gone.jpg', 'The yard')] },
      undefined,
      [''],
    ],
  ])('the hero’s: %s', (_, facts, image, gallery) => {
    const had = image === undefined ? [] : ['a.jpg', 'b.jpg', 'brand.jpg'];
    const page = pageOf(facts, { hero, pictures: picturesOf(...had) });
    expect(page.picture?.src).toBe(image);
    expect(page.gallery.flat().map(({ picture }) => picture.src)).toEqual(gallery);
    expect(page.pictureTitle).toBe(image === 'b.jpg' ? 'The room' : undefined);
  });

  test('without any, the page does without', () => {
    expect(pageOf({}, {})).not.toHaveProperty('picture');
  });
});

describe('the questions', () => {
  const own = { question: 'Is there parking?', answer: 'Behind the house.' };
  const brandDouble = { question: ' is there PARKING?', answer: 'It depends.' };
  const brand = { question: 'Do you cater?', answer: 'Yes.' };

  test('are the only location’s own: home has the brand’s', () => {
    expect(pageOf({ faqs: [own] }, { faqs: [brand] }).faqs).toEqual([own]);
  });

  test('of one of several go before the brand’s, each once', () => {
    expect(pageOf({ faqs: [own] }, { faqs: [brandDouble, brand] }, 'several').faqs).toEqual([own, brand]);
  });
});

function pageOf(facts: Partial<Location>, site: Partial<Site> = {}, count: 'one' | 'several' = 'one') {
  const location = makeLocation(facts);
  const others = count === 'several' ? [makeLocation({ name: 'Uptown' })] : [];
  return locationPageOf(makeSite({ ...site, locations: [location, ...others] }), location);
}

function entry(src: string, title?: string): GalleryImage {
  return { image: { src, alt: '' }, orientation: 'landscape', ...(title !== undefined && { title }) };
}

function picturesOf(...sources: string[]): Site['pictures'] {
  return Object.fromEntries(sources.map((src) => [src, makePicture({ src })]));
}
