import { fc } from '../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { findPlace, isRelated, parsePath, type PathStep, stepsTo, writePath } from '#changes/paths.ts';

const configuration = {
  name: 'Nonna Pia',
  closedDates: ['2026-12-25', '2027-01-01'],
  menu: {
    categories: [
      { id: 'starters', items: [] },
      {
        id: 'pizza',
        items: [
          { id: 7, price: 12 },
          { name: 'Fior di latte [DOP]', price: 17.5 },
        ],
      },
      { id: 'twice' },
      { id: 'twice' },
    ],
  },
  translations: { 'fr-CA': { menu: {} } },
};

const placeOf = (path: string): unknown => findPlace(configuration, parsePath(path));

function outcomeOf(path: string): unknown {
  try {
    return parsePath(path);
  } catch (error) {
    return error;
  }
}

describe('a path', () => {
  test.each([
    ['name', ['name'], 'Nonna Pia'],
    ['menu.categories[id=pizza].items[id=7].price', ['menu', 'categories', 1, 'items', 0, 'price'], 12],
    [
      'menu.categories[id=pizza].items[name="Fior di latte [DOP]"].price',
      ['menu', 'categories', 1, 'items', 1, 'price'],
      17.5,
    ],
    ['closedDates[=2027-01-01]', ['closedDates', 1], '2027-01-01'],
    ['translations["fr-CA"].menu', ['translations', 'fr-CA', 'menu'], {}],
    ['translations.fr-CA.menu', ['translations', 'fr-CA', 'menu'], {}],
  ])('%s leads to its place', (path, place, value) => {
    expect(placeOf(path)).toEqual({ path: place, value, isThere: true });
  });

  test('leads to what can be added', () => {
    expect(placeOf('closedDates[+]')).toEqual({ path: ['closedDates', 2], value: undefined, isThere: false });
    expect(placeOf('specialHours[+]')).toEqual({ path: ['specialHours', 0], value: undefined, isThere: false });
    expect(placeOf('theme.colors.primary')).toMatchObject({ path: ['theme', 'colors', 'primary'], isThere: false });
  });

  test.each([
    ['', 'The path is empty.'],
    ['menu.', '"menu." is no path: a key is missing at its end.'],
    ['.menu', '".menu" is no path: ".menu" is no key.'],
    ['menu..items', '"menu..items" is no path: ".items" is no key.'],
    ['menu[0]', '"menu[0]" is no path: entries are named by their id and not by their position, [0].'],
    ['menu[id=pizza', '"menu[id=pizza" is no path: a bracket is not closed.'],
    ['menu[id=]', '"menu[id=]" is no path: [id=] has no value.'],
    ['menu[pizza]', '"menu[pizza]" is no path: a bracket is like [id=pizza], [+] or ["fr-CA"].'],
    ['menu["\\x"]', '"menu[\\"\\\\x\\"]" is no path: "\\x" is no text of JSON.'],
    ['menu]', '"menu]" is no path: a full stop or a bracket belongs before "]".'],
    ['a[+].b', '"a[+].b" is no path: [+] may stand at its end only.'],
    ['[id=pizza]', '"[id=pizza]" is no path: it begins with a key, like "menu".'],
    ['__proto__.polluted', '"__proto__.polluted" is no path: "__proto__" is no key.'],
    ['a["__proto__"].b', '"a[\\"__proto__\\"].b" is no path: "__proto__" is no key.'],
    ['a[__proto__=b]', '"a[__proto__=b]" is no path: "__proto__" is no key.'],
    ['a'.repeat(1001), 'The path has more than 1000 characters.'],
    [`a${'.a'.repeat(60)}`, 'The path has more than 50 steps.'],
  ])('%s is refused', (path, message) => {
    expect(() => parsePath(path)).toThrow(message);
  });

  test.each([
    ['menu.categories[id=desserts].items', 'menu.categories has no entry [id=desserts].'],
    ['menu.categories[id=twice].items', 'menu.categories has more than one entry [id=twice].'],
    ['menu[id=pizza]', 'menu is no list.'],
    ['menus[id=pizza]', 'menus is not there.'],
    ['name.first', 'name is no object.'],
    ['menu[+]', 'menu is no list.'],
    ['constructor[id=pizza]', 'constructor is not there.'],
  ])('%s leads nowhere', (path, message) => {
    expect(() => placeOf(path)).toThrow(message);
  });

  test('finds no key that objects have by nature', () => {
    expect(placeOf('constructor.name')).toEqual({ path: ['constructor', 'name'], value: undefined, isThere: false });
  });

  test('is read or refused, and nothing in it makes that endless', () => {
    for (const sign of ['[', ']', '"', '\\', '=', '.', ' ', '[a=', '["', '[="\\'])
      for (const end of ['', ']', '"', 'x']) outcomeOf(`a${sign.repeat(999)}`.slice(0, 999) + end);
    expect(() => parsePath('[a=b]'.repeat(1_000_000))).toThrow();
  });

  test('is found in a configuration of ten thousand levels', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 10_000; level++) deep = { a: deep };
    expect(findPlace(deep, parsePath('a.a.b'))).toMatchObject({ isThere: false });
  });

  test('is written as it is read', () => {
    const key = fc.string({ minLength: 1, maxLength: 8 });
    const step: fc.Arbitrary<PathStep> = fc.oneof(
      key.map((each) => ({ kind: 'key' as const, key: each })),
      fc.string({ minLength: 1, maxLength: 8 }).map((value) => ({ kind: 'entry' as const, key: 'id', value })),
      fc.string({ minLength: 1, maxLength: 8 }).map((value) => ({ kind: 'entry' as const, value })),
    );
    fc.assert(
      fc.property(key, fc.array(step, { maxLength: 5 }), fc.boolean(), (first, others, isAtEnd) => {
        fc.pre([first, ...others].every((each) => JSON.stringify(each).includes('__proto__') === false));
        const steps: PathStep[] = [{ kind: 'key', key: first }, ...others];
        if (isAtEnd) steps.push({ kind: 'end' });
        expect(parsePath(writePath(steps))).toEqual(steps);
      }),
    );
  });
});

