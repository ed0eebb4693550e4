import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Path, type Shape } from '../form/shape.ts';
import { listOf, makeNamedGroups, type NamedGroups, selections } from './modifier-groups.ts';
import { makeSquareGroups, periodsOf, type SquareGroups } from './square-modifiers.ts';

/**
 * The catalogs of tills as menus:
 *
 * - Square: `{ "objects": [{ "type": "ITEM", "id": "1", "item_data": { "name": "Soup", "categories": [{ "id": "2" }], "variations": […] } },
 *   { "type": "CATEGORY", "id": "2", "category_data": { "name": "Starters" } }] }`. Categories of the highest level that have others, or times at which they
 *   are served, are menus.
 * - Clover: `{ "elements": [{ "name": "Soup", "price": 950, "priceType": "FIXED", "categories": { "elements": [{ "name": "Starters" }] },
 *   "modifierGroups": { "elements": [{ "name": "Add", "modifiers": { "elements": [{ "name": "Bread", "price": 100 }] } }] } }] }`, with prices in cents
 */
export const catalogShape: Shape = (value) => {
  const square = listIn(value, 'objects');
  if (square?.list.some(isSquareObject)) return { value: menusOfSquare(square) };
  const clover = listIn(value, 'elements');
  return clover?.list.some(isCloverItem) ? { value: menuOfClover(clover) } : undefined;
};

interface Found {
  list: readonly unknown[];
  path: Path;
}

/** The list itself, or in an object at `key`. An object that is the only one of its list stands for it. */
function listIn(value: unknown, key: string): Found | undefined {
  if (Array.isArray(value)) {
    const [only, ...others] = value as unknown[];
    return others.length === 0 && isFields(only) && Array.isArray(only[key])
      ? { list: only[key], path: [0, key] }
      : { list: value, path: [] };
  }
  return isFields(value) && Array.isArray(value[key]) ? { list: value[key], path: [key] } : undefined;
}

const isSquareObject = (object: unknown): boolean =>
  isFields(object) && object['type'] === 'ITEM' && isFields(object['item_data']);
const isCloverItem = (item: unknown): boolean => isFields(item) && 'price' in item && 'priceType' in item;

interface Category {
  name: unknown;
  parent: string | undefined;
  ordinal: number;
  isHidden: Fields;
  served: Fields[];
  items: { item: Fields; ordinal: number }[];
}

function menusOfSquare({ list, path }: Found): unknown {
  const categories = new Map<string, Category>();
  const images = new Map<string, unknown>();
  const units = new Map<string, unknown>();
  const groups = makeSquareGroups(list);
  const servedOf = periodsOf(list);
  for (const object of list) {
    if (!isFields(object)) continue;
    const { id, category_data: category, image_data: image, measurement_unit_data: unit } = object;
    if (isFields(image)) images.set(String(id), image['url']);
    if (isFields(unit)) units.set(String(id), unitOfSquare(unit['measurement_unit']));
    if (!isFields(category)) continue;
    const parent = isFields(category['parent_category']) ? category['parent_category'] : {};
    categories.set(String(id), {
      name: category['name'],
      parent: textOf(parent['id']),
      ordinal: numberOf(parent['ordinal']),
      isHidden: { ...flagsOf(object), ...flagsOf(category) },
      served: servedOf(category),
      items: [],
    });
  }
  const others: Category = { name: 'Menu', parent: undefined, ordinal: 0, isHidden: {}, served: [], items: [] };
  for (const [index, object] of list.entries()) {
    if (!isFields(object) || !isSquareObject(object)) continue;
    const data = object['item_data'] as Fields;
    const { id, ordinal } = placeOf(data);
    const item = { ...itemOfSquare(data, { images, units, groups }), ...flagsOf(object), ...flagsOf(data) };
    (categories.get(id ?? '') ?? others).items.push({ item: madeFrom(item, ...path, index, 'item_data'), ordinal });
  }
  const children = new Map<string, [string, Category][]>();
  for (const [id, category] of categories) {
    const parent = category.parent !== undefined && categories.has(category.parent) ? category.parent : '';
    const siblings = children.get(parent) ?? [];
    siblings.push([id, category]);
    children.set(parent, siblings);
  }
  const inOrder = (parent: string) =>
    (children.get(parent) ?? []).toSorted(([, one], [, other]) => one.ordinal - other.ordinal);
  const read =
    (depth: number) =>
    ([id, category]: [string, Category]): Fields => {
      const inner = depth < MAX_DEPTH ? inOrder(id).map(read(depth + 1)) : [];
      return { ...entryOf(category), ...(inner.length > 0 && { categories: inner }) };
    };
  const top = inOrder('');
  const areMenus = top.some(([id]) => children.has(id));
  const isMenu = ([, { served }]: [string, Category]) => areMenus || served.length > 0;
  const menus = top.filter(isMenu).map((each) => menuOf(each[1], read(0)(each), areMenus));
  const sections = top.filter((each) => !isMenu(each)).map(read(0));
  const rest = [...sections, ...(others.items.length > 0 ? [entryOf(others)] : [])].filter(hasItems);
  if (menus.length === 0) return groups.addTo({ categories: rest });
  const last = areMenus ? rest : rest.length > 0 ? [{ name: others.name, categories: rest }] : [];
  return [...menus.filter(hasItems), ...last].map(groups.addTo);
}

