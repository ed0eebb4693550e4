import { describe, expect, test } from 'vitest';
import { headerOf } from '#content/navigation/header.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { menuOf } from '#content/pages/menu.ts';
import { offersPageOf } from '#content/pages/offers.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makePhone, makeSite } from '../../../support/build/site.ts';

const BOOK = 'https://book.example/';
const ORDER = 'https://order.example/';
const TABLE_OF_A = 'https://book.example/a';
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
    expect([ready?.title, bar.first.icon, bar.menu?.href]).toEqual(['Reserve a Table', 'calendar', '/menu/']);
  });
});

describe('the first action and the title of the last band, for all combinations of links', () => {
  const TAKES: [string, Partial<Site>][] = [
    ['orders', { orderingLink: ORDER }],
    ['maybe', {}],
    ['no orders', { onlineOrdering: false }],
  ];
  const OF_LOCATIONS: [string, Partial<Site>][] = [
    ['none', {}],
    ['one', { locations: [makeLocation({ name: 'A' })] }],
    ['one with a table', { locations: [makeLocation({ name: 'A', reservationLink: TABLE_OF_A })] }],
    ['two', { locations: [makeLocation({ name: 'A' }), makeLocation({ name: 'B' })] }],
    ['two with tables', { locations: ['A', 'B'].map((name) => makeLocation({ name, reservationLink: TABLE_OF_A })) }],
    [
      'two, one with a table',
      { locations: [makeLocation({ name: 'A', reservationLink: TABLE_OF_A }), makeLocation()] },
    ],
    ['two, one with orders', { locations: [makeLocation({ name: 'A', orderingLink: ORDER }), makeLocation()] }],
  ];
  const RESERVES: [string, Partial<Site>][] = [
    ['tables', { reservationLink: BOOK }],
    ['no tables', {}],
  ];

  test('are these', () => {
    const rows = TAKES.flatMap(([orders, takes]) =>
      RESERVES.flatMap(([tables, reserves]) =>
        OF_LOCATIONS.map(([locations, listed]) => {
          const overrides = { ...takes, ...reserves, ...listed };
          const { header, ...others } = firstActions(overrides);
          const parts = new Set([others.hero.href, others.ready?.href, others.bar.href]);
          expect([...parts], `${orders}, ${tables}, ${locations}`).toHaveLength(1);
          const title = homeOf(makeSite(overrides)).ready?.title;
          return `${orders}, ${tables}; ${locations}: ${header?.href ?? 'no button'}, ${others.hero.href}, ${title}`;
        }),
      ),
    );
    expect(rows).toMatchInlineSnapshot(`
      [
        "orders, tables; none: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; one: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; one with a table: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; two: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; two with tables: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; two, one with a table: https://order.example/, https://order.example/, Ready to Order?",
        "orders, tables; two, one with orders: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; none: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; one: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; one with a table: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; two: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; two with tables: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; two, one with a table: https://order.example/, https://order.example/, Ready to Order?",
        "orders, no tables; two, one with orders: https://order.example/, https://order.example/, Ready to Order?",
        "maybe, tables; none: https://book.example/, https://book.example/, Reserve a Table",
        "maybe, tables; one: https://book.example/, https://book.example/, Reserve a Table",
        "maybe, tables; one with a table: https://book.example/a, https://book.example/a, Reserve a Table",
        "maybe, tables; two: https://book.example/, https://book.example/, Reserve a Table",
        "maybe, tables; two with tables: https://book.example/, https://book.example/, Reserve a Table",
        "maybe, tables; two, one with a table: https://book.example/, https://book.example/, Reserve a Table",
        "maybe, tables; two, one with orders: /menu/, /menu/, Ready to Order?",
        "maybe, no tables; none: /menu/, /menu/, Ready to Visit?",
        "maybe, no tables; one: /menu/, /menu/, Ready to Visit?",
        "maybe, no tables; one with a table: https://book.example/a, https://book.example/a, Reserve a Table",
        "maybe, no tables; two: /menu/, /menu/, Ready to Visit?",
        "maybe, no tables; two with tables: /locations/, /locations/, Reserve a Table",
        "maybe, no tables; two, one with a table: /menu/, /menu/, Ready to Visit?",
        "maybe, no tables; two, one with orders: /menu/, /menu/, Ready to Order?",
        "no orders, tables; none: https://book.example/, https://book.example/, Reserve a Table",
        "no orders, tables; one: https://book.example/, https://book.example/, Reserve a Table",
        "no orders, tables; one with a table: https://book.example/a, https://book.example/a, Reserve a Table",
        "no orders, tables; two: https://book.example/, https://book.example/, Reserve a Table",
        "no orders, tables; two with tables: https://book.example/, https://book.example/, Reserve a Table",
        "no orders, tables; two, one with a table: https://book.example/, https://book.example/, Reserve a Table",
        "no orders, tables; two, one with orders: no button, /menu/, Ready to Visit?",
        "no orders, no tables; none: no button, /menu/, Ready to Visit?",
        "no orders, no tables; one: no button, /menu/, Ready to Visit?",
        "no orders, no tables; one with a table: https://book.example/a, https://book.example/a, Reserve a Table",
        "no orders, no tables; two: no button, /menu/, Ready to Visit?",
        "no orders, no tables; two with tables: /locations/, /locations/, Reserve a Table",
        "no orders, no tables; two, one with a table: no button, /menu/, Ready to Visit?",
        "no orders, no tables; two, one with orders: no button, /menu/, Ready to Visit?",
      ]
    `);
  });

  test('the last band asks to order where somebody may call for it, and to visit where nobody can be called', () => {
    const titleOf = (overrides: Partial<Site>) => homeOf(makeSite(overrides)).ready?.title;
    expect(titleOf({ telephone: makePhone('(905) 555-0142') })).toBe('Ready to Order?');
    expect(titleOf({})).toBe('Ready to Visit?');
    expect(titleOf({ telephone: makePhone('(905) 555-0142'), onlineOrdering: false })).toBe('Ready to Visit?');
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

  test.each(['Order Online', 'ORDER NOW', 'Commander', 'Pedir ahora', '在线点餐'])(
    '%s: are not written, because nothing can be ordered',
    (words) => {
      expect(heroWith(words)).toMatchObject({ order: TABLE, menu: { label: 'See the menu', href: '/menu/' } });
    },
  );

  test.each(['Taste it', 'Voir le menu', 'See our notable wines'])(
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
