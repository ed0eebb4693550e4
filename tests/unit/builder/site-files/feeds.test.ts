import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import { s3Files } from '#builder/site-files/hosts/s3.ts';
import { hoursFeedSchema, makeFeedSchemaFiles, menuFeedSchema } from '#builder/site-files/feeds/feed-schema.ts';
import { hoursFeedOf } from '#builder/site-files/feeds/hours-feed.ts';
import { menuFeedsOf } from '#builder/site-files/feeds/menu-feed.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { menuOf } from '#content/pages/menu.ts';
import { feedLinksOf } from '#content/seo/feeds.ts';
import type { DayHours, Hours } from '#schema/hours/hours.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { PARTS } from '../../../support/build/host-text.ts';
import { cad, makeLocation, makeLocations, makeMenu, makeSite } from '../../../support/build/site.ts';

const open = (opens: number, closes: number): DayHours => ({ kind: 'open', intervals: [{ opens, closes }] });
const weekOf = (day: DayHours, sunday: DayHours = day): Hours => ({
  week: [sunday, day, day, day, day, day, day],
  special: [],
});

const HOSTILE = '</script><b>"\\ \u2028';
const RAMEN: Partial<MenuItem> = {
  name: 'Shoyu',
  description: HOSTILE,
  price: cad(1250),
  calories: { from: 450, to: 600 },
  nutrition: { servingSize: '600 g', amounts: { proteinContent: { from: 24, to: 24 } } },
  diets: ['spicy'],
  allergens: { contains: [{ name: 'Wheat', known: 'wheat' }, { name: 'Lotus' }], mayContain: [] },
  timeSpecificPrices: [
    { name: 'Happy hour', price: cad(900), isHappyHour: true },
    { price: cad(1000), times: weekOf(open(960, 1080), { kind: 'closed' }) },
    { price: { text: 'half' }, words: 'Until the game ends' },
  ],
  modifierGroups: [
    {
      id: 'x',
      name: 'Add',
      max: 2,
      choices: [
        { name: 'Egg', price: cad(200), diets: [], isDefault: true, allergens: { contains: [], mayContain: [] } },
      ],
    },
  ],
};
const menus = [
  makeMenu({ Ramen: [RAMEN, { name: 'Fish', price: { text: 'Market price' }, soldOut: true, tag: 'New' }, 'Rice'] }),
];

/** What a schema does not know is missing in what it reads. */
const menuFeed = (site: Partial<Site>) => {
  const [[path, feed] = [], ...others] = menuFeedsOf(makeSite(site));
  expect([path ?? '/menu.json', others]).toEqual(['/menu.json', []]);
  expect(feed && menuFeedSchema.parse(feed)).toEqual(feed);
  return feed;
};
const hoursFeed = (site: Partial<Site>) => {
  const feed = hoursFeedOf(makeSite(site));
  expect(feed && hoursFeedSchema.parse(feed)).toEqual(feed);
  return feed;
};

