import { describe, expect, test } from 'vitest';
import { homeOf } from '../../../../src/domain/pages/home.ts';
import { HOME_ORDER } from '../../../../src/domain/pages/home-order.ts';
import type { Look, Site } from '../../../../src/model/site.ts';
import { makeItem, makeLocation, makeMenu, makePicture, makeSite, makePhone } from '../../../support/build/site.ts';

const two = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];

describe('the order of the sections', () => {
  const orders = Object.values(HOME_ORDER);

  test('is another one in every voice, with the same sections, each once', () => {
    for (const order of orders) {
      expect([...order].sort()).toEqual([...new Set(orders[0])].sort());
    }
    expect(new Set(orders.map(String)).size).toBe(3);
  });

  test.each(['serif', 'geometric', 'grotesk'] as const)('is that of the brand’s voice: %s', (voice) => {
    const site = makeSite();
    expect(homeOf({ ...site, look: { ...site.look, voice } }).order).toEqual(HOME_ORDER[voice]);
  });
});

describe('hero', () => {
  test('an unconfigured hero has the default title and button, which leads to the menu', () => {
    const { hero } = homeOf(makeSite());
    expect(hero.title).toBe('Come Taste The Difference');
    expect(hero.order).toEqual({ label: 'See the menu', href: '/menu/', external: false });
    expect(homeOf(makeSite({ hero: { ctaText: 'Hungry?' } })).hero.order.label).toBe('Hungry?');
    expect(hero.menu).toBeUndefined();
    expect(hero.badge).toBeUndefined();
  });

  test('with an ordering link the button leads there and the menu is the second choice', () => {
    const { hero } = homeOf(makeSite({ orderingLink: 'https://order.example/', hero: { ctaText: 'Get a table' } }));
    expect(hero.order).toEqual({ label: 'Get a table', href: 'https://order.example/', external: true });
    expect(hero.menu?.href).toBe('/menu/');
  });

  test('the badge falls back to cuisine and locality, of the first location if need be', () => {
    const cuisines = ['Ramen', 'Gyoza'];
    expect(homeOf(makeSite({ cuisines, address: { locality: 'Hamilton' } })).hero.badge).toBe('Best Ramen in Hamilton');
    const locations = [makeLocation({ address: { locality: 'Toronto' } })];
    expect(homeOf(makeSite({ cuisines, locations })).hero.badge).toBe('Best Ramen in Toronto');
    expect(homeOf(makeSite({ cuisines })).hero.badge).toBeUndefined();
    expect(homeOf(makeSite({ cuisines, hero: { badge: 'Since 1961' } })).hero.badge).toBe('Since 1961');
  });

  test('a reservation link becomes a button beside the order button', () => {
    const { hero } = homeOf(makeSite({ reservationLink: 'https://tables.example/' }));
    expect(hero.reserve).toEqual({ label: 'Reserve a Table', href: 'https://tables.example/', external: true });
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

test('the locations list needs more than one, and shows 24 of a chain', () => {
  expect(homeOf(makeSite({ locations: two.slice(0, 1) })).locations.tabs).toEqual([]);
  expect(homeOf(makeSite({ locations: two })).locations.tabs.map(({ name }) => name)).toEqual(['East', 'West']);
  expect(homeOf(makeSite({ locations: two })).locations.cities).toEqual([]);
  const four = ['A', 'B', 'C', 'D'].map((name) => makeLocation({ name }));
  expect(homeOf(makeSite({ locations: four })).locations.rest).toMatchObject({
    label: 'All 4 locations',
    href: '/locations/',
  });
  const chain = Array.from({ length: 30 }, (_, n) => makeLocation({ name: `Place ${n}` }));
  const { locations, nearby } = homeOf(makeSite({ locations: chain }));
  const { tabs, all, rest } = locations;
  expect(rest).toBeUndefined();
  expect(tabs).toHaveLength(24);
  expect(nearby?.links).toHaveLength(24);
  expect(nearby?.count).toBe('30 locations');
  expect(all).toMatchObject({ label: 'See all 30 locations', href: '/locations/' });
});

test('the review score is the mean of the rated reviews', () => {
  const reviews = [
    { id: '1', content: 'Good, all of it', rating: 5 },
    { id: '2', content: 'Fine with us', rating: 4 },
    { id: '3', content: 'No stars given' },
  ];
  expect(homeOf(makeSite({ reviews })).reviews).toEqual({
    score: { text: '4.5', stars: 4.5, count: '2 reviews' },
    shown: reviews.map(({ id: _, ...review }) => review),
  });
  expect(homeOf(makeSite({ reviews: reviews.slice(2) })).reviews.score).toBeUndefined();
});

test('the features stand beside a picture of the locations that no other section shows', () => {
  const gallery = ['a', 'b'].map((src) => ({ image: { src, alt: '' }, orientation: 'landscape' as const }));
  const locations = [makeLocation({ gallery })];
  const about = { image: { src: 'a', alt: '' }, features: [] };
  const pictures = { a: makePicture({ src: '/a.webp' }), b: makePicture({ src: '/b.webp' }) };
  const pictureIn = (voice: Look['voice'], overrides: Partial<Site>) => {
    const site = makeSite({ pictures, ...overrides });
    return homeOf({ ...site, look: { ...site.look, voice } }).features.picture?.src;
  };
  expect(pictureIn('geometric', { locations })).toBe('/a.webp');
  expect(pictureIn('geometric', { locations, about })).toBe('/b.webp');
  expect(pictureIn('geometric', { about })).toBeUndefined();
  // The other voices have no place for it.
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
    { mood: 'night' as const },
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
  expect([lost.hero.picture, lost.highlights[0]?.picture, lost.about?.picture]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(homeOf(makeSite()).hero).not.toHaveProperty('picture');
});
