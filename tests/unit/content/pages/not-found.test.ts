import { expect, test } from 'vitest';
import { notFoundOf } from '#content/pages/not-found.ts';
import { makeLocation, makePicture, makeSite, makePhone } from '../../../support/build/site.ts';

test('the way on is home, the other pages that the brand has, and its phone', () => {
  const site = makeSite({
    logo: { src: 'a', alt: '' },
    pictures: { a: makePicture() },
    telephone: makePhone('(905) 555-0142'),
    giftCards: 'https://gifts.example/',
    locations: ['East', 'West'].map((name) => makeLocation({ name })),
  });
  const { brand, home, links, phone } = notFoundOf(site);
  expect(brand).toMatchObject({ name: 'Test Kitchen', logo: { src: '/_pictures/picture-1600.webp' } });
  expect(home).toMatchObject({ label: 'Return to home', href: '/' });
  expect(links.map(({ href }) => href)).toEqual([
    '/menu/',
    '/locations/',
    '/catering/',
    '/offers/',
    '/careers/',
    '/contact/',
  ]);
  expect(phone?.href).toBe('tel:9055550142');
});

test('a brand with neither logo, phone nor locations has its name and pages', () => {
  const content = notFoundOf(makeSite());
  expect(content.brand).toEqual({ name: 'Test Kitchen' });
  expect(content.phone).toBeUndefined();
  expect(content.links.map(({ label }) => label)).not.toContain('Locations');
});
