import type { ChangeEdit, ChangeSet } from '../change-set.ts';
import { changeFile } from '../change-set.ts';
import { editInWords } from '../edits-in-words.ts';
import { fitTogether, type MendedEdit } from '../fit-together.ts';
import { isRelated, type PathStep } from '../paths.ts';
import { timeInWords } from '../times-in-words.ts';

/** An edit of a new set, and another set that changes the same. */
export interface Meeting {
  steps: readonly PathStep[];
  /** "Pizza, Margherita: price 17.5 → 19 comes 26 December 2026, 00:00 (America/Toronto), by Sofia (changes/christmas.json)" */
  words: string;
  /** Whether both can be, if the later one goes from the value of the earlier one. */
  fits: boolean;
}

export interface Met {
  /** All sets, with the values before that they find. */
  sets: ChangeSet[];
  meetings: Meeting[];
  /** Edits of sets that are there, which have to go from a new value. */
  mended: MendedEdit[];
}

/** What a new set does to those that are there. */
export function meetOthers(configuration: unknown, known: readonly ChangeSet[], own: ChangeSet): Met {
  const fitted = fitTogether(configuration, known, [...known, own]);
  const mended = fitted.mended.filter(({ set }) => set.name !== own.name);
  const meetings = [
    ...mended.map(({ set, edit }) => ({ steps: edit.steps, words: wordsOf(configuration, set, edit), fits: true })),
    ...fitted.unfit.flatMap(({ moment: { set }, edit, by }) => {
      const other = set.name === own.name ? known.find(({ name }) => name === by) : set;
      const theirs = other?.edits.find(({ steps }) => isRelated(configuration, steps, edit.steps));
      // A build says of what stands alone why it does not fit.
      if (other === undefined || theirs === undefined) return [];
      return [{ steps: edit.steps, words: wordsOf(configuration, other, theirs), fits: false }];
    }),
  ];
  return { sets: fitted.sets, meetings, mended };
}

function wordsOf(configuration: unknown, { name, at, until, zone, by }: ChangeSet, edit: ChangeEdit): string {
  const [start, end] = [timeInWords(at, zone), until === undefined ? '' : ` until ${timeInWords(until, zone)}`];
  const who = by === undefined ? '' : `, by ${by}`;
  return `${editInWords(configuration, edit)} comes ${start}${end}${who} (${changeFile(name)})`;
}
