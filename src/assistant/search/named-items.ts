import { DIET_STEMS } from '../foods/diets.ts';
import { isIngredient } from '../foods/ingredients.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import { FILLER, stemOf, wordsOf } from '../words/words.ts';

/** The names of items by the stem of their first word, the longest first. */
export type ItemNames = ReadonlyMap<string, readonly ItemName[]>;

interface ItemName {
  stems: string[];
  /** Several menus may have an item of the same name. */
  items: KnownItem[];
}

/** Takes the place of a word of an item's name, so that it is not read as another word: "Spicy miso" does not ask for spicy items. */
export const NAME_GAP = '_';

export function itemNamesOf(items: readonly KnownItem[]): ItemNames {
  const byName = new Map<string, ItemName>();
  for (const item of items) {
    const stems = wordsOf(item.name).map(stemOf);
    const key = stems.join(' ');
    if (isWish(stems)) continue;
    const known = byName.get(key);
    if (known) known.items.push(item);
    else byName.set(key, { stems, items: [item] });
  }
  const names = new Map<string, ItemName[]>();
  for (const name of byName.values()) {
    const [first = ''] = name.stems;
    names.set(first, [...(names.get(first) ?? []), name]);
  }
  for (const list of names.values()) list.sort((one, other) => other.stems.length - one.stems.length);
  return names;
}

/** "Vegan" and "Nut free" are read as wishes, even if an item has that name. */
function isWish(stems: string[]): boolean {
  const isDiet = (stem: string) => FILLER.has(stem) || DIET_STEMS.has(stem);
  return stems.every(isDiet) || (stems.at(-1) === 'free' && stems.every((stem) => isDiet(stem) || isIngredient(stem)));
}

/** The items whose whole names the words have, in their order, and the words with gaps in place of those names. */
export function namedItemsIn(itemNames: ItemNames, words: readonly string[]): { named: KnownItem[]; masked: string[] } {
  const stems = words.map(stemOf);
  const found = stems.flatMap((stem, at) =>
    (itemNames.get(stem) ?? [])
      .filter((name) => name.stems.every((each, index) => stems[at + index] === each))
      // "Is the miso nut free?" asks for the miso, even if an item is called "Miso nut".
      .filter((name) => stems[at + name.stems.length] !== 'free' || !isIngredient(name.stems.at(-1) ?? ''))
      .map((name) => ({ at, name, weight: weightOf(name) })),
  );
  const masked = [...words];
  const kept = found
    .sort((one, other) => other.weight - one.weight)
    .filter(({ at, name }) => {
      const isFree = name.stems.every((_, index) => masked[at + index] !== NAME_GAP);
      if (isFree) masked.fill(NAME_GAP, at, at + name.stems.length);
      return isFree;
    });
  const items = kept.sort((one, other) => one.at - other.at).flatMap(({ name }) => name.items);
  return { named: [...new Set(items)], masked };
}

/** Of names that overlap the longer one is meant; words like "the" count little, so "owl eyes" goes before "the owl". */
function weightOf({ stems }: ItemName): number {
  return stems.length + 10 * stems.filter((stem) => !FILLER.has(stem)).length;
}
