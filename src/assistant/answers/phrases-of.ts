import type { Language } from '../languages/language.ts';
import { CHINESE_TRADITIONAL } from '../phrases/chinese-traditional.ts';
import { CHINESE_SIMPLIFIED } from '../phrases/chinese-simplified.ts';
import { ENGLISH, type Phrases } from '../phrases/english.ts';
import { FRENCH } from '../phrases/french.ts';
import { SPANISH } from '../phrases/spanish.ts';

const PHRASES: Record<Language, Phrases> = {
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
  zh: CHINESE_SIMPLIFIED,
  'zh-hant': CHINESE_TRADITIONAL,
  other: ENGLISH,
};

/** Those of the catalogues of our texts. English needs none. */
const TAGS: Partial<Record<Language, string>> = { fr: 'fr-CA', es: 'es-US', zh: 'zh-Hans', 'zh-hant': 'zh-Hant' };

/** The BCP 47 tag in which pages say what the assistant says in a language; undefined for English. */
export function tagOf(language: Language): string | undefined {
  return TAGS[language];
}

/** The assistant's sentences in a guest's language; in English where it does not speak that language. */
export function phrasesOf(language: Language): Phrases {
  return PHRASES[language];
}