describe('menu.json', () => {
  test('says of each item what its page says', () => {
    const [category] = menuFeed({ menus })?.menus[0]?.categories ?? [];
    expect(category?.items).toEqual([
      {
        id: 'Shoyu',
        name: 'Shoyu',
        description: HOSTILE,
        price: { text: '$12.50', amount: '12.50', currency: 'CAD' },
        calories: { from: 450, to: 600 },
        nutrition: { servingSize: '600 g', amounts: { proteinContent: { from: 24, to: 24, unit: 'g' } } },
        dietaryMarks: ['spicy'],
        allergens: { contains: [{ name: 'Wheat', code: 'wheat' }, { name: 'Lotus' }] },
        timeSpecificPrices: [
          {
            name: 'Happy hour',
            price: { text: '$9.00', amount: '9.00', currency: 'CAD' },
            served: { happyHour: true },
          },
          {
            price: { text: '$10.00', amount: '10.00', currency: 'CAD' },
            served: {
              text: 'Mon–Sat 4:00 PM – 6:00 PM',
              hours: {
                weekly: [
                  {
                    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
                    status: 'open',
                    periods: [{ opens: '16:00', closes: '18:00' }],
                  },
                  { days: ['sunday'], status: 'closed' },
                ],
              },
            },
          },
          { price: { text: 'half' }, served: { text: 'Until the game ends' } },
        ],
        modifierGroups: [
          {
            name: 'Add',
            max: 2,
            choices: [{ name: 'Egg', price: { text: '$2.00', amount: '2.00', currency: 'CAD' }, included: true }],
          },
        ],
      },
      { id: 'Fish', name: 'Fish', price: { text: 'Market price' }, soldOut: true },
      { id: 'Rice', name: 'Rice' },
    ]);
  });

  test('has the names and prices of the pages, in their order', () => {
    const site = makeSite({ menus, locations: makeLocations(2) });
    const page = menuOf(site, site.locations[0]);
    const printed = page.kind === 'page' ? page.menus.flatMap(({ categories }) => categories) : [];
    const told = menuFeed(site)?.menus.flatMap(({ categories }) => categories) ?? [];
    const rows = (list: { items: { name: string; price?: { text: string } }[] }[]) =>
      list.flatMap(({ items }) => items.map(({ name, price }) => [name, price?.text]));
    expect(rows(told)).toEqual(rows(printed));
  });

  test('has no decimals where the currency has none, and no amount of a price in words', () => {
    const feed = menuFeed({ menus: [makeMenu({ All: [{ name: 'A', price: { amount: 1100, currency: 'JPY' } }] })] });
    expect(feed?.menus[0]?.categories[0]?.items[0]?.price).toEqual({ text: '¥1,100', amount: '1100', currency: 'JPY' });
  });

  test('has a menu once, with the locations that have it', () => {
    const own = () => [makeMenu({ Pizza: ['Margherita'] })];
    const [one, two, three, four] = makeLocations(4);
    if (!one || !two || !three || !four) throw new Error('There are four.');
    const locations = [one, two, { ...three, menus: own() }, { ...four, menus: own() }];
    const feed = menuFeed({ menus, locations });
    expect(feed?.menus.map(({ id, locations: at }) => [id, at])).toEqual([
      ['menu-1', ['place-0', 'place-1']],
      ['menu-2', ['place-2', 'place-3']],
    ]);
    expect(feed?.locations.map(({ menus: ids }) => ids)).toEqual([['menu-1'], ['menu-1'], ['menu-2'], ['menu-2']]);
  });

  test('says when a menu is served, in words and as hours', () => {
    const lunch = makeMenu(
      { All: ['Soup'] },
      { id: 'lunch', name: 'Lunch', served: weekOf(open(660, 900), { kind: 'closed' }) },
    );
    const served = menuFeed({
      menus: [lunch, makeMenu({ All: ['Steak'] }, { id: 'dinner', name: 'Dinner' })],
    })?.menus.map((menu) => [menu.url, menu.served?.text]);
    expect(served).toEqual([
      ['https://kitchen.example/menu/#lunch', 'Mon–Sat 11:00 AM – 3:00 PM'],
      ['https://kitchen.example/menu/#dinner', undefined],
    ]);
  });

  test('leads to a menu that is a file, and is missing where no page prints one', () => {
    const framed = makeLocation({ name: 'B', menuKind: 'file', fileLink: '/files/menu.pdf' });
    const feed = menuFeed({ menus, locations: [makeLocation({ name: 'A' }), framed] });
    expect(feed?.locations.map(({ elsewhere, menus: ids }) => [ids.length, elsewhere])).toEqual([
      [1, undefined],
      [0, 'https://kitchen.example/files/menu.pdf'],
    ]);
    expect(menuFeed({ locations: [framed] })).toBeUndefined();
  });

  test('has the menu of the brand where its page prints it, also where the only location has a file', () => {
    const feed = menuFeed({ menus, locations: [makeLocation({ menuKind: 'file', fileLink: '/files/menu.pdf' })] });
    expect(feed?.menus.map(({ url, locations }) => [url, locations])).toEqual([['https://kitchen.example/menu/', []]]);
    const shared = menuFeed({ menus, locations: [makeLocation()] });
    expect(shared?.menus.map(({ url, locations }) => [url, locations])).toEqual([
      ['https://kitchen.example/menu/', ['downtown']],
    ]);
  });

  test('says when somebody checked the allergens: the date of the brand is not that of a location with menus of its own', () => {
    const [one, two, three] = makeLocations(3);
    if (!one || !two || !three) throw new Error('There are three.');
    const own = [makeMenu({ Own: ['X'] })];
    const feed = menuFeed({
      menus,
      allergensConfirmedOn: '2026-10-01',
      locations: [one, { ...two, menus: own }, { ...three, menus: own, allergensConfirmedOn: '2026-11-01' }],
    });
    expect(feed?.menus.map(({ allergensConfirmedOn }) => allergensConfirmedOn)).toEqual([
      '2026-10-01',
      undefined,
      '2026-11-01',
    ]);
  });

  test('stays small for a chain of 400 locations', () => {
    const long = [
      makeMenu({
        All: Array.from({ length: 100 }, (_, index) => ({ name: `Item ${index}`, description: 'x'.repeat(80) })),
      }),
    ];
    expect(JSON.stringify(menuFeed({ menus: long, locations: makeLocations(400) })).length).toBeLessThan(150_000);
  });
});

