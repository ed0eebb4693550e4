import type { Fields } from '#schema/values/fields.ts';
import { foldKey } from '#schema/values/fold-key.ts';

/** The spellings of keys that mean one thing: `wordsOf('menuItems dishes')`. */
export const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldKey));

/** The first key of an object that is one of the words, and has a value. */
export function keyIn(object: Fields, words: ReadonlySet<string>): string | undefined {
  return Object.keys(object).find((key) => words.has(foldKey(key)) && isGiven(object[key]));
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
