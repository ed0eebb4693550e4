import { leaf } from './leaf.ts';
import type { Amount } from './amount.ts';
import { isPriceText } from './price-texts.ts';

/**
 * `{ amount: 1250, currency: 'CAD' }` is $12.50, and `{ amount: 1100, currency: 'JPY' }` is ¥1,100: the amount counts the currency's smallest unit, which is a
 * hundredth where it is not known. With a `unit` it is the price of a kilo, a litre, a dozen. A text ("Market price") shows as written and counts in no sum.
 */
export type Price = { amount: number; currency?: string; unit?: string } | { text: string };

/** A price before its currency is known. `sign` is what stood beside the number: "£", "CHF". */
export type WrittenPrice = { number: number; sign?: string; text?: string } | { text: string };

/** What an item costs, or each of its sizes. */
export interface Prices<Each> {
  /** With sizes, that of the one that costs least. */
  price?: Each;
  /** In their order. Missing: there is one price, or none. */
  sizes?: { name: string; price: Each; calories?: Amount }[];
}

const MAX_TEXT = 24;
/** No ordinary character has more code units. */
const MAX_UNITS = 16 * MAX_TEXT;

const LOOKS_LIKE_A_PRICE = {
  example: '12.50',
  outcome: 'It shows none.',
  diagnose: (price: WrittenPrice) =>
    ('number' in price ? !MISTYPED.has(price.sign ?? '') : !AMOUNT.test(price.text) && isPriceText(price.text))
      ? undefined
      : 'does not look like a price',
};

/** `12.5`, `"$12.50"`, `"12,50 €"`, `"189,-"` have a number, `"1,250"` is 1250 and `"1 250,00"`, too; "Market price" stays a text. */
export const priceSchema = leaf('a price', parsePrice).meta(LOOKS_LIKE_A_PRICE);

/** Of a modifier or a choice: a price, or 0. */
export const extraPriceSchema = leaf('a price', parseExtraPrice).meta({ ...LOOKS_LIKE_A_PRICE, example: '2.00' });

/** Letters that look like a figure: "17.5o". No currency has them for its sign. */
const MISTYPED = new Set(['o', 'O', 'l', 'I']);

/** A number with a sign before it or behind it, or with a dash in place of its decimals. */
const SIGN = String.raw`\p{L}{1,4}\.?|[^\d\s.,+–—−%-]{1,4}`;
const AMOUNT = new RegExp(
  String.raw`^(?<before>${SIGN})? ?(?<minus>[-−])?(?<digits>[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?|\d[\d.,]*?|[.,]\d+)(?:[.,:]?[-–—]|\.)?(?: ?(?<behind>${SIGN}))?$`,
  'u',
);

/** What spreadsheets make of "6/12" and "9.12": `2026-09-12`, `12-Sep`, `Sep-12`. */
const MONTH =
  '(?:jan|feb|fev|mar|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aou|ago|sep|set|oct|okt|out|nov|dec|dez|dic|ene)[a-z]{0,7}';
const DATE = new RegExp(
  String.raw`^(?:\d{4}-\d{2}-\d{2}(?:[T ].*)?|\d{1,2}/\d{1,2}/\d{4}|\d{1,2}[-/. ]${MONTH}\.?(?:[-/. ]\d{2,4})?|${MONTH}[-/. ]\d{1,4})$`,
  'i',
);

export function parsePrice(value: string | number): WrittenPrice | undefined {
  return parseAmount(value, isPayable);
}

/** What something costs more: "+$2.00", and 0 where it costs nothing more. */
export function parseExtraPrice(value: string | number): WrittenPrice | undefined {
  const written = typeof value === 'string' ? value.replace(/^\+ ?/, '') : value;
  return parseAmount(written, (number) => number === 0 || isPayable(number));
}

function parseAmount(value: string | number, isPrice: (number: number) => boolean): WrittenPrice | undefined {
  if (typeof value === 'number') return isPrice(value) ? { number: value } : undefined;
  const line = value.replace(/\s+/g, ' ');
  if (line.length > MAX_UNITS || DATE.test(line)) return undefined;
  const { before, minus, digits, behind } = AMOUNT.exec(line.replace(/^[-−] ?/, ''))?.groups ?? {};
  const number = digits === undefined || (before && behind) ? undefined : parseNumber(digits);
  const isShort = visibleLength(line) <= MAX_TEXT;
  if (number === undefined || (!isShort && (before || behind))) return isShort ? { text: line } : undefined;
  const isNegative = minus !== undefined || /^[-−]/.test(line);
  return !isNegative && isPrice(number) ? { number, sign: before ?? behind, text: line } : undefined;
}

/** Whether it is a cent or more, and can be counted in the smallest unit of every currency. */
function isPayable(number: number): boolean {
  const cents = Math.round(Number((number * 100).toFixed(2)));
  return cents > 0 && Number.isSafeInteger(cents * 10);
}

/** The amount of a written price in the smallest unit of a currency, of which `digits` stand behind the point. */
export function amountIn({ number, text = '' }: { number: number; text?: string }, digits: number): number {
  // "1.100 ¥": where nothing stands behind a point, it groups thousands.
  const grouped = digits === 0 ? /\d{1,3}(?:\.\d{3})+(?!\d)/.exec(text)?.[0] : undefined;
  const value = grouped === undefined ? number : Number(grouped.replaceAll('.', ''));
  return Math.round(Number((value * 10 ** digits).toFixed(2)));
}

/** The last separator is the decimal one, unless it is a comma before exactly three digits: then it groups. */
function parseNumber(written: string): number | undefined {
  const digits = written.replaceAll(' ', '');
  if (/^\d*(?:\.\d*)?$/.test(digits)) return Number(digits);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d*,\d*$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

function visibleLength(text: string): number {
  return text.length <= MAX_TEXT ? text.length : [...new Intl.Segmenter('en').segment(text)].length;
}

/** A code of ISO 4217 that is in use, and not only three letters; or a sign that only one currency has: "€", "A$". */
export const currencySchema = leaf('a currency code', (value) => {
  const code = String(value).toUpperCase();
  const codes = Intl.supportedValuesOf('currency');
  if (codes.includes(code)) return code;
  return SHARED_SIGNS.includes(code) ? undefined : codes.find((each) => signOf(each) === code);
}).meta({ example: '"CAD"', outcome: 'The country of the address decides.' });

/** Dollars, pesos, yen and yuan, pounds of other countries. */
const SHARED_SIGNS = ['$', '¥', '£'];

const signOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1).find(({ type }) => type === 'currency')
    ?.value;

/** One to four times the sign of a currency. */
export const priceRangeSchema = leaf('a price range', (value) =>
  /^(\p{Sc})\1{0,3}$/u.test(String(value)) ? String(value) : undefined,
).meta({ example: '"$$"', outcome: 'The prices of the menu decide.' });
