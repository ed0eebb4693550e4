import type { Knowledge, KnownItem } from '../knowledge/knowledge.ts';
import { namedItemsIn } from '../search/named-items.ts';
import { isIngredient, isSensitive } from '../foods/ingredients.ts';
import type { Question } from './question.ts';
import { searchIndexOf } from '../search/search-index.ts';
import { stemOf, wordsOf } from '../words/words.ts';

/** The items that an answer names, in its order. */
export function itemsShownIn(knowledge: Knowledge, answered: string): KnownItem[] {
  const { named } = namedItemsIn(searchIndexOf(knowledge).itemNames, wordsOf(answered));
  return [...new Map(named.map((item) => [item.name, item])).values()];
}

/** A question with what it means of the items that were shown last: "the second one", "which of those is cheapest". */
export function ofShown(question: Question, shown: readonly KnownItem[], before: Question | undefined): Question {
  const isOfOthers = question.wanted.some((stem) => !ORDINALS.has(stem) && !isIngredient(stem));
  if (shown.length === 0 || isOfOthers || question.named.length > 0) return question;
  const item = shown.at(positionIn(question.text) ?? shown.length);
  const topics = new Set([...question.topics].filter((topic) => topic !== 'locations'));
  if (item !== undefined) {
    const found = [{ item, score: 2, isNamed: true, covers: 1 }];
    return { ...question, topics, named: [item], items: found, wanted: [], leftOver: [] };
  }
  if (!AMONG.test(question.text) || question.ingredients.some((stem) => !isSensitive(stem))) return question;
  // A long list is shown in part, so what it was a list of says more than the items that were shown.
  if (before && before.diets.length + before.wanted.length > 0) {
    const { wanted, items } = before;
    return { ...question, topics, diets: [...new Set([...before.diets, ...question.diets])], wanted, items, named: [] };
  }
  return { ...question, topics, among: [...shown], named: [], items: [], wanted: [], leftOver: [] };
}

const POSITIONS: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  last: -1,
};
const ORDINALS = new Set(Object.keys(POSITIONS).map(stemOf));
const POSITION = new RegExp(`\\b(?:the|that) (${Object.keys(POSITIONS).join('|')})(?: (?:one|item|dish|option)\\b|$)`);
const AMONG =
  /\b(?:which|what|any|the \w+est|cheaper|dearer)\b(?:.*\b(?:one|ones|of those|of these|of them)\b|$)|\b(?:of|are|is) (?:those|these|them)\b/;

function positionIn(text: string): number | undefined {
  const [, word] = POSITION.exec(text) ?? [];
  return word === undefined ? undefined : POSITIONS[word];
}
