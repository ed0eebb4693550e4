import { groupDigits } from '../text/sentences.ts';
import type { Price } from '../../model/price.ts';
import type { Site } from '../../model/site.ts';

/** `formatPrice({ cents: 125000 }) // "$1,250.00"`; a price that is a text shows as written. */
export function formatPrice(price: Price): string {
  return 'text' in price ? price.text : `$${formatAmount(price.cents)}`;
}

/** A price as a page prints it, and as structured data states it. */
export interface PriceTag {
  /** "$12.50", or as written. */
  text: string;
  /** "12.50". Missing for a price in words. */
  amount?: string;
}

export function priceTagOf(price: Price): PriceTag {
  const text = formatPrice(price);
  return 'text' in price ? { text } : { text, amount: (price.cents / 100).toFixed(2) };
}

// By hand: Intl's currency format costs a page of prices more than everything else on it.
function formatAmount(cents: number): string {
  return `${groupDigits(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** From the mean of all amounts: below $15 `$`, below $30 `$$`, below $50 `$$$`. `$$` where nothing has an amount. */
export function priceRangeOf(prices: Iterable<Price | undefined>): Site['priceRange'] {
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
