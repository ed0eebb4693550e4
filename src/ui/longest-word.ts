/** Shorter words need no fitting. */
const LEAST = 6;

/** How much wider or narrower than most letters they are, in any typeface. */
const UNEVEN: Partial<Record<string, number>> = { m: 1.4, w: 1.4, i: 0.6 };

/** The width of the longest word in letters, at least 6: type that is fitted to the width is sized by it, as `--w`. */
export function longestWordOf(title: string): number {
  const words = title.toLowerCase().split(/\s+/);
  const widest = words.reduce((most, word) => Math.max(most, lettersIn(word)), LEAST);
  return Math.round(widest * 10) / 10;
}

/** How many small letters are as wide as the name, in which a capital takes the room of one and a quarter and a kanji of two. */
export function lettersOf(name: string): number {
  const more =
    (name.match(/\p{Lu}/gu)?.length ?? 0) * 0.25 + (name.match(/[\u2e80-\u9fff\uac00-\ud7af]/gu)?.length ?? 0);
  return Math.round((lettersIn(name.toLowerCase()) + more) * 10) / 10;
}

function lettersIn(word: string): number {
  return [...word].reduce((sum, letter) => sum + (UNEVEN[letter] ?? 1), 0);
}
