import { indexAfter } from './graphemes.ts';
import { lazy } from '#schema/lazy.ts';

/** Scripts that leave no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** No language has longer words; a longer one is cut. */
const WORD_LENGTH = 40;

const segmenter = /* @__PURE__ */ lazy(() => new Intl.Segmenter('en', { granularity: 'word' }));

/** At most that many words, on one line: `firstWords('Wood-fired pizza with basil', 2) // "Wood-fired pizza…"` */
export function firstWords(text: string, count: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = Math.min(endOfWords(line, count), indexAfter(line, count * WORD_LENGTH));
  return end === line.length ? line : `${line.slice(0, end).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}

/** How long a text is to read, in Latin letters: a character of a script without spaces counts as three. */
export function readingLength(text: string): number {
  return [...text.trim()].reduce((sum, character) => sum + (UNSPACED.test(character) ? 3 : 1), 0);
}

/** The index behind the last of the words. */
function endOfWords(line: string, count: number): number {
  if (!UNSPACED.test(line)) {
    const words = line.split(' ');
    return words.length <= count ? line.length : words.slice(0, count).join(' ').length;
  }
  let words = 0;
  for (const { index, isWordLike } of segmenter().segment(line)) {
    if (isWordLike && ++words > count) return index;
  }
  return line.length;
}
