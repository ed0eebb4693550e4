import type { JsonPath } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import { entryName, fieldIn } from './nouns.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type FieldPath, fieldPathAt, writePath } from './field-path.ts';

/** The menus of a brand or a location, each with its place. */
export function menusIn(menu: FieldPath, root: unknown): FieldPath[] {
  const { value, path } = menu;
  const paths = Array.isArray(value) ? value.map((_, index) => [...path, index]) : isFields(value) ? [path] : [];
  return paths.flatMap((each) => {
    const place = fieldPathAt(root, each);
    return place === undefined ? [] : [place];
  });
}

/** The categories of a menu. */
export function categoriesIn(menu: FieldPath, root: unknown): FieldPath[] {
  const list = fieldIn(menu, 'categories');
  return Array.isArray(list?.value)
    ? list.value.flatMap((_, index) => fieldPathAt(root, [...list.path, index]) ?? [])
    : [];
}

/** A list of dishes that one can be moved into. */
export interface DishList {
  /** The path of the list, as forms send it. */
  key: string;
  name: string;
}

/** The lists of dishes in the menus around a dish, by the names of their categories. */
export function dishListsAround({ path }: FieldPath, root: unknown, texts: ToolTexts): DishList[] {
  const menu = menuAround(path, root);
  if (menu === undefined) return [];
  const menus = menusIn(menu, root);
  return menus.flatMap((each) =>
    categoriesIn(each, root).flatMap((category) => {
      const list = fieldIn(category, 'items');
      const name = entryName(category, texts);
      const isOther = each.path.some((step, depth) => path[depth] !== step);
      const whole = isOther ? `${name} (${entryName(each, texts)})` : name;
      return list === undefined ? [] : [{ key: writePath(list.path), name: whole }];
    }),
  );
}

/** What has all menus of the brand or the location that a path leads into. */
function menuAround(path: JsonPath, root: unknown): FieldPath | undefined {
  for (let length = 1; length < path.length; length += 1) {
    const place = fieldPathAt(root, path.slice(0, length));
    if (place?.field?.key === 'menu') return place;
  }
  return undefined;
}
