import { isDeepStrictEqual } from 'node:util';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, rootFieldPath } from '../fields/field-path.ts';
import { isDish } from '../fields/nouns.ts';
import type { FormEdits } from './form-edits.ts';

/**
 * A dish of the menu may stand among the popular ones, too, with its price written there again. What changes of the dish changes there as well, where both said the same before: guests see
 * one price.
 */
export function changePopularTwins(root: unknown, formEdits: FormEdits): void {
  const popular = popularIn(root);
  if (popular.length === 0) return;
  const twins = formEdits.edits.flatMap((edit) => twinOf(edit, root, popular));
  formEdits.edits = [...formEdits.edits, ...twins];
}

function popularIn(root: unknown): FieldPath[] {
  const list = fieldPathsIn(rootFieldPath(root), fieldsOf(configurationSchema)).find(
    ({ field }) => field?.key === 'featuredItems',
  );
  if (!Array.isArray(list?.value)) return [];
  return list.value.flatMap((_, index) => fieldPathAt(root, [...list.path, index]) ?? []);
}

/** The same edit of the popular dish with this id. */
function twinOf(edit: Edit, root: unknown, popular: readonly FieldPath[]): Edit[] {
  if (edit.kind !== 'set' && edit.kind !== 'remove') return [];
  const dish = dishAround(edit.path, root);
  const id = dish && valueAt(dish, 'id');
  if (dish === undefined || id === undefined || popular.some(({ path }) => isDeepStrictEqual(path, dish.path)))
    return [];
  const inner = edit.path.slice(dish.path.length);
  const key = String(inner[0]);
  const twin = popular.find((each) => valueAt(each, 'id') === id);
  if (twin === undefined || !isDeepStrictEqual(valueAt(twin, key), valueAt(dish, key))) return [];
  return [{ ...edit, path: [...twin.path, ...inner] }];
}

function dishAround(path: JsonPath, root: unknown): FieldPath | undefined {
  const around = path.map((_, index) => fieldPathAt(root, path.slice(0, index)));
  return around.find((place) => place !== undefined && isFields(place.value) && isDish(place));
}

const valueAt = ({ value }: FieldPath, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