describe('the steps to a place', () => {
  test.each([
    [['menu', 'categories', 1, 'items', 0, 'price'], 'menu.categories[id=pizza].items[id=7].price'],
    [
      ['menu', 'categories', 1, 'items', 1, 'price'],
      'menu.categories[id=pizza].items[name="Fior di latte [DOP]"].price',
    ],
    [['closedDates', 0], 'closedDates[=2026-12-25]'],
    [['closedDates', 2], 'closedDates[+]'],
    [['translations', 'fr-CA'], 'translations.fr-CA'],
  ])('name entries by what tells them apart', (path, text) => {
    expect(writePath(stepsTo(configuration, path))).toBe(text);
  });

  test('are none where entries are alike', () => {
    expect(() => stepsTo(configuration, ['menu', 'categories', 2])).toThrow(
      'Nothing tells entry 3 of "menu.categories" from the others. Give it an "id".',
    );
  });
});

describe('whether two paths are of one value', () => {
  const menu = { categories: [{ id: 'pizza', name: 'Pizza', items: [{ id: 7, price: 12 }] }] };

  test.each([
    ['menu.categories[id=pizza]', 'menu.categories[id=pizza].items[id=7].price', true],
    ['menu.categories[id=pizza]', 'menu.categories[id=pizzas]', false],
    ['menu.categories[id=pizza].items[id=7].price', 'menu.categories[id=pizza].items[id=7].name', false],
    ['menu.categories[name="Pizza"].items', 'menu.categories[name=Pizza].items', true],
    ['menu.categories[name=Pizza].items[id=7]', 'menu.categories[id=pizza].items[id=7].price', true],
    ['menu.categories[name=Gone]', 'menu.categories[id=gone]', false],
    ['closedDates[+]', 'closedDates', true],
  ])('%s and %s: %s', (one, other, isSo) => {
    const [first, second] = [parsePath(one), parsePath(other)];
    expect([isRelated({ menu }, first, second), isRelated({ menu }, second, first)]).toEqual([isSo, isSo]);
  });
});
