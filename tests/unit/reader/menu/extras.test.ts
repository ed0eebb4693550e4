import { describe, expect, test } from 'vitest';
import type { ChoiceGroup } from '#schema/menu/choices.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const configurationOf = (item: object, menu: object = {}, category: object = {}) => ({
  name: 'X',
  currency: 'CAD',
  menu: { ...menu, categories: [{ name: 'Mains', ...category, items: [{ name: 'Burger', price: 12, ...item }] }] },
});
const itemOf = (...parts: Parameters<typeof configurationOf>) =>
  siteOf(configurationOf(...parts)).menus[0]?.categories[0]?.items[0];
const groupsOf = (...parts: Parameters<typeof configurationOf>) => itemOf(...parts)?.modifierGroups;
const told = (...parts: Parameters<typeof configurationOf>) => warningsFor(configurationOf(...parts));
const group = (name: string, others: object = {}) => ({ name, modifiers: [{ name: `One of ${name}` }], ...others });

describe('groups of modifiers', () => {
  test('stand at the item, or are named by their id or their name', () => {
    const menu = { modifierGroups: [group('Sauces', { id: 'dips' }), group('Crème & Café')] };
    const groups = groupsOf({ modifierGroups: [group('Add'), 'dips', 'creme & cafe'] }, menu);
    expect(groups?.map(({ id, name }) => [id, name])).toEqual([
      ['add', 'Add'],
      ['sauces', 'Sauces'],
      ['creme-cafe', 'Crème & Café'],
    ]);
  });

  test('of a category are for each of its items', () => {
    const { menus } = siteOf(configurationOf({}, { modifierGroups: [group('Sides')] }, { modifierGroups: 'Sides' }));
    expect(menus[0]?.categories[0]?.modifierGroups).toMatchObject([{ name: 'Sides' }]);
    expect(menus[0]?.categories[0]?.items[0]?.modifierGroups).toBeUndefined();
  });

  test('of another menu are found, those of the own menu first', () => {
    const menu = (name: string, about: string) => ({
      name,
      modifierGroups: [group('Sauces', { description: about }), group(`Only ${name}`)],
      categories: [{ name: 'Mains', items: [{ name: 'Burger', modifierGroups: ['Sauces', 'Only Lunch'] }] }],
    });
    const found = siteOf({ menu: [menu('Lunch', 'at noon'), menu('Dinner', 'at night')] }).menus.map(({ categories }) =>
      categories[0]?.items[0]?.modifierGroups?.map(({ name, description }) => description ?? name),
    );
    expect(found).toEqual([
      ['at noon', 'Only Lunch'],
      ['at night', 'Only Lunch'],
    ]);
  });

  test('that nobody knows are told, with the name that was meant', () => {
    const menu = { modifierGroups: [group('Sauces'), group('Toppings')] };
    expect(told({ modifierGroups: ['Souces', 'Sauces'] }, menu)).toEqual([
      'menu.categories[0].items[0].modifierGroups[0]: "Souces" is no group of modifiers of the menu. The group is left out. Did you mean "Sauces"?',
    ]);
    expect(groupsOf({ modifierGroups: ['__proto__', 'constructor', 'Sauces'] }, menu)).toMatchObject([
      { name: 'Sauces' },
    ]);
  });

  test('are guessed for the first twenty names alone, because it takes time', () => {
    const modifierGroups = Array.from({ length: 30 }, (_, index) => group(`Sauce number ${index}`));
    const names = Array.from({ length: 30 }, (_, index) => `Sauce nomber ${index}`);
    const messages = told({ modifierGroups: names }, { modifierGroups });
    expect(messages.length).toBe(30);
    expect(messages.filter((message) => message.includes('Did you mean')).length).toBe(20);
  });

  test('without modifiers are left out', () => {
    expect(groupsOf({ modifierGroups: [{ name: 'Add', modifiers: [] }, group('More')] })).toMatchObject([
      { name: 'More' },
    ]);
    expect(told({ modifierGroups: [{ name: 'Add', modifiers: [] }] })).toEqual([
      'menu.categories[0].items[0].modifierGroups[0].modifiers: [] has no modifiers. It is left out.',
    ]);
  });

  test('that many items have or name are one object', () => {
    const sauces = group('Sauces');
    const items = Array.from({ length: 60 }, (_, index) => ({
      name: `Item ${index}`,
      modifierGroups: [index % 2 === 0 ? structuredClone(sauces) : 'Sauces'],
    }));
    const { menus } = siteOf({ menu: { modifierGroups: [sauces], categories: [{ name: 'Mains', items }] } });
    const groups = menus[0]?.categories[0]?.items.flatMap(({ modifierGroups = [] }) => modifierGroups) ?? [];
    expect([groups.length, new Set(groups).size]).toEqual([60, 1]);
  });
});

