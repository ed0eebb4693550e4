import { expect, test } from 'vitest';
import { priceRangeOf } from '../../../../src/domain/menu/price.ts';
import { formatPrice } from '../../../../src/domain/menu/price.ts';

test.each([
  [{ cents: 1250 }, '$12.50'],
  [{ cents: 5 }, '$0.05'],
  [{ cents: 125000 }, '$1,250.00'],
  [{ cents: 123456789 }, '$1,234,567.89'],
  [{ text: 'Market price' }, 'Market price'],
])('%o shows as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test.each([
  [[{ cents: 1499 }], '$'],
  [[{ cents: 1500 }], '$$'],
  [[{ cents: 2999 }, { text: '£900' }, undefined], '$$'],
  [[{ cents: 1000 }, { cents: 5000 }], '$$$'],
  [[{ cents: 5000 }], '$$$$'],
  [[{ text: 'Market price' }], '$$'],
  [[], '$$'],
])('the range of %o is %s', (prices, range) => {
  expect(priceRangeOf(prices)).toBe(range);
});
