/** Words shorter than this always fit. */
const LEAST = 6;

/** Letters whose width differs from the average in every typeface, and by how much. */
const UNEVEN: Partial<Record<string, number>> = { m: 1.4, w: 1.4, i: 0.6 };

/** The width of the longest word, counted in average letters, at least 6. `--w` passes it to type that is fitted to a width. */
export function longestWordOf(title: string): number {
  const words = title.toLowerCase().split(/\s+/);
  const widest = words.reduce((most, word) => Math.max(most, lettersIn(word)), LEAST);
  return Math.round(widest * 10) / 10;
}

/** The width of the name, counted in small letters: a capital counts 1.25, a kanji 2. */
export function lettersOf(name: string): number {
  const more =
    (name.match(/\p{Lu}/gu)?.length ?? 0) * 0.25 + (name.match(/[\u2e80-\u9fff\uac00-\ud7af]/gu)?.length ?? 0);
  return Math.round((lettersIn(name.toLowerCase()) + more) * 10) / 10;
}

function lettersIn(word: string): number {
  return [...word].reduce((sum, letter) => sum + (UNEVEN[letter] ?? 1), 0);
}
