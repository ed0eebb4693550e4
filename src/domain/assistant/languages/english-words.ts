import { DAY_WORDS } from '../days.ts';
import { TOPIC_WORDS } from '../topics.ts';
import { FILLER } from '../words.ts';

/** Greetings that the topics know in other languages. */
const FOREIGN = new Set(['bonjour', 'ciao', 'grazie', 'merci']);
const ENGLISH = new Set([...FILLER, ...TOPIC_WORDS, ...DAY_WORDS].filter((word) => !FOREIGN.has(word)));

/** Whether a word in small letters is one that English questions are made of; of menus and locations it says nothing. */
export function isEnglish(word: string): boolean {
  return ENGLISH.has(word);
}