/** A category alone that has times of its own is a menu with that category. */
function menuOf({ name, isHidden, served }: Category, entry: Fields, isWhole: boolean): Fields {
  const times = served.length > 0 && { served };
  return isWhole ? { ...entry, ...times } : { name, ...isHidden, ...times, categories: [entry] };
}

/** Square has three levels. */
const MAX_DEPTH = 5;

const hasItems = ({ items, categories }: Fields): boolean =>
  (Array.isArray(items) && items.length > 0) || (Array.isArray(categories) && categories.some(hasItems));

function entryOf({ name, isHidden, items }: Category): Fields {
  const inOrder = items.toSorted((one, other) => one.ordinal - other.ordinal).map(({ item }) => item);
  return { name, ...isHidden, ...(inOrder.length > 0 && { items: inOrder }) };
}

/** The category that an item belongs to: the first of them, or in older catalogs the only one. */
function placeOf(data: Fields): { id: string | undefined; ordinal: number } {
  const [first]: unknown[] = Array.isArray(data['categories']) ? data['categories'] : [];
  const place = isFields(first) ? first : isFields(data['reporting_category']) ? data['reporting_category'] : {};
  return { id: textOf(place['id']) ?? textOf(data['category_id']), ordinal: numberOf(place['ordinal']) };
}

const DIETS: Record<string, string> = {
  VEGAN: 'isVegan',
  VEGETARIAN: 'isVegetarian',
  GLUTEN_FREE: 'isGlutenFree',
  HALAL: 'isHalal',
};

interface Beside {
  images: Map<string, unknown>;
  units: Map<string, unknown>;
  groups: SquareGroups;
}

function itemOfSquare(data: Fields, { images, units, groups }: Beside): Fields {
  const food = isFields(data['food_and_beverage_details']) ? data['food_and_beverage_details'] : {};
  const preferences: unknown[] = Array.isArray(food['dietary_preferences']) ? food['dietary_preferences'] : [];
  const marks = preferences.flatMap((each) => (isFields(each) ? (DIETS[String(each['standard_name'])] ?? []) : []));
  const contained = listOf(food['ingredients']).flatMap((each) => wordsOfConstant(each['standard_name']) ?? []);
  const calories = food['calorie_count'];
  const chosen = groups.of(data);
  const [image]: unknown[] = Array.isArray(data['image_ids']) ? data['image_ids'] : [];
  const variations: unknown[] = Array.isArray(data['variations']) ? data['variations'] : [];
  const sold = variations.filter((each) => variationOf(each)['sellable'] !== false);
  const [unit, ...otherUnits] = new Set(
    sold.map((each) => units.get(String(variationOf(each)['measurement_unit_id']))),
  );
  return {
    name: data['name'],
    description: data['description_plaintext'] ?? data['description'] ?? data['description_html'],
    variations: sold.length === variations.length ? data['variations'] : sold,
    // Sold at the till, and no dish.
    ...(data['product_type'] === 'GIFT_CARD' && { hidden: true }),
    // Stock, such as beans for the kitchen.
    ...(variations.length > 0 && sold.length === 0 && { sellable: false }),
    ...(otherUnits.length === 0 && unit !== undefined && { unit }),
    image: images.get(String(image)),
    ...(typeof calories === 'number' && { calories }),
    ...(contained.length > 0 && { allergens: contained }),
    ...(chosen.length > 0 && { modifierGroups: chosen }),
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
  };
}