describe('the menus of a chain whose locations each have their own', () => {
  const locations = Array.from({ length: 60 }, (_, index) =>
    makeLocation({ name: `Place ${index}`, menus: [makeMenu({ All: [{ name: 'A', price: cad(1000 + index) }] })] }),
  );
  const site = makeSite({ menus, locations: [...locations, makeLocation({ name: 'Other' })] });
  const feeds = new Map(menuFeedsOf(site));

  test('have a file each, to which menu.json leads', () => {
    expect(feeds.size).toBe(61);
    const main = feeds.get('/menu.json');
    expect(main?.menus.map(({ locations: at }) => at)).toEqual([['other']]);
    expect(main?.locations.map(({ menusAreIn }) => menusAreIn).slice(-2)).toEqual([
      'https://kitchen.example/menu/place-59/menu.json',
      undefined,
    ]);
    const own = feeds.get('/menu/place-59/menu.json');
    expect(own?.menus[0]?.categories[0]?.items[0]?.price?.amount).toBe('10.59');
    expect(own?.locations.map(({ id, menus: ids, menusAreIn }) => [id, ids, menusAreIn])).toEqual([
      ['place-59', ['menu-1'], undefined],
    ]);
    for (const feed of feeds.values()) expect(menuFeedSchema.parse(feed)).toEqual(feed);
  });

  test('may be read by pages of other sites, too', () => {
    const rules = hostNeedsOf(site, PARTS).rules.filter(({ headers }) =>
      headers.some(({ name }) => name === 'Access-Control-Allow-Origin'),
    );
    expect(rules.map(({ pattern }) => pattern)).toEqual(['/menu/*', '/menu.json', '/hours.json']);
  });

  test('that all have the same are in one file', () => {
    const same = Array.from({ length: 60 }, (_, index) =>
      makeLocation({ name: `Place ${index}`, menus: [makeMenu({ All: ['A'] })] }),
    );
    const feed = menuFeed({ locations: same });
    expect(feed?.menus).toHaveLength(1);
    expect(feed?.menus[0]?.url).toBe('https://kitchen.example/menu/');
  });
});

