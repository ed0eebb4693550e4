import { detect } from 'tinyld/light';
import { foldText } from '../../text/fold.ts';
import { isEnglish } from './english-words.ts';
import { readFigures } from './figures.ts';
import { FRENCH_WORDS } from './french.data.ts';
import { readChinese } from './read-chinese.ts';
import type { Knows, Reading } from './reading.ts';
import { readWords } from './read-words.ts';
import { SPANISH_WORDS } from './spanish.data.ts';

export type Language = 'en' | 'fr' | 'es' | 'zh' | 'other';

/**
 * Which language a question is in, and its words in English as far as the dictionaries have them; names of items and locations stay. Of any
 * other language the question stays as it is. `knows` says of a folded word whether the site or ordinary English has it: "burrata e friarielli?"
 * is an English question about an Italian menu. `page` is the language of the page, which counts where the words may be of either: "Margherita?"
 */
export function readLanguage(
  query: string,
  knows: Knows,
  page: Language = 'en',
): { language: Language; english: string } {
  const found = READERS.map(({ language, read }) => ({ language, ...read(query, knows) }))
    .filter((reading) => isIn(reading, query))
    .sort((one, other) => other.evidence - one.evidence)[0];
  if (found) return { language: found.language, english: tidy(found.english) };
  if (isOther(query, knows)) return { language: 'other', english: query };
  return { language: mayBeIn(page, query) ? page : 'en', english: query };
}

interface Reader {
  language: 'fr' | 'es' | 'zh';
  read: (query: string, knows: Knows) => Reading;
}

const READERS: Reader[] = [
  { language: 'zh', read: (query, knows) => readChinese(query, knows) },
  { language: 'fr', read: (query, knows) => readWords(readFigures(query), FRENCH_WORDS, knows) },
  { language: 'es', read: (query, knows) => readWords(readFigures(query), SPANISH_WORDS, knows) },
];

const MIN_EVIDENCE = 0.5;
const COVERS_ENOUGH = 0.6;

function isIn({ evidence, against, covers }: Reading, query: string): boolean {
  if (evidence < MIN_EVIDENCE || evidence <= against) return false;
  // Italian and Portuguese have many words of Spanish and French.
  return covers >= COVERS_ENOUGH || !isForeign(query);
}

/** Whether no word speaks against a language: the names of a menu alone, or words that it shares with English. */
function mayBeIn(language: Language, query: string): boolean {
  const reader = READERS.find((each) => each.language === language);
  const rest = query.replaceAll(/\p{L}+/gu, (word) => (SHARED.has(foldText(word)) ? '' : word));
  return reader !== undefined && reader.read(rest, () => false).against === 0;
}

/** English words that guests of any language write. */
const SHARED = new Set([
  'menu',
  'menus',
  'bar',
  'wifi',
  'parking',
  'brunch',
  'halal',
  'vegan',
  'pizza',
  'burger',
  'ok',
]);

function isOther(query: string, knows: Knows): boolean {
  const words = foldText(query).match(/\p{L}+/gu) ?? [];
  const unknown = words.filter((word) => !isEnglish(word) && !knows(word));
  if (unknown.length * 2 <= words.length) return false;
  return unknown.some((word) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(word)) || isForeign(query);
}

const OURS = new Set(['', 'en', 'fr', 'es', 'zh']);
/** Enough to tell a language by. */
const READ_LENGTH = 200;

function isForeign(query: string): boolean {
  return !OURS.has(detect(query.slice(0, READ_LENGTH)));
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?;:])/gu, '')
    .trim();
}

/** The language that the assistant speaks on a page: `languageOfPage('fr-CA')  // "fr"`. English for one that it does not speak. */
export function languageOfPage(tag: string): Language {
  const [language] = tag.toLowerCase().split('-', 1);
  return READERS.find((reader) => reader.language === language)?.language ?? 'en';
}
