import { describe, expect, test } from 'vitest';
import { type CateringContent, cateringPageOf } from '#content/pages/catering.ts';
import type { Site } from '#schema/site.ts';
import { cad, makeItem, makeLocation, makePhone, makePictures, makeSite } from '../../../support/build/site.ts';

describe('catering is available', () => {
  test.each<[string, Partial<Site>, CateringContent['kind']]>([
    ['with a restaurant id', { restaurantId: 'r-1' }, 'page'],
    ['with a location that has one', { locations: [makeLocation(), makeLocation({ restaurantId: 'r-2' })] }, 'page'],
    ['but not without any', { locations: [makeLocation()], telephone: makePhone('905 555 0142') }, 'not-available'],
  ])('%s', (_, site, kind) => {
    expect(cateringPageOf(makeSite(site)).kind).toBe(kind);
  });
});

test('where it is not there is the phone, and without one nobody is told to call', () => {
  const content = cateringPageOf(makeSite({ telephone: makePhone('905 555 0142') }));
  expect(content).toMatchObject({ call: { label: '905 555 0142', href: 'tel:9055550142' } });
  expect(content).toHaveProperty('text', expect.stringContaining('Give us a call'));
  expect(cateringPageOf(makeSite())).toMatchObject({ call: undefined, text: expect.not.stringContaining('call') });
});

describe('the services', () => {
  test.each<[string, Partial<Site['flags']>, string[]]>([
    ['any kitchen has', {}, ['Pickup', 'Delivery']],
    ['of a kitchen that travels', { liveCatering: true }, ['Pickup', 'Delivery', 'Live Catering']],
    [
      'of one with a truck and a hall',
      { partyHall: true, foodTruck: true },
      ['Pickup', 'Delivery', 'Party Hall', 'Food Truck'],
    ],
  ])('%s', (_, flags, titles) => {
    const site = makeSite({ flags: { liveCatering: false, partyHall: false, foodTruck: false, ...flags } });
    expect(pageOf(site).services.map(({ title }) => title)).toEqual(titles);
  });
});

test('what can be ordered has its price', () => {
  const offerCatalog = [makeItem({ name: 'Office trays', price: cad(1700), description: 'For eight.' })];
  expect(pageOf(makeSite({ offerCatalog })).offered).toMatchObject([
    { name: 'Office trays', price: { text: '$17.00' }, description: 'For eight.' },
  ]);
  expect(pageOf(makeSite()).offered).toEqual([]);
});

test('it works in three steps', () => {
  expect(pageOf(makeSite()).steps).toHaveLength(3);
});

describe('whoever wants to ask reaches', () => {
  const email = 'hello@kitchen.example';

  test.each<[string, Partial<Site>, string[]]>([
    [
      'the phone, then whoever caters',
      { telephone: makePhone('905 555 0142'), email, cateringEmail: 'party@kitchen.example' },
      ['tel:9055550142', 'mailto:party@kitchen.example'],
    ],
    ['the brand where nobody else caters', { email }, ['mailto:hello@kitchen.example']],
    ['the contact page where nothing is known', {}, ['/contact/']],
  ])('%s', (_, site, hrefs) => {
    expect(pageOf(makeSite(site)).ways.map(({ href }) => href)).toEqual(hrefs);
  });
});

describe('the picture', () => {
  const image = (src: string) => ({ image: { src, alt: '' } });
  const all: Partial<Site> = {
    hero: image('hero.jpg'),
    featuredItems: [makeItem(image('dish.jpg'))],
    highlights: [{ id: 'oven', title: 'Our oven', ...image('oven.jpg') }],
  };

  test.each<[string, Partial<Site>, string | undefined]>([
    ['shows the food', { pictures: makePictures('hero.jpg', 'dish.jpg', 'oven.jpg') }, 'dish.jpg'],
    ['shows a highlight where the food has none', { pictures: makePictures('hero.jpg', 'oven.jpg') }, 'oven.jpg'],
    ['is the one of home where there is no other', { pictures: makePictures('hero.jpg') }, 'hero.jpg'],
    ['is missing where none could be had', { pictures: {} }, undefined],
    [
      'is another than the one of home',
      { hero: image('dish.jpg'), pictures: makePictures('dish.jpg', 'oven.jpg') },
      'oven.jpg',
    ],
  ])('%s', (_, site, src) => {
    expect(pageOf(makeSite({ ...all, ...site })).picture?.src).toBe(src);
  });
});

function pageOf(site: Site): Extract<CateringContent, { kind: 'page' }> {
  const content = cateringPageOf({ ...site, restaurantId: 'r-1' });
  if (content.kind !== 'page') throw new Error(content.kind);
  return content;
}
