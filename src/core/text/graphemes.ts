import { lazy } from '#schema/lazy.ts';

/** Letters of European languages and their punctuation: nothing that joins with its neighbour. */
const SIMPLE = /^[\u0020-\u02ff\u2010-\u2027]*$/;

/** Made when a text first needs it: few do. */
const segmenter = /* @__PURE__ */ lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The index behind the first `count` characters of a text, as a reader counts them: a family emoji is one. */
export function indexAfter(text: string, count: number): number {
  // No text has more characters than code units.
  if (text.length <= count) return text.length;
  if (SIMPLE.test(text)) return count;
  let characters = 0;
  for (const { index } of segmenter().segment(text)) {
    if (characters === count) return index;
    characters += 1;
  }
  return text.length;
}
