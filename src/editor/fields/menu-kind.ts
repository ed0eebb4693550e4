import { hasMenuSchema, type MenuKind } from '#schema/menu/menu.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldIn } from './nouns.ts';
import type { FieldPath } from './field-path.ts';

export const MENU_KINDS: readonly MenuKind[] = ['page', 'file', 'embedded'];

/** The keys that say how a menu is shown. */
export const MENU_KIND_KEYS = ['hasMenu', 'menuUrl', 'fileLink'];

/** How a brand or a location shows its menu. Where it does not say, what there is decides. */
export function menuKindOf(owner: FieldPath): MenuKind {
  const said = hasMenuSchema.safeParse(fieldIn(owner, 'hasMenu')?.value).data;
  if (said !== undefined && 'kind' in said && said.kind !== undefined) return said.kind;
  const menu = fieldIn(owner, 'menu')?.value;
  if (isFields(menu) || (Array.isArray(menu) && menu.length > 0)) return 'page';
  if (fileOf(owner) !== undefined) return 'file';
  return addressOf(owner) === undefined ? 'page' : 'embedded';
}

/** The menu as a file: `menu` itself may be its address. */
export function fileOf(owner: FieldPath): string | undefined {
  const files = [fieldIn(owner, 'fileLink')?.value, fieldIn(owner, 'menu')?.value];
  return files.find((file): file is string => typeof file === 'string' && file !== '');
}

/** The page with the menu: `hasMenu` itself may be its address. */
export function addressOf(owner: FieldPath): string | undefined {
  const menuUrl = fieldIn(owner, 'menuUrl')?.value;
  if (typeof menuUrl === 'string' && menuUrl !== '') return menuUrl;
  const said = hasMenuSchema.safeParse(fieldIn(owner, 'hasMenu')?.value).data;
  return said !== undefined && 'link' in said ? said.link : undefined;
}
