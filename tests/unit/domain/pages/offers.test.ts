import { describe, expect, test } from 'vitest';
import { offersPageOf } from '../../../../src/domain/pages/offers.ts';
import type { Deal, Discount, LoyaltyProgram } from '../../../../src/model/offer.ts';
import { cad, makeSite, makePhone } from '../../../support/build/site.ts';

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
  [cad(2200), { before: '$', main: '22', after: '.00', letters: 4 }],
  [cad(125_050), { before: '$', main: '1,250', after: '.50', letters: 7 }],
  [{ text: 'Market price' }, { before: '', main: 'Market price', after: '', letters: 12 }],
  [{ text: '$5.00' }, { before: '', main: '$5.00', after: '', letters: 5 }],
  [{ text: '寿司' }, { before: '', main: '寿司', after: '', letters: 2 }],
])('the price %o is set as a poster sets it', (price, figure) => {
  expect(dealOf({ price })?.figure).toEqual(figure);
});

test('a deal without a price has no figure', () => {
  expect(dealOf({})).not.toHaveProperty('figure');
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

test.each([
  ['a higher one', cad(4400), cad(4950), '$49.50'],
  ['the same', cad(4400), cad(4400), undefined],
  ['a lower one', cad(4400), cad(4000), undefined],
  ['one in words', cad(4400), { text: '£25' }, '£25'],
  ['one without a price to compare', undefined, cad(4400), undefined],
])('of the original prices, %s is struck through where it means something', (_, price, originalPrice, regular) => {
  expect(dealOf({ ...(price && { price }), originalPrice })?.regular).toBe(regular);
});

test('a badge in whole dollars is understood too', () => {
  const prices = { price: cad(2900), originalPrice: cad(103_700) };
  expect(dealOf({ ...prices, badge: 'Save $1,008' })).not.toHaveProperty('saving');
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
  const kept = { icon: 'ClipboardCheck', conditions: ['With a card', 'Dine in'], couponCode: 'SCUOLA' } as const;
  expect(discountOf({ ...kept, conditions: [...kept.conditions] })).toMatchObject(kept);
});

describe('the loyalty program', () => {
  const loyaltyOf = (loyalty: LoyaltyProgram) => offersPageOf(makeSite({ loyalty })).loyalty;

  test('has its name as the title, and a link that names it', () => {
    expect(loyaltyOf({ name: 'Kumo Card', description: 'A stamp a bowl.', url: 'https://card.example/' })).toEqual({
      title: 'Kumo Card',
      kicker: 'Loyalty Program',
      description: 'A stamp a bowl.',
      join: { label: 'Join Kumo Card', href: 'https://card.example/', external: true },
    });
  });

  test('without a name is called what it is', () => {
    expect(loyaltyOf({ url: 'https://card.example/' })).toEqual({
      title: 'Loyalty Program',
      join: { label: 'Join the program', href: 'https://card.example/', external: true },
    });
  });

  test('leaves no trace where nothing is known of it', () => {
    expect(loyaltyOf({})).toBeUndefined();
    expect(offersPageOf(makeSite()).loyalty).toBeUndefined();
  });
});

test('the buttons order and call', () => {
  const content = offersPageOf(
    makeSite({ orderingLink: 'https://order.example/', telephone: makePhone('(416) 555-0144') }),
  );
  expect(content.order).toEqual({ label: 'Order Online', href: 'https://order.example/', external: true });
  expect(content.call).toEqual({ label: '(416) 555-0144', href: 'tel:4165550144', external: false });
  expect(offersPageOf(makeSite())).not.toHaveProperty('call');
});
