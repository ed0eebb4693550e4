import { leaf } from './leaf.ts';

/** From the least to the most, which are the same where nothing is to be chosen. Calories are kilocalories. */
export interface Amount {
  from: number;
  to: number;
}

/** A number with its unit or without, or two of them: `unit` is a pattern of the unit's names. More than `max` is a mistake. */
export function amountSchema(noun: string, unit: string, max: number) {
  const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?`;
  const pattern = new RegExp(
    String.raw`^(${number}) ?(?:${unit})?(?: ?(?:[-–—/]|to|bis|à|a) ?(${number}) ?(?:${unit})?)?\.?$`,
    'i',
  );
  return leaf(noun, (value): Amount | undefined => {
    const [, first, second] = pattern.exec(String(value).replace(/^(?:from|ca\.?|approx\.?|~) ?/i, '')) ?? [];
    if (first === undefined) return undefined;
    const [one, other] = [toNumber(first), toNumber(second ?? first)];
    const amount = { from: Math.min(one, other), to: Math.max(one, other) };
    return amount.to <= max ? amount : undefined;
  });
}

const toNumber = (text: string): number =>
  Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
