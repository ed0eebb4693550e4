import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import { menuOf } from '#content/pages/menu.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import {
  cad,
  makeHours,
  makeItem,
  makeLocation,
  makeLocations,
  makeMenu,
  makePhone,
  makePicture,
  makeSite,
} from '../../../support/build/site.ts';

const menu = makeMenu({ Pizza: ['Margherita', { name: 'Diavola', diets: ['spicy'] }] });
const other = makeMenu({ Lunch: ['Soup'] });
const order = 'https://order.example/';
const menuLink = 'https://menus.example/';
const east = makeLocation({ name: 'East', address: { street: '1 East St' } });
const west = makeLocation({ name: 'West' });

describe('the brand’s menu', () => {
  test.each<[string, Partial<Site>, object]>([
    [
      'is a page with the marks that occur',
      { menus: [menu] },
      {
        kind: 'page',
        title: 'Menu',
        menus: [{ categories: [{ name: 'Pizza', items: [{ name: 'Margherita' }, { name: 'Diavola' }] }] }],
        diets: ['spicy'],
      },
    ],
    [
      'of several locations with menus of their own is for each to choose',
      { menus: [menu], locations: [{ ...east, menus: [other] }, west] },
      {
        kind: 'chooser',
        locations: [
          { name: 'East', address: '1 East St', menu: { label: 'View Menu', href: '/menu/east/' } },
          { name: 'West', address: '', menu: { href: '/menu/west/' } },
        ],
      },
    ],
    [
      'that is embedded is one frame for several locations',
      { menuKind: 'embedded', orderingLink: order, locations: [east, west] },
      { kind: 'frame', url: order, title: 'Order online from Test Kitchen' },
    ],
    ['that is embedded may be the link in hasMenu', { menuKind: 'embedded', menuLink }, { url: menuLink }],
    ['orders before that link', { menuKind: 'embedded', menuLink, orderingLink: order }, { url: order }],
    [
      'that is a page without data is the frame',
      { menuKind: 'page', orderingLink: order },
      { kind: 'frame', url: order },
    ],
  ])('%s', (_, site, content) => {
    expect(menuOf(makeSite(site))).toMatchObject(content);
  });

  test('the locations to choose from say whether they are open', () => {
    const location = makeLocation({ hours: makeHours([540, 1020]), timezone: 'America/Toronto' });
    const choice = menuOf(makeSite({ menus: [menu], locations: [location, makeLocation({ menus: [other] })] }));
    expect(choice).toMatchObject({ locations: [{ times: { zone: 'America/Toronto' } }, { times: undefined }] });
  });

  describe('that all locations share', () => {
    const shared = (overrides: Partial<Site>) => menuOf(makeSite({ locations: [east, west], ...overrides }));

    test('is shown below the choice of location', () => {
      expect(shared({ menus: [menu] })).toMatchObject({
        kind: 'page',
        title: 'Menu',
        menus: [{ categories: [{ name: 'Pizza' }] }],
        choices: {
          locations: [
            { name: 'East', address: '1 East St', menu: { label: 'View Menu', href: '/menu/east/' } },
            { name: 'West', address: '', menu: { href: '/menu/west/' } },
          ],
          all: undefined,
        },
      });
    });

    test('may be written in each of them', () => {
      const locations = [east, west].map((location) => ({ ...location, menus: structuredClone([menu]) }));
      expect(shared({ locations })).toMatchObject({ kind: 'page', menus: [{ categories: [{ name: 'Pizza' }] }] });
      expect(shared({ locations: [...locations, makeLocation({ menus: [other] })] })).toMatchObject({
        kind: 'chooser',
      });
      expect(shared({ menus: [other], locations: [...locations, makeLocation()] })).toMatchObject({ kind: 'chooser' });
    });

    test.each<[string, Partial<Location>, Partial<Site>]>([
      ['a file of its own', { fileLink: 'https://cdn.example/menu.pdf', menuKind: 'file' }, {}],
      ['a frame of its own', { orderingLink: order, menuKind: 'embedded' }, {}],
      [
        'prices in another currency',
        { currency: 'USD' },
        { menusIn: { USD: [{ ...menu, description: 'In dollars.' }] } },
      ],
    ])('is for each to choose where one has %s', (_, location, site) => {
      expect(shared({ menus: [menu], locations: [east, { ...west, ...location }], ...site })).toMatchObject({
        kind: 'chooser',
      });
    });

    test('has no choice on the page of a location', () => {
      const content = menuOf(makeSite({ menus: [menu], locations: [east, west] }), east);
      expect(content).toMatchObject({ kind: 'page', kicker: 'East' });
      expect(content).not.toHaveProperty('choices');
    });

    test('lists the first 24 of many, and a link to all', () => {
      const content = shared({ menus: [menu], locations: makeLocations(30) });
      expect(content).toMatchObject({ choices: { all: { label: 'See all 30 locations', href: '/locations/' } } });
      expect(content).toHaveProperty('choices.locations.length', 24);
      expect(shared({ menus: [menu], locations: [...makeLocations(30), { ...west, menus: [other] }] })).toMatchObject({
        kind: 'index',
      });
    });
  });

  test('with nothing at all it says so, and offers the fallback menu', () => {
    const cuisines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const featuredItems = Array.from({ length: 13 }, (_, n) => makeItem({ name: `Dish ${n}` }));
    const content = menuOf(makeSite({ cuisines, featuredItems, telephone: makePhone('905 555 0142') }));
    expect(content).toMatchObject({ kind: 'not-available', call: { href: 'tel:9055550142' } });
    expect(content).toHaveProperty('cuisines.length', 6);
    expect(content).toHaveProperty('items.length', 12);
  });
});

