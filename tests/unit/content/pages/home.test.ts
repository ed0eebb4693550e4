import { describe, expect, test } from 'vitest';
import { homeOf } from '#content/pages/home/home.ts';
import { lookPartsOf } from '#core/looks/choose-look.ts';
import { type HomeSection, LOOK_NAMES, type LookName } from '#schema/looks.ts';
import type { Look, Site } from '#schema/site.ts';
import {
  makeItem,
  makeLocation,
  makeLocations,
  makeMenu,
  makePhone,
  makePicture,
  makeSite,
} from '../../../support/build/site.ts';

const two = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];

describe('the sections', () => {
  const full = {
    about: { features: [], bio: 'One family, one oven, two streets from the harbour.' },
    highlights: [{ id: 'oven', title: 'Our oven', description: 'It never goes out.' }],
    reviews: [{ id: '1', content: 'Worth the trip, every single time.', rating: 5 }],
    features: [{ title: 'Late' }, { title: 'Loud' }],
    cuisines: ['Pizza', 'Focaccia', 'Tiramisù'],
    faqs: [{ question: 'Parking?', answer: 'Behind the church.' }],
    featuredItems: [makeItem({ name: 'Margherita' })],
    deals: [{ title: 'Two for Tuesday' }],
    hero: { badge: '' },
  } as unknown as Partial<Site>;
  const inLook = (name: LookName, overrides: Partial<Site>) => {
    const site = makeSite(overrides);
    const parts = lookPartsOf(name, { name: 'Test Kitchen', theme: {} }, true);
    return homeOf({ ...site, look: { ...site.look, name, parts } });
  };

  test.each(LOOK_NAMES)('of %s are all there, each once, and five are loud with the hero and the end', (name) => {
    const { groups } = inLook(name, full);
    const all = groups.flatMap(({ sections }) => sections);
    expect([...all].sort()).toEqual(
      ['about', 'faqs', 'features', 'highlights', 'offers', 'popular', 'reviews', 'specialties'].filter((section) =>
        all.includes(section as HomeSection),
      ),
    );
    expect(all.length).toBeGreaterThanOrEqual(7);
    expect(groups.filter(({ isLoud }) => isLoud)).toHaveLength(3);
    expect(groups.filter(({ isLoud }) => isLoud).every(({ sections }) => sections.length === 1)).toBe(true);
  });

  test('with nothing to say are left out', () => {
    expect(inLook('carte', {}).groups).toEqual([]);
  });
});

describe('popular items', () => {
  const image = (src: string) => ({ src, alt: '' });
  const pictures = Object.fromEntries(['a', 'b', 'c'].map((src) => [src, makePicture({ src: `/${src}.webp` })]));
  const items = (...sources: (string | undefined)[]) =>
    sources.map((src, index) => makeItem({ name: `Item ${index}`, ...(src !== undefined && { image: image(src) }) }));
  const popularIn = (popular: Look['parts']['popular'], overrides: Partial<Site>) => {
    const site = makeSite({ pictures, ...overrides });
    return homeOf({ ...site, look: { ...site.look, parts: { ...site.look.parts, popular } } }).popular;
  };

  test('stand in a row where at least half have a picture', () => {
    const { kind, items: shown, beside } = popularIn('row', { featuredItems: items('a', 'b', undefined, undefined) });
    expect([kind, shown.filter(({ picture }) => picture).length, beside]).toEqual(['row', 2, []]);
  });

  test('are a list with the pictures that exist beside it where fewer have one', () => {
    const featuredItems = items('a', ...Array<undefined>(9).fill(undefined));
    const { kind, items: shown, beside } = popularIn('row', { featuredItems });
    expect([kind, shown.length, shown.some(({ picture }) => picture)]).toEqual(['board', 10, false]);
    expect(beside.map(({ src }) => src)).toEqual(['/a.webp']);
  });

  test('show no picture that the page shows elsewhere', () => {
    const featuredItems = items('a', 'b', 'c');
    const { items: shown } = popularIn('grid', { featuredItems, hero: { image: image('a') } });
    expect(shown.map(({ picture }) => picture?.src)).toEqual([undefined, '/b.webp', '/c.webp']);
  });
});

