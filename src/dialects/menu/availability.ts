import { foldKey } from '#schema/values/fold-key.ts';
import { VISIBILITY_KEYS } from '#schema/values/visibility.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import { withoutAccents } from '#schema/values/plain-letters.ts';

const KEYS = new Set(`${VISIBILITY_KEYS.shown} ${VISIBILITY_KEYS.status}`.split(' ').map(foldKey));
/** In English, French, Spanish, Italian, German and Portuguese, without accents. */
const SOLD_OUT =
  /^(?:sold ?out|out ?of ?stock|86(?:ed)?|epuise|en rupture(?: de stock)?|agotad[oa]|esaurit[oa]|ausverkauft|esgotad[oa])$/;

/** `"available": "sold out"` hides nothing: the item is on the menu and can't be ordered now. */
export const soldOutShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const key = Object.keys(value).find((name) => KEYS.has(foldKey(name)) && isSoldOut(value[name]));
  if (key === undefined) return undefined;
  const { [key]: _, ...rest }: Fields = value;
  return { value: { ...rest, soldOut: true } };
};

function isSoldOut(written: unknown): boolean {
  if (typeof written !== 'string' || written.length > 40) return false;
  const words = withoutAccents(written)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ');
  return SOLD_OUT.test(words.trim());
}
