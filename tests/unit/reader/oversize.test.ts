import { ENGLISH } from '#i18n/english/english.ts';
import { fc, runs } from '../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { read } from '#reader/read.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { longestWordOf } from '#site/ui/longest-word.ts';
import { INHERITED, pathsOf, withValueAt } from '../../support/build/configurations.ts';
import { fixture, PUBLISHED, readConfiguration, warningsFor } from '../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../support/build/site.ts';

const MANY = 200_000;
const KITCHEN_SINK = fixture('kitchen-sink');
const PATHS = pathsOf(configurationSchema);

/** Reads a configuration and makes what its pages say; answers how many there are. */
function pagesOf(configuration: unknown): number {
  const { pictures, look } = makeSite();
  const { site } = readConfiguration(configuration);
  // A few of thousands of locations tell enough.
  return contentsOf({ ...site, pictures, look, locations: site.locations.slice(0, 3) }).length;
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { constructor: value };
  return value;
}

/** About a megabyte each. */
const OVERSIZE: Record<string, () => unknown> = {
  'a list of texts': () => Array(MANY).fill('x'),
  'a list of numbers': () => Array(MANY).fill(7),
  'a list of objects': () => Array.from({ length: 50_000 }, (_, index) => ({ name: `n${index}`, title: 't' })),
  'an object of many keys': () => Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 'x'])),
  'something nested deep': () => nested(MANY),
  'many words': () => 'pizza '.repeat(MANY),
  'many lines': () => 'a\n'.repeat(MANY),
  'one endless word': () => 'a'.repeat(5 * MANY),
};

describe('whatever stands at any key, there is a site with its pages', () => {
  test('names that every object of JavaScript has', () => {
    const values = INHERITED.flatMap((name) => [name, JSON.parse(`{"${name}":"${name}"}`) as unknown]);
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), fc.constantFrom(...values), (path, value) => {
        expect(pagesOf(withValueAt(KITCHEN_SINK, path, value))).toBeGreaterThan(10);
      }),
      runs(40),
    );
  });

  test.each(Object.entries(OVERSIZE))('a megabyte: %s', (_, make) => {
    const value = make();
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), (path) => {
        expect(pagesOf(withValueAt(KITCHEN_SINK, path, value))).toBeGreaterThan(10);
      }),
      runs(3),
    );
  });
});

/** `nest(2, 'menuGroups', { name: 'A' })` is `{ name: 'A', menuGroups: [{ name: 'A', menuGroups: [{ name: 'A' }] }] }`. */
function nest(depth: number, key: string, object: object): object {
  let nested = object;
  for (let level = 0; level < depth; level++) nested = { ...object, [key]: [nested] };
  return nested;
}

const many = <Value>(make: (index: number) => Value, count = 100_000): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const restaurant = (index: number) => ({
  '@type': 'Restaurant',
  '@id': `#${index}`,
  name: `R${index}`,
  address: { streetAddress: `${index} Main St` },
});

