import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from './fields.ts';
import { shorten } from './input.ts';
import { labelOf } from './words.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, titleOf } from './field-path.ts';

/** What owners call the entries of a list: "Dish", "Deal". */
export function nounsOf({ shape }: FieldPath, { menu: { nouns } }: ToolTexts) {
  const id = String(shape.object?.meta()?.id ?? '');
  return (Object.hasOwn(nouns, id) ? nouns[id] : undefined) ?? { one: nouns[''].one, add: nouns[''].add };
}

export const isKind = ({ shape }: FieldPath, id: string): boolean => shape.object?.meta()?.id === id;

/** An item of a menu, wherever it stands. */
export const isDish = (place: FieldPath): boolean => isKind(place, 'MenuItem') || isKind(place, 'FeaturedItem');

/** The field of an object that has this key in the schema. */
export const fieldIn = (place: FieldPath, key: string): FieldPath | undefined =>
  place.shape.object === undefined
    ? undefined
    : fieldPathsIn(place, fieldsOf(place.shape.object)).find(({ field }) => field?.key === key);

export const countIn = (list: FieldPath | undefined): number => (Array.isArray(list?.value) ? list.value.length : 0);

/** The name of an entry, or "Dish 3". */
export const entryName = (entry: FieldPath, texts: ToolTexts): string =>
  titleOf(entry.value, entry.shape.object) || `${nounsOf(entry, texts).one} ${Number(entry.path.at(-1) ?? 0) + 1}`;

/** How much of a menu an entry has in it. Undefined: nothing is lost with it that would be asked about. */
export function contentOf(entry: FieldPath): { categories: number; dishes: number } | 'other' | undefined {
  if (isDish(entry) || !isFields(entry.value)) return undefined;
  if (isKind(entry, 'MenuCategory') || isKind(entry, 'Menu')) {
    const categories = fieldIn(entry, 'categories');
    const own = countIn(fieldIn(entry, 'items'));
    const inner = Array.isArray(categories?.value) ? (categories.value as unknown[]) : [];
    const shape = categories && { ...categories.shape, kind: 'object' as const };
    const dishesIn = (value: unknown): number => (shape ? countIn(fieldIn({ path: [], shape, value }, 'items')) : 0);
    const dishes = inner.reduce<number>((sum, value) => sum + dishesIn(value), own);
    return dishes + inner.length === 0 ? undefined : { categories: inner.length, dishes };
  }
  if (isKind(entry, 'Location')) return 'other';
  const hasLists = fieldPathsIn(entry, entry.shape.object ? fieldsOf(entry.shape.object) : []).some(
    (inner) => inner.shape.kind === 'objects' && countIn(inner) > 0,
  );
  return hasLists ? 'other' : undefined;
}

/** The name of the nearest entry around a place, or what the object is called. */
export function ownerOf({ path }: FieldPath, root: unknown, texts: ToolTexts): string {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = fieldPathAt(root, path.slice(0, length));
    const title = around?.field === undefined ? titleOf(around?.value, around?.shape.object) : '';
    if (title !== '') return shorten(title, 40);
    if (around?.field !== undefined && around.shape.kind === 'object') return labelOf(around.field, texts);
  }
  return '';
}
