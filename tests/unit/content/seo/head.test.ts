import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import type { PageContent } from '#content/content.ts';
import type { Head } from '#content/seo/head.ts';
import type { Site } from '#schema/site.ts';
import { hostileText } from '../../../support/build/hostile.ts';
import { contentsOf, makeLocation, makeMenu, makePicture, makeSite, makePhone } from '../../../support/build/site.ts';

const headsOf = (site: Site): Head[] => contentsOf(site).map(({ head }) => head);
const textsOf = (contents: PageContent[]) => contents.map(({ head }) => [head.title, head.description]);

const PIZZERIA = makeSite({
  name: 'Nonna Pia',
  telephone: makePhone('(905) 555-0142'),
  address: { street: '214 James St N', locality: 'Hamilton', region: 'ON' },
  cuisines: ['Pizza napoletana', 'Italian'],
  menus: [makeMenu({ Antipasti: ['Caprese'], 'Pizze rosse': ['Marinara'], Dolci: ['Tiramisù'] })],
  keywords: ['pizza', 'hamilton'],
  deals: [{ title: 'Two for one' }],
  jobs: ['Pizzaiola', 'Host', 'Host'].map((title) => ({ title, requirements: [], benefits: [] })),
  franchiseQuestions: [{ id: 'why', question: 'Why?', type: 'input', required: false, options: [] }],
  hero: { image: { src: 'images/hero.jpg', alt: 'A pizza' } },
  pictures: { 'images/hero.jpg': makePicture() },
});
const CHAIN = makeSite({
  name: 'Kumo Ramen',
  description: 'Slow broth, quick bowls.',
  cuisines: ['Ramen', 'Izakaya'],
  menus: [makeMenu({ Ramen: ['Shio'] })],
  locations: [
    makeLocation({
      name: 'Kumo Queen West',
      phone: makePhone('(416) 555-0101'),
      address: { street: '88 Queen St W', locality: 'Toronto' },
    }),
    makeLocation({ name: 'Gastown', address: { locality: 'Vancouver' } }),
  ],
});

