import { highest } from './highest.ts';
import type { KnownItem } from '../knowledge/knowledge.ts';
import { isIngredient } from '../foods/ingredients.ts';
import { IS_WHOLE, MAY_BE_MEANT } from '../words/thresholds.ts';
import type { SearchIndex } from './search-index.ts';

export interface FoundItem {
  item: KnownItem;
  /** 1 where the name has all the words that were asked for. */
  score: number;
  /** Whether its name has one of the words, and not only its description. */
  isNamed: boolean;
  /** The share of the words that it has, from 0 to 1. */
  covers: number;
}

/** The weight of a word in a description; a word in a name has 1. */
const IN_TEXT = 0.55;

/** The items that a question's words are about, the best first; those that are far behind the best are left out. */
export function findItems({ items, isInItems, weightOf }: SearchIndex, wanted: string[]): FoundItem[] {
  const words = [...new Set(wanted)];
  const all = sumOf(words, weightOf);
  const asked = words.filter(isInItems);
  if (asked.length === 0) return [];
  const found = items.flatMap(({ item, name, text }): FoundItem[] => {
    const inName = asked.filter((stem) => name.has(stem));
    const inText = asked.filter((stem) => !name.has(stem) && text.has(stem));
    if (inName.length + inText.length === 0) return [];
    const score = (sumOf(inName, weightOf) + IN_TEXT * sumOf(inText, weightOf)) / all;
    // "Split the bill" is about no dish that is "split at the table": of a description only a food tells, or all the words together.
    const tells = inName.length > 0 || inText.length === words.length || inText.some(isIngredient);
    if (!tells) return [];
    // All of its name is there: whatever else is asked, it is about this item.
    const share = sumOf(inName, weightOf) / sumOf([...name], weightOf);
    const isNamed = inName.length > 0;
    if (isNamed && share > IS_WHOLE && score > 0.2) return [{ item, score: 1 + score / 10, isNamed, covers: score }];
    return score >= MAY_BE_MEANT ? [{ item, score: score + share / 100, isNamed, covers: score }] : [];
  });
  const best = highest(found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best * 0.8).sort((one, other) => other.score - one.score);
}

/** A word is rare if at most so many items have it. */
const RARE = 2;

/** Items that have one rare word of the question: for "lobster roll" the burger with lobster. */
export function findNearly({ items, weightOf }: SearchIndex, wanted: string[]): KnownItem[] {
  const byWeight = wanted.toSorted((one, other) => weightOf(other) - weightOf(one));
  for (const stem of byWeight) {
    const having = items.filter(({ name, text }) => name.has(stem) || (isIngredient(stem) && text.has(stem)));
    if (having.length > 0 && having.length <= RARE) return having.map(({ item }) => item);
  }
  return [];
}

function sumOf(stems: string[], weightOf: (stem: string) => number): number {
  return stems.reduce((sum, stem) => sum + weightOf(stem), 0);
}