describe('how many one chooses', () => {
  const limits = (minSelections: unknown, maxSelections: unknown, count = 4) =>
    groupsOf({
      modifierGroups: [
        {
          name: 'Add',
          minSelections,
          maxSelections,
          modifiers: Array.from({ length: count }, (_, i) => `M${i}`).map((name) => ({ name })),
        },
      ],
    })?.map(({ min, max }) => [min, max])[0];

  test.each<[string, unknown[], unknown[]]>([
    ['one', [1, 1], [1, 1]],
    ['up to three', [0, '3'], [undefined, 3]],
    ['two to four of five', [2, 4, 5], [2, 4]],
    ['as many as there are', [0, 4], [undefined, undefined]],
    ['a limit above all there is says nothing', [1, 100], [1, undefined]],
    ['a dozen of six kinds', [12, 12, 6], [12, 12]],
    ['at least one of one', [1, 1, 1], [1, 1]],
    ['more at least than at most', [4, 2], [undefined, undefined]],
    ['nothing', [0, 0], [undefined, undefined]],
    ['less than nothing', [-1, 2], [undefined, 2]],
  ])('%s', (_, [min, max, count], expected) => {
    expect(limits(min, max, count as number | undefined)).toEqual(expected);
  });

  test('that is impossible is told', () => {
    const add = { name: 'Add', minSelections: 4, maxSelections: 2, modifiers: [{ name: 'Bacon' }] };
    expect(told({ modifierGroups: [add] })).toEqual([
      'menu.categories[0].items[0].modifierGroups[0].maxSelections: 2 is less than the 4 that one has to choose. It is not shown how many.',
    ]);
  });
});

describe('what a modifier costs more', () => {
  const choiceOf = (modifier: object) =>
    groupsOf({ modifierGroups: [{ name: 'Add', modifiers: [{ name: 'Bacon', ...modifier }] }] })?.[0]?.choices[0];
  const cad = (amount: number) => ({ amount, currency: 'CAD' });

  test.each<[unknown, unknown]>([
    [2, cad(200)],
    ['+$2.00', cad(200)],
    ['+ 2,50', cad(250)],
    [0, cad(0)],
    ['0.00', cad(0)],
    ['$0', cad(0)],
    ['Market price', { text: 'Market price' }],
    [-1, undefined],
    ['-$1.00', undefined],
    ['+-1', undefined],
  ])('%j', (price, expected) => {
    expect(choiceOf({ price })?.price).toEqual(expected);
  });

  test('an item still costs something', () => {
    expect(itemOf({ price: 0 })?.price).toBeUndefined();
    expect(itemOf({ price: '+$2.00' })?.price).toEqual({ text: '+$2.00' });
  });

  test('is in no price range, and decides how all prices of the menu are written', () => {
    const add = (price: number) => ({ modifierGroups: [{ name: 'Add', modifiers: [{ name: 'Bacon', price }] }] });
    expect(siteOf(configurationOf(add(500))).priceRange).toBe('$');
    expect(siteOf(configurationOf(add(2))).wholeCurrencies).toEqual(['CAD']);
    expect(siteOf(configurationOf(add(0))).wholeCurrencies).toEqual(['CAD']);
    expect(siteOf(configurationOf(add(1.5))).wholeCurrencies).toBeUndefined();
    expect(
      siteOf(
        configurationOf(
          {},
          { modifierGroups: [{ name: 'Add', modifiers: [{ name: 'Bacon', price: 1.5 }] }] },
          { modifierGroups: ['Add'] },
        ),
      ).wholeCurrencies,
    ).toBeUndefined();
    const happy = { timeSpecificPrices: [{ name: 'Happy hour', price: 6.5 }] };
    expect(siteOf(configurationOf(happy)).wholeCurrencies).toBeUndefined();
  });

  test('and what else is stated of it: allergens, diets, calories, whether it is there', () => {
    expect(
      choiceOf({
        isDefault: 'yes',
        calories: '90-120',
        isVegan: true,
        allergens: ['Milk'],
        inStock: false,
        description: 'Smoked.',
      }),
    ).toMatchObject({
      isDefault: true,
      calories: { from: 90, to: 120 },
      // Milk speaks against it.
      diets: [],
      allergens: { contains: [{ name: 'Milk', known: 'milk' }] },
      soldOut: true,
      description: 'Smoked.',
    });
    expect(choiceOf({})).toEqual({ name: 'Bacon', diets: [] });
  });
});

