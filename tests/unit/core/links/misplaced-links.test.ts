import { describe, expect, test } from 'vitest';
import { findMisplacedLinks } from '#core/links/misplaced-links.ts';
import type { LinkUse } from '#core/links/named-link.ts';
import { makeLocation } from '../../../support/build/site.ts';

const PLACES = [
  makeLocation({ name: 'Saffron Lane Queen West', address: { locality: 'Toronto' } }),
  makeLocation({ name: 'Saffron Lane Port Credit', address: { locality: 'Mississauga' } }),
  makeLocation({ name: 'Annex', area: 'Seaton Village', address: { locality: 'Toronto', street: '9 London Road' } }),
  makeLocation({ name: 'London', address: { locality: 'London' } }),
];

/** `["1 name 0"]`: the link of location 1 has the name of location 0. */
function misplaced(hrefs: (string | undefined)[], { brand, use = 'order' }: Options = {}): string[] {
  const links = hrefs.flatMap((href, location) =>
    href === undefined ? [] : [{ href, path: `locations[${location}].orderingLink`, use, location }],
  );
  const ofBrand = brand === undefined ? [] : [{ href: brand, path: 'orderingLink', use }];
  const found = findMisplacedLinks([...ofBrand, ...links], { name: 'Saffron Lane', locations: PLACES });
  return found.map(({ link, because, other }) => `${link.location} ${because} ${other}`);
}

interface Options {
  brand?: string;
  use?: LinkUse;
}

const ORDER = 'https://order.example/saffron-lane';

describe('a link that has the name of another location', () => {
  test.each([
    [`${ORDER}/port-credit`, '0 name 1'],
    [`${ORDER}-port-credit-pickup`, '0 name 1'],
    ['https://order.example/?store=Port%20Credit', '0 name 1'],
    ['https://port-credit.order.example/', '0 name 1'],
    [`${ORDER}/toronto/seaton-village`, '0 name 2'],
    [`${ORDER}/mississauga`, '0 city 1'],
  ])('%s', (href, found) => expect(misplaced([href])).toEqual([found]));

  test.each([
    `${ORDER}/queen-west`,
    `${ORDER}/mississauga/queen-west`,
    `${ORDER}/sport-credits`,
    'https://mississauga.example/saffron-lane',
    ORDER,
    `${ORDER}/%E0%A4%A`,
    '/port-credit/',
  ])('but not %s', (href) => expect(misplaced([href])).toEqual([]));

  test('is not one that names a street of its own', () => {
    expect(misplaced([undefined, undefined, `${ORDER}/london`])).toEqual([]);
    expect(misplaced([undefined, undefined, `${ORDER}/queen-west`])).toEqual(['2 name 0']);
  });

  test('says nothing where it is no link to order or to reserve', () => {
    expect(misplaced([`${ORDER}/port-credit`], { use: 'menu' })).toEqual([]);
    expect(misplaced([`${ORDER}/port-credit`], { use: 'reservation' })).toEqual(['0 name 1']);
  });

  test('is not every link, where a location is called like the brand', () => {
    const locations = [makeLocation({ name: 'Saffron Lane' }), makeLocation({ name: 'Annex' })];
    const link = { href: `${ORDER}/x`, path: 'locations[1].orderingLink', use: 'order' as const, location: 1 };
    expect(findMisplacedLinks([link], { name: 'Saffron Lane', locations })).toEqual([]);
  });
});

describe('a link that two locations share', () => {
  const [A, B, C] = ['https://order.example/1', 'https://order.example/2', 'https://order.example/3'];

  test('is suspicious where most locations have their own', () => {
    expect(misplaced([A, A, B, C])).toEqual(['0 shared 1', '1 shared 0']);
    expect(misplaced([A, B, A])).toEqual(['0 shared 2', '2 shared 0']);
  });

  test('is not where it is shared by all, by many, or by the brand', () => {
    expect(misplaced([A, A])).toEqual([]);
    expect(misplaced([A, A, B, B])).toEqual([]);
    expect(misplaced([A, A, A, B])).toEqual([]);
    expect(misplaced([A, A, B, C], { brand: A })).toEqual([]);
  });

  test('is suspicious only where it is not its own', () => {
    expect(misplaced([`${ORDER}/port-credit`, `${ORDER}/port-credit`, A])).toEqual(['0 name 1']);
  });
});
