import { expect, test } from 'vitest';
import { dealsOf, discountsOf, getSaving, offersOf, offersZone } from '#content/offers/offers.ts';
import { cad, makeLocation, makeSite } from '../../../support/build/site.ts';

test('deals come before discounts', () => {
  const site = makeSite({
    deals: [{ title: 'Two for one' }],
    discounts: [{ title: 'Students', conditions: ['With card'] }],
  });
  expect(offersOf(site).map(({ title, conditions }) => [title, conditions])).toEqual([
    ['Two for one', []],
    ['Students', ['With card']],
  ]);
  expect(dealsOf(site).map(({ title }) => title)).toEqual(['Two for one']);
  expect(discountsOf(site).map(({ title }) => title)).toEqual(['Students']);
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

test('a badge that says no more than the percentage is not said twice', () => {
  const badgeOf = (badge: string) =>
    discountsOf(makeSite({ discounts: [{ title: '', badge, conditions: [] }] }))[0]?.badge;
  expect(badgeOf('10 %')).toBeUndefined();
  expect(badgeOf('10% off')).toBe('10% off');
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

test('a discount leaves as a deal does', () => {
  const discounts = [{ title: 'Over', conditions: [], validUntil: '2026-11-18' }];
  expect(discountsOf(makeSite({ buildDate: '2026-11-20', discounts }))).toEqual([]);
});

test.each([
  ['44.00 instead of 49.50', cad(4400), cad(4950), cad(550)],
  ['a cent', cad(1999), cad(2000), cad(1)],
  ['the same price', cad(2000), cad(2000), undefined],
  ['a lower original', cad(2000), cad(1500), undefined],
  ['a price in words', { text: 'Market price' }, cad(2000), undefined],
  ['an original in words', cad(2000), { text: '£25' }, undefined],
  ['no original', cad(2000), undefined, undefined],
  ['no price', undefined, cad(2000), undefined],
])('what is saved by %s', (_, price, originalPrice, saving) => {
  expect(getSaving({ ...(price && { price }), ...(originalPrice && { originalPrice }) })).toEqual(saving);
});

test('an offer ends in the zone of the first location, else in that of the site, else in the visitor’s', () => {
  const locations = [makeLocation({ timezone: 'America/Toronto' }), makeLocation({ timezone: 'America/Vancouver' })];
  const timezone = 'America/Halifax';
  expect(offersZone({ locations, timezone })).toBe('America/Toronto');
  expect(offersZone({ locations: [makeLocation()], timezone })).toBe('America/Halifax');
  expect(offersZone({ locations: [] })).toBeUndefined();
});
