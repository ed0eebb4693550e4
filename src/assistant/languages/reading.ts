import { foldText } from '#core/text/fold.ts';

/** A question as it reads in one language. */
export interface LanguageReading {
  /** How much of it is in this language: about one for each word. */
  evidence: number;
  /** How much of it is English. */
  against: number;
  /** The share of its words that the dictionary has, from 0 to 1, without the words that the site has. */
  covers: number;
  /** The question in English words, as far as the dictionary has them. */
  english: string;
  /** What was typed for the English words that the dictionary has put there, by each of these words folded. */
  typed: ReadonlyMap<string, string>;
}

/** Keeps what was typed for English words. Where two phrases have the same word, the first counts. */
export function noteTyped(typed: Map<string, string>, english: string, phrase: string): void {
  for (const [word] of foldText(english).matchAll(/\p{L}+/gu)) if (!typed.has(word)) typed.set(word, phrase);
}

/** Whether a folded word is one of the site's own, or an ordinary English one. */
export type Knows = (word: string) => boolean;
