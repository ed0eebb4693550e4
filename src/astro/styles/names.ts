import { type Tailwind, wordsIn } from './tailwind.ts';

/**
 * Short names for utilities and recipes, the same in all pages and scripts: `A` for the most frequent one. A class that is a plain word
 * (`hidden`, `button`) keeps its name, since not every such word in a source is a class. The dev server uses no short names.
 */
export function makeNames(sources: ReadonlyMap<string, string>, tailwind: Tailwind): (word: string) => string {
  const counts = new Map<string, number>();
  for (const [file, code] of sources)
    for (const { candidate } of wordsIn(code, file)) counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
  const words = tailwind
    .utilitiesOf(counts.keys())
    .map(({ word }) => word)
    .filter((word) => !PLAIN.test(word))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1));
  const names = SHORT_NAMES.filter((name) => !counts.has(name));
  if (names.length < words.length)
    throw new Error(`There are ${words.length} classes, and only ${names.length} short names.`);
  const known = new Map(words.map((word, index) => [word, names[index]]));
  return (word) => known.get(word) ?? word;
}

const PLAIN = /^[a-z]+$/;
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `${CAPITALS.toLowerCase()}${CAPITALS}`;
/** `A` to `Z`, then `aA` to `Z9`. None can equal a class that keeps its name: those have only small letters, or a hyphen. */
const SHORT_NAMES = [
  ...CAPITALS,
  ...[...LETTERS].flatMap((first) => [...LETTERS, ...'0123456789'].map((second) => first + second)),
].filter((name) => !PLAIN.test(name));

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