/** "Tree nuts" of TREE_NUTS: Square's ingredients with standard names are the allergens of the EU. */
const wordsOfConstant = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[A-Z_]{3,40}$/.test(name)
    ? `${name.charAt(0)}${name.slice(1).replaceAll('_', ' ').toLowerCase()}`
    : undefined;

const variationOf = (variation: unknown): Fields =>
  isFields(variation) && isFields(variation['item_variation_data']) ? variation['item_variation_data'] : {};

/** `{ "weight_unit": "METRIC_KILOGRAM" }`, `{ "custom_unit": { "name": "Tray", "abbreviation": "tray" } }` */
function unitOfSquare(unit: unknown): unknown {
  if (!isFields(unit)) return undefined;
  const { custom_unit: custom } = unit;
  if (isFields(custom)) return custom['abbreviation'] ?? custom['name'];
  const key = Object.keys(unit).find((name) => name.endsWith('_unit') && name !== 'generic_unit');
  return key === undefined ? undefined : unit[key];
}

/**
 * What says that something is not to be shown is read like that of any other object. A till without a web shop says UNINDEXED of all that it sells:
 * it says nothing of a menu.
 */
function flagsOf({
  is_deleted: deleted,
  is_archived: archived,
  ecom_visibility: ecom,
  online_visibility: online,
}: Fields): Fields {
  return {
    ...(deleted === true && { is_deleted: true }),
    ...(archived === true && { archived: true }),
    ...((ecom === 'HIDDEN' || ecom === 'UNAVAILABLE') && { ecom_visibility: ecom }),
    ...(online === false && { visible: false }),
  };
}

function menuOfClover({ list, path }: Found): Fields {
  const groups = makeCloverGroups(list);
  const categories = new Map<string, Fields[]>();
  for (const [index, element] of list.entries()) {
    if (!isFields(element)) continue;
    const { name, price, priceType, hidden, categories: of } = element;
    const [first]: unknown[] = isFields(of) && Array.isArray(of['elements']) ? of['elements'] : [];
    const category = (isFields(first) ? textOf(first['name']) : undefined) ?? 'Menu';
    const amount = priceType === 'FIXED' && typeof price === 'number' ? price / 100 : undefined;
    const ids = groups.idsOf(elementsOf(element['modifierGroups']).map(({ id }) => id));
    const item = madeFrom(
      { name, price: amount, ...(hidden === true && { hidden }), ...(ids.length > 0 && { modifierGroups: ids }) },
      ...path,
      index,
    );
    const items = categories.get(category) ?? [];
    items.push(item);
    categories.set(category, items);
  }
  return groups.addTo({ categories: [...categories].map(([name, items]) => ({ name, items })) });
}

/** Clover lists the modifiers of a group where somebody asked for them: one item may have the name of a group, and another its modifiers. */
function makeCloverGroups(list: readonly unknown[]): NamedGroups {
  const known = new Map<string, Fields>();
  for (const group of list.flatMap((element) => elementsOf(isFields(element) ? element['modifierGroups'] : {})))
    if (elementsOf(group['modifiers']).length > 0) known.set(String(group['id']), group);
  return makeNamedGroups({
    names: new Map(Array.from(known, ([id, group]) => [id, group['name']])),
    isGroup: (id) => known.has(id),
    makeGroup: (id) => {
      const { name, minRequired, maxAllowed, modifiers } = known.get(id) ?? {};
      const made = elementsOf(modifiers).map(({ name: each, price, available }) => ({
        name: each,
        ...(typeof price === 'number' && { price: price / 100 }),
        ...(available === false && { soldOut: true }),
      }));
      return { name, ...selections(minRequired, maxAllowed), modifiers: made };
    },
  });
}

export const elementsOf = (value: unknown): Fields[] => (isFields(value) ? listOf(value['elements']) : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
