import { memoize } from '#core/text/memoize.ts';
import { statesAny, statingLists } from './stated-allergens.ts';
import type { AnswerContext } from './answer-context.ts';
import { ENGLISH } from '../../phrases/english.ts';
import { isMarked } from '../../foods/diets.ts';
import { marksWithout, membersOf, statedAs } from '../../foods/ingredients.ts';
import type { Knowledge, KnownItem } from '../../knowledge/knowledge.ts';
import { namedItemsIn } from '../../search/named-items.ts';
import { searchIndexOf, stemsIn, withoutDenied } from '../../search/search-index.ts';
import { stemOf, type Word, wordsOf } from '../../words/words.ts';

/** The word of an item's name or description that names one of some foods. A word that says the item is without the food does not count. */
export function wordNaming(item: KnownItem, foods: ReadonlySet<string>): string | undefined {
  // An item marked vegan has no milk, even if its text says "like butter".
  return namingWordsOf(item).find(
    ({ stem }) => foods.has(stem) && !marksWithout(stem).some((mark) => isMarked(item, mark)),
  )?.text;
}

const namingWordsOf = memoize((item: KnownItem): Word[] =>
  wordsOf(
    `${item.name} ${withoutDenied(item.description ?? '')}`.replaceAll(PLANT_BASED, ' ').replaceAll(NO_FOOD, ' '),
  ).map((text) => ({ text, stem: stemOf(text) })),
);

/** Phrases that name a food which is not in the item: "the colour of milk", "dairy-loving", "gluten-free", "king oyster" mushrooms. */
const NO_FOOD = /\bcolou?r of \w+|\b\w+[- ](?:loving|lover|free)\b|\bking oyster\b|\boyster mushrooms?\b/giu;

/** Substitutes: vegan cheese does not count as cheese, nor oat milk as milk. */
const PLANT_BASED =
  /\b(?:vegan|plant|plant-based|oat|soy|coconut|rice)[- ](?:milk|cheese|butter|cream|yogurt|mayo|mayonnaise|egg|gelato|ice cream)\b/giu;

/** Whether the text of an item has a word, or a food of its kind. */
export function says(item: KnownItem, stem: string): boolean {
  return wordNaming(item, membersOf(stem)) !== undefined || saidBy(item).has(stem);
}

const saidBy = memoize((item: KnownItem) => stemsIn(`${item.name} ${withoutDenied(item.description ?? '')}`));

/** Whether an item names a food, or names another item that does: the karaage don names the karaage. */
export function leadsTo(knowledge: Knowledge, item: KnownItem, foods: ReadonlySet<string>): boolean {
  if (wordNaming(item, foods) !== undefined) return true;
  const words = wordsOf(`${item.name} ${item.description ?? ''}`);
  return namedItemsIn(searchIndexOf(knowledge).itemNames, words).named.some(
    (other) => wordNaming(other, foods) !== undefined,
  );
}

/** The items that state one of some foods, and those whose text names one, each with the word it uses. */
export function namingTexts(context: AnswerContext, items: readonly KnownItem[], foods: readonly string[]): string[] {
  const stated = new Set(foods.flatMap((stem) => [...statedAs(stem)]));
  const members = new Set(foods.flatMap((stem) => [...membersOf(stem)]));
  const naming = items.flatMap((item) => {
    const word = statesAny(item, stated) ? undefined : wordNaming(item, members);
    return word === undefined ? [] : [`${item.name}${quoteOf(context, word)}`];
  });
  const { phrases } = context;
  const named = naming.length === 0 ? [] : [phrases.mentioned(phrases.list(naming.slice(0, MAX_MENTIONS)))];
  return [...statingLists(context, items, stated), ...named];
}

/** The word of an item, in brackets. It has no translation: of a site in several languages it is quoted in English alone. */
function quoteOf({ phrases, knowledge: { languages } }: AnswerContext, word: string): string {
  return languages.size < 2 || phrases === ENGLISH ? ` (“${word}”)` : '';
}

/** More than any menu has: an item that is left out of the list would seem to be free of the allergen. */
const MAX_MENTIONS = 60;