describe('hours.json', () => {
  test('tells nights past midnight, special hours, days that are not known and a closing time that is not known', () => {
    const hours: Hours = {
      week: [
        { kind: 'unknown' },
        { kind: 'closed' },
        { kind: 'h24' },
        open(1080, 1560),
        open(1080, 1560),
        open(0, 1440),
        { kind: 'open', intervals: [{ opens: 1080, closes: 1440, isLate: true }] },
      ],
      special: [
        { from: '--12-25', through: '--12-25', hours: { kind: 'closed' }, note: 'Buon Natale!' },
        { from: '2026-01-01', through: '2026-01-01', hours: { kind: 'closed' } },
      ],
    };
    const location = makeLocation({ hours, timezone: 'America/Toronto', lastSeating: 1290 });
    expect(hoursFeed({ locations: [location] })?.locations).toEqual([
      {
        id: 'downtown',
        name: 'Downtown',
        url: 'https://kitchen.example/location/downtown/',
        timezone: 'America/Toronto',
        lastSeating: '9:30 PM',
        hours: {
          weekly: [
            { days: ['monday'], status: 'closed' },
            { days: ['tuesday'], status: 'open24Hours' },
            { days: ['wednesday', 'thursday'], status: 'open', periods: [{ opens: '18:00', closes: '02:00' }] },
            { days: ['friday'], status: 'open', periods: [{ opens: '00:00', closes: '00:00' }] },
            { days: ['saturday'], status: 'open', periods: [{ opens: '18:00' }] },
            { days: ['sunday'], status: 'unknown' },
          ],
          special: [{ from: '2026-12-25', through: '2026-12-25', status: 'closed', note: 'Buon Natale!' }],
        },
      },
    ]);
  });

  test('hours that are not known are missing, and the file too where nothing is known of any location', () => {
    const unknown = weekOf({ kind: 'unknown' });
    expect(hoursFeed({ locations: [makeLocation({ hours: unknown })] })).toBeUndefined();
    const feed = hoursFeed({
      locations: [
        makeLocation({ name: 'A', hours: unknown }),
        makeLocation({ name: 'B', closure: 'future', opensOn: '2027-03-15' }),
      ],
    });
    expect(feed?.locations.map(({ hours, closure }) => [hours, closure])).toEqual([
      [undefined, undefined],
      [undefined, { kind: 'future', opensOn: '2027-03-15' }],
    ]);
  });

  test('has pickup, the kitchen and seasons of a brand without locations', () => {
    const [place] =
      hoursFeed({
        hours: {
          ...weekOf({ kind: 'closed' }),
          seasons: [{ from: '--05-01', through: '--09-30', week: weekOf(open(660, 1260)).week }],
        },
        pickupHours: weekOf(open(660, 1200)),
        serviceHours: [{ service: 'kitchen', hours: weekOf(open(700, 1200)) }],
      })?.locations ?? [];
    expect(place?.id).toBe('');
    expect(place?.hours?.seasons?.map(({ from, through }) => [from, through])).toEqual([['2027-05-01', '2027-09-30']]);
    expect(Object.keys(place?.services ?? {})).toEqual(['kitchen']);
    expect(place?.pickup?.weekly).toHaveLength(1);
  });

  test('stays small for a chain of 400 locations', () => {
    const locations = makeLocations(400, { hours: weekOf(open(660, 1260), open(660, 1200)) });
    expect(JSON.stringify(hoursFeed({ locations })).length).toBeLessThan(200_000);
  });
});

describe('the feeds', () => {
  const site = makeSite({ menus, hours: weekOf(open(660, 1260)) });

  test('are linked from the heads of pages that show the same, and from llms.txt', () => {
    const links = [
      { title: 'Menu', href: '/menu.json' },
      { title: 'Opening hours', href: '/hours.json' },
    ];
    expect(feedLinksOf(site, 'home')).toEqual(links);
    expect(feedLinksOf(site, 'menu')).toEqual(links.slice(0, 1));
    expect(feedLinksOf(site, 'contact')).toEqual([]);
    expect(llmsTxt(site, [], menuOf(site))).toContain(
      '[Menu (JSON)](https://kitchen.example/menu.json), [Opening hours (JSON)](https://kitchen.example/hours.json)',
    );
  });

  test('are linked from nowhere where there are none', () => {
    const empty = makeSite();
    expect(feedLinksOf(empty, 'home')).toEqual([]);
    expect(llmsTxt(empty, [], menuOf(empty))).not.toContain('JSON');
  });

  test('may be read by pages of other sites, and S3 is told of nothing that it cannot keep', () => {
    const needs = hostNeedsOf(site, PARTS);
    const rule = needs.rules.find(({ pattern }) => pattern === '/menu.json');
    expect(rule?.headers).toContainEqual({ name: 'Access-Control-Allow-Origin', value: '*' });
    expect(s3Files({ ...needs, rules: needs.rules.filter(({ pattern }) => pattern !== '/*') }).problems).toEqual([]);
  });

  test.each(Object.entries(makeFeedSchemaFiles()))(
    'docs/schemas/%s is what the code says; `node scripts/schemas.ts` writes it',
    (name, schema) => {
      expect(readFileSync(`docs/schemas/${name}`, 'utf8')).toBe(schema);
    },
  );
});
