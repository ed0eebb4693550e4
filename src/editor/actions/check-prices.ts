import { parsePrice } from '#schema/values/price.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, rootFieldPath } from '../fields/field-path.ts';
import { refuse, textIn, type TypedEdit, type FormEdits } from './form-edits.ts';

/** Fewer prices say nothing of what is usual. */
const MIN_PRICES = 3;
const MAX_RATIO = 10;

/**
 * Asks about the price of an item that is more than ten times what others of the menu cost, or less than a tenth: 1725 in place of 17.25. The button beside the
 * question saves it all the same.
 */
export function checkPrices(root: unknown, formEdits: FormEdits, form: FormData): void {
  const sure = /^sure\/(.*)$/.exec(textIn(form, 'do'))?.[1];
  for (const typed of formEdits.typedEdits) {
    const price = priceIn(typed, root);
    if (price === undefined || typed.key === sure) continue;
    const [first = '', , third] = typed.edit.path;
    // A location with a menu of its own may be in another country.
    const around = first === 'locations' || third === 'menu' ? typed.edit.path.slice(0, 2) : [];
    const usual = medianOf(itemPrices(fieldPathAt(root, around) ?? rootFieldPath(root), root));
    const before = numberOf(fieldPathAt(root, typed.edit.path)?.value);
    if (usual === undefined || !isFar(price, usual) || (before !== undefined && !isFar(price, before, 2))) continue;
    const ratio = price > usual ? price / usual : usual / price;
    const times = Number(ratio.toPrecision(1));
    const { texts } = formEdits;
    const words = price.toLocaleString(texts.locale, { useGrouping: false });
    refuse(formEdits, typed, texts.editing.farPrice(words, times, price > usual));
    formEdits.asked.set(typed.key, `sure/${typed.key}`);
  }
}

const isFar = (price: number, usual: number, most = MAX_RATIO): boolean => price > usual * most || price < usual / most;

/** The price of an item or a size that an edit writes. */
function priceIn({ edit }: TypedEdit, root: unknown): number | undefined {
  if (edit.kind === 'insert') {
    const list = fieldPathAt(root, edit.path);
    return isOfMenu(list) ? numberOf(Object(edit.value)['price'] as unknown) : undefined;
  }
  if (edit.kind !== 'set') return undefined;
  const place = fieldPathAt(root, edit.path);
  return place?.shape.kind === 'price' && isOfMenu(fieldPathAt(root, edit.path.slice(0, -1)))
    ? numberOf(edit.value)
    : undefined;
}

const PRICED = new Set(['MenuItem', 'FeaturedItem', 'Size']);
const isOfMenu = (place: FieldPath | undefined): boolean => PRICED.has(String(place?.shape.object?.meta()?.id));

function numberOf(value: unknown): number | undefined {
  const price =
    typeof value === 'string' ? parsePrice(value) : typeof value === 'number' ? { number: value } : undefined;
  return price !== undefined && 'number' in price ? price.number : undefined;
}

/** What the items below a place cost, and their sizes. */
function itemPrices(place: FieldPath, root: unknown): number[] {
  const { shape, value, path } = place;
  if (shape.object === undefined || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((_, index) => {
      const entry = fieldPathAt(root, [...path, index]);
      return entry === undefined ? [] : itemPrices(entry, root);
    });
  return fieldPathsIn(place, fieldsOf(shape.object)).flatMap((inner) =>
    inner.shape.kind === 'price' ? (isOfMenu(place) ? (numberOf(inner.value) ?? []) : []) : itemPrices(inner, root),
  );
}

function medianOf(prices: number[]): number | undefined {
  const sorted = prices.toSorted((one, other) => one - other);
  return sorted.length < MIN_PRICES ? undefined : sorted[Math.floor(sorted.length / 2)];
}
