import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { digitsOf } from '#core/menu/currency.ts';
import { currencyIn } from './currency.ts';
import { type FieldPath, writePath } from './field-path.ts';
import type { EditView } from './view.ts';

/** A price as somebody reads it, with the digits of the currency: `priceWords(14.5, root, french) // "14,50"`. Words stay as they are. */
export function priceWords(price: unknown, root: FieldPath, { locale }: ToolTexts): string | undefined {
  if (typeof price !== 'number') return undefined;
  const digits = digitsOf(currencyIn(root));
  return price.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 2),
  });
}

/** What guests see of a price that was changed and not published. */
export function publishedPrice(path: FieldPath['path'], { published, root, texts }: EditView): string | undefined {
  const price = published?.get(writePath(path));
  return priceWords(price, root, texts) ?? (typeof price === 'string' ? price : undefined);
}
