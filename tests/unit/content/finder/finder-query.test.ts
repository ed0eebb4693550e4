import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_QUERY,
  type FinderQuery,
  isFiltering,
  knownQuery,
  queryOf,
  searchOf,
  SORTS,
  toggleChoice,
} from '#content/finder/finder-query.ts';

const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
const queries: fc.Arbitrary<FinderQuery> = fc.record({
  text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  services: names,
  features: names,
  isOpenNow: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
});

describe('a query in an address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(queryOf(searchOf(query))).toEqual(query);
      }),
    );
  });

  test('leaves the parameters of others alone', () => {
    fc.assert(
      fc.property(queries, queries, (query, before) => {
        const search = searchOf(query, `${searchOf(before)}&utm_source=mail`);
        expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
        expect(queryOf(search)).toEqual(query);
      }),
    );
  });

  test.each<[string, Partial<FinderQuery>]>([
    ['', {}],
    ['?q=+Toronto++', { text: 'Toronto' }],
    ['?service=Pickup&service=Delivery', { services: ['Pickup', 'Delivery'] }],
    ['?service=Pickup&service=Pickup', { services: ['Pickup'] }],
    ['?feature=Bike%20parking', { features: ['Bike parking'] }],
    ['?open=now&sort=name', { isOpenNow: true, sort: 'name' }],
    ['?open=later&sort=random', {}],
    [`?q=${'a'.repeat(300)}`, { text: 'a'.repeat(100) }],
  ])('%s', (search, query) => {
    expect(queryOf(search)).toEqual({ ...EMPTY_QUERY, ...query });
  });

  test('writes nothing where nothing is asked for', () => {
    expect(searchOf(EMPTY_QUERY)).toBe('');
    expect(searchOf({ ...EMPTY_QUERY, text: '  ' })).toBe('');
  });
});

test('an old link loses what no location has any more, and takes the spelling of today', () => {
  const data = { services: ['Dine-in', 'Pickup'], features: ['Patio'], times: [], locations: [] };
  const query = { ...EMPTY_QUERY, services: ['pickup', 'Teleport'], features: ['Moat'] };
  expect(knownQuery(query, data)).toEqual({ ...EMPTY_QUERY, services: ['Pickup'] });
});

test.each<[Partial<FinderQuery>, boolean]>([
  [{}, false],
  [{ text: '  ' }, false],
  [{ sort: 'nearest' }, false],
  [{ text: 'a' }, true],
  [{ services: ['Pickup'] }, true],
  [{ features: ['Patio'] }, true],
  [{ isOpenNow: true }, true],
])('%j filters: %s', (part, expected) => {
  expect(isFiltering({ ...EMPTY_QUERY, ...part })).toBe(expected);
});

test('a choice is made and taken back', () => {
  expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
});
