import { findNearest } from '#core/text/nearest.ts';

/** Half of the words are the same: a sentence that somebody edited. */
const MIN_ALIKE = 0.5;
/** Letters are compared in what is short: "Margarita" is "Margherita" again. */
const MAX_COMPARED = 60;

/** The text of those that are gone that a new text most likely was before; undefined when none is close. */
export function findNearestText(text: string, gone: readonly string[]): string | undefined {
  const words = wordsOf(text);
  let former: string | undefined;
  let most = 0;
  for (const candidate of gone) {
    const alike = overlapOf(words, wordsOf(candidate));
    if (alike >= MIN_ALIKE && alike > most) [former, most] = [candidate, alike];
  }
  if (former !== undefined || text.length > MAX_COMPARED) return former;
  return findNearest(
    text,
    gone.filter(({ length }) => length <= MAX_COMPARED),
  );
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));

/** The share of the words of both that both have, from 0 to 1. */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * [...one].filter((word) => other.has(word)).length) / all;
}
