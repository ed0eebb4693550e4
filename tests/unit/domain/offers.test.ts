import { expect, test } from 'vitest';
import { offersOf } from '../../../src/domain/offers.ts';
import { makeSite } from '../../support/site.ts';

test('deals come before discounts', () => {
  const site = makeSite({
    deals: [{ title: 'Two for one' }],
    discounts: [{ title: 'Students', conditions: ['With card'] }],
  });
  expect(offersOf(site).map(({ title, conditions }) => [title, conditions])).toEqual([
    ['Two for one', []],
    ['Students', ['With card']],
  ]);
});

test.each([
  ['20% off', undefined, 20],
  ['Students', '15 % off', 15],
  ['100% free', undefined, 100],
  ['Half price', undefined, undefined],
])('the discount "%s" with the badge %s is set as %s per cent', (title, badge, percent) => {
  const discount = { title, conditions: [], ...(badge !== undefined && { badge }) };
  expect(offersOf(makeSite({ discounts: [discount] }))[0]?.percent).toBe(percent);
});

test('an offer leaves the HTML only when its last day is over in every zone', () => {
  const shown = (validUntil: string) =>
    offersOf(makeSite({ buildDate: '2026-11-20', deals: [{ title: 'Soup', validUntil }] })).length === 1;
  expect([shown('2026-11-21'), shown('2026-11-20'), shown('2026-11-19'), shown('2026-11-18')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
