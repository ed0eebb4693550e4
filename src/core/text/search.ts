import { foldText } from './fold.ts';

/** What is searched: " harbour 12 main st toronto", each word after a space. */
export function makeSearchText(parts: string[]): string {
  return ` ${spaced(parts.join(' '))}`;
}

/** A word in Latin letters must match from its start, or "on" would find London. In scripts without spaces it may match anywhere. */
export function searchWordsOf(query: string): string[] {
  const words = spaced(query).split(' ');
  return words.filter((word) => word !== '').map((word) => (/^[a-z0-9]+$/.test(word) ? ` ${word}` : word));
}

/** Whether a text to search has all the words of a query, in any order. */
export function hasWords(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Folded, with a space in place of every character that is neither letter nor digit: "St. John's" and "st johns" are the same town. */
function spaced(text: string): string {
  return foldText(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
