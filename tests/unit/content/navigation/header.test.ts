import { expect, test } from 'vitest';
import { headerOf, isCurrent } from '#content/navigation/header.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const labels = (site: Site) =>
  headerOf(site)
    .links.map(({ label }) => label)
    .join(', ');

test('a single location has no Locations link', () => {
  expect(labels(makeSite({ locations: [makeLocation()] }))).toBe('Home, Menu, Catering, Offers, Careers, Contact Us');
});

test('everything configured stands in its order', () => {
  const site = makeSite({
    locations: [makeLocation(), makeLocation({ name: 'Uptown' })],
    giftCards: 'https://gifts.example/',
    navigation: [
      { name: 'Blog', url: 'https://blog.example/' },
      { name: 'Shop', url: 'https://shop.example/' },
    ],
  });
  expect(labels(site)).toBe('Home, Menu, Locations, Catering, Offers, Gift Cards, Blog, Shop, Careers, Contact Us');
});

test('gift cards and extra entries open elsewhere, whatever their link looks like', () => {
  const site = makeSite({ giftCards: '/gifts/', navigation: [{ name: 'Blog', url: '/blog/' }] });
  const external = headerOf(site).links.filter((link) => link.external);
  expect(external.map(({ label }) => label)).toEqual(['Gift Cards', 'Blog']);
});

test.each([
  ['/menu/', '/menu', true],
  ['/menu/', '/menu/', true],
  ['/menu/', '/menu/queen-west/', false],
  ['/', '/', true],
  ['/', '/menu/', false],
])('the link %s on the page %s is current: %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});
