import { describe, expect, test } from 'vitest';
import { homeOf } from '#content/pages/home.ts';
import { HOME_ORDER } from '#content/pages/home-order.ts';
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

describe('the order of the sections', () => {
  const orders = Object.values(HOME_ORDER);

  test('is another one in every typeStyle, with the same sections, each once', () => {
    for (const order of orders) {
      expect([...order].sort()).toEqual([...new Set(orders[0])].sort());
    }
    expect(new Set(orders.map(String)).size).toBe(3);
  });

  test.each(['serif', 'geometric', 'grotesk'] as const)('is that of the brand’s typeStyle: %s', (typeStyle) => {
    const site = makeSite();
    expect(homeOf({ ...site, look: { ...site.look, typeStyle } }).order).toEqual(HOME_ORDER[typeStyle]);
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

test('the features stand beside a picture of the locations that no other section shows', () => {
  const gallery = ['a', 'b'].map((src) => ({ image: { src, alt: '' }, orientation: 'landscape' as const }));
  const locations = [makeLocation({ gallery })];
  const about = { image: { src: 'a', alt: '' }, features: [] };
  const pictures = { a: makePicture({ src: '/a.webp' }), b: makePicture({ src: '/b.webp' }) };
  const pictureIn = (typeStyle: Look['typeStyle'], overrides: Partial<Site>) => {
    const site = makeSite({ pictures, ...overrides });
    return homeOf({ ...site, look: { ...site.look, typeStyle } }).features.picture?.src;
  };
  expect(pictureIn('geometric', { locations })).toBe('/a.webp');
  expect(pictureIn('geometric', { locations, about })).toBe('/b.webp');
  expect(pictureIn('geometric', { about })).toBeUndefined();
  // The other type styles have no place for it.
  expect(pictureIn('serif', { locations })).toBeUndefined();
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

test.each([
  ['no picture', { hero: {} }, {}, 'type'],
  ['a picture that could not be had', {}, {}, 'type'],
  ['a picture and one location', { pictures: { a: makePicture() } }, {}, 'margin'],
  ['a picture and several locations', { pictures: { a: makePicture() }, locations: two }, {}, 'window'],
  [
    'a picture of a night owl',
    { pictures: { a: makePicture() }, locations: two },
    { colorMode: 'night' as const },
    'poster',
  ],
])('%s composes the hero', (_, overrides, look, expected) => {
  const site = makeSite({ hero: { image: { src: 'a', alt: '' } }, ...overrides });
  expect(homeOf({ ...site, look: { ...site.look, ...look } }).composition).toBe(expected);
});

test('what the hero, the highlights and the story show is a finished picture, or none', () => {
  const image = { src: 'a', alt: 'The oven' };
  const site = makeSite({
    hero: { image },
    highlights: [{ id: 'oven', title: 'Our oven', image, description: 'It never goes out.' }],
    about: { image, features: [], bio: 'One family, one oven.\n\nTwo streets.' },
  });
  const { hero, highlights, about } = homeOf({ ...site, pictures: { a: makePicture() } });
  const picture = { ...makePicture(), alt: 'The oven' };
  expect([hero.picture, highlights[0]?.picture, about?.picture]).toEqual([picture, picture, picture]);
  expect(about).toMatchObject({ title: 'About Test Kitchen', paragraphs: ['One family, one oven.', 'Two streets.'] });

  const lost = homeOf(site);
  expect([lost.hero.picture, lost.highlights[0]?.picture, lost.about?.picture]).toEqual(Array(3).fill(undefined));
});
