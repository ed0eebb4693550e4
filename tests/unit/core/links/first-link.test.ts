import { describe, expect, test } from 'vitest';
import { headerOf } from '#content/navigation/header.ts';
import { homeOf } from '#content/pages/home.ts';
import { menuOf } from '#content/pages/menu.ts';
import { offersPageOf } from '#content/pages/offers.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const BOOK = 'https://book.example/';
const ORDER = 'https://order.example/';
const TABLE = { label: 'Reserve a Table', href: BOOK, external: true };

/** The first action of each part that has one. */
function firstActions(overrides: Partial<Site>) {
  const site = makeSite(overrides);
  const { hero, ready, bar } = homeOf(site);
  return {
    header: headerOf(site).order,
    hero: hero.order,
    ready: ready?.order,
    bar: bar.first,
    offers: offersPageOf(site).order,
  };
}

describe('with a reservation link and no ordering, the first action is a table', () => {
  test.each<[string, Partial<Site>]>([
    ['of a brand without an ordering link', { reservationLink: BOOK }],
    ['of a brand that takes no orders online', { reservationLink: BOOK, onlineOrdering: false }],
    [
      'of a brand of which the only location takes reservations',
      { locations: [makeLocation({ reservationLink: BOOK })] },
    ],
    [
      'of several locations that share the link',
      { reservationLink: BOOK, locations: [makeLocation({ name: 'A' }), makeLocation({ name: 'B' })] },
    ],
  ])('%s', (_, site) => {
    for (const [part, link] of Object.entries(firstActions(site)))
      expect([part, link]).toEqual([part, expect.objectContaining(TABLE)]);
    const { hero, ready, bar } = homeOf(makeSite(site));
    expect(hero.reserve).toBeUndefined();
    expect(hero.menu?.label).toBe('See the menu');
    expect([ready?.title, bar.first.icon, bar.menu?.href]).toEqual(['Ready to Visit?', 'calendar', '/menu/']);
  });
});

describe('the order comes first', () => {
  test.each<[string, Partial<Site>]>([
    ['where the brand takes orders', { reservationLink: BOOK, orderingLink: ORDER }],
  ])('%s', (_, site) => {
    for (const link of Object.values(firstActions(site))) expect(link?.href).toBe(ORDER);
    expect(homeOf(makeSite(site)).hero.reserve).toEqual(TABLE);
  });

  test('or the menu, as ever, where a location alone takes orders', () => {
    const locations = [makeLocation({ name: 'A', orderingLink: ORDER }), makeLocation({ name: 'B' })];
    const found = firstActions({ reservationLink: BOOK, locations });
    for (const link of Object.values(found)) expect(link?.href).toBe('/menu/');
  });
});

describe('the words that are configured for the button', () => {
  const heroWith = (ctaText: string) => homeOf(makeSite({ reservationLink: BOOK, hero: { ctaText } })).hero;

  test.each(['Book a table', 'Reservations', 'Réserver', 'Reservar mesa', '预订座位'])(
    '%s: lead to the table',
    (words) => {
      expect(heroWith(words)).toMatchObject({
        order: { label: words, href: BOOK },
        menu: { label: 'See the menu', href: '/menu/' },
      });
    },
  );

  test.each(['Order Online', 'Taste it', 'Voir le menu', 'See our notable wines'])(
    '%s: lead to the menu, behind the table',
    (words) => {
      expect(heroWith(words)).toMatchObject({ order: TABLE, menu: { label: words, href: '/menu/' } });
    },
  );
});

describe('a location of several', () => {
  const tabsOf = (...overrides: Parameters<typeof makeLocation>[0][]) => {
    const locations = overrides.map((each, index) => makeLocation({ name: `L${index}`, ...each }));
    return locationsSectionOf(makeSite({ locations })).tabs.map(({ order }) => order?.label);
  };

  test('has its table first, unless it takes orders', () => {
    expect(
      tabsOf(
        { reservationLink: BOOK },
        { reservationLink: BOOK, onlineOrdering: false },
        { reservationLink: BOOK, orderingLink: ORDER },
        { reservationLink: BOOK, menuUrl: 'https://menu.example/' },
        { onlineOrdering: false },
        {},
      ),
    ).toEqual(['Reserve a Table', 'Reserve a Table', 'Order Now', 'Reserve a Table', undefined, 'See the menu']);
  });
});

test('beside a menu in a frame stands the table where there is nothing to order', () => {
  const frame = { menuKind: 'file' as const, fileLink: 'https://cdn.example/menu.pdf', reservationLink: BOOK };
  expect(menuOf(makeSite(frame))).toMatchObject({ kind: 'frame', order: TABLE });
  expect(menuOf(makeSite({ ...frame, orderingLink: ORDER }))).toMatchObject({ order: { href: ORDER } });
});
