import type { Price } from '../../model/price.ts';

/** `formatPrice({ cents: 125000 }) // "$1,250.00"`; a price that is a text shows as written. */
export function formatPrice(price: Price): string {
  return 'text' in price ? price.text : `$${formatAmount(price.cents)}`;
}

// By hand: Intl's currency format costs a page of prices more than everything else on it.
function formatAmount(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}
