import type { Edit } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import { stockKeys } from '#schema/menu/item-keys.ts';
import { parseYesNo } from '#schema/values/text.ts';
import { fieldsOf } from './fields.ts';
import { type FieldPath, fieldPathsIn } from './field-path.ts';

/** Whether an item can't be ordered now: an owner says so, or the till that the menu comes from. */
export function isSoldOut(item: FieldPath): boolean {
  const { soldOut, inStock, availability } = writtenStock(item);
  return parseYesNo(soldOut?.value) === true || parseYesNo(inStock?.value) === false || isUnavailable(availability);
}

/** The edits that say whether an item can be ordered, at the keys that it has for that. */
export function stockEdits(item: FieldPath, isOut: boolean): Edit[] {
  const { soldOut, inStock, availability } = writtenStock(item);
  const edits: Edit[] = [];
  const isOfTill = inStock?.value !== undefined;
  if (soldOut !== undefined && isOut && !isOfTill) edits.push({ kind: 'set', path: soldOut.path, value: true });
  if (soldOut?.value !== undefined && !isOut) edits.push({ kind: 'remove', path: soldOut.path });
  if (isOfTill) edits.push({ kind: 'set', path: inStock.path, value: !isOut });
  if (!isOut && isUnavailable(availability))
    edits.push({ kind: 'set', path: [...item.path, 'availability'], value: 'InStock' });
  return edits;
}

function writtenStock(item: FieldPath) {
  const places = item.shape.object === undefined ? [] : fieldPathsIn(item, fieldsOf(item.shape.object));
  return {
    soldOut: places.find(({ field }) => field?.key === 'soldOut'),
    inStock: places.find(({ field }) => field?.key === 'inStock'),
    availability: isFields(item.value) ? item.value['availability'] : undefined,
  };
}

const isUnavailable = (value: unknown): boolean => stockKeys.availability.safeParse(value).data === false;
