import { leaf } from './leaf.ts';
import { isPriceText } from './price-texts.ts';

/** `{ cents: 1250 }` is $12.50. A text ("Market price") shows as written and counts in no sum. */
export type Price = { cents: number } | { text: string };

const MAX_TEXT = 24;
/** No ordinary character has more code units. */
const MAX_UNITS = 16 * MAX_TEXT;

/** `12.5`, `"$12.50"`, `"12,50"` are amounts and `"1,250"` is 1250; "Market price" stays a text. */
export const priceSchema = leaf('a price', (value) =>
  typeof value === 'number' ? toPrice(value) : parsePrice(value),
).meta({
  write: '12.50',
  lost: 'It shows none.',
  doubt: (price: Price) =>
    'text' in price && (AMOUNT.test(price.text) || !isPriceText(price.text)) ? 'does not look like a price' : undefined,
});

const AMOUNT = /^(-)? ?\$? ?(-)?(\d[\d.,]*|[.,]\d+)$/;

export function parsePrice(text: string): Price | undefined {
  const line = text.replace(/\s+/g, ' ');
  if (line.length > MAX_UNITS) return undefined;
  const [, sign, innerSign, digits] = AMOUNT.exec(line) ?? [];
  const amount = digits === undefined ? undefined : parseAmount(digits);
  if (amount !== undefined) return toPrice(sign || innerSign ? -amount : amount);
  return visibleLength(line) <= MAX_TEXT ? { text: line } : undefined;
}

function toPrice(amount: number): Price | undefined {
  const cents = Math.round(Number((amount * 100).toFixed(2)));
  return cents > 0 && Number.isSafeInteger(cents) ? { cents } : undefined;
}

/** The last separator is the decimal one, unless it is a comma before exactly three digits: then it groups. */
function parseAmount(digits: string): number | undefined {
  if (/^\d*(?:\.\d*)?$/.test(digits)) return Number(digits);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d*,\d*$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

function visibleLength(text: string): number {
  return text.length <= MAX_TEXT ? text.length : [...new Intl.Segmenter('en').segment(text)].length;
}
