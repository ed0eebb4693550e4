import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../../support/build/site.ts';

/** `nest(2, 'menuGroups', { name: 'A' })` is `{ name: 'A', menuGroups: [{ name: 'A', menuGroups: [{ name: 'A' }] }] }`. */
function nest(depth: number, key: string, object: object): object {
  let nested = object;
  for (let level = 0; level < depth; level++) nested = { ...object, [key]: [nested] };
  return nested;
}

const MANY = 100_000;
const many = <Value>(make: (index: number) => Value, count = MANY): Value[] =>
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

describe('what is written to overflow or to hang', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, make) => {
    const { pictures, look } = makeSite();
    const { site } = readConfiguration(make());
    expect(contentsOf({ ...site, pictures, look, locations: site.locations.slice(0, 3) }).length).toBeGreaterThan(10);
  });
});
