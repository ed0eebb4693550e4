import { VISIBILITY_KEYS } from '#schema/values/visibility.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { isGiven, keyIn, wordsOf } from '../form/key-words.ts';
import { IDS, NAMES, nameOf, nameOfId, tidyName } from './category-names.ts';
import { OF_MENUS } from '../words/menu-synonyms.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, movedFrom, type Path, type Shape, withKeySources } from '../form/shape.ts';

/**
 * Menus as people and programs write them in files of their own, as our categories with items:
 *
 * - items by category, as deep as one likes: `{ "food": { "starters": [{ "name": "Soup", "price": 6 }] } }`
 * - items that name their category, or refer to one beside them: `{ "categories": ["Starters"], "items": [{ "name": "Soup", "category": "Starters" }] }`
 * - items and categories by the ids of a database: `{ "-Nabc": { "name": "Soup", "price": 6 } }`
 * - categories inside of categories, as Toast (`menuGroups` in `menuGroups`) and schema.org (`hasMenuSection`) have them: `{ "name": "Drinks", "items": [water],
 *   "categories": [{ "name": "Wine", "items": [riesling] }] }` becomes "Drinks" with the water and "Drinks – Wine" with the riesling. A category that has nothing
 *   but categories gives its description to the first of them.
 * - categories that have an id in place of a name: `{ "id": "cold_drinks", "items": [ … ] }` is "Cold drinks"
 */
export const looseMenuShape: Shape = (value) => {
  if (!isFields(value) || isOwnMenu(value)) return undefined;
  const unused: Path[] = [];
  if (isCategory(value))
    return { value: { categories: categoriesOf(value, { path: [], names: [], depth: 0, unused }) }, unused };
  const isUnnamed = isListless(value) && keyIn(value, NAMES) === undefined;
  const names = isUnnamed ? [nameOf(value) ?? ''].filter(Boolean) : [];
  const { categories, used } = partsOf(value, { path: [], names, depth: 0, unused });
  return categories.length === 0
    ? undefined
    : { value: { ...without(value, isUnnamed ? [...used, ...ID_KEYS] : used), categories }, unused };
};

/** Items in place of a menu. Lists of menus and of categories are read as they are. */
export const itemListShape: Shape = (value) => {
  if (!(Array.isArray(value) && isItemList(value)) && !isItemMap(value)) return undefined;
  return { value: { categories: categoriesIn(value, { path: [], names: [], depth: 0, unused: [] }) } };
};

/** Whether an item is in a value: something with a name and a price. */
export function hasItems(value: unknown, depth = 0): boolean {
  if (depth > MAX_LOOKED || typeof value !== 'object' || value === null) return false;
  return isItem(value) || Object.entries(value).some(([key, inner]) => !isBeside(key) && hasItems(inner, depth + 1));
}

/** Deeper than any menu, of which each level is a key and an index. What lies deeper stays where it is, and is told as an unused key. */
const MAX_DEPTH = 18;
/** Items are looked for again at each level. */
const MAX_LOOKED = 8;

export const CATEGORY_LISTS =
  'categories sections menuSections menuCategories menuGroups groups hasMenuSection subcategories subsections subgroups';
export const ITEM_LISTS = 'items dishes menuItems products hasMenuItem';
const LISTS = wordsOf(`${CATEGORY_LISTS} children`);
const SUBCATEGORIES = wordsOf('subcategories subsections subgroups');
const ITEMS = wordsOf(ITEM_LISTS);
/** They have names and prices in them, or times, and no items. */
const BESIDE = wordsOf(`modifierGroups ${OF_MENUS.modifierGroups} modifiers menuAddOn served ${SYNONYMS.Menu.served}`);
const isBeside = (key: string): boolean => BESIDE.has(foldKey(key));
/** They stand around a menu and are no name of a category. */
const ENVELOPES = wordsOf('data menu menus menuData results content list all');
const ITEM_NAMES = wordsOf('name title itemName productName dishName');
const DESCRIPTIONS = wordsOf('description desc details summary subtitle note');
/** They have no use beside a name. Its `id` is a key of ours. */
const ID_KEYS = ['key', 'slug'];
const CATEGORIES = wordsOf('category categoryName categoryId section sectionName group groupName menuCategory');
const VISIBILITY = wordsOf(Object.values(VISIBILITY_KEYS).join(' '));
const PRICES =
  /^(?:offers?|sizes|variants|variations|pricemoney|pricev2)$|^price(?!range|level|currency|unit)|prices?$/;

