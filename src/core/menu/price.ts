import type { Price, Prices } from '#schema/values/price.ts';
import type { Site } from '#schema/site.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { textsOf } from '#i18n/texts.ts';
import { digitsOf, signOf, standsBehind } from './currency.ts';

/** The currencies of the site and its locations: where two of them have one sign, prices show a longer one. */
type Currencies = Pick<Site, 'currencies' | 'language'>;

/** `formatPrice({ amount: 125000, currency: 'CAD' }, site) // "$1,250.00"`, with a unit "$42.00 / kg"; a price that is a text shows as written, one without a currency as a number. */
export function formatPrice(price: Price, site: Currencies): string {
  if ('text' in price) return price.text;
  return withUnit(formatAmount(price, site), price.unit);
}

/** `withUnit('$42.00', 'kg') // "$42.00 / kg"`, on one line */
export const withUnit = (text: string, unit: string | undefined): string =>
  unit === undefined ? text : `${text}\u{a0}/\u{a0}${unit}`;

function formatAmount(price: Amount, { currencies, language }: Currencies): string {
  if (language !== undefined && catalogueOf(language) !== 'en') return priceIn(language, price, currencies);
  const { amount, currency } = price;
  const digits = digitsOf(currency);
  const number = NUMBERS[digits]?.format(amount / 10 ** digits) ?? String(amount);
  if (currency === undefined) return number;
  const sign = signOf(currency, currencies);
  if (standsBehind(sign)) return `${number.replace(/\.0+$/, '')}\u{a0}${sign}`;
  return /\p{L}$/u.test(sign) ? `${sign}\u{a0}${number}` : `${sign}${number}`;
}

/** As `Intl` writes it in the language of the page: "16,50 $". Beside another currency with the same sign it has a longer one: "16,50 $CA". */
function priceIn(language: string, { amount, currency }: Amount, currencies: readonly string[]): string {
  const digits = digitsOf(currency);
  const value = amount / 10 ** digits;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency === undefined) return value.toLocaleString(language, options);
  const isAlone = signOf(currency, currencies) === signOf(currency, []);
  const [anywhere] = isAlone ? [language] : language.split('-');
  const currencyDisplay = isAlone ? 'narrowSymbol' : 'symbol';
  return value.toLocaleString(anywhere, { ...options, style: 'currency', currency, currencyDisplay });
}

type Amount = Extract<Price, { amount: number }>;

/** A price and its text, which a page prints. */
export interface PriceView {
  /** "$12.50", or as written. */
  text: string;
  /** In the currency's smallest unit. Missing for a price in words. */
  amount?: number;
  /** ISO 4217. Missing where it is not known. */
  currency?: string;
  /** "kg". Missing: it is the price of a portion. */
  unit?: string;
}

export function showPrice(price: Price, site: Currencies): PriceView {
  return { ...price, text: formatPrice(price, site) };
}

/** `decimalOf({ amount: 1250, currency: 'CAD' }) // "12.50"` */
export function decimalOf({ amount, currency }: { amount: number; currency?: string }): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** "Small $12.00, Large $18.00", or the only price. */
export function pricesText({ price, sizes }: Prices<PriceView>): string | undefined {
  return sizes?.map((size) => `${size.name} ${size.price.text}`).join(', ') ?? price?.text;
}

/** With sizes, the price is that of the one that costs least: "from $12.00", unless all cost the same. */
export function showPrices({ price, sizes }: Prices<Price>, site: Currencies): Prices<PriceView> {
  const shown = price && showPrice(price, site);
  if (!shown || !sizes) return { price: shown };
  const all = sizes.map((size) => ({ name: size.name, price: showPrice(size.price, site) }));
  const isSame = all.every((size) => size.price.text === shown.text);
  return { price: isSame ? shown : { ...shown, text: textsOf(site).menu.from(shown.text) }, sizes: all };
}

/** By how many digits stand behind the point. */
const NUMBERS = [0, 1, 2, 3, 4].map(
  (digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** The dollars whose prices are alike enough for one scale of `$` to `$$$$`. */
const DOLLARS = ['CAD', 'USD', 'AUD', 'NZD'];

/**
 * Of dollars alone, from the mean of all amounts: below $15 `$`, below $30 `$$`, below $50 `$$$`; `$$` where nothing has an amount. Undefined for another
 * currency, in which nothing says what is cheap.
 */
export function priceRangeOf(prices: Iterable<Price | undefined>, currency: string | undefined): string | undefined {
  if (currency === undefined || !DOLLARS.includes(currency)) return undefined;
  let sum = 0;
  let count = 0;
  for (const price of prices) {
    if (price === undefined || 'text' in price) continue;
    sum += price.amount;
    count += 1;
  }
  if (count === 0) return '$$';
  const mean = sum / count;
  return mean < 1500 ? '$' : mean < 3000 ? '$$' : mean < 5000 ? '$$$' : '$$$$';
}
