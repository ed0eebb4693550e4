import type { Random } from './random.ts';
import type { Words } from './words.ts';

/** So many sentences of a language, the same ones again where it has no more. */
export function sentencesOf(random: Random, { sentences }: Words, count: number): string {
  return Array.from({ length: count }, () => random.pick(sentences)).join(' ');
}

/** Paragraphs, with an empty line between them. */
export function paragraphsOf(random: Random, words: Words, count: number): string {
  return Array.from({ length: count }, () => sentencesOf(random, words, random.between(2, 6))).join('\n\n');
}