describe('groups that lead to others', () => {
  const leading = (name: string, ...to: string[]) =>
    group(name, { modifiers: [{ name: `One of ${name}`, modifierGroups: to }] });
  const names = (groups: ChoiceGroup[] | undefined): unknown =>
    groups?.map(({ name, choices }) => {
      const inner = choices.flatMap(({ modifierGroups = [] }) => modifierGroups);
      return inner.length === 0 ? name : [name, names(inner)];
    });
  const SELF = 'is a group that contains itself. It is left out there.';

  test.each<[string, object[], unknown, string[]]>([
    ['itself', [leading('A', 'A')], ['A'], ['A']],
    ['each other', [leading('A', 'B'), leading('B', 'A')], [['A', ['B']]], ['A']],
    ['a circle of three', [leading('A', 'B'), leading('B', 'C'), leading('C', 'A')], [['A', [['B', ['C']]]]], ['A']],
  ])('%s', (_, modifierGroups, shown, again) => {
    expect(names(groupsOf({ modifierGroups: ['A'] }, { modifierGroups }))).toEqual(shown);
    const index = modifierGroups.length - 1;
    expect(told({ modifierGroups: ['A'] }, { modifierGroups })).toEqual(
      again.map((name) => `menu.modifierGroups[${index}].modifiers[0].modifierGroups[0]: "${name}" ${SELF}`),
    );
  });

  test('are shown two deep', () => {
    const modifierGroups = [leading('A', 'B'), leading('B', 'C'), leading('C', 'D'), group('D')];
    expect(names(groupsOf({ modifierGroups: ['A'] }, { modifierGroups }))).toEqual([['A', [['B', ['C']]]]]);
    expect(told({ modifierGroups: ['A'] }, { modifierGroups })).toEqual([
      'menu.modifierGroups[2].modifiers[0].modifierGroups[0]: "D" is nested in more than 2 other groups. It is left out there.',
    ]);
  });

  test('all to all, thirty times thirty, take no time and no room', () => {
    const all = Array.from({ length: 30 }, (_, index) => `G${index}`);
    const modifierGroups = all.map((name) => ({
      name,
      modifiers: Array.from({ length: 30 }, (_, index) => ({ name: `M${index}`, modifierGroups: all })),
    }));
    const groups = groupsOf({ modifierGroups: all.slice(0, 3) }, { modifierGroups });
    const count = (list: ChoiceGroup[] = []): number =>
      list.reduce(
        (sum, { choices }) => choices.reduce((inner, choice) => inner + 1 + count(choice.modifierGroups), sum),
        0,
      );
    expect(groups?.map((each) => count([each]))).toEqual([30 + 180, 30 + 180, 30 + 180]);
  });
});

test('sixty modifiers are all there, in their order', () => {
  const modifiers = Array.from({ length: 60 }, (_, index) => ({ name: `Topping ${index}`, price: index / 4 }));
  expect(groupsOf({ modifierGroups: [{ name: 'Toppings', modifiers }] })?.[0]?.choices.map(({ name }) => name)).toEqual(
    modifiers.map(({ name }) => name),
  );
});

describe('set menus', () => {
  test('have courses with choices; one alone is what is served', () => {
    const courses = [
      { name: 'First', choices: [{ name: 'Soup' }] },
      { name: 'Main', minSelections: 1, maxSelections: 1, choices: [{ name: 'Lamb' }, { name: 'Lobster', price: 9 }] },
      { name: 'Cheese', choices: [] },
    ];
    expect(itemOf({ courses })?.courses).toEqual([
      { id: 'first', name: 'First', choices: [{ name: 'Soup', diets: [] }] },
      {
        id: 'main',
        name: 'Main',
        min: 1,
        max: 1,
        choices: [
          { name: 'Lamb', diets: [] },
          { name: 'Lobster', diets: [], price: { amount: 900, currency: 'CAD' } },
        ],
      },
    ]);
    expect(told({ courses })).toEqual([
      'menu.categories[0].items[0].courses[2].choices: [] has no choices. It is left out.',
    ]);
  });
});

