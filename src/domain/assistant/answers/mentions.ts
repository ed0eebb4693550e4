import { isMarked } from '../question/foods/diets.ts';
import { marksWithout } from '../question/foods/ingredients.ts';
import type { Knowledge, KnownItem } from '../knowledge.ts';
import { namedItemsIn } from '../question/finding/named-items.ts';
import { searchIndexOf, withoutDenied } from '../question/words/search-index.ts';
import { stemOf, wordsOf } from '../question/words/words.ts';

/** The word of an item's name or description that names one of some foods. A word that says the item is without the food does not count. */
export function wordNaming(item: KnownItem, foods: ReadonlySet<string>): string | undefined {
  const text = `${item.name} ${withoutDenied(item.description ?? '')}`
    .replaceAll(PLANT_BASED, ' ')
    .replaceAll(NO_FOOD, ' ');
  // An item marked vegan has no milk, even if its text says "like butter".
  return wordsOf(text).find((word) => {
    const stem = stemOf(word);
    return foods.has(stem) && !marksWithout(stem).some((mark) => isMarked(item, mark));
  });
}

/** Phrases that name a food which is not in the item: "the colour of milk", "dairy-loving", "gluten-free", "king oyster" mushrooms. */
const NO_FOOD = /\bcolou?r of \w+|\b\w+[- ](?:loving|lover|free)\b|\bking oyster\b|\boyster mushrooms?\b/giu;

/** Substitutes: vegan cheese does not count as cheese, nor oat milk as milk. */
const PLANT_BASED =
  /\b(?:vegan|plant|plant-based|oat|soy|coconut|rice)[- ](?:milk|cheese|butter|cream|yogurt|mayo|mayonnaise|egg|gelato|ice cream)\b/giu;

/** Whether an item names a food, or names another item that does: the karaage don names the karaage. */
export function leadsTo(knowledge: Knowledge, item: KnownItem, foods: ReadonlySet<string>): boolean {
  if (wordNaming(item, foods) !== undefined) return true;
  const words = wordsOf(`${item.name} ${item.description ?? ''}`);
  return namedItemsIn(searchIndexOf(knowledge).itemNames, words).named.some(
    (other) => wordNaming(other, foods) !== undefined,
  );
}
