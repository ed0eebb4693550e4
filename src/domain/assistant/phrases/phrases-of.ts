import type { Language } from '../languages/language.ts';
import { CHINESE_TRADITIONAL } from './chinese-traditional.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH, type Phrases } from './english.ts';
import { FRENCH } from './french.ts';
import { SPANISH } from './spanish.ts';

const PHRASES: Record<Language, Phrases> = {
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
  zh: CHINESE,
  'zh-hant': CHINESE_TRADITIONAL,
  other: ENGLISH,
};

/** The assistant's sentences in a guest's language; in English where it does not speak that language. */
export function phrasesOf(language: Language): Phrases {
  return PHRASES[language];
}
