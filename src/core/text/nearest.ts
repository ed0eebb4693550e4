/**
 * The known word that is most likely meant, or undefined when none is close.
 *
 *     findNearest('sitUrl', ['siteUrl', 'source']) // "siteUrl"
 */
export function findNearest(word: string, known: Iterable<string>): string | undefined {
  // Up to a third of the letters wrong is a typing mistake; more is another word.
  const limit = Math.max(1, Math.floor(word.length / 3));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** ` Did you mean "siteUrl"?`, or an empty text. It begins with a space, to follow a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** The number of letters to add, drop, replace or swap with their neighbour (optimal string alignment distance). */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        cell(last, j) + 1,
        cell(row, j - 1) + 1,
        cell(last, j - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return cell(last, to.length);
}

const cell = (row: number[], index: number): number => row[index] ?? Infinity;
