import { expect, test } from 'vitest';
import { isCurrent, navigationOf } from '../../../../src/domain/pages/navigation.ts';
import { makeLocation, makeSite } from '../../../support/site.ts';

const labels = (...args: Parameters<typeof navigationOf>) => navigationOf(...args).map(({ label }) => label);

test('a single place has no Locations link', () => {
  expect(labels(makeSite({ locations: [makeLocation()] }))).toEqual([
    'Home',
    'Menu',
    'Catering',
    'Offers',
    'Careers',
    'Contact Us',
  ]);
});

test('everything configured stands in the order of docs/behaviour.md#header', () => {
  const site = makeSite({
    locations: [makeLocation(), makeLocation({ name: 'Uptown' })],
    giftCards: 'https://gifts.example/',
    navigation: [
      { name: 'Blog', url: 'https://blog.example/' },
      { name: 'Shop', url: 'https://shop.example/' },
    ],
  });
  expect(labels(site)).toEqual([
    'Home',
    'Menu',
    'Locations',
    'Catering',
    'Offers',
    'Gift Cards',
    'Blog',
    'Shop',
    'Careers',
    'Contact Us',
  ]);
});

test('gift cards and extra entries open elsewhere, whatever their link looks like', () => {
  const site = makeSite({ giftCards: '/gifts/', navigation: [{ name: 'Blog', url: '/blog/' }] });
  const external = navigationOf(site).filter((link) => link.external);
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