function without(object: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

function isItem(value: unknown): boolean {
  if (!isFields(value)) return false;
  const name = value[keyIn(value, ITEM_NAMES) ?? ''];
  const isPriced = ([key, price]: [string, unknown]) =>
    PRICES.test(foldKey(key)) && isGiven(price) && typeof price !== 'boolean';
  return name !== undefined && typeof name !== 'object' && Object.entries(value).some(isPriced) && !holdsLists(value);
}

const holdsLists = (object: Fields): boolean =>
  Object.keys(object).some((key) => (LISTS.has(foldKey(key)) || ITEMS.has(foldKey(key))) && hasItems(object[key]));

/** Named things, of which one has a price at least. Options of an item have prices, too: they are deeper. */
function isItemList(list: readonly unknown[]): boolean {
  const objects = list.filter(isFields);
  return objects.some(isItem) && objects.every((each) => keyIn(each, ITEM_NAMES) !== undefined && !holdsLists(each));
}

const isItemMap = (value: unknown): value is Fields =>
  isFields(value) && !isItem(value) && keyIn(value, ITEM_NAMES) === undefined && isItemList(Object.values(value));

/** A menu that is read without this shape. */
function isOwnMenu(menu: Fields): boolean {
  const [listKey, itemsKey] = [keyIn(menu, LISTS), keyIn(menu, ITEMS)];
  if (listKey === undefined && itemsKey === undefined) return isItem(menu) || !hasItems(menu);
  if (isCategory(menu)) return false;
  const items = itemsKey === undefined ? undefined : menu[itemsKey];
  // A map of items is read like a list of them, wherever the menu is whole otherwise.
  if ([items].flat().some((item) => isFields(item) && keyIn(item, CATEGORIES) !== undefined)) return false;
  if (isListless(menu) && keyIn(menu, NAMES) === undefined) return nameOf(menu) === undefined;
  return listKey === undefined || areOwn(menu[listKey]);
}

/** With subcategories it is no menu: it is a category in a list of them. */
const isCategory = (menu: Fields): boolean =>
  keyIn(menu, SUBCATEGORIES) !== undefined && keyIn(menu, NAMES) !== undefined;

/** It has items of its own, as a category has. */
const isListless = (menu: Fields): boolean => keyIn(menu, LISTS) === undefined && keyIn(menu, ITEMS) !== undefined;

/** A list of categories, or one without a list. */
function areOwn(categories: unknown): boolean {
  if (isFields(categories)) return keyIn(categories, NAMES) !== undefined && isOwnCategory(categories);
  return !Array.isArray(categories) || categories.every((each) => !isFields(each) || isOwnCategory(each));
}

function isOwnCategory(category: Fields): boolean {
  if (keyIn(category, NAMES) === undefined && nameOf(category) !== undefined) return false;
  const [listKey, itemsKey] = [keyIn(category, LISTS), keyIn(category, ITEMS)];
  if (listKey !== undefined) return ![category[listKey]].flat().some(isFields);
  return itemsKey !== undefined || !Object.values(category).some((inner) => hasItems(inner));
}

/** The path of a value in the menu, and the names of the categories around it. */
interface Place {
  path: Path;
  names: readonly string[];
  depth: number;
  /** Filled with what has no place in a category. */
  unused: Path[];
}

/** `names`: those around what is at the keys. */
const inside = (place: Place, keys: Path, names = place.names): Place => ({
  ...place,
  path: [...place.path, ...keys],
  names,
  depth: place.depth + 1,
});

function categoriesIn(value: unknown, place: Place): Fields[] {
  if (place.depth > MAX_DEPTH) return [];
  if (isItemMap(value)) return groupItems(value, place);
  if (isFields(value)) return categoriesOf(value, place);
  if (!Array.isArray(value)) return [];
  if (isItemList(value)) return groupItems(value, place);
  return value.flatMap((each: unknown, index) => (isFields(each) ? categoriesOf(each, inside(place, [index])) : []));
}

/** A category, or what is around some. */
function categoriesOf(object: Fields, place: Place): Fields[] {
  const own = nameOf(object);
  const names = own === undefined ? place.names : [...place.names, own];
  const plainKey = own === undefined ? plainItemsKeyIn(object) : undefined;
  // Nothing names it: the reader tells so.
  if (plainKey !== undefined && names.length === 0 && !hasItems(object)) return [movedFrom({ ...object }, place.path)];
  // Without a name of its own, a category has that of the one around it.
  const itemsKey = own !== undefined ? itemsKeyIn(object) : names.length > 0 ? plainKey : undefined;
  const rest = itemsKey === undefined ? object : without(object, [itemsKey]);
  const { categories, used } = partsOf(rest, { ...place, names });
  if (
    itemsKey !== undefined ||
    (categories.length === 0 && Object.keys(object).some((key) => NAMES.has(foldKey(key))))
  ) {
    const nameKey = keyIn(object, NAMES) ?? ID_KEYS.find((key) => isGiven(object[key]));
    const category = {
      ...without(rest, [...used, ...(nameKey === undefined ? [] : [nameKey])]),
      name: titleOf(names),
      ...(itemsKey !== undefined && { items: object[itemsKey] }),
    };
    const sources = new Map<string, Path>(itemsKey === undefined ? [] : [['items', [itemsKey]]]);
    return [movedFrom(withKeySources(category, sources), place.path), ...categories];
  }
  const descriptionKey = keyIn(object, DESCRIPTIONS);
  if (descriptionKey !== undefined) describeFirst(categories, object[descriptionKey]);
  for (const key of Object.keys(object)) {
    const isUsed = used.includes(key) || key === descriptionKey || NAMES.has(foldKey(key)) || IDS.has(foldKey(key));
    if (!isUsed) place.unused.push([...place.path, key]);
  }
  return categories;
}

/** The key of the items of a category: a usual one, or whichever is the only list of items. */
function itemsKeyIn(category: Fields): string | undefined {
  const usual = keyIn(category, ITEMS);
  if (usual !== undefined) return refersToCategories(category[usual]) ? undefined : usual;
  const [only, ...others] = Object.keys(category).filter(
    (key) => !isBeside(key) && (isItemMap(category[key]) || hasItems(category[key])),
  );
  const list = only === undefined ? undefined : category[only];
  return others.length === 0 && (isItemMap(list) || (Array.isArray(list) && isItemList(list))) ? only : undefined;
}

/** A usual key whose items are no categories. */
function plainItemsKeyIn(category: Fields): string | undefined {
  const key = keyIn(category, ITEMS);
  const items = key === undefined ? [] : [category[key]].flat();
  const isList = (each: unknown) => isFields(each) && (keyIn(each, LISTS) ?? keyIn(each, ITEMS)) !== undefined;
  return key === undefined || refersToCategories(category[key]) || items.some(isList) ? undefined : key;
}

function describeFirst([first]: Fields[], description: unknown): void {
  if (first === undefined || typeof description !== 'string') return;
  const key = keyIn(first, DESCRIPTIONS) ?? 'description';
  first[key] = [description, first[key]].filter((text) => typeof text === 'string').join('\n');
}

/** The categories that the values of an object make, and the keys that they stand at. */
function partsOf(object: Fields, place: Place): { categories: Fields[]; used: string[] } {
  const categories: Fields[] = [];
  const used: string[] = [];
  const itemsKey = keyIn(object, ITEMS);
  const listKey = keyIn(object, LISTS);
  if (itemsKey !== undefined && refersToCategories(object[itemsKey])) {
    const isListed = listKey !== undefined && !hasItems(object[listKey]);
    const listed = isListed ? { list: object[listKey], path: [...place.path, listKey] } : undefined;
    for (const each of groupItems(object[itemsKey], inside(place, [itemsKey]), listed)) categories.push(each);
    used.push(itemsKey);
    if (isListed) used.push(listKey);
  }
  for (const [key, inner] of Object.entries(object)) {
    if (used.includes(key) || isBeside(key) || typeof inner !== 'object' || inner === null || PRICES.test(foldKey(key)))
      continue;
    const isNamed = !isQuiet(key) && !(isFields(inner) && nameOf(inner) !== undefined);
    const names = isNamed ? [...place.names, nameOfId(key) ?? ''] : place.names;
    const found = categoriesIn(inner, inside(place, [key], names));
    // A category that is empty today is no loss.
    if (found.length > 0 || (Array.isArray(inner) && inner.length === 0)) used.push(key);
    for (const each of found) categories.push(each);
  }
  return { categories, used };
}

/** Whether a key says nothing of what is in it: "sections", "data", the ids of a database. */
const isQuiet = (key: string): boolean =>
  LISTS.has(foldKey(key)) || ITEMS.has(foldKey(key)) || ENVELOPES.has(foldKey(key)) || nameOfId(key) === undefined;

const refersToCategories = (items: unknown): boolean =>
  Object.values(isItemMap(items) ? items : Array.isArray(items) ? items : []).some(
    (item) => isFields(item) && keyIn(item, CATEGORIES) !== undefined,
  );

interface Group {
  category: Fields;
  items: unknown[];
}

/** The categories that items name, in the order of `listed`, a list of categories beside them, and else of the items. */
function groupItems(value: unknown, place: Place, listed?: { list: unknown; path: Path }): Fields[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(Object(value));
  const groupKeys = members.flatMap(([, item]) =>
    isFields(item) ? (keyIn(item, CATEGORIES) ?? keyOfKind(item) ?? []) : [],
  );
  const isAlone = !groupKeys.some((key) => CATEGORIES.has(foldKey(key))) && !areKinds(members, groupKeys);
  const groups = listed === undefined ? new Map<string, Group>() : groupsOf(listed.list, listed.path, place.unused);
  for (const [key, item] of members) {
    const groupKey = isFields(item) && !isAlone ? (keyIn(item, CATEGORIES) ?? keyOfKind(item)) : undefined;
    const reference = isFields(item) && groupKey !== undefined ? referenceIn(item[groupKey]) : undefined;
    const id = foldText(reference ?? '');
    const group = groups.get(id) ?? {
      category: { name: titleOf([...place.names, ...(reference === undefined ? [] : [tidyName(reference)])]) },
      items: [],
    };
    groups.set(id, group);
    const path = [...place.path, key];
    group.items.push(isFields(item) ? movedFrom(without(item, groupKey === undefined ? [] : [groupKey]), path) : item);
    if (group.items.length === 1) madeFrom(group.category, ...path);
  }
  return [...new Set(groups.values())].map(({ category, items }) => {
    if (items.length > 0) category['items'] = items;
    return category;
  });
}

/** "red", "white": what is told of items where no key is called a category. */
const keyOfKind = (item: Fields): string | undefined => keyIn(item, new Set(['type', 'course']));

function areKinds(members: readonly [string | number, unknown][], keys: readonly string[]): boolean {
  const kinds = members.map(([, item]) => (isFields(item) ? referenceIn(item[keys[0] ?? '']) : undefined));
  return keys.length === members.length && new Set(kinds).size > 1 && new Set(kinds).size <= members.length / 2;
}

/** Categories in a list of their own, by all that items may call them by. */
function groupsOf(list: unknown, path: Path, unused: Path[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const [key, each] of Object.entries(Object(list) as Fields)) {
    const at = [...path, Array.isArray(list) ? Number(key) : key];
    const name = isFields(each) ? (nameOf(each) ?? nameOfId(key)) : referenceIn(each);
    if (name === undefined) continue;
    const isKept = (word: string) => DESCRIPTIONS.has(word) || VISIBILITY.has(word);
    const category: Fields = { name: isFields(each) ? name : tidyName(name) };
    const ids = Array.isArray(list) ? [name] : [name, key];
    for (const [own, value] of Object.entries(isFields(each) ? each : {})) {
      if (isKept(foldKey(own))) category[own] = value;
      else if (IDS.has(foldKey(own))) ids.push(String(value));
      else if (!NAMES.has(foldKey(own))) unused.push([...at, own]);
    }
    const group = { category: isFields(each) ? madeFrom(category, ...at) : category, items: [] };
    for (const id of ids) if (!groups.has(foldText(id))) groups.set(foldText(id), group);
  }
  return groups;
}

const foldText = (text: string): string => text.trim().toLowerCase();

/** "Starters", 3, `{ "name": "Starters" }`, or the first of a list. */
function referenceIn(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (isFields(first)) return nameOf(first);
  return (typeof first === 'string' && first.trim() !== '') || typeof first === 'number' ? String(first) : undefined;
}

const titleOf = (names: readonly string[]): string => names.join(' – ') || 'Menu';