describe('an ordering page in a frame prints the dishes', () => {
  const dishesOf = (site: Partial<Site>, location?: Partial<Location>) => {
    const made = makeSite(site);
    const content = menuOf(made, location && makeLocation(location));
    return content.kind === 'frame'
      ? content.dishes?.menus.map(({ categories }) => categories.map(({ name }) => name))
      : 'page';
  };

  test.each<[string, Partial<Site>, Partial<Location> | undefined, unknown]>([
    ['of the brand', { menus: [menu] }, { menuKind: 'embedded', orderingLink: order }, [['Pizza']]],
    ['of the location', { menus: [menu] }, { menuKind: 'embedded', orderingLink: order, menus: [other] }, [['Lunch']]],
    ['on the page of the brand', { menus: [menu], menuKind: 'embedded', orderingLink: order }, undefined, [['Pizza']]],
    [
      'in the currency of the location',
      { menus: [menu], menusIn: { USD: [other] } },
      { menuKind: 'embedded', orderingLink: order, currency: 'USD' },
      [['Lunch']],
    ],
    ['but none where none are known', {}, { menuKind: 'embedded', orderingLink: order }, undefined],
    [
      'but none beside a file, which has its own',
      { menus: [menu] },
      { menuKind: 'file', fileLink: 'https://cdn.example/menu.pdf' },
      undefined,
    ],
  ])('%s', (_, site, location, expected) => {
    expect(dishesOf(site, location)).toEqual(expected);
  });
});

describe('several menus', () => {
  const lunch = { ...makeMenu({ Mains: ['Soup'] }), id: 'lunch', name: 'Lunch', description: 'Weekdays.' };
  const drinks = { ...makeMenu({ Drinks: ['Tea'] }), id: 'drinks', name: 'Drinks' };

  test('stand on one page, each with its heading, its text and its note', () => {
    const notes = ['Fried in peanut oil.', 'No nuts.'];
    const noted = [lunch, drinks].map((each, index) => ({ ...each, allergenNote: notes[index] ?? '' }));
    const content = menuOf(makeSite({ menus: noted }));
    expect(content).toMatchObject({
      title: 'Menu',
      allergenNote: undefined,
      menus: [
        { id: 'lunch', title: 'Lunch', description: 'Weekdays.', allergenNote: 'Fried in peanut oil.' },
        { id: 'drinks', title: 'Drinks', allergenNote: 'No nuts.' },
      ],
    });
  });

  test('have one note and their marks once, in their usual order', () => {
    const spicy = { ...makeMenu({ A: [{ diets: ['spicy'] }] }), id: 'a', name: 'A' };
    const vegan = { ...makeMenu({ B: [{ diets: ['vegan', 'spicy'] }] }), id: 'b', name: 'B' };
    expect(menuOf(makeSite({ menus: [spicy, vegan], allergenNote: 'Ours.' }))).toMatchObject({
      diets: ['vegan', 'spicy'],
      allergenNote: 'Ours.',
    });
  });

  test('have one heading where a menu is one category of its own name', () => {
    expect(menuOf(makeSite({ menus: [lunch, drinks] }))).toMatchObject({
      menus: [{ categories: [{ isWhole: undefined }] }, { categories: [{ isWhole: true }] }],
    });
  });
});

