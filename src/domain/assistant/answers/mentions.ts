import { isMarked } from '../diets.ts';
import { marksWithout } from '../ingredients.ts';
import type { Knowledge, KnownItem } from '../knowledge.ts';
import { namedItemsIn } from '../named-items.ts';
import { searchIndexOf, withoutDenied } from '../search-index.ts';
import { stemOf, wordsOf } from '../words.ts';

/** The word of an item's name or description that names one of some foods; not one that says that it is without it. */
export function wordNaming(item: KnownItem, foods: ReadonlySet<string>): string | undefined {
  const text = `${item.name} ${withoutDenied(item.description ?? '')}`
    .replaceAll(PLANT_BASED, ' ')
    .replaceAll(NO_FOOD, ' ');
  // What is marked vegan has no milk, whatever its text compares it with.
  return wordsOf(text).find((word) => {
    const stem = stemOf(word);
    return foods.has(stem) && !marksWithout(stem).some((mark) => isMarked(item, mark));
  });
}

/** "The colour of milk", "dairy-loving", "gluten-free", "king oyster" mushrooms. */
const NO_FOOD = /\bcolou?r of \w+|\b\w+[- ](?:loving|lover|free)\b|\bking oyster\b|\boyster mushrooms?\b/giu;

/** Vegan cheese is no cheese, and oat milk no milk. */
const PLANT_BASED =
  /\b(?:vegan|plant|plant-based|oat|soy|coconut|rice)[- ](?:milk|cheese|butter|cream|yogurt|mayo|mayonnaise|egg|gelato|ice cream)\b/giu;

/** Whether an item names a food, or another item that does: of the karaage don, the karaage. */
export function leadsTo(knowledge: Knowledge, item: KnownItem, foods: ReadonlySet<string>): boolean {
  if (wordNaming(item, foods) !== undefined) return true;
  const words = wordsOf(`${item.name} ${item.description ?? ''}`);
  return namedItemsIn(searchIndexOf(knowledge).itemNames, words).named.some(
    (other) => wordNaming(other, foods) !== undefined,
  );
}
