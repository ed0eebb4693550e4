import { indexAfter } from '../text/graphemes.ts';

/** Menu descriptions longer than this start folded. Counted in characters as a reader sees them. */
const DESCRIPTION_LENGTH = 120;

/** Where a text is cut for '+ more' to show the rest: between two words. One of 120 characters or fewer is not. */
export function truncateAt(text: string): number | undefined {
  const end = indexAfter(text, DESCRIPTION_LENGTH);
  if (end === text.length) return undefined;
  const space = text.lastIndexOf(' ', end);
  // A word as long as half the text would leave next to nothing: cut it instead.
  return space > end / 2 ? space : end;
}
