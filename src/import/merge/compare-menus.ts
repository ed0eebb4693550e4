import { modifierGroupSchema } from '#schema/menu/choices.ts';
import { menuCategorySchema, menuItemSchema, wholeMenuSchema } from '#schema/menu/menu.ts';
import type { Fields } from '#schema/values/fields.ts';
import { type Comparison, compareObjects, isEqual, listOf, nameOf } from './compare-objects.ts';
import { findByName, keyIn, listIn, toLetters, type Written } from './written.ts';

/** Menus are found by their names, and items by theirs, in whatever category they are now. `at`: what has the menu. */
export function compareMenus(
  source: readonly Fields[],
  brand: readonly Fields[],
  at: Written | undefined,
  words: string[],
  found: Comparison,
): void {
  const written = listIn(at, 'menu', wholeMenuSchema);
  for (const menu of source) {
    const isOnly = source.length === 1 && brand.length === 1;
    const same = isOnly ? brand[0] : brand.find((other) => isNamed(other, menu));
    const where = [...words, nameOf(menu) || 'menu'];
    if (same === undefined) {
      const path =
        written.length > 0 && typeof written[0]?.path.at(-1) === 'number'
          ? [...written[0].path.slice(0, -1)]
          : undefined;
      add(found, where, 'menu', menu, path);
    } else {
      const place = written.length === 1 ? written[0] : findByName(written, same['name']);
      compareMenu(menu, same, place, where, found);
    }
  }
}

const isNamed = (one: Fields, other: Fields): boolean => toLetters(nameOf(one)) === toLetters(nameOf(other));

function compareMenu(source: Fields, brand: Fields, at: Written | undefined, words: string[], found: Comparison): void {
  const categories = listIn(at, 'categories', menuCategorySchema);
  const own = listOf(brand['categories']);
  const { name: _, categories: __, items: ___, modifierGroups: ____, ...facts } = source;
  compareObjects(facts, brand, at, words, found, 'menu');
  compareGroups(source, brand, at, words, found);
  const left = new Set([...own.flatMap((category) => listOf(category['items'])), ...listOf(brand['items'])]);
  const compareKnown = (item: Fields, known: Fields, where: string[]): void => {
    left.delete(known);
    const category = own.find((other) => listOf(other['items']).includes(known));
    const place =
      category === undefined
        ? findByName(listIn(at, 'items', menuItemSchema), known['name'])
        : findItem(categories, category, known);
    compareItem(item, known, place, [...where, nameOf(item)], found);
  };
  for (const category of listOf(source['categories'])) {
    const same = own.find((other) => isNamed(other, category));
    const place = same && findByName(categories, same['name']);
    const where = [...words, nameOf(category)];
    const fresh: Fields[] = [];
    for (const item of listOf(category['items'])) {
      // In its own category first: a "House salad" may be a starter and a side.
      const known = [...listOf(same?.['items']), ...left].find((other) => left.has(other) && isNamed(other, item));
      if (known === undefined) fresh.push(item);
      else compareKnown(item, known, where);
    }
    if (same === undefined) {
      const name = at && keyIn(at, 'categories');
      if (fresh.length === 0) {
        const reason = category['items'] === undefined ? 'it has no items' : 'its items are in other categories here';
        found.lost.push(`${where.join(', ')}: ${reason}`);
      } else
        add(
          found,
          where,
          'categories',
          { ...category, items: fresh },
          at && name !== undefined ? [...at.path, name] : undefined,
        );
      continue;
    }
    const name = place && keyIn(place, 'items');
    for (const item of fresh)
      add(
        found,
        [...where, nameOf(item)],
        'items',
        item,
        place && name !== undefined ? [...place.path, name] : undefined,
      );
    const { items: _, name: __, ...facts } = category;
    compareObjects(facts, same, place, where, found, 'menu');
  }
  for (const item of listOf(source['items'])) {
    const known = [...left].find((other) => isNamed(other, item));
    const name = at && keyIn(at, 'items');
    if (known !== undefined) compareKnown(item, known, words);
    else if (own.length === 0)
      add(found, [...words, nameOf(item)], 'items', item, at && name !== undefined ? [...at.path, name] : undefined);
    else found.lost.push(`${[...words, nameOf(item)].join(', ')}: the source names no category of it`);
  }
  for (const item of left) found.kept.push(nameOf(item));
}

/** New groups of modifiers join those of the brand: the new items name them. */
function compareGroups(
  source: Fields,
  brand: Fields,
  at: Written | undefined,
  words: string[],
  found: Comparison,
): void {
  const written = listIn(at, 'modifierGroups', modifierGroupSchema);
  for (const group of listOf(source['modifierGroups'])) {
    const same = listOf(brand['modifierGroups']).find((own) => isSameGroup(own, group));
    const where = [...words, nameOf(group)];
    if (same === undefined)
      add(found, where, 'modifierGroups', group, at && [...at.path, keyIn(at, 'modifierGroups') ?? 'modifierGroups']);
    else compareObjects(group, same, findByName(written, same['name']), where, found, 'menu');
  }
}

const isSameGroup = (one: Fields, other: Fields): boolean =>
  (one['id'] !== undefined && one['id'] === other['id']) || isNamed(one, other);

function add(
  found: Comparison,
  words: string[],
  key: string,
  after: Fields,
  path: (string | number)[] | undefined,
): void {
  found.changes.push({ group: 'menu', words, key, before: undefined, after, edit: path && { path, isAppended: true } });
}

function findItem(categories: readonly Written[], category: Fields | undefined, item: Fields): Written | undefined {
  const place = category && findByName(categories, category['name']);
  return findByName(listIn(place, 'items', menuItemSchema), item['name']);
}

/** A price and sizes are one thing: an item has the one or the other. */
function compareItem(source: Fields, brand: Fields, at: Written | undefined, words: string[], found: Comparison): void {
  const { name: _, price: __, sizes: ___, category: ____, ...facts } = source;
  compareObjects(facts, brand, at, words, found, 'menu');
  const key = source['sizes'] === undefined ? 'price' : 'sizes';
  const other = key === 'price' ? 'sizes' : 'price';
  const after = source[key];
  const before = brand['sizes'] ?? brand['price'];
  if (after === undefined || (before !== undefined && isEqual(key, before, after))) return;
  const [name, otherName] = [at && keyIn(at, key), at && keyIn(at, other)];
  const edit = at && {
    path: [...at.path, name ?? key],
    ...(otherName !== undefined && otherName !== name && { removed: [...at.path, otherName] }),
  };
  const isThere = before !== undefined && name === undefined && otherName === undefined;
  found.changes.push({
    group: 'menu',
    words: [...words, 'price'],
    key,
    before: before ?? (at && at.value[name ?? '']),
    after,
    edit: isThere ? undefined : edit,
  });
}