describe('calories and nutrition', () => {
  test.each<[unknown, unknown]>([
    [450, { from: 450, to: 450 }],
    ['450-600', { from: 450, to: 600 }],
    ['600–450 kcal', { from: 450, to: 600 }],
    ['1,250', { from: 1250, to: 1250 }],
    [0, { from: 0, to: 0 }],
    [-450, undefined],
    ['-450', undefined],
    ['1e9', undefined],
    ['many', undefined],
  ])('%j calories', (calories, expected) => {
    expect(itemOf({ calories })?.calories).toEqual(expected);
  });

  test('negative ones are told', () => {
    expect(told({ calories: -450 })).toEqual([
      'menu.categories[0].items[0].calories: -450 is not a number of calories. No calories are shown. Write it like 450.',
    ]);
  });

  test('each size has its own', () => {
    const sizes = [
      { name: 'Small', price: 5, calories: 320 },
      { name: 'Large', price: 8 },
    ];
    expect(itemOf({ sizes })?.sizes?.map(({ calories }) => calories)).toEqual([{ from: 320, to: 320 }, undefined]);
  });

  test('those of a label count where the item says none', () => {
    const nutrition = { calories: 500, servingSize: '210 g', fatContent: '12 g', sodiumContent: '640-700' };
    expect(itemOf({ nutrition })).toMatchObject({
      calories: { from: 500, to: 500 },
      nutrition: {
        servingSize: '210 g',
        amounts: { fatContent: { from: 12, to: 12 }, sodiumContent: { from: 640, to: 700 } },
      },
    });
    expect(itemOf({ calories: 450, nutrition })?.calories).toEqual({ from: 450, to: 450 });
    expect(itemOf({ nutrition: { calories: 500 } })?.nutrition).toBeUndefined();
  });
});

describe('prices at some times', () => {
  const pricesOf = (...timeSpecificPrices: object[]) => itemOf({ timeSpecificPrices })?.timeSpecificPrices;
  const six = { price: { amount: 600, currency: 'CAD' } };

  test('stand beside the price, with their times or words', () => {
    const item = itemOf({ timeSpecificPrices: [{ name: 'Late', price: 6, served: 'After the film' }] });
    expect(item?.price).toEqual({ amount: 1200, currency: 'CAD' });
    expect(item?.timeSpecificPrices).toEqual([{ name: 'Late', ...six, words: 'After the film' }]);
    const [timed] = pricesOf({ price: 6, served: [{ day: 'Monday', open: '16:00', close: '18:00' }] }) ?? [];
    expect(timed?.times?.week[1]).toEqual({ kind: 'open', intervals: [{ opens: 960, closes: 1080 }] });
    expect(timed?.times?.week[2]).toEqual({ kind: 'closed' });
  });

  test.each(['Happy Hour', 'happy-hour', 'Le 5 à 7', 'Hora feliz', '欢乐时光', '歡樂時光'])(
    '%s holds in the happy hours',
    (name) => {
      expect(pricesOf({ name, price: 6 })).toEqual([{ name, ...six, isHappyHour: true }]);
    },
  );

  test('a happy hour with times of its own, and other names, do not', () => {
    expect(pricesOf({ name: 'Happy hour', price: 6, served: 'Until six' })).toEqual([
      { name: 'Happy hour', ...six, words: 'Until six' },
    ]);
    expect(pricesOf({ name: 'Unhappy hours', price: 6 })).toEqual([{ name: 'Unhappy hours', ...six }]);
  });

  test('without times and a name say nothing, and never cost nothing', () => {
    expect(pricesOf({ price: 6 }, { name: 'Free', price: 0 })).toBeUndefined();
    expect(told({ timeSpecificPrices: [{ price: 6 }] })).toEqual([
      'menu.categories[0].items[0].timeSpecificPrices[0]: {"price":6} says neither when it holds nor what it is called. It is left out.',
    ]);
  });
});

test('a popular item names groups of the menu', () => {
  const site = siteOf({
    ...configurationOf({}, { modifierGroups: [group('Sauces')] }),
    featuredItems: [{ name: 'Burger', modifierGroups: ['Sauces'] }],
  });
  expect(site.featuredItems[0]?.modifierGroups).toMatchObject([{ name: 'Sauces' }]);
});
