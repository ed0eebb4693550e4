import { expect, test } from 'vitest';
import { homeOf } from '#content/pages/home/home.ts';
import { menuOf } from '#content/pages/menu.ts';
import { offersPageOf } from '#content/pages/offers.ts';
import { makeSite } from '../../../support/build/site.ts';
import { siteOf } from '../../../support/build/read-brand.ts';

const menuWith = (...items: object[]) => ({
  categories: [{ name: 'Food', items: items.map((item, index) => ({ name: `Item ${index}`, ...item })) }],
});
const WHOLE = {
  name: 'X',
  currency: 'CAD',
  menu: menuWith(
    { price: 195 },
    { price: 'Market price' },
    {
      sizes: [
        { name: 'Half', price: 12 },
        { name: 'Whole', price: 20 },
      ],
    },
  ),
  featuredItems: [{ name: 'Steak', price: 60 }],
  deals: [{ title: 'Supper', price: 48, originalPrice: 60 }],
};
/** All prices of the menu page, of home and of offers, in their order. */
const printed = (configuration: object) => {
  const site = makeSite(siteOf({ ...WHOLE, ...configuration }));
  const text = JSON.stringify([menuOf(site), homeOf(site).popular, homeOf(site).offers, offersPageOf(site)]);
  return [...new Set(text.match(/\$[\d.]+/g))].join(' ');
};

test('prices that are all whole are written without zeros: of the menu and its sizes, of featured items and of deals', () => {
  expect(printed({})).toBe('$195 $12 $20 $60 $48');
});

test.each([
  ['of the menu', { menu: menuWith({ price: 195 }, { price: 5.5 }) }, '$195.00 $5.50 $60.00 $48.00 $12.00'],
  [
    'of a size',
    {
      menu: menuWith({
        sizes: [
          { name: 'A', price: 5 },
          { name: 'B', price: 5.5 },
        ],
      }),
    },
    '$5.00 $5.50 $60.00 $48.00 $12.00',
  ],
  ['of a deal', { deals: [{ title: 'Supper', price: 9.99 }] }, '$195.00 $12.00 $20.00 $60.00 $9.99'],
  [
    'of a featured item',
    { featuredItems: [{ name: 'Steak', price: 60.25 }] },
    '$195.00 $12.00 $20.00 $60.25 $48.00 $60.00',
  ],
  [
    'of the menu of a location',
    { locations: [{ name: 'A', menu: menuWith({ price: 1.25 }) }, { name: 'B' }] },
    '$60.00 $48.00 $12.00',
  ],
])('one with cents %s writes all with cents', (_, configuration, expected) => {
  expect(printed(configuration)).toBe(expected);
});

test('a deal of a page that is turned off has no say', () => {
  expect(printed({ deals: [{ title: 'Supper', price: 9.99 }], pages: { offers: false } })).toBe('$195 $12 $20 $60');
});
