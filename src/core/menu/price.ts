import type { Price, Prices } from '#schema/values/price.ts';
import type { Site } from '#schema/site.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { textsOf } from '#i18n/texts.ts';
import { digitsOf, sharesSign } from './currency.ts';

/** How a site writes prices. Where two of its currencies have one sign, they show a longer one. */
export type Currencies = Pick<Site, 'currencies' | 'language' | 'wholeCurrencies'>;

/** The currencies of which all prices are whole: "$195" needs no zeros, and "$5.00" beside "$5.50" does. `''` stands for prices whose currency is not known. */
export function wholeCurrenciesOf(prices: Iterable<Price | undefined>): string[] {
  const isWhole = new Map<string, boolean>();
  for (const price of prices) {
    if (price === undefined || 'text' in price) continue;
    const { amount, currency = '' } = price;
    const unit = 10 ** digitsOf(price.currency);
    isWhole.set(currency, amount % unit === 0 && (isWhole.get(currency) ?? true));
  }
  return Array.from(isWhole).flatMap(([currency, whole]) => (whole ? [currency] : []));
}

/** `formatPrice({ amount: 125000, currency: 'CAD' }, site) // "$1,250.00"`, with a unit "$42.00 / kg"; a price that is a text shows as written, one without a currency as a number. */
export function formatPrice(price: Price, site: Currencies): string {
  if (!('amount' in price)) return price.text;
  const { amount, currency, unit } = price;
  return withUnit(formatOf(styleOf(currency, site)).format(amount / 10 ** digitsOf(currency)), unit);
}

/** Making one takes as long as writing twenty prices. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(style: Style): Intl.NumberFormat {
  const key = JSON.stringify(style);
  const { locale, ...options } = style;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** `withUnit('$42.00', 'kg') // "$42.00 / kg"`, on one line */
export const withUnit = (text: string, unit: string | undefined): string =>
  unit === undefined ? text : `${text}\u{a0}/\u{a0}${unit}`;

type Style = Intl.NumberFormatOptions & { locale: string | undefined };

function styleOf(currency: string | undefined, site: Currencies): Style {
  const style = plainStyleOf(currency, site);
  return site.wholeCurrencies?.includes(currency ?? '') ? { ...style, trailingZeroDisplay: 'stripIfInteger' } : style;
}

/** How `Intl` writes a currency in the language of the page: "16,50 $". Beside another currency with the same sign it has a longer one: "16,50 $CA". */
function plainStyleOf(currency: string | undefined, { currencies, language = 'en' }: Currencies): Style {
  const isEnglish = catalogueOf(language) === 'en';
  if (currency === undefined)
    return { locale: language, ...(isEnglish && ENGLISH.alone), minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const isShared = sharesSign(currency, currencies);
  const english = isShared ? ENGLISH.shared : BEHIND.includes(currency) ? ENGLISH.behind : ENGLISH.alone;
  return {
    style: 'currency',
    currency,
    currencyDisplay: isShared ? 'symbol' : 'narrowSymbol',
    ...(isEnglish ? english : { locale: isShared ? language.split('-')[0] : language }),
  };
}

/** Locales that write English, by what a sign needs. */
const ENGLISH = {
  /** "$9.50" */
  alone: { locale: 'en-CA' },
  /** "CA$9.50" and "US$9.50": in the English of no country, no dollar is its own. */
  shared: { locale: 'en-001' },
  /** "189 kr", "189.50 kr": in the English of Europe. */
  behind: { locale: 'en-150', trailingZeroDisplay: 'stripIfInteger' },
} satisfies Record<string, Style>;

/** Currencies whose sign stands behind the number: kr, zł, Kč, Ft, lei, ₫. */
const BEHIND = ['CZK', 'DKK', 'HUF', 'ISK', 'NOK', 'PLN', 'RON', 'SEK', 'VND'];

/** A price and its text, which a page prints. It is a `Price`, too: `priceViewOf` writes it in another language. */
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

export function priceViewOf(price: Price, site: Currencies): PriceView {
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
export function priceViewsOf({ price, sizes }: Prices<Price>, site: Currencies): Prices<PriceView> {
  const shown = price && priceViewOf(price, site);
  if (!shown || !sizes) return { price: shown };
  const all = sizes.map((size) => ({ ...size, price: priceViewOf(size.price, site) }));
  // The text of a price in words may say "from" already, in another language.
  const least = all.find((size) => size.price.amount === shown.amount)?.price ?? shown;
  const isSame = all.every((size) => size.price.text === least.text);
  return { price: isSame ? least : { ...least, text: textsOf(site).menu.from(least.text) }, sizes: all };
}

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
