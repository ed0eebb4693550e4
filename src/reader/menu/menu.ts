import {
  type HasMenu,
  type Menu,
  type MenuCategory,
  type MenuCategoryInput,
  type MenuInput,
  type MenuKind,
  type WholeMenuInput,
  wholeMenuSchema,
} from '#schema/menu/menu.ts';
import { isOver } from '#core/menu/served-dates.ts';
import { makeGroups } from './choices.ts';
import { makeIds } from '#core/text/ids.ts';
import { type Making, readItem } from './item.ts';
import { readServed } from './served.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

interface MenuSource {
  hasMenu?: HasMenu;
  menu?: MenuInput;
  menuUrl?: string;
  fileLink?: string;
  orderingLink?: string;
}

interface ReadMenu {
  menuKind?: MenuKind;
  menuLink?: string;
  fileLink?: string;
  menus: Menu[];
}

/** The menus of a site or a location (its `owner` in the configuration), and how to show them. */
export function readMenu(
  source: MenuSource,
  currency: string | undefined,
  context: ReadContext,
  owner: object = source,
): ReadMenu {
  const { hasMenu, menu: input, menuUrl, fileLink, orderingLink } = source;
  const menus = readMenus(input, currency, context);
  const written = fileLink ?? (typeof input === 'string' ? input : undefined);
  const file = written && context.file(written, owner, fileLink === undefined ? 'menu' : 'fileLink');
  const menuLink = hasMenu && 'link' in hasMenu ? hasMenu.link : undefined;
  const hasLink = (orderingLink ?? menuLink ?? menuUrl) !== undefined;
  const whatThereIs = menus.length > 0 ? 'page' : file !== undefined ? 'file' : hasLink ? 'embedded' : undefined;
  const menuKind = hasMenu && 'kind' in hasMenu ? hasMenu.kind : whatThereIs;
  return { menuKind, menuLink, fileLink: file, menus };
}

/**
 * Each entry of a list is a menu. Where no entry has both a name and categories, the list is one menu: some programs write its categories, or parts
 * without a name, as a list.
 */
export function readMenus(input: MenuInput | undefined, currency: string | undefined, context: ReadContext): Menu[] {
  const inputs = Array.isArray(input) ? input : [];
  for (const menu of inputs) noteForeignMenu(menu, context);
  const making = { toId: makeIds(), groups: makeGroups(inputs, currency, context), currency, context };
  // Of parts with times of their own each is a menu, or the times of one would count for all.
  const isWhole = ({ name, categories = [], served }: WholeMenuInput) =>
    name !== undefined && (categories.length > 0 || Array.isArray(served));
  const areSeveral = inputs.length > 1 && inputs.some(isWhole);
  const isThere = ({ served }: Menu) => served === undefined || !isOver(served, context.buildDate);
  if (!areSeveral) return joinMenus(inputs, making).filter(isThere);
  const menus = inputs.flatMap((menu) => {
    const id = making.toId('menu', menu.name);
    // Two menus may have a group of the same name: each means its own.
    const groups = makeGroups([menu, ...inputs], currency, context);
    return joinMenus([menu], { ...making, groups })
      .filter(isThere)
      .map((read) => ({ id, ...read }));
  });
  return menus.length > 1 ? menus : menus.map(({ id: _, ...menu }) => menu);
}

/**
 * One menu with the categories of all. Only a single one keeps its name and description. Notes about allergens are all kept, because each may be about
 * any item. Empty where nothing has an item.
 */
function joinMenus(inputs: WholeMenuInput[], making: Making): Menu[] {
  const { context } = making;
  const categories = inputs.flatMap((input) =>
    categoriesOf(input).flatMap((category) => readCategory(category, making)),
  );
  if (categories.length === 0) return [];
  const notes = new Set(inputs.flatMap(({ allergenNote: note }) => note ?? []));
  const allergenNote = notes.size === 0 ? undefined : [...notes].join(' ');
  const [first, ...others] = inputs;
  const own = first && others.length === 0 ? { name: first.name, description: describeMenu(first) } : {};
  const served = first && others.length === 0 ? readServed(first, context) : undefined;
  return [{ ...own, ...(served && { served }), allergenNote, categories }];
}

/** "Weekdays, 11:30 to 14:30. Bowls and salads." */
function describeMenu({ served: written, description }: WholeMenuInput): string | undefined {
  const served = typeof written === 'string' ? written : undefined;
  if (served === undefined || description === undefined) return served ?? description;
  return `${served.replace(/\.$/, '')}. ${description}`;
}

const MENU_KEYS = Object.keys(wholeMenuSchema.shape);

/** Notes a menu that has unknown keys instead of categories: it was meant to be shown. An empty menu is not noted. */
function noteForeignMenu(menu: WholeMenuInput, context: ReadContext): void {
  const isForeign = (menu.categories ?? menu.items ?? menu.dishes) === undefined;
  const written = Object.keys(context.positionOf(menu).value ?? {});
  if (!isForeign || written.every((key) => MENU_KEYS.includes(key))) return;
  context.note(menu, { problem: 'has no "categories"', outcome: 'The menu is left out.' });
}

/** A menu without categories is one category, if it has items. */
function categoriesOf(menu: WholeMenuInput): MenuCategoryInput[] {
  const items = [...(menu.items ?? []), ...(menu.dishes ?? [])];
  const own = items.length > 0 ? [{ description: menu.description, name: menu.name ?? 'Menu', items }] : [];
  return [...(menu.categories ?? []), ...own];
}

function readCategory(input: MenuCategoryInput, making: Making): MenuCategory[] {
  const { toId, groups, context } = making;
  const items = [...(input.items ?? []), ...(input.dishes ?? [])];
  if (items.length === 0) {
    context.note(input, { value: input.name, problem: 'has no items', outcome: 'The category is left out.' });
    return [];
  }
  const id = toId('category', input.name, input.id);
  return [
    {
      id,
      name: input.name,
      description: input.description,
      items: items.map((item) => readItem(item, making)),
      modifierGroups: groups.read(input),
    },
  ];
}
