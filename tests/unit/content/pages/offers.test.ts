import { describe, expect, test } from 'vitest';
import { offersPageOf } from '#content/pages/offers.ts';
import type { Deal, Discount, LoyaltyProgram } from '#schema/offer.ts';
import { cad, makePhone, makeSite } from '../../../support/build/site.ts';

const deal = (overrides: Partial<Deal> = {}) => ({ title: 'Lunch set', ...overrides });
const discount = (overrides: Partial<Discount> = {}) => ({ title: 'Students', conditions: [], ...overrides });
const dealOf = (overrides: Partial<Deal>) => offersPageOf(makeSite({ deals: [deal(overrides)] })).deals[0];
const discountOf = (overrides: Partial<Discount>) =>
  offersPageOf(makeSite({ discounts: [discount(overrides)] })).discounts[0];

describe('that nothing runs', () => {
  const validUntil = '2026-12-31';
  test.each([
    ['shown', 'there is nothing', {}],
    ['shown', 'all is over', { deals: [deal({ validUntil: '2020-01-01' })] }],
    ['hidden', 'every offer has its day', { deals: [deal({ validUntil })], discounts: [discount({ validUntil })] }],
    ['none', 'an offer has no end', { deals: [deal({ validUntil }), deal()] }],
    ['none', 'there is a loyalty program', { deals: [deal({ validUntil })], loyalty: { name: 'Kumo Card' } }],
  ])('is %s where %s', (notice, _, overrides) => {
    expect(offersPageOf(makeSite(overrides)).notice).toBe(notice);
  });
});

test.each([
  [cad(125_050), { before: '$', main: '1,250', after: '.50', letters: 7 }],
  [{ text: 'Market price' }, { before: '', main: 'Market price', after: '', letters: 12 }],
  [{ text: '寿司' }, { before: '', main: '寿司', after: '', letters: 2 }],
  [undefined, undefined],
])('the price %o is set as a poster sets it', (price, figure) => {
  expect(dealOf({ ...(price && { price }) })?.figure).toEqual(figure);
});

test.each([
  [undefined, '$5.50'],
  ['For two', '$5.50'],
  ['Save $5.50', undefined],
  ['$5.50 off', undefined],
  ['Save $5', '$5.50'],
])('with the badge %s the page says that %s is saved', (badge, saving) => {
  const prices = { price: cad(4400), originalPrice: cad(4950) };
  expect(dealOf({ ...prices, ...(badge !== undefined && { badge }) })?.saving).toBe(saving);
});

test('a badge in whole dollars is understood too', () => {
  const prices = { price: cad(2900), originalPrice: cad(103_700) };
  expect(dealOf({ ...prices, badge: 'Save $1,008' })).toMatchObject({ badge: 'Save $1,008', saving: undefined });
});

test.each([
  ['a higher one', cad(4400), cad(4950), '$49.50'],
  ['the same', cad(4400), cad(4400), undefined],
  ['a lower one', cad(4400), cad(4000), undefined],
  ['one in words', cad(4400), { text: '£25' }, '£25'],
  ['one without a price to compare', undefined, cad(4400), undefined],
])('of the original prices, %s is struck through where it means something', (_, price, originalPrice, regular) => {
  expect(dealOf({ ...(price && { price }), originalPrice })?.regular).toBe(regular);
});

test.each([
  ['its badge', { badge: 'On us' }, 'On us'],
  ['its badge rather than its percentage', { badge: '20% off' }, '20% off'],
  ['the percentage of its title', { title: 'Students get 15% off' }, '15%'],
  ['nothing', {}, undefined],
])('a discount sets large %s', (_, overrides, headline) => {
  expect(discountOf(overrides)?.headline).toBe(headline);
});

test('the icon, the conditions and the code of a discount are kept', () => {
  const kept: Partial<Discount> = { icon: 'ClipboardCheck', conditions: ['With a card'], couponCode: 'SCUOLA' };
  expect(discountOf(kept)).toMatchObject(kept);
});

describe('the loyalty program', () => {
  const url = 'https://card.example/';

  test.each<[string, LoyaltyProgram, object | undefined]>([
    [
      'has its name as the title, and a link that names it',
      { name: 'Kumo Card', description: 'A stamp a bowl.', url },
      {
        title: 'Kumo Card',
        kicker: 'Loyalty Program',
        description: 'A stamp a bowl.',
        join: { label: 'Join Kumo Card', href: url, external: true },
      },
    ],
    [
      'without a name is called what it is',
      { url },
      { title: 'Loyalty Program', join: { label: 'Join the program', href: url, external: true } },
    ],
    ['leaves no trace where nothing is known of it', { name: undefined, url: undefined }, undefined],
  ])('%s', (_, loyalty, shown) => {
    expect(offersPageOf(makeSite({ loyalty })).loyalty).toEqual(shown);
  });
});

test('the buttons order and call', () => {
  const telephone = makePhone('(416) 555-0144');
  expect(offersPageOf(makeSite({ orderingLink: 'https://order.example/', telephone }))).toMatchObject({
    order: { label: 'Order Online', href: 'https://order.example/', external: true },
    call: { label: '(416) 555-0144', href: 'tel:4165550144', external: false },
  });
  expect(offersPageOf(makeSite()).call).toBeUndefined();
});
