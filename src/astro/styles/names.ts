import { type Tailwind, wordsIn } from './tailwind.ts';

/**
 * Short names for utilities and recipes, the same in all pages and scripts: `_a` for the most frequent one. What reads like any word keeps
 * its own (`hidden`, `button`), since not every such word in a source is a class, and so does what may be code: `!button`. The dev server gives none.
 */
export function makeNames(sources: ReadonlyMap<string, string>, tailwind: Tailwind): (word: string) => string {
  const counts = new Map<string, number>();
  for (const [file, code] of sources)
    for (const { candidate } of wordsIn(code, file)) counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
  const names = tailwind
    .utilitiesOf(counts.keys())
    .map(({ word }) => word)
    .filter((word) => !PLAIN.test(word) && !word.startsWith('!'))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1))
    .map((word, index): [string, string] => [word, `_${shortNumber(index)}`]);
  const known = new Map(names);
  return (word) => known.get(word) ?? word;
}

const PLAIN = /^[a-z]+$/;
const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** `a`, `b`, …, `9`, `aa`, `ab`, … */
function shortNumber(number: number): string {
  const rest = Math.floor(number / DIGITS.length);
  return (rest === 0 ? '' : shortNumber(rest - 1)) + DIGITS.charAt(number % DIGITS.length);
}

/** The source with the short names. */
export function rename(code: string, file: string, nameOf: (word: string) => string): string {
  let renamed = '';
  let from = 0;
  for (const { candidate, position } of wordsIn(code, file).sort((one, other) => one.position - other.position)) {
    const name = nameOf(candidate);
    if (name === candidate) continue;
    renamed += code.slice(from, position) + name;
    from = position + candidate.length;
  }
  return renamed + code.slice(from);
}
