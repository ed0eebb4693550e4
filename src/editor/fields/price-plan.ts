import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';
import { changedPrice, findPrices } from '#changes/many/prices.ts';
import { type FieldPath, writePath } from './field-path.ts';

/** What is asked for: `read('by')` is what was typed into the field of that name. */
type Read = (name: string) => string;

export interface PriceChange {
  path: JsonPath;
  name: string;
  before: number | string;
  after: number | string;
}

export const PRICE_STEPS = ['0.05', '0.25', '0.50', '1'] as const;
const MAX_PERCENT = 500;
const MAX_AMOUNT = 1_000_000;

/** The prices of a menu, or of one of its categories, raised or lowered. Words stay. */
export function planPrices(
  menu: FieldPath,
  root: unknown,
  read: Read,
  { menu: { prices } }: ToolTexts,
): { changes: PriceChange[] } | { problem: string } {
  const by = Number(read('by').replace(',', '.').replace('%', ''));
  const isPercent = read('unit') !== 'amount';
  const step = Number(PRICE_STEPS.find((each) => each === read('round')) ?? PRICE_STEPS[0]);
  if (read('by').trim() === '' || !(by > 0) || by > (isPercent ? MAX_PERCENT : MAX_AMOUNT))
    return { problem: prices.howMuch };
  const sign = read('way') === 'lower' ? -1 : 1;
  const change = (price: number): number => {
    const exact = isPercent ? price * (1 + (sign * by) / 100) : price + sign * by;
    // Without the second rounding 0.15 would be 0.15000000000000002.
    return Number((Math.round(exact / step) * step).toFixed(2));
  };
  const whole = `${writePath(menu.path)}/`;
  const part = `${read('scope')}/`;
  const below = part.startsWith(whole) ? part : whole;
  const found = findPrices(root).prices.filter(({ path }) => `${writePath(path)}/`.startsWith(below));
  const changes = found.flatMap(({ path, name, value }) => {
    const after = changedPrice(value, change);
    return after === undefined || after === value ? [] : [{ path, name, before: value, after }];
  });
  const isTooLow = changes.some(
    ({ after }) =>
      Number(
        String(after)
          .replace(',', '.')
          .replace(/[^\d.-]/g, ''),
      ) <= 0,
  );
  if (isTooLow) return { problem: prices.tooLow };
  return changes.length === 0 ? { problem: prices.nothing } : { changes };
}
