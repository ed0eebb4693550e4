import { describe, expect, test } from 'vitest';
import { feedbackQrPageOf, menuCardOf } from '#content/pages/qr-cards.ts';
import { PATHS, routesOf } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makePicture, makeSite } from '../../../support/build/site.ts';

const pathsOf = (site: Site) =>
  routesOf(site)
    .filter(({ page }) => page === 'feedback-qr')
    .map(({ path }) => path);

describe('the address', () => {
  test('of the card of each location is that of its page', () => {
    const locations = [makeLocation({ name: 'Downtown' }), makeLocation({ name: 'Harbour North' })];
    expect(pathsOf(makeSite({ locations }))).toEqual(['/feedback/qr/downtown/', '/feedback/qr/harbour-north/']);
  });

  test.each([
    [{ name: 'Café Olé' }, '/feedback/qr/cafe-ole/'],
    [{ name: 'مطعم', restaurantId: 'Al Warz 1' }, '/feedback/qr/al-warz-1/'],
    [{ name: 'مطعم' }, '/feedback/qr/location-1/'],
  ])('of a brand that is its only location: %o', (overrides, path) => {
    expect(pathsOf(makeSite(overrides))).toEqual([path]);
  });
});

describe('the code', () => {
  test('leads to the feedback page of the location', () => {
    const location = makeLocation({ restaurantId: 'kitchen-downtown' });
    expect(feedbackQrPageOf(makeSite(), location)).toMatchObject({
      url: 'https://kitchen.example/feedback/?id=kitchen-downtown',
      href: '/feedback/?id=kitchen-downtown',
    });
  });

  test.each([
    ['without a location, of the brand', makeSite({ restaurantId: 'a' }), undefined, '/feedback/?id=a'],
    ['without an id, of all locations', makeSite({ restaurantId: 'a' }), makeLocation(), '/feedback/'],
    ['escaped', makeSite({ restaurantId: 'a&b=c d/ü' }), undefined, '/feedback/?id=a%26b%3Dc%20d%2F%C3%BC'],
    ['without an id too long to scan', makeSite({ restaurantId: 'x'.repeat(270) }), undefined, '/feedback/'],
  ])('leads there %s', (_, site, location, href) => {
    expect(feedbackQrPageOf(site, location).href).toBe(href);
  });
});

describe('the card', () => {
  test('says whose it is, where it stands, and what to type without a camera', () => {
    const address = { street: '88 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M5H 2N2' };
    expect(feedbackQrPageOf(makeSite(), makeLocation({ address }))).toEqual({
      brand: 'Test Kitchen',
      url: 'https://kitchen.example/feedback/',
      href: '/feedback/',
      typed: 'kitchen.example/feedback',
      location: 'Downtown',
      address: '88 Queen St W, Toronto',
    });
  });

  test('says no name twice', () => {
    expect(feedbackQrPageOf(makeSite()).location).toBeUndefined();
    expect(feedbackQrPageOf(makeSite(), makeLocation({ name: 'Test Kitchen' })).location).toBeUndefined();
  });

  test('has the logo, but not one that could not be had', () => {
    const logo = { src: 'images/logo.svg', alt: '' };
    const pictures = { 'images/logo.svg': makePicture({ width: 200, height: 80 }) };
    expect(feedbackQrPageOf(makeSite({ logo, pictures })).logo).toMatchObject({ width: 200, height: 80 });
    expect(feedbackQrPageOf(makeSite({ logo })).logo).toBeUndefined();
  });

  test('has room for what is no text of a card', () => {
    const location = makeLocation({ name: 'n'.repeat(10_000), address: { street: 's '.repeat(5000) } });
    const content = feedbackQrPageOf(makeSite({ name: 'b'.repeat(10_000) }), location);
    expect([content.brand, content.location, content.address].map((text) => text?.length)).toEqual([60, 60, 90]);
  });
});

describe('the card for the menu', () => {
  test('opens the menu of its location, and says its address', () => {
    const address = { street: '88 Queen St W', locality: 'Toronto' };
    expect(menuCardOf(makeSite(), makeLocation({ address }))).toEqual({
      brand: 'Test Kitchen',
      url: 'https://kitchen.example/menu/downtown/',
      href: '/menu/downtown/',
      typed: 'kitchen.example/menu/downtown',
      location: 'Downtown',
      address: '88 Queen St W, Toronto',
    });
  });

  test('opens that of the brand, in the language of the site', () => {
    const paths = { ...PATHS, menu: '/fr/carte/' };
    expect(menuCardOf(makeSite({ paths }))).toMatchObject({ href: '/fr/carte/', typed: 'kitchen.example/fr/carte' });
  });
});