describe('a location’s menu', () => {
  const PIZZA = { kind: 'page', menus: [{ categories: [{ name: 'Pizza' }] }] };
  const LUNCH = { kind: 'page', menus: [{ categories: [{ name: 'Lunch' }] }], kicker: 'Downtown' };

  test.each<[string, Partial<Location>, object]>([
    ['its own menu', { menus: [other] }, LUNCH],
    ['its own menu although it takes orders', { menus: [other], orderingLink: order }, LUNCH],
    ['its file', { fileLink: 'https://x.example/m.pdf' }, { kind: 'frame', title: 'Menu of Downtown' }],
    ['its file when it asks for it', { menus: [other], menuKind: 'file', fileLink: '/m.pdf' }, { url: '/m.pdf' }],
    ['its ordering frame', { menuKind: 'embedded', orderingLink: order }, { kind: 'frame', url: order }],
    ['the link in its hasMenu', { menuKind: 'embedded', menuLink }, { url: menuLink }],
    ['else the brand’s', {}, PIZZA],
    ['the brand’s, not its ordering page', { orderingLink: order }, PIZZA],
  ])('shows %s', (_, location, expected) => {
    expect(menuOf(makeSite({ menus: [menu] }), makeLocation(location))).toMatchObject(expected);
  });

  test('where neither it nor the brand has one it is not found', () => {
    expect(menuOf(makeSite(), makeLocation())).toEqual({
      kind: 'not-found',
      menu: { label: 'See the menu', href: '/menu/', external: false },
    });
  });

  test('the brand’s embedded menu opens at the location’s own ordering page', () => {
    const brand = makeSite({ menuKind: 'embedded', orderingLink: 'https://brand.example/' });
    expect(menuOf(brand, makeLocation({ orderingLink: order }))).toMatchObject({ kind: 'frame', url: order });
    expect(menuOf(brand, makeLocation())).toMatchObject({ url: 'https://brand.example/' });
  });

  test('that locations share is printed once', () => {
    const site = makeSite({ menus: [menu], locations: [east, west] });
    const [one, two] = [menuOf(site, east), menuOf(site, west)];
    expect(one.kind === 'page' && two.kind === 'page' && one.menus[0] === two.menus[0]).toBe(true);
  });
});

describe('an item', () => {
  test('is shown with its price, its marks and its picture', () => {
    const description = 'word '.repeat(30).trim();
    const image = { src: 'a', alt: 'A pizza' };
    const item = { name: 'Diavola', description, price: cad(1850), image, diets: ['spicy' as const] };
    const site = makeSite({ menus: [makeMenu({ Pizza: [item, 'Soup'] })], pictures: { a: makePicture() } });
    expect(menuOf(site)).toHaveProperty('menus.0.categories.0.items', [
      {
        id: 'Diavola',
        name: 'Diavola',
        description,
        price: { text: '$18.50', ...cad(1850) },
        picture: { ...makePicture(), alt: 'A pizza' },
        diets: ['spicy'],
      },
      { id: 'Soup', name: 'Soup', diets: [] },
    ]);
  });

  test.each([
    ['$12.00', '$18.00', 'from $12.00'],
    ['$12.00', '$12.00', '$12.00'],
  ])('in sizes at %s and %s shows both prices, and costs %s elsewhere', (small, large, text) => {
    const sizes = [small, large].map((price) => ({ name: price, price: cad(Number(price.slice(1)) * 100) }));
    const menus = [makeMenu({ Pizza: [{ name: 'Diavola', price: cad(1200), sizes }] })];
    expect(menuOf(makeSite({ menus }))).toHaveProperty('menus.0.categories.0.items.0', {
      id: 'Diavola',
      name: 'Diavola',
      diets: [],
      price: { text, ...cad(1200) },
      sizes: sizes.map(({ name, price }) => ({ name, price: { text: name, ...price } })),
    });
  });
});

describe('allergens', () => {
  const allergens = { contains: [{ name: 'Milk' }], mayContain: [] };
  const stating = makeMenu({ Pizza: [{ name: 'Margherita', allergens }, 'Marinara'] });
  const [soup, plain] = [makeItem({ name: 'Soup', allergens }), makeItem({ name: 'Soup' })];

  test('are shown with the items that state them', () => {
    expect(menuOf(makeSite({ menus: [stating] }))).toMatchObject({
      menus: [{ categories: [{ items: [{ name: 'Margherita', allergens }, { name: 'Marinara' }] }] }],
    });
    expect(menuOf(makeSite({ featuredItems: [soup] }))).toMatchObject({ items: [{ allergens }] });
  });

  test.each<[string, Partial<Site>, string | undefined]>([
    ['of their menu', { menus: [{ ...stating, allergenNote: 'One fryer.' }], allergenNote: 'Ours.' }, 'One fryer.'],
    ['else of the brand', { menus: [stating], allergenNote: 'Ours.' }, 'Ours.'],
    ['else of the house', { menus: [stating] }, ENGLISH.menu.allergenNote],
    ['of the house, beside items that stand in for a menu', { featuredItems: [soup] }, ENGLISH.menu.allergenNote],
    ['of the brand where none is stated', { menus: [menu], allergenNote: 'Ours.' }, 'Ours.'],
    ['of nobody where none is stated', { menus: [menu] }, undefined],
    ['of nobody beside such items that state none', { featuredItems: [plain] }, undefined],
    ['of nobody where there are no items', { allergenNote: 'Ours.' }, undefined],
  ])('have the note %s', (_, site, note) => {
    expect((menuOf(makeSite(site)) as { allergenNote?: string }).allergenNote).toBe(note);
  });
});
