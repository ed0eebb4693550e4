import { describe, expect, test } from 'vitest';
import { ALLERGEN_NOTE } from '../../../../src/domain/menu/allergens.ts';
import { menuOf, type PrintedMenus } from '../../../../src/domain/pages/menu.ts';
import type { Site } from '../../../../src/model/site.ts';
import {
  makeHours,
  makeItem,
  makeLocation,
  makeMenu,
  makePicture,
  makeSite,
  makePhone,
} from '../../../support/build/site.ts';

const menu = makeMenu({ Pizza: ['Margherita', { name: 'Diavola', diets: ['spicy'] }] });
const other = makeMenu({ Lunch: ['Soup'] });
const order = 'https://order.example/';

const PIZZA = [{ categories: [{ name: 'Pizza' }] }];
const LUNCH = [{ categories: [{ name: 'Lunch' }] }];

describe('the brand’s menu', () => {
  test('one location with menu data shows the page, with the marks that occur', () => {
    expect(menuOf(makeSite({ menus: [menu] }))).toMatchObject({
      kind: 'page',
      title: 'Menu',
      menus: [{ categories: [{ name: 'Pizza', items: [{ name: 'Margherita' }, { name: 'Diavola' }] }] }],
      diets: ['spicy'],
    });
  });

  test('several locations with a menu page are asked to choose', () => {
    const locations = [
      makeLocation({ name: 'East', address: { street: '1 East St' } }),
      makeLocation({ name: 'West' }),
    ];
    expect(menuOf(makeSite({ menus: [menu], locations }))).toMatchObject({
      kind: 'chooser',
      locations: [
        { name: 'East', address: '1 East St', menu: { label: 'View Menu', href: '/menu/east/' } },
        { name: 'West', address: '', menu: { href: '/menu/west/' } },
      ],
    });
  });

  test('the locations to choose from say whether they are open', () => {
    const location = makeLocation({ hours: makeHours([540, 1020]), timezone: 'America/Toronto' });
    const choice = menuOf(makeSite({ menus: [menu], locations: [location, makeLocation()] }));
    expect(choice).toMatchObject({ locations: [{ times: { zone: 'America/Toronto' } }, {}] });
    expect(choice).not.toHaveProperty('locations.1.times');
  });

  test('several locations with an embedded menu share one frame', () => {
    const locations = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];
    const site = makeSite({ menuKind: 'embedded', orderingLink: order, locations });
    expect(menuOf(site)).toMatchObject({ kind: 'frame', url: order, title: 'Order online from Test Kitchen' });
  });

  test('the ordering link comes before the link in hasMenu', () => {
    const menuLink = 'https://menus.example/';
    expect(menuOf(makeSite({ menuKind: 'embedded', menuLink }))).toMatchObject({ url: menuLink });
    expect(menuOf(makeSite({ menuKind: 'embedded', menuLink, orderingLink: order }))).toMatchObject({ url: order });
  });

  test('a page without menu data falls back to the ordering frame', () => {
    expect(menuOf(makeSite({ menuKind: 'page', orderingLink: order }))).toMatchObject({ kind: 'frame', url: order });
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

describe('several menus', () => {
  const lunch = { ...makeMenu({ Mains: ['Soup'] }), id: 'lunch', name: 'Lunch', description: 'Weekdays.' };
  const drinks = { ...makeMenu({ Drinks: ['Tea'] }), id: 'drinks', name: 'Drinks' };

  test('stand on one page, each with its heading, its text and its note', () => {
    const noted = [
      { ...lunch, allergenNote: 'Fried in peanut oil.' },
      { ...drinks, allergenNote: 'No nuts.' },
    ];
    const content = menuOf(makeSite({ menus: noted }));
    expect(content).toMatchObject({
      title: 'Menu',
      menus: [
        { id: 'lunch', title: 'Lunch', description: 'Weekdays.', allergenNote: 'Fried in peanut oil.' },
        { id: 'drinks', title: 'Drinks', allergenNote: 'No nuts.' },
      ],
    });
    expect(content).not.toHaveProperty('allergenNote');
  });

  test('with one note have it once', () => {
    expect(menuOf(makeSite({ menus: [lunch, drinks], allergenNote: 'Ours.' }))).toHaveProperty('allergenNote', 'Ours.');
  });

  test('have the marks of all of them explained once, in their usual order', () => {
    const spicy = { ...makeMenu({ A: [{ diets: ['spicy'] }] }), id: 'a', name: 'A' };
    const vegan = { ...makeMenu({ B: [{ diets: ['vegan', 'spicy'] }] }), id: 'b', name: 'B' };
    expect(menuOf(makeSite({ menus: [spicy, vegan] }))).toMatchObject({
      diets: ['vegan', 'spicy'],
    });
  });

  test('a menu that is one category of its own name has one heading', () => {
    const content = menuOf(makeSite({ menus: [lunch, drinks] }));
    expect(content).not.toHaveProperty('menus.0.categories.0.isWhole');
    expect(content).toHaveProperty('menus.1.categories.0.isWhole', true);
  });
});

describe('a location’s menu', () => {
  const site = makeSite({ menus: [menu] });

  test.each([
    ['its own menu', makeLocation({ menus: [other] }), { kind: 'page', menus: LUNCH, kicker: 'Downtown' }],
    ['its own menu although it takes orders', makeLocation({ menus: [other], orderingLink: order }), { menus: LUNCH }],
    ['its file', makeLocation({ fileLink: 'https://x.example/m.pdf' }), { kind: 'frame', title: 'Menu of Downtown' }],
    [
      'its file when it asks for it',
      makeLocation({ menus: [other], menuKind: 'file', fileLink: '/m.pdf' }),
      { url: '/m.pdf' },
    ],
    ['its ordering frame', makeLocation({ menuKind: 'embedded', orderingLink: order }), { kind: 'frame', url: order }],
    [
      'the link in its hasMenu',
      makeLocation({ menuKind: 'embedded', menuLink: 'https://m.example/' }),
      { url: 'https://m.example/' },
    ],
    ['else the brand’s', makeLocation(), { kind: 'page', menus: PIZZA }],
    ['the brand’s, not its ordering page', makeLocation({ orderingLink: order }), { kind: 'page', menus: PIZZA }],
  ])('shows %s', (_, location, expected) => {
    expect(menuOf(site, location)).toMatchObject(expected);
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
});

test('an item is shown with its price, its marks and its picture', () => {
  const item = makeItem({
    name: 'Diavola',
    description: 'word '.repeat(30).trim(),
    price: { amount: 1850, currency: 'CAD' },
    image: { src: 'a', alt: 'A pizza' },
    diets: ['spicy'],
  });
  const site = makeSite({ menus: [makeMenu({ Pizza: [item, 'Soup'] })], pictures: { a: makePicture() } });
  expect(menuOf(site)).toHaveProperty('menus.0.categories.0.items', [
    {
      name: 'Diavola',
      description: item.description,
      price: { text: '$18.50', amount: 1850, currency: 'CAD' },
      picture: { ...makePicture(), alt: 'A pizza' },
      diets: ['spicy'],
    },
    { name: 'Soup', diets: [] },
  ]);
});

describe('an item with sizes', () => {
  const price = (amount: number) => ({ amount, currency: 'CAD' });
  const shownOf = (...amounts: number[]) => {
    const sizes = amounts.map((amount, index) => ({ name: `Size ${index}`, price: price(amount) }));
    const menus = [makeMenu({ Pizza: [{ name: 'Diavola', price: price(Math.min(...amounts)), sizes }] })];
    return (menuOf(makeSite({ menus })) as PrintedMenus).menus[0]?.categories[0]?.items[0];
  };

  test('shows each with its price, and elsewhere what the smallest costs', () => {
    expect(shownOf(1200, 1800)).toMatchObject({
      price: { text: 'from $12.00', amount: 1200 },
      sizes: [
        { name: 'Size 0', price: { text: '$12.00' } },
        { name: 'Size 1', price: { text: '$18.00' } },
      ],
    });
  });

  test('that cost the same has one price elsewhere', () => {
    expect(shownOf(1200, 1200)).toMatchObject({ price: { text: '$12.00' } });
  });
});

describe('allergens', () => {
  const allergens = { contains: [{ name: 'Milk' }], mayContain: [] };
  const stating = makeMenu({ Pizza: [{ name: 'Margherita', allergens }, 'Marinara'] });
  const noteOf = (site: Site) => (menuOf(site) as { allergenNote?: string }).allergenNote;

  test('are shown with the items that state them', () => {
    expect(menuOf(makeSite({ menus: [stating] }))).toHaveProperty('menus.0.categories.0.items', [
      { name: 'Margherita', diets: [], allergens },
      { name: 'Marinara', diets: [] },
    ]);
  });

  test('have the note of their menu, else the brand’s, else ours; where none is stated, only one that is configured', () => {
    expect(noteOf(makeSite({ menus: [{ ...stating, allergenNote: 'One fryer.' }], allergenNote: 'Ours.' }))).toBe(
      'One fryer.',
    );
    expect(noteOf(makeSite({ menus: [stating], allergenNote: 'Ours.' }))).toBe('Ours.');
    expect(noteOf(makeSite({ menus: [stating] }))).toBe(ALLERGEN_NOTE);
    expect(noteOf(makeSite({ menus: [menu] }))).toBeUndefined();
    expect(noteOf(makeSite({ menus: [menu], allergenNote: 'Ours.' }))).toBe('Ours.');
  });

  test('of the items that stand in for a menu have a note, too', () => {
    const featuredItems = [makeItem({ name: 'Soup', allergens })];
    expect(menuOf(makeSite({ featuredItems }))).toMatchObject({ items: [{ allergens }], allergenNote: ALLERGEN_NOTE });
    expect(menuOf(makeSite({ featuredItems: [makeItem()] }))).not.toHaveProperty('allergenNote');
    expect(menuOf(makeSite({ allergenNote: 'Ours.' }))).not.toHaveProperty('allergenNote');
  });
});

test('locations that share a menu share what is printed of it', () => {
  const locations = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];
  const site = makeSite({ menus: [menu], locations });
  const [east, west] = locations.map((location) => menuOf(site, location));
  expect(east).toHaveProperty('menus');
  expect(east?.kind === 'page' && west?.kind === 'page' && east.menus[0] === west.menus[0]).toBe(true);
});
