import { DAY_WORDS } from '../words/days.ts';
import { TOPIC_WORDS } from '../words/topics.ts';
import { FILLER } from '../words/words.ts';

/** Greetings that the topics know in other languages. */
const FOREIGN = new Set(['bonjour', 'ciao', 'grazie', 'merci']);
/** Foods that are other words in Spanish: "I am" and "May". */
const FOODS = ['soy', 'mayo'];
const ENGLISH = new Set([...FOODS, ...FILLER, ...TOPIC_WORDS, ...DAY_WORDS].filter((word) => !FOREIGN.has(word)));

/** Whether a word in small letters is a usual word of English questions. Names of items and locations are not looked at. */
export function isEnglish(word: string): boolean {
  return ENGLISH.has(word);
}