describe('hero', () => {
  const cuisines = ['Ramen', 'Gyoza'];
  const toronto = [makeLocation({ address: { locality: 'Toronto' } })];
  const orderingLink = 'https://order.example/';
  const reserve = { label: 'Reserve a Table', href: 'https://tables.example/', external: true };

  test('that is not configured has a title and a button to the menu', () => {
    const { title, order, menu, badge, picture } = homeOf(makeSite()).hero;
    expect({ title, order, menu, badge, picture }).toEqual({
      title: 'Come Taste The Difference',
      order: { label: 'See the menu', href: '/menu/', external: false },
    });
  });

  test.each<[string, Partial<Site>, object]>([
    [
      'has its own words on the button',
      { hero: { ctaText: 'Hungry?' } },
      { order: { label: 'Hungry?', href: '/menu/' } },
    ],
    [
      'orders first and shows the menu second',
      { orderingLink, hero: { ctaText: 'Get a table' } },
      { order: { label: 'Get a table', href: orderingLink, external: true }, menu: { href: '/menu/' } },
    ],
    ['reserves beside it', { orderingLink, reservationLink: 'https://tables.example/' }, { reserve }],
    ['has its badge', { cuisines, address: { locality: 'X' }, hero: { badge: 'Since 1961' } }, { badge: 'Since 1961' }],
    ['else cuisine and town', { cuisines, address: { locality: 'Hamilton' } }, { badge: 'Best Ramen in Hamilton' }],
    ['else cuisine and town of a location', { cuisines, locations: toronto }, { badge: 'Best Ramen in Toronto' }],
    ['else no badge', { cuisines }, { badge: undefined }],
  ])('%s', (_, site, expected) => {
    const { order, menu, reserve: table, badge } = homeOf(makeSite(site)).hero;
    expect({ order, menu, reserve: table, badge }).toMatchObject(expected);
  });
});

test('on the blob of counter sticks the first offer with an amount that has no last day and a short title', () => {
  const deals = [
    { title: 'Soon over', price: { amount: 4, currency: 'CAD' }, validUntil: '2999-01-01' },
    { title: 'A title that is far too long for a sticker', price: { amount: 3, currency: 'CAD' } },
    { title: 'No amount' },
    { title: 'Stamp day', price: { amount: 5, currency: 'CAD' } },
  ] as unknown as Site['deals'];
  const site = makeSite({ deals });
  const stickerOn = (hero: Look['parts']['hero']) =>
    homeOf({ ...site, look: { ...site.look, parts: { ...site.look.parts, hero } } }).hero.sticker;
  expect(stickerOn('blob')).toMatchObject({ title: 'Stamp day', amount: expect.stringContaining('5') });
  expect(stickerOn('banner')).toBeUndefined();
});

test.each([
  ['of the brand', { street: '1 Main St' }, [], '1 Main St'],
  ['of the only location', { street: '1 Main St' }, [{ address: { street: '2 Side St' } }], '2 Side St'],
  ['of the brand where the only location says none', { street: '1 Main St' }, [{}], '1 Main St'],
])('the line under the hero and the directions have the address %s', (_, address, locations, expected) => {
  const { facts, bar } = homeOf(makeSite({ address, locations: locations.map((location) => makeLocation(location)) }));
  expect(facts).toContainEqual({ label: 'Address', value: expected });
  expect(decodeURIComponent(bar.directions?.href ?? '')).toMatch(new RegExp(`destination=${expected}$`));
});

test('popular items are the featured ones, at most twelve', () => {
  const featuredItems = Array.from({ length: 14 }, (_, n) => makeItem({ name: `Dish ${n}` }));
  const { title, items } = homeOf(makeSite({ featuredItems })).popular;
  expect(title).toBe('Our Most Popular Items');
  expect(items.map(({ name }) => name)).toEqual(featuredItems.slice(0, 12).map(({ name }) => name));
});

test('without featured items the first twelve of the menu stand in, and nothing says that they are popular', () => {
  const names = Array.from({ length: 9 }, (_, n) => `Pizza ${n}`);
  const menu = makeMenu({ Pizza: names, Dolci: names.map((name) => `${name} dolce`) });
  const { title, items } = homeOf(makeSite({ menus: [menu] })).popular;
  expect(title).toBe('From the Menu');
  expect(items.map(({ name }) => name)).toEqual([...names, 'Pizza 0 dolce', 'Pizza 1 dolce', 'Pizza 2 dolce']);
});

test('FAQs are hidden when the brand has more than one location', () => {
  const faqs = [{ question: 'Dogs?', answer: 'Yes.' }];
  expect(homeOf(makeSite({ faqs, locations: two.slice(0, 1) })).faqs).toEqual(faqs);
  expect(homeOf(makeSite({ faqs, locations: two })).faqs).toEqual([]);
});

