import { digitsOf, isSignOf } from '#core/menu/currency.ts';
import { withUnit } from '#core/menu/price.ts';
import { amountIn, type Price, type Prices, type WrittenPrice } from '#schema/values/price.ts';

/**
 * A written price in the currency of its place. A number with the sign of another currency, or of none, shows as it was written: nobody knows what it is
 * in this one.
 */
export function readPrice(price: WrittenPrice, currency: string | undefined, unit?: string): Price {
  if (!('number' in price)) return price;
  const { sign, text = '' } = price;
  if (sign !== undefined && (currency === undefined || !isSignOf(sign, currency)))
    return { text: withUnit(text, unit) };
  const amount = amountIn(price, digitsOf(currency));
  return { amount, currency, ...(unit !== undefined && { unit }) };
}

/** The price of an item, or its sizes and what the cheapest of them costs. */
export function readPrices(
  { price: written, sizes: list = [], unit: stated }: Prices<WrittenPrice> & { unit?: string },
  currency: string | undefined,
): Prices<Price> {
  const unit = stated || undefined;
  const price = written && readPrice(written, currency, unit);
  const sizes = list.map(({ price: ofSize, ...size }) => ({ ...size, price: readPrice(ofSize, currency, unit) }));
  if (sizes.length === 0) return { price };
  const least = cheapestOf(sizes);
  // A price below those of all sizes is that of the size that nobody has named.
  const isBelow = price && 'amount' in price && 'amount' in least && price.amount < least.amount;
  return isBelow ? { price, sizes: [{ name: 'Regular', price }, ...sizes] } : { price: least, sizes };
}

function cheapestOf([first, ...others]: { price: Price }[]): Price {
  const amountOf = (price: Price) => ('amount' in price ? price.amount : Infinity);
  const prices = others.map(({ price }) => price);
  return prices.reduce(
    (least, price) => (amountOf(price) < amountOf(least) ? price : least),
    first?.price ?? { text: '' },
  );
}
