import { DIET_NAMES, DIETS } from '../../domain/menu/diets.ts';
import { findContradiction } from '../../domain/menu/allergens.ts';
import { makeSlugs, slugify } from '../../domain/text/slug.ts';
import type { FeaturedItem } from '../../model/content.ts';
import type { OfferedInput } from '../../model/configuration.ts';
import {
  type Diet,
  type HasMenu,
  type ItemAllergens,
  type Menu,
  type MenuCategory,
  type MenuCategoryInput,
  type MenuInput,
  type MenuItem,
  type MenuItemInput,
  type MenuKind,
  type WholeMenuInput,
  wholeMenuSchema,
} from '../../model/menu.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { readAllergens } from './allergens.ts';
import type { Reading } from './reading.ts';

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
  menu?: Menu;
}

/** The menu of a site or a location (its `owner` in the configuration), and how to show it. */
export function readMenu(source: MenuSource, reading: Reading, owner: object = source): ReadMenu {
  const { hasMenu, menu: input, menuUrl, fileLink, orderingLink } = source;
  const menu = Array.isArray(input) ? joinMenus(input, reading) : undefined;
  const written = fileLink ?? (typeof input === 'string' ? input : undefined);
  const file = written && reading.file(written, owner, fileLink === undefined ? 'menu' : 'fileLink');
  const menuLink = hasMenu && 'link' in hasMenu ? hasMenu.link : undefined;
  const hasLink = (orderingLink ?? menuLink ?? menuUrl) !== undefined;
  const whatThereIs = menu ? 'page' : file !== undefined ? 'file' : hasLink ? 'embedded' : undefined;
  const menuKind = hasMenu && 'kind' in hasMenu ? hasMenu.kind : whatThereIs;
  return omitUndefined({ menuKind, menuLink, fileLink: file, menu });
}

/** Without `id`s of their own, items get one from their name. */
export function readFeaturedItems(items: (MenuItemInput & { category?: string })[], reading: Reading): FeaturedItem[] {
  const toId = makeIds();
  return items.map((item) => ({ ...readItem(item, toId, reading), ...omitUndefined({ category: item.category }) }));
}

/** schema.org's offers as items. The values of an offer override those of the offered item. */
export function readCatalog(offers: OfferedInput[], reading: Reading): MenuItem[] {
  const toId = makeIds();
  return offers.flatMap((offer) => {
    const { itemOffered, ...own } = offer;
    const name = own.name ?? itemOffered?.name;
    if (name !== undefined) return readItem({ ...itemOffered, ...own, name }, toId, reading);
    reading.note(offer, { is: 'has no "name"', lost: 'The offer is left out.' });
    return [];
  });
}

/**
 * Joins several menus into one with all their categories. Only a single menu keeps its name and description. Notes about allergens are all kept, because
 * each may be about any item.
 */
function joinMenus(inputs: WholeMenuInput[], reading: Reading): Menu | undefined {
  const toId = makeIds();
  for (const input of inputs) noteForeignMenu(input, reading);
  const categories = inputs.flatMap((input) =>
    categoriesOf(input).flatMap((category) => readCategory(category, toId, reading)),
  );
  const [first, ...others] = inputs;
  if (categories.length === 0) return undefined;
  const notes = new Set(inputs.flatMap(({ allergenNote: note }) => note ?? []));
  const allergenNote = notes.size === 0 ? undefined : [...notes].join(' ');
  return others.length > 0
    ? { ...omitUndefined({ allergenNote }), categories }
    : { ...omitUndefined({ name: first?.name, description: first?.description, allergenNote }), categories };
}

const MENU_KEYS = Object.keys(wholeMenuSchema.shape);

/** Notes a menu that has unknown keys instead of categories: it was meant to be shown. An empty menu is not noted. */
function noteForeignMenu(menu: WholeMenuInput, reading: Reading): void {
  const isForeign = (menu.categories ?? menu.items ?? menu.dishes) === undefined;
  const written = Object.keys(reading.positionOf(menu).value ?? {});
  if (!isForeign || written.every((key) => MENU_KEYS.includes(key))) return;
  reading.note(menu, { is: 'has no "categories"', lost: 'The menu is left out.' });
}

/** A menu without categories is one category, if it has items. */
function categoriesOf(menu: WholeMenuInput): MenuCategoryInput[] {
  const items = [...(menu.items ?? []), ...(menu.dishes ?? [])];
  const own =
    items.length > 0 ? [{ ...omitUndefined({ description: menu.description }), name: menu.name ?? 'Menu', items }] : [];
  return [...(menu.categories ?? []), ...own];
}

function readCategory(input: MenuCategoryInput, toId: ToId, reading: Reading): MenuCategory[] {
  const items = [...(input.items ?? []), ...(input.dishes ?? [])];
  if (items.length === 0) {
    reading.note(input, { value: input.name, is: 'has no items', lost: 'The category is left out.' });
    return [];
  }
  const id = toId('category', input.name, input.id);
  return [
    {
      id,
      name: input.name,
      ...omitUndefined({ description: input.description }),
      items: items.map((item) => readItem(item, toId, reading)),
    },
  ];
}

function readItem(input: MenuItemInput, toId: ToId, reading: Reading): MenuItem {
  const { name, description, price, image, tag } = input;
  const allergens = readAllergens(input, reading);
  return {
    id: toId('item', name, input.id),
    name,
    ...omitUndefined({ description, price, image: image && reading.picture(image, name), tag, allergens }),
    diets: dietsOf(input, allergens, reading),
  };
}

/** The marks of an item. A mark that a stated allergen contradicts is left out: who relies on it would be harmed. */
function dietsOf(item: MenuItemInput, allergens: ItemAllergens | undefined, reading: Reading): Diet[] {
  return DIET_NAMES.filter((diet) => {
    const { key, label } = DIETS[diet];
    if (item[key] !== true) return false;
    const contradiction = allergens && findContradiction(allergens, diet);
    if (contradiction === undefined) return true;
    const lost = `The item is not marked "${label}".`;
    reading.note(item, { is: `contradicts the allergen "${contradiction.name}"`, lost }, key);
    return false;
  });
}

type ToId = ReturnType<typeof makeIds>;

/** Makes ids for HTML, unique per call of `makeIds`: from the name, else the configured id, else the noun. */
export function makeIds(): (noun: string, name: string | undefined, id?: string) => string {
  const toUnique = makeSlugs();
  return (noun, name, id) =>
    toUnique([name, id].map((text) => slugify(text ?? '')).find((slug) => slug !== '') ?? noun);
}
