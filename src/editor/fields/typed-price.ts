import { changedPrice } from '#changes/many/prices.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { parsePrice } from '#schema/values/price.ts';

type Texts = Pick<ToolTexts, 'locale'>;

const partOf = (type: 'decimal' | 'group', locale: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(1_234_567.8).find((part) => part.type === type)?.value;

/** What stands before the decimals in the language of whoever types: `decimalIn(french) // ","` */
export const decimalIn = ({ locale }: Texts): string => partOf('decimal', locale) ?? '.';

/** "1,650": thousands, or decimals. */
const ONE_SEPARATOR = /^[^\d.,-]*[1-9]\d{0,2}([.,])\d{3}[^\d.,]*$/;

/**
 * The value to write for a price that was typed, in the form in which the file has the price before: a number, or a text with its sign. `digits`: how many stand behind
 * the point in the currency. A text that is no number, or that has a sign of its own, is written as it is. `between`: one separator that can be either.
 */
export function readTypedPrice(
  text: string,
  before: unknown,
  digits: number,
  { locale }: Texts,
): { value: number | string } | { between: [number, number] } {
  const separator = ONE_SEPARATOR.exec(text)?.[1];
  const isGroup = separator !== undefined && (digits === 0 || separator === partOf('group', locale));
  if (separator !== undefined && !isGroup && (digits < 3 || separator !== partOf('decimal', locale))) {
    const [whole = '', part = ''] = text.replace(/[^\d.,]/g, '').split(separator);
    return { between: [Number(whole + part), Number(`${whole}.${part}`)] };
  }
  const plain = separator === undefined ? text : text.replace(separator, isGroup ? '' : '.');
  const price = parsePrice(plain);
  if (price === undefined || !('number' in price) || price.sign !== undefined) return { value: text };
  const { number } = price;
  const asBefore = typeof before === 'string' ? changedPrice(before, () => number) : undefined;
  return { value: asBefore ?? number };
}
