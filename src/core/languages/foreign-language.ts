import { scriptOf } from './language.ts';

/**
 * The language that the letters of a text tell, where the page is in another one: `foreignLanguageOf('ラーメン', 'en-CA') // 'ja'`. The script of most
 * letters decides. Undefined for Latin letters, which many languages share, and for Han alone, which may be Chinese or Japanese.
 */
export function foreignLanguageOf(text: string, pageLanguage: string): string | undefined {
  if (!NOT_LATIN.test(text)) return undefined;
  // Japanese is Han with kana in it.
  const letters = KANA.test(text) ? text.replaceAll(HAN, 'の') : text;
  const count = (script: Script) => letters.match(script.letters)?.length ?? 0;
  const [most] = SCRIPTS.toSorted((one, other) => count(other) - count(one));
  // A page in Persian has Arabic letters of its own.
  return most?.name === scriptOf(pageLanguage) ? undefined : most?.language;
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;

interface Script {
  /** As `scriptOf` names it. */
  name: string;
  letters: RegExp;
  /** The one that most texts in this script are in; undefined where that can't be told. */
  language?: string;
}

const SCRIPTS: Script[] = [
  { name: 'Jpan', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja' },
  { name: 'Kore', letters: /\p{Script=Hangul}/gu, language: 'ko' },
  { name: 'Arab', letters: /\p{Script=Arabic}/gu, language: 'ar' },
  { name: 'Hebr', letters: /\p{Script=Hebrew}/gu, language: 'he' },
  { name: 'Thai', letters: /\p{Script=Thai}/gu, language: 'th' },
  { name: 'Deva', letters: /\p{Script=Devanagari}/gu, language: 'hi' },
  { name: 'Grek', letters: /\p{Script=Greek}/gu, language: 'el' },
  { name: 'Latn', letters: /\p{Script=Latin}/gu },
  { name: 'Hani', letters: HAN },
  { name: 'Cyrl', letters: /\p{Script=Cyrillic}/gu },
];
