import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { digitsOf } from '#core/menu/currency.ts';
import { currencyIn } from './currency.ts';
import type { FieldPath } from './field-path.ts';

/** A price as somebody reads it, with the digits of the currency: `priceWords(14.5, root, french) // "14,50"`. Words stay as they are. */
export function priceWords(price: unknown, root: FieldPath, { hours: { locale } }: ToolTexts): string | undefined {
  if (typeof price !== 'number') return undefined;
  const digits = digitsOf(currencyIn(root));
  return price.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 2),
  });
}