describe('titles and descriptions', () => {
  test('of a restaurant', () => {
    const WHERE = '214 James St N, Hamilton, ON. Call (905) 555-0142.';
    expect(textsOf(contentsOf(PIZZERIA))).toEqual([
      ['Nonna Pia – Pizza napoletana in Hamilton', `Nonna Pia – Pizza napoletana in Hamilton. ${WHERE}`],
      ['Menu – Nonna Pia', `Menu of Nonna Pia: Antipasti, Pizze rosse, Dolci. ${WHERE}`],
      ['Menu board – Nonna Pia', expect.stringMatching(/^The menu of Nonna Pia for a screen /)],
      ['Menu card – Nonna Pia', expect.stringMatching(/^A card to print for the tables of Nonna Pia: /)],
      ['Locations – Nonna Pia', `Locations of Nonna Pia. ${WHERE}`],
      ['Catering – Nonna Pia', `Catering by Nonna Pia for weddings, birthdays and offices. ${WHERE}`],
      ['Offers – Nonna Pia', `Offers at Nonna Pia: Two for one. ${WHERE}`],
      ['Careers – Nonna Pia', `Work at Nonna Pia: Pizzaiola, Host. ${WHERE}`],
      ['Contact Us – Nonna Pia', `How to reach Nonna Pia: address, telephone, e-mail and feedback. ${WHERE}`],
      ['Media Inquiries – Nonna Pia', expect.stringMatching(/^For press, creators and partners of Nonna Pia: /)],
      ['Own A Franchise – Nonna Pia', 'What it takes to open a Nonna Pia of your own.'],
      ['Terms and Conditions – Nonna Pia', expect.stringMatching(/^The terms of Nonna Pia: /)],
      ['Privacy Policy – Nonna Pia', expect.stringMatching(/^What Nonna Pia does with personal information, /)],
      [
        'Accessibility Statement – Nonna Pia',
        expect.stringMatching(/^What Nonna Pia knows of the accessibility of this website, /),
      ],
      ['Feedback – Nonna Pia', 'Tell Nonna Pia how your visit was.'],
      ['Feedback card – Nonna Pia', expect.stringMatching(/^A card to print for the counter of Nonna Pia: /)],
      ['Page not found – Nonna Pia', 'This page of Nonna Pia does not exist.'],
    ]);
  });

  test('of several locations', () => {
    const WHERE = '88 Queen St W, Toronto. Call (416) 555-0101.';
    const ofLocations = contentsOf(CHAIN).filter(({ path }) => /^\/(?:$|menu|location|feedback\/qr)/.test(path));
    expect(textsOf(ofLocations)).toEqual([
      ['Kumo Ramen – Toronto and Vancouver', 'Slow broth, quick bowls.'],
      ['Menu – Kumo Ramen', 'Menu of Kumo Ramen: Ramen.'],
      ['Menu – Kumo Queen West – Kumo Ramen', `Menu at Kumo Queen West: Ramen. ${WHERE}`],
      ['Menu – Gastown – Kumo Ramen', 'Menu at Kumo Ramen Gastown: Ramen. Vancouver.'],
      ['Menu board – Kumo Ramen', expect.stringContaining('The menu of Kumo Ramen for a screen')],
      ['Menu card – Kumo Queen West – Kumo Ramen', expect.stringContaining('the tables of Kumo Queen West:')],
      ['Menu card – Gastown – Kumo Ramen', expect.stringContaining('the tables of Kumo Ramen Gastown:')],
      ['Locations – Kumo Ramen', 'All 2 locations of Kumo Ramen: Kumo Queen West, Gastown.'],
      ['Kumo Queen West, Toronto – Kumo Ramen', `Kumo Queen West: hours, directions and menu. ${WHERE}`],
      ['Gastown, Vancouver – Kumo Ramen', 'Kumo Ramen Gastown: hours, directions and menu. Vancouver.'],
      ['Feedback card – Kumo Queen West – Kumo Ramen', expect.stringContaining('the counter of Kumo Queen West:')],
      ['Feedback card – Gastown – Kumo Ramen', expect.stringContaining('the counter of Kumo Ramen Gastown:')],
    ]);
  });

  test('of a site that is only a name', () => {
    const [home] = headsOf(makeSite({ name: 'X' }));
    expect(home).toMatchObject({ title: 'X', description: 'Welcome to X.', twitter: { card: 'summary' } });
  });

  test('are the own of each page, and short, whatever the names', () => {
    const namedLocations = fc.uniqueArray(fc.record({ id: fc.uuid(), name: hostileText() }), {
      selector: ({ id }) => id,
      maxLength: 4,
    });
    fc.assert(
      fc.property(hostileText(), namedLocations, fc.string({ maxLength: 10 }), (name, locations, locality) => {
        const site = makeSite({
          name,
          menus: [makeMenu({ Soups: ['Soup'] })],
          locations: locations.map(({ id, name: locationName }) =>
            makeLocation({ id, name: locationName.slice(0, 50), slug: id, menuSlug: id, address: { locality } }),
          ),
        });
        const heads = headsOf(site);
        const given = [name, locality, ...locations.map((location) => location.name)].join('\n');
        expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
        for (const { description } of heads) {
          expect([...new Intl.Segmenter().segment(description)].length).toBeLessThanOrEqual(160);
          expect(description).not.toContain('\n');
          // A name that is cut may end in "null" by itself: it was "nulla".
          if (!/undefined|null|NaN/.test(given)) expect(description).not.toMatch(/\b(undefined|null|NaN)\b/);
        }
      }),
      runs(50),
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

test('neither the 404 page, a location without a menu, a board nor a card to print is for search engines', () => {
  const locations = [makeLocation({ name: 'A' }), makeLocation({ name: 'B', menus: [makeMenu({ Soups: ['Soup'] })] })];
  const site = makeSite({ locations });
  const heads = contentsOf(site).map(({ path, head }) => ({ path, ...head }));
  const hidden = heads.filter(({ robots }) => robots === 'noindex');
  expect(hidden.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/menu/a/', undefined],
    ['/menu/board/b/', undefined],
    ['/menu/qr/b/', undefined],
    ['/feedback/qr/a/', undefined],
    ['/feedback/qr/b/', undefined],
    ['/404/', undefined],
  ]);
  const shown = heads.filter(({ robots }) => robots === undefined);
  expect(shown.map(({ canonical }) => canonical)).toEqual(shown.map(({ path }) => `https://kitchen.example${path}`));
});
