import { type Fields, isFields, movedFrom, type Shape } from './shape.ts';

/**
 * Categories inside of categories, as Toast (`menuGroups` in `menuGroups`) and schema.org (`hasMenuSection`) have them, in one list:
 * `{ "name": "Drinks", "items": [water], "categories": [{ "name": "Wine", "items": [riesling] }] }` becomes "Drinks" with the water and
 * "Drinks – Wine" with the riesling. A category that has nothing but categories gives its description to the first of them.
 */
export const nestedCategoriesShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const key = keyIn(value, LISTS);
  const categories = key === undefined ? [] : elementsOf(value[key]);
  if (key === undefined || !categories.some(({ element }) => isFields(element) && nestedIn(element))) return undefined;
  const flat = categories.flatMap(({ element, path }) => flatten(element, [key, ...path], {}, 0));
  return { value: { ...value, [key]: flat } };
};

/** What stands around a category. */
interface Outer {
  name?: string;
  description?: string;
}

/** Deeper than any menu. What lies deeper stays where it is, and is told as an unused key. */
const MAX_DEPTH = 8;

function flatten(category: unknown, path: (string | number)[], outer: Outer, depth: number): unknown[] {
  if (!isFields(category)) return [category];
  const nested = depth < MAX_DEPTH ? nestedIn(category) : undefined;
  const own = inside(category, outer);
  if (nested === undefined) return [depth === 0 ? category : movedFrom(own, path)];
  const { [nested]: list, ...rest } = own;
  const hasItems = Object.keys(category).some((key) => ITEMS.has(fold(key)) && elementsOf(category[key]).length > 0);
  const name = textOf(rest, NAMES);
  const description = hasItems ? undefined : textOf(rest, DESCRIPTIONS);
  const inner = elementsOf(list).flatMap(({ element, path: place }, index) =>
    flatten(
      element,
      [...path, nested, ...place],
      { ...(name !== undefined && { name }), ...(index === 0 && description !== undefined && { description }) },
      depth + 1,
    ),
  );
  return hasItems ? [movedFrom(rest, path), ...inner] : inner;
}

/** The category with the name of the one around it before its own. */
function inside(category: Fields, { name, description }: Outer): Fields {
  const nameKey = keyIn(category, NAMES) ?? 'name';
  const descriptionKey = keyIn(category, DESCRIPTIONS) ?? 'description';
  const join = (outer: string, key: string, between: string) =>
    [outer, textOf(category, new Set([fold(key)]))].filter((text) => text !== undefined).join(between);
  return {
    ...category,
    ...(name !== undefined && { [nameKey]: join(name, nameKey, ' – ') }),
    ...(description !== undefined && { [descriptionKey]: join(description, descriptionKey, '\n') }),
  };
}

const wordsOf = (words: string) => new Set(words.split(' '));
const LISTS = wordsOf('categories sections menusections menucategories menugroups groups hasmenusection');
const NESTED = new Set([...LISTS, 'subcategories', 'subsections', 'subgroups', 'children']);
const ITEMS = wordsOf('items dishes menuitems products hasmenuitem');
const NAMES = wordsOf('name title categoryname sectionname groupname');
const DESCRIPTIONS = wordsOf('description desc details summary');

const fold = (key: string): string => key.replace(/[\s_-]/g, '').toLowerCase();

function keyIn(object: Fields, words: ReadonlySet<string>): string | undefined {
  return Object.keys(object).find((key) => words.has(fold(key)));
}

/** The key of the categories in a category, if there are some. */
function nestedIn(category: Fields): string | undefined {
  const key = keyIn(category, NESTED);
  return key !== undefined && elementsOf(category[key]).some(({ element }) => isFields(element)) ? key : undefined;
}

function textOf(object: Fields, words: ReadonlySet<string>): string | undefined {
  const text = object[keyIn(object, words) ?? ''];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The elements of a list, or the only one without a list, each with its place. */
function elementsOf(value: unknown): { element: unknown; path: number[] }[] {
  if (Array.isArray(value)) return value.map((element: unknown, index) => ({ element, path: [index] }));
  return isFields(value) ? [{ element: value, path: [] }] : [];
}