/** What a few lines, or many, could make of the shapes: each has to be read without a stack that overflows or hours of work. */
const HOSTILE: Record<string, () => object> = {
  'organizations in organizations': () => nest(10_000, 'subOrganization', restaurant(1)),
  'groups in groups': () => ({ name: 'X', locations: [nest(10_000, 'tags', { name: 'A' })] }),
  'a location that is an object in an object': () => {
    let group: object = { lat: 1, lng: 2 };
    for (let level = 0; level < 10_000; level++) group = { location: group };
    return { name: 'X', locations: [{ name: 'A', location: group }] };
  },
  'links in objects': () => {
    let link: unknown = 'https://a.example';
    for (let level = 0; level < 10_000; level++) link = { url: link };
    return { name: 'X', orderingLink: link };
  },
  'a graph of a chain of references': () => ({
    '@graph': many((index) => ({ ...restaurant(index), department: { '@id': `#${index + 1}` } }), 10_000),
  }),
  'a graph that refers to itself': () => ({
    '@graph': [
      { '@type': 'Organization', '@id': '#a', name: 'A', subOrganization: { '@id': '#b' }, logo: { '@id': '#a' } },
      { ...restaurant(2), '@id': '#b', department: [{ '@id': '#a' }, { '@id': '#b' }], hasMenu: { '@id': '#c' } },
      { '@type': 'Menu', '@id': '#c', hasMenuSection: [{ '@id': '#c' }] },
    ],
  }),
  // 20 nodes, each of which refers ten times to the next, would be 10^20 values.
  'a graph that multiplies': () => ({
    name: 'X',
    '@graph': [
      { ...restaurant(0), hasMenu: { '@id': '#s0' } },
      ...many((index) => {
        const next = { '@id': `#s${index + 1}` };
        return { '@type': 'MenuSection', '@id': `#s${index}`, name: 'S', hasMenuSection: many(() => next, 10) };
      }, 20),
    ],
  }),
  'many nodes': () => ({ '@graph': many(restaurant, 3000) }),
  'many places': () => ({ places: many((index) => ({ displayName: { text: `P${index}` }, lat: 1, lng: 2 }), 3000) }),
  'many periods': () => ({
    name: 'X',
    regularHours: {
      periods: many(() => ({
        openDay: 'MONDAY',
        openTime: { hours: 9 },
        closeDay: 'MONDAY',
        closeTime: { hours: 17 },
      })),
    },
  }),
  'many address components': () => ({
    name: 'X',
    addressComponents: many((index) => ({ longText: `${index}`, types: ['street_number'] })),
  }),
  'many e-mail addresses': () => ({ name: 'X', emails: many((index) => `a${index}@b.example`) }),
  'many actions': () => ({ name: 'X', potentialAction: many(() => ({ '@type': 'OrderAction', target: 'x' })) }),
  'many profiles': () => ({ name: 'X', socialMedia: many(() => ({ platform: 'x', url: 'https://a.example' })) }),
  'many features': () => ({
    name: 'X',
    locations: [{ name: 'A', amenityFeature: many((index) => ({ name: `F${index}`, value: true })) }],
  }),
  'keys that every object has': () => ({
    name: 'X',
    tags: JSON.parse('{ "__proto__": { "phone": "1" }, "constructor": "a", "toString": "b" }') as object,
    locations: [{ name: 'A', acf: JSON.parse('{ "__proto__": 1, "hasOwnProperty": 2 }') as object }],
  }),
};

test.each(Object.entries(HOSTILE))('what is written to overflow or to hang: %s', (_, make) => {
  expect(pagesOf(make())).toBeGreaterThan(10);
});

test('a menu is shown in none of the ways that objects know', () => {
  expect(warningsFor({ name: 'X', hasMenu: 'constructor' })).toEqual([
    'hasMenu: "constructor" is not "page", "file", "embedded" or a link. What there is decides how the menu is shown. Write it like "page".',
  ]);
});

test('elements may be called what every object has', () => {
  const body = '<constructor></constructor><ul><to-string><li></li></to-string></ul>';
  expect(readConfiguration({ name: 'X', body }).site.code).toEqual({ body });
});

test('as many wrong weekdays, special days and words of a title as one likes', () => {
  const day = [...(Array(MANY).fill('Blursday') as string[]), 'Monday'];
  const { hours } = readConfiguration({ name: 'X', openingHours: [{ day, open: '9:00', close: '17:00' }] }).site;
  expect(hours?.week[1]).toEqual({ kind: 'open', intervals: [{ opens: 540, closes: 1020 }] });
  const special = Array.from({ length: MANY }, (_, from) => ({ from, through: from, spans: [] }));
  const status = openStatusAt({ week: Array<[]>(7).fill([]), special }, 'UTC', 86_400_000 * (MANY + 9), ENGLISH.hours);
  expect(status).toEqual({ kind: 'closed', isAllDay: true });
  expect(longestWordOf('taste '.repeat(MANY) + 'difference')).toBeGreaterThan(8);
});

test('a key that no reader was ready for is left out, and the others stay', () => {
  const faqs = [
    {
      get question(): string {
        throw new RangeError('Maximum call stack size exceeded');
      },
    },
  ];
  const { site, warnings } = read({ name: 'X', faqs, description: 'Y' }, PUBLISHED, '2026-11-20');
  expect(site).toMatchObject({ name: 'X', description: 'Y', faqs: [] });
  expect(warnings).toEqual([{ path: 'faqs', message: expect.stringContaining("can't be read. It is left out.") }]);
});
