import { describe, expect, test } from 'vitest';
import { menuBoardOf } from '#content/pages/menu-board.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import { cad, makeLocation, makeMenu, makePicture, makeSite } from '../../../support/build/site.ts';

const items = (count: number, overrides: Partial<MenuItem> = {}): Partial<MenuItem>[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Item ${index + 1}`, price: cad(900), ...overrides }));
const screensOf = (categories: Parameters<typeof makeMenu>[0]) =>
  menuBoardOf(makeSite({ menus: [makeMenu(categories)] })).screens;
const shapeOf = (screens: ReturnType<typeof screensOf>) =>
  screens.map(({ title, groups }) => [title, ...groups.map((group) => [group.title, group.rows.length])]);

describe('a screen', () => {
  test.each([
    [5, [5]],
    [12, [12]],
    [13, [7, 6]],
    [40, [10, 10, 10, 10]],
  ])('of a category of %i items without texts: %j', (count, rows) => {
    expect(screensOf({ Drinks: items(count) }).map(({ rowCount }) => rowCount)).toEqual(rows);
  });

  test.each([
    [8, [8]],
    [9, [5, 4]],
  ])('of %i items with texts, whose rows are higher: %j', (count, rows) => {
    const screens = screensOf({ Bowls: items(count, { description: 'In broth.' }) });
    expect(screens.map(({ rowCount }) => rowCount)).toEqual(rows);
  });

  test('holds a category of one or two items below the one before it, while there is room', () => {
    expect(shapeOf(screensOf({ Soups: items(3), Breads: items(2), Sweets: items(3) }))).toEqual([
      ['Soups', [undefined, 3], ['Breads', 2]],
      ['Sweets', [undefined, 3]],
    ]);
    expect(shapeOf(screensOf({ Soups: items(11), Breads: items(1) }))).toEqual([
      ['Soups', [undefined, 11]],
      ['Breads', [undefined, 1]],
    ]);
  });

  test('has the calories of an item, and of each size that has a column; of other sizes from the least to the most', () => {
    const calories = (from: number, to = from) => ({ from, to });
    const size = (name: string, amount?: number) => ({
      name,
      price: cad(500),
      ...(amount !== undefined && { calories: calories(amount) }),
    });
    const rowsOf = (...list: Partial<MenuItem>[]) =>
      screensOf({ Drinks: list })[0]?.groups[0]?.rows.map((row) => row.sizeCalories ?? row.calories);
    expect(rowsOf({ name: 'Cola', price: cad(300), calories: calories(140, 160) }, { name: 'Water' })).toEqual([
      calories(140, 160),
      undefined,
    ]);
    expect(rowsOf({ name: 'Tea', price: cad(500), sizes: [size('Cup', 5), size('Pot')] })).toEqual([
      [calories(5), undefined],
    ]);
    const four = ['A', 'B', 'C', 'D'].map((name, index) => size(name, 100 * (index + 1)));
    expect(rowsOf({ name: 'Shake', price: cad(500), sizes: four })).toEqual([calories(100, 400)]);
  });

  test('has the first picture of its items that there is', () => {
    const [tea] = menuBoardOf(
      makeSite({
        menus: [makeMenu({ Teas: ['Plain', { name: 'Taro', image: { src: 'taro.jpg', alt: 'A cup' } }] })],
        pictures: { 'taro.jpg': makePicture() },
      }),
    ).screens;
    expect(tea?.picture?.alt).toBe('A cup');
    const broken = makeSite({ menus: [makeMenu({ Teas: [{ name: 'Taro', image: { src: 'taro.jpg', alt: '' } }] })] });
    expect(menuBoardOf(broken).screens[0]?.picture).toBeUndefined();
  });

  test('names its menu where there are several, and says what holds for all of it', () => {
    const dinner = makeMenu({ Mains: ['Soup'] }, { id: 'dinner', name: 'Dinner', description: 'Tax not included.' });
    const lunch = makeMenu({ Mains: ['Soup'] }, { id: 'lunch', name: 'Lunch' });
    expect(menuBoardOf(makeSite({ menus: [dinner, lunch] })).screens).toMatchObject([
      { menu: 'Dinner', note: { shown: 'Tax not included.' } },
      { menu: 'Lunch', note: undefined },
    ]);
    expect(menuBoardOf(makeSite({ menus: [dinner] })).screens[0]?.menu).toBeUndefined();
  });
});

describe('a row', () => {
  const sizes = (...names: string[]) => names.map((name, index) => ({ name, price: cad(600 + 100 * index) }));
  const rowsOf = (...row: Partial<MenuItem>[]) => {
    const [screen] = screensOf({ Teas: row });
    return { sizes: screen?.sizes, rows: screen?.groups[0]?.rows };
  };

  test('has a price for each size, where all items have the same ones', () => {
    const tea = { price: cad(600), sizes: sizes('Regular', 'Large') };
    expect(rowsOf({ ...tea, name: 'Taro' }, { name: 'Matcha', price: cad(725) })).toMatchObject({
      sizes: ['Regular', 'Large'],
      rows: [{ prices: ['$6.00', '$7.00'] }, { prices: ['$7.25'] }],
    });
  });

  test('says sizes that differ in words', () => {
    const taro = { name: 'Taro', price: cad(600), sizes: sizes('Regular', 'Large') };
    const black = { name: 'Black', price: cad(600), sizes: sizes('Cup', 'Pot') };
    expect(rowsOf(taro, black)).toMatchObject({
      sizes: [],
      rows: [
        { prices: ['from $6.00'], description: { shown: 'Regular $6.00 · Large $7.00' } },
        { prices: ['from $6.00'], description: { shown: 'Cup $6.00 · Pot $7.00' } },
      ],
    });
  });

  test.each([
    ['Broth and noodles.', 3, 'Broth and noodles.'],
    [
      'Pork bones, eighteen hours. Thin noodles, chashu, wood ear and a soft egg on top of it all.',
      8,
      'Pork bones, eighteen hours.',
    ],
    [
      'Served at 4.30 p.m. and later. Ask which one it is tonight; in a bad week there is none.',
      8,
      'Served at 4.30 p.m. and later.',
    ],
    [
      'Three patties, bacon jam, aged cheddar, crisp shallots and hot honey on a bun',
      8,
      'Three patties, bacon jam, aged cheddar, crisp shallots…',
    ],
    [
      'Pork bones, eighteen hours. Thin noodles, chashu, wood ear, a soft egg.',
      5,
      'Pork bones, eighteen hours. Thin noodles, chashu, wood ear, a soft egg.',
    ],
  ])('says as much of "%s" as there is room for on a screen of %i', (description, count, shown) => {
    expect(rowsOf(...items(count, { description })).rows?.[0]?.description).toEqual({ shown, whole: description });
  });

  test('of what is sold out has no price, and its word of praise is gone', () => {
    expect(rowsOf({ name: 'Taro', price: cad(600), tag: 'New', soldOut: true }).rows).toMatchObject([
      { isSoldOut: true, prices: [], tag: undefined },
    ]);
  });
});

test('a board of a location shows its own menu, and leads to it', () => {
  const location = makeLocation({ name: 'Annex', menus: [makeMenu({ Bowls: ['Shoyu'] })] });
  const site = makeSite({ menus: [makeMenu({ Pizza: ['Margherita'] })], locations: [location] });
  expect(menuBoardOf(site, location)).toMatchObject({
    title: 'Menu of Annex',
    screens: [{ title: 'Bowls' }],
    url: 'https://kitchen.example/menu/annex/',
    typed: 'kitchen.example/menu/annex',
  });
  expect(menuBoardOf(site)).toMatchObject({ title: 'Menu of Test Kitchen', screens: [{ title: 'Pizza' }] });
});
