import { quoteValue } from '#core/text/quote-value.ts';
import type { Warning } from '#schema/warning.ts';
import { changeFile } from './change-set.ts';
import type { Misfit } from './timeline.ts';
import { timeInWords } from './times-in-words.ts';

/**
 * What a build says of edits that do not do what they say, from the day on which their set is written. Nothing is said of a set that is over, since nothing of it is
 * on the site any more, and of a value that was written into the configuration since.
 */
export function misfitWarnings(misfits: readonly Misfit[], now: number): Warning[] {
  return misfits.flatMap((misfit) => {
    const { moment, edit } = misfit;
    const { set } = moment;
    if (set.until !== undefined && set.until <= now) return [];
    const message = messageOf(misfit, now);
    return message === undefined ? [] : [{ path: `${changeFile(set.name)}:edits[${edit.index}]`, message }];
  });
}

function messageOf(misfit: Misfit, now: number): string | undefined {
  const { moment, edit, outcome, by } = misfit;
  const { set, at, kind } = moment;
  const other = by === undefined ? undefined : changeFile(by);
  const when = timeInWords(at, set.zone);
  if (outcome.kind === 'same') {
    if (other !== undefined)
      return `${edit.path} is ${shownAfter(misfit)} by ${other} already when this comes, on ${when}. Write it into one of the two.`;
    if (set.until !== undefined)
      return `${edit.path} is ${shownAfter(misfit)} in the configuration itself, so it stays that after ${timeInWords(set.until, set.zone)}. Write there what it is without this set, or delete the edit.`;
    return at <= now
      ? undefined
      : `${edit.path} is ${shownAfter(misfit)} already, so nothing changes on ${when}. Delete the edit.`;
  }
  const found = outcome.reason ?? `${edit.path} ${foundText(misfit)}`;
  const reason = `${found.replace(/\.$/, '')}${other === undefined ? '' : `, by ${other}`}`;
  if (kind === 'undo')
    return `On ${when} this set is taken back, but ${reason}. It stays as it is then. Write into one of the two when it ends.`;
  const wanted = edit.before === undefined ? 'nothing' : quoteValue(edit.before.value);
  const advice =
    other === undefined
      ? outcome.reason === undefined
        ? 'Write into "before" what is there, or delete the edit.'
        : 'Correct the path, or delete the edit.'
      : 'Give one of the two another time, or write one set for both.';
  const expected = outcome.reason === undefined ? `, and not ${wanted}` : '';
  return `On ${when} ${reason}${expected}. ${at <= now ? 'The edit is not made.' : 'The edit will not be made.'} ${advice}`;
}

const shownAfter = ({ edit: { after } }: Misfit): string => (after === undefined ? 'gone' : quoteValue(after.value));

function foundText({ outcome }: Misfit): string {
  if (outcome.kind !== 'unfit' || outcome.found === undefined) return 'is not there';
  return `is ${quoteValue(outcome.found.value)}`;
}
