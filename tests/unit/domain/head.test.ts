import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Head, headOf } from '../../../src/domain/head.ts';
import { routesOf } from '../../../src/domain/routes.ts';
import type { Site } from '../../../src/model/site.ts';
import { hostileText } from '../../support/hostile.ts';
import { makeLocation, makeMenu, makePicture, makeSite } from '../../support/site.ts';

const headsOf = (site: Site): Head[] => routesOf(site).map((route) => headOf(site, route));

const PIZZERIA = makeSite({
  name: 'Nonna Pia',
  telephone: '(905) 555-0142',
  address: { street: '214 James St N', locality: 'Hamilton', region: 'ON' },
  cuisines: ['Pizza napoletana', 'Italian'],
  menu: makeMenu({ Antipasti: ['Caprese'], 'Pizze rosse': ['Marinara'], Dolci: ['Tiramisù'] }),
  keywords: ['pizza', 'hamilton'],
  hero: { image: { src: 'images/hero.jpg', alt: 'A pizza' } },
  pictures: { 'images/hero.jpg': makePicture() },
});
const CHAIN = makeSite({
  name: 'Kumo Ramen',
  description: 'Slow broth, quick bowls.',
  cuisines: ['Ramen', 'Izakaya'],
  menu: makeMenu({ Ramen: ['Shio'] }),
  locations: [
    makeLocation({
      name: 'Kumo Queen West',
      phone: '(416) 555-0101',
      address: { street: '88 Queen St W', locality: 'Toronto' },
    }),
    makeLocation({ name: 'Gastown', address: { locality: 'Vancouver' } }),
  ],
});

describe('titles and descriptions', () => {
  test('of a restaurant', () => {
    expect(headsOf(PIZZERIA).map(({ title, description }) => [title, description])).toEqual([
      [
        'Nonna Pia – Pizza napoletana in Hamilton',
        'Nonna Pia – Pizza napoletana in Hamilton. 214 James St N, Hamilton, ON. Call (905) 555-0142.',
      ],
      [
        'Menu – Nonna Pia',
        'Menu of Nonna Pia: Antipasti, Pizze rosse, Dolci. 214 James St N, Hamilton, ON. Call (905) 555-0142.',
      ],
      ['Page not found – Nonna Pia', 'This page of Nonna Pia does not exist.'],
    ]);
  });

  test('of several places', () => {
    expect(headsOf(CHAIN).map(({ title, description }) => [title, description])).toEqual([
      ['Kumo Ramen – Toronto and Vancouver', 'Slow broth, quick bowls.'],
      ['Menu – Kumo Ramen', 'Menus of Kumo Ramen by location: Kumo Queen West, Gastown.'],
      [
        'Menu – Kumo Queen West – Kumo Ramen',
        'Menu at Kumo Queen West: Ramen. 88 Queen St W, Toronto. Call (416) 555-0101.',
      ],
      ['Menu – Gastown – Kumo Ramen', 'Menu at Kumo Ramen Gastown: Ramen. Vancouver.'],
      ['Page not found – Kumo Ramen', 'This page of Kumo Ramen does not exist.'],
    ]);
  });

  test('of a site that is only a name', () => {
    const [home] = headsOf(makeSite({ name: 'X' }));
    expect(home).toMatchObject({ title: 'X', description: 'Welcome to X.', twitter: { card: 'summary' } });
  });

  test('are the own of each page, and short, whatever the names', () => {
    const places = fc.uniqueArray(fc.record({ id: fc.uuid(), name: hostileText() }), {
      selector: ({ id }) => id,
      maxLength: 4,
    });
    fc.assert(
      fc.property(hostileText(), places, fc.string({ maxLength: 10 }), (name, locations, locality) => {
        const site = makeSite({
          name,
          menu: makeMenu({ Soups: ['Soup'] }),
          locations: locations.map(({ id, name: place }) =>
            makeLocation({ id, name: place.slice(0, 50), slug: id, menuSlug: id, address: { locality } }),
          ),
        });
        const heads = headsOf(site);
        expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
        for (const { description } of heads) {
          expect([...new Intl.Segmenter().segment(description)].length).toBeLessThanOrEqual(160);
          expect(description).not.toMatch(/\b(undefined|null|NaN)\b|\n/);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('a page has its address, one picture and its keywords', () => {
  expect(headsOf(PIZZERIA)[1]).toMatchObject({
    canonical: 'https://kitchen.example/menu/',
    keywords: 'pizza, hamilton',
    openGraph: {
      type: 'website',
      url: 'https://kitchen.example/menu/',
      siteName: 'Nonna Pia',
      locale: 'en_CA',
      image: { url: 'https://kitchen.example/_pictures/picture-1600.webp', width: 1600, height: 1000, alt: 'A pizza' },
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('the share picture made for networks wins over the hero', () => {
  const site = { ...PIZZERIA, look: { ...PIZZERIA.look, shareImage: '/_brand/share.jpg' } };
  expect(headsOf(site)[0]?.openGraph.image).toEqual({
    url: 'https://kitchen.example/_brand/share.jpg',
    width: 1200,
    height: 630,
    alt: 'A pizza',
  });
});

test('neither the 404 page nor a place without a menu is for search engines', () => {
  const heads = headsOf(makeSite({ locations: [makeLocation()] }));
  expect(heads.map(({ robots, canonical }) => [robots, canonical])).toEqual([
    [undefined, 'https://kitchen.example/'],
    [undefined, 'https://kitchen.example/menu/'],
    ['noindex', undefined],
    ['noindex', undefined],
  ]);
});
