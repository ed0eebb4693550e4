import { PLAIN_WORDS } from '../words/plain-words.data.ts';
import { sayingNothing } from './search-index.ts';
import { stemOf, type Word } from '../words/words.ts';

/** Whether a word names something, and is no usual word of questions. */
export function isTelling({ text, stem }: Word): boolean {
  return !sayingNothing.has(stem) && !isPlain({ stem }) && !/^\d|^.$/.test(text);
}

/** A meal that not every restaurant has: its hours are none of the restaurant's. */
export const isMeal = ({ stem }: Pick<Word, 'stem'>): boolean => stem === 'breakfast' || stem === 'brunch';

/** Whether a word is said beside what is asked. */
export const isPlain = ({ stem }: Pick<Word, 'stem'>): boolean => PLAIN.has(stem);

const PLAIN = new Set(PLAIN_WORDS.map(stemOf));
