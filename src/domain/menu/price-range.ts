import type { Price } from '../../model/price.ts';
import type { Site } from '../../model/site.ts';

type PriceRange = Site['priceRange'];

/** From the mean of all amounts: below $15 `$`, below $30 `$$`, below $50 `$$$`. `$$` where nothing has an amount. */
export function priceRangeOf(prices: Iterable<Price | undefined>): PriceRange {
  let sum = 0;
  let count = 0;
  for (const price of prices) {
    if (price === undefined || 'text' in price) continue;
    sum += price.cents;
    count += 1;
  }
  if (count === 0) return '$$';
  const mean = sum / count;
  return mean < 1500 ? '$' : mean < 3000 ? '$$' : mean < 5000 ? '$$$' : '$$$$';
}
