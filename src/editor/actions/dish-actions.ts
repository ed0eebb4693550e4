import { digitsOf } from '#core/menu/currency.ts';
import { currencyIn } from '../fields/currency.ts';
import { readTypedPrice } from '../fields/typed-price.ts';
import { isNumber, PRICE_KINDS, type PriceKind, priceKindOf } from '../fields/price-kind.ts';
import { isSoldOut, stockEdits } from '../fields/stock.ts';
import { fieldIn, isDish } from '../fields/nouns.ts';
import { betweenPrices, shorten, shownText } from '../fields/input.ts';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { type FieldPath, rootFieldPath, writePath } from '../fields/field-path.ts';
import { idOf } from '../fields/view.ts';
import { type Act, fieldPathOf, textIn, type FormEdits } from './form-edits.ts';

/** The switch of an item: it is sold out, or can be ordered again. */
export function switchStock({ rest, root, formEdits }: Act, isOut: boolean): void {
  const item = fieldPathOf(root, rest);
  if (item === undefined || !isDish(item)) return;
  formEdits.focus = `switch-${idOf(item.path)}`;
  if (isSoldOut(item) === isOut) return;
  formEdits.edits = [...formEdits.edits, ...stockEdits(item, isOut)];
}

/** The form with what was typed for the chosen kind of price, and without what was typed for the others. */
export function withChosenPrices(sent: FormData, root: unknown, formEdits: FormEdits): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  for (const { item, price, kind } of pricesIn(sent, root)) {
    const key = writePath(price.path);
    const typed = textIn(sent, kind === 'words' ? `w:${key}` : `f:${key}`);
    formEdits.typed.set(`kind:${writePath(item.path)}`, kind);
    form.delete(`f:${key}`);
    // A kind that was only looked at changes nothing.
    if (kind === 'sizes' || (kind !== priceKindOf(item) && typed.trim() === '')) continue;
    if (kind === 'one' && typed.trim() !== '' && typed !== shownText(price, formEdits.texts) && !isNumber(typed)) {
      formEdits.problems.set(key, formEdits.texts.menu.notAPrice(shorten(typed.trim())));
      formEdits.typed.set(key, typed);
    } else form.set(`f:${key}`, typed);
  }
  return form;
}

/** One price takes the place of sizes, and the first size that of a price. What is refused later takes this back, too. */
export function dropOtherPrices(sent: FormData, root: unknown, formEdits: FormEdits): void {
  for (const { item, price, kind } of pricesIn(sent, root)) {
    const before = priceKindOf(item);
    const sizes = fieldIn(item, 'sizes');
    if (sizes === undefined || kind === before || formEdits.problems.has(writePath(price.path))) continue;
    const typedAt = ({ path }: FieldPath) => formEdits.typedEdits.find(({ edit }) => isSamePath(edit.path, path));
    if (kind === 'sizes') {
      const added = typedAt(sizes);
      if (added === undefined || price.value === undefined) continue;
      added.with = [{ kind: 'remove', path: price.path }];
      formEdits.edits = [...formEdits.edits, ...added.with];
    } else if (before === 'sizes') {
      const chosen = typedAt(price);
      const isAsWritten = textIn(sent, `${kind === 'words' ? 'w' : 'f'}:${writePath(price.path)}`).trim() !== '';
      const drop: Edit = { kind: 'remove', path: sizes.path };
      if (chosen !== undefined) chosen.with = [drop];
      if (chosen !== undefined || isAsWritten) formEdits.edits.push(drop);
    }
  }
}

const isSamePath = (one: JsonPath, other: JsonPath): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index]);

/** The items whose kind of price a form says. */
function pricesIn(form: FormData, root: unknown): { item: FieldPath; price: FieldPath; kind: PriceKind }[] {
  return [...form].flatMap(([name, value]) => {
    const kind = PRICE_KINDS.find((each) => each === value);
    const item = name.startsWith('kind:') ? fieldPathOf(root, name.slice('kind:'.length)) : undefined;
    const price = item && isDish(item) ? fieldIn(item, 'price') : undefined;
    return kind === undefined || item === undefined || price === undefined ? [] : [{ item, price, kind }];
  });
}

/** The first dish of a brand without a menu, in the first category. */
export function addFirst({ rest, form, root, formEdits }: Act): void {
  const place = fieldPathOf(root, rest);
  const typed = (key: string): string => textIn(form, `n:${rest}:${key}`).trim();
  if (place?.field?.key !== 'menu' || (place.value !== undefined && place.value !== null)) return;
  const { menu } = formEdits.texts;
  const [name, price, category] = [typed('name'), typed('price'), typed('category') || menu.firstCategory];
  for (const key of ['name', 'price', 'category']) formEdits.typed.set(`n:${rest}:${key}`, typed(key));
  if (name === '') return void formEdits.problems.set(`first/${rest}`, menu.typeFirst);
  const read = readTypedPrice(price, undefined, digitsOf(currencyIn(rootFieldPath(root))), formEdits.texts);
  if ('between' in read)
    return void formEdits.problems.set(`first/${rest}`, betweenPrices(price, read.between, formEdits.texts));
  const item = { name, ...(price !== '' && { price: read.value }) };
  const edit: Edit = { kind: 'set', path: place.path, value: { categories: [{ name: category, items: [item] }] } };
  formEdits.edits.push(edit);
  formEdits.typedEdits.push({ key: `first/${rest}`, edit, typed: [...formEdits.typed] });
  formEdits.typed.clear();
  formEdits.focus = `new-${idOf([...place.path, 'categories', 0, 'items'])}-name`;
}
