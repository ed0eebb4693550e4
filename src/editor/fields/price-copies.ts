import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { changedPrice, type FoundPrice, findPrices } from '#changes/many/prices.ts';
import { isFields } from '#schema/values/fields.ts';
import { parsePrice } from '#schema/values/price.ts';
import { type FieldPath, fieldPathAt, rootFieldPath, writePath } from './field-path.ts';
import { fieldIn, isDish } from './nouns.ts';

/**
 * The edits for the popular dishes that have the price of a dish of the menu written once more: by the id of that dish, or by its name. A copy with another price stays as
 * it is, and is warned of.
 */
export const editsOfCopies = (root: unknown, edits: readonly Edit[]): Edit[] =>
  copiesOf(
    root,
    edits.flatMap((edit) => (edit.kind === 'set' ? [edit] : [])),
  ).map(({ path, value }) => ({ kind: 'set', path, value }));

/** A price that a dish gets. */
interface PriceAt {
  path: JsonPath;
  value: unknown;
}

/** What the copies of these prices get. `of`: the path of the price in the menu. */
export function copiesOf(root: unknown, prices: readonly PriceAt[]): (PriceAt & { of: JsonPath })[] {
  const popular = fieldIn(rootFieldPath(root), 'featuredItems');
  const menu = fieldIn(rootFieldPath(root), 'menu');
  if (!Array.isArray(popular?.value) || menu === undefined) return [];
  const changed = prices.filter(({ path }) => isBelow(menu.path, path));
  if (changed.length === 0) return [];
  const written = findPrices(root).prices;
  const inMenu = written.filter(({ path }) => isBelow(menu.path, path) && isDishPrice(path, root));
  const copies = written.filter(({ path }) => isBelow(popular.path, path) && isDishPrice(path, root));
  return changed.flatMap(({ path, value }) => {
    const dish = inMenu.find((each) => writePath(each.path) === writePath(path));
    if (dish === undefined) return [];
    const same = copies.filter((copy) => isCopy(copy, dish, inMenu, root) && isSamePrice(copy.value, dish.value));
    return same.map((copy) => ({ of: path, path: copy.path, value: inFormOf(copy.value, value) }));
  });
}

const isBelow = (above: JsonPath, path: JsonPath): boolean => above.every((step, index) => path[index] === step);

const dishAt = (path: JsonPath, root: unknown): FieldPath | undefined => fieldPathAt(root, path.slice(0, -1));

function isDishPrice(path: JsonPath, root: unknown): boolean {
  const dish = dishAt(path, root);
  return dish !== undefined && isDish(dish);
}

/** A name that two dishes of the menu have says nothing. */
function isCopy(copy: FoundPrice, dish: FoundPrice, inMenu: readonly FoundPrice[], root: unknown): boolean {
  const [one, other] = [copy, dish].map(({ path }) => {
    const value = dishAt(path, root)?.value;
    return isFields(value) ? value['id'] : undefined;
  });
  if (one !== undefined && other !== undefined) return one === other;
  return copy.name === dish.name && inMenu.filter(({ name }) => name === dish.name).length === 1;
}

function isSamePrice(one: number | string, other: number | string): boolean {
  const [first, second] = [one, other].map(numberIn);
  return first === undefined ? one === other : first === second;
}

function numberIn(price: number | string): number | undefined {
  const read = parsePrice(price);
  return read !== undefined && 'number' in read ? read.number : undefined;
}

function inFormOf(before: number | string, value: unknown): unknown {
  const number = typeof value === 'number' || typeof value === 'string' ? numberIn(value) : undefined;
  return number === undefined ? value : (changedPrice(before, () => number) ?? value);
}