test.each([
  [1, 0, undefined],
  [2, 2, undefined],
  [4, 4, 'All 4 locations'],
  [30, 24, 'See all 30 locations'],
])('of %i locations %i are listed, and a link leads to %s', (count, shown, label) => {
  const { locations, nearby } = homeOf(makeSite({ locations: makeLocations(count) }));
  expect(locations.tabs).toHaveLength(shown);
  const { label: found, href } = locations.rest ?? locations.all ?? {};
  expect([found, href]).toEqual([label, label && '/locations/']);
  expect(nearby?.count).toBe(count > 1 ? `${count} locations` : undefined);
  expect(nearby?.links.length ?? 0).toBe(shown);
});

test('of the offers the first four are shown, deals before discounts', () => {
  const deals = ['A', 'B', 'C'].map((title) => ({ title }));
  const discounts = ['D', 'E'].map((title) => ({ title, conditions: [] }));
  expect(homeOf(makeSite({ deals, discounts })).offers.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
});

test('the review score is the one that is stated, and no mean of a few reviews', () => {
  const reviews = [
    { id: '1', content: 'Good, all of it', rating: 5 },
    { id: '2', content: 'Fine with us', rating: 4 },
    { id: '3', content: 'No stars given' },
  ];
  const shown = reviews.map(({ id: _, ...review }) => review);
  const stated = { rating: 4.6, reviewCount: 312 };
  const score = { text: '4.6', stars: 4.6, count: '312 reviews' };
  expect(homeOf(makeSite({ reviews })).reviews).toEqual({ score: undefined, shown });
  expect(homeOf(makeSite({ reviews, ...stated })).reviews).toEqual({ score, shown });
  expect(homeOf(makeSite({ reviews, locations: [makeLocation(stated)] })).reviews).toEqual({ score, shown });
  expect(
    homeOf(makeSite({ reviews, locations: [makeLocation(stated), makeLocation(stated)] })).reviews.score,
  ).toBeUndefined();
  expect(homeOf(makeSite({ reviews, rating: 4.6 })).reviews.score).toBeUndefined();
});

test.each<[Partial<Site>, string | undefined]>([
  [{ rating: 4.6, reviewCount: 312 }, '4.6 of 5 (312 reviews)'],
  [{ rating: 4.6 }, '4.6 of 5'],
  [{ locations: [makeLocation({ rating: 4.2, reviewCount: 1 })] }, '4.2 of 5 (1 review)'],
  [{ reviews: [{ id: '1', content: 'Worth the trip, every time.', rating: 5 }] }, undefined],
])('of %j the line under the hero says %s', (site, value) => {
  const said = homeOf(makeSite(site)).facts.find(({ label }) => label === 'Guests say');
  expect(said?.value).toBe(value);
});

test("the phone's bar has only what leads somewhere", () => {
  expect(homeOf(makeSite()).bar).toEqual({
    first: { label: 'Menu', href: '/menu/', external: false, icon: 'utensils' },
  });
  const full = homeOf(
    makeSite({ telephone: makePhone('(905) 555-0142'), address: { street: '1 Main St', locality: 'Hamilton' } }),
  );
  const { first, menu } = homeOf(makeSite({ orderingLink: 'https://order.example/' })).bar;
  expect([first.label, first.icon, menu?.label]).toEqual(['Order', 'shopping-bag', 'Menu']);
  expect(full.bar.call?.href).toBe('tel:9055550142');
  expect(full.bar.directions?.href).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St%2C%20Hamilton',
  );
});

test('what the hero, the highlights and the story show is a finished picture, or none', () => {
  const [image, oven, street] = ['a', 'b', 'c'].map((src) => ({ src, alt: 'The oven' }));
  const site = makeSite({
    hero: { image },
    highlights: [{ id: 'oven', title: 'Our oven', image: oven, description: 'It never goes out.' }],
    about: { image: street, features: [], bio: 'One family, one oven.\n\nTwo streets.' },
  });
  const pictures = Object.fromEntries(['a', 'b', 'c'].map((src) => [src, makePicture({ src })]));
  const { hero, highlights, about } = homeOf({ ...site, pictures });
  const sources = [hero.picture, highlights[0]?.picture, about?.picture].map((picture) => picture?.src);
  expect(sources).toEqual(['a', 'b', 'c']);
  expect(about).toMatchObject({ title: 'About Test Kitchen', paragraphs: ['One family, one oven.', 'Two streets.'] });

  const lost = homeOf(site);
  expect([lost.hero.picture, lost.highlights[0]?.picture, lost.about?.picture]).toEqual(Array(3).fill(undefined));
});
