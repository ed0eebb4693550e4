/** A question as it reads in one language. */
export interface Reading {
  /** How much of it is in this language: about one for each word. */
  evidence: number;
  /** How much of it is English. */
  against: number;
  /** The share of its words that the dictionary has, from 0 to 1, without the words that the site has. */
  covers: number;
  /** The question in English words, as far as the dictionary has them. */
  english: string;
}

/** Whether a folded word is one of the site's own, or an ordinary English one. */
export type Knows = (word: string) => boolean;
