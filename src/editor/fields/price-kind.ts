import { parsePrice } from '#schema/values/price.ts';
import { countIn, fieldIn } from './nouns.ts';
import { textOf } from './input.ts';
import type { FieldPath } from './field-path.ts';

export const PRICE_KINDS = ['one', 'sizes', 'words'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** How an item says what it costs. The prices of sizes win over a price. */
export function priceKindOf(item: FieldPath): PriceKind {
  if (countIn(fieldIn(item, 'sizes')) > 0) return 'sizes';
  const price = fieldIn(item, 'price');
  const text = price === undefined ? '' : (textOf(price) ?? '');
  return text !== '' && !isNumber(text) ? 'words' : 'one';
}

export const isNumber = (text: string): boolean => {
  const price = parsePrice(text);
  return price !== undefined && 'number' in price;
};
