import { indexAfter } from '../text/graphemes.ts';

/** Menu descriptions longer than this start folded (docs/behaviour.md#menu). Counted in characters as a reader sees them. */
const DESCRIPTION_LENGTH = 120;

/**
 * The part of a long text that shows before '+ more', cut at a word, and the rest. A text of 120 characters or fewer has no rest.
 * `start + rest` is the text.
 */
export function clipDescription(text: string): { start: string; rest: string } {
  const end = indexAfter(text, DESCRIPTION_LENGTH);
  if (end === text.length) return { start: text, rest: '' };
  const space = text.lastIndexOf(' ', end);
  // A word as long as half the text would leave next to nothing: cut it instead.
  const cut = space > end / 2 ? space : end;
  return { start: text.slice(0, cut), rest: text.slice(cut) };
}
