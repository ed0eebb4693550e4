import { confirmationOn } from '#core/menu/allergens/allergen-confirmation.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** The day on which somebody last checked the allergens. Notes one that no guest should rely on. `today` is `YYYY-MM-DD`. */
export function readConfirmedOn(
  input: { allergensConfirmedOn?: string },
  today: string,
  context: ReadContext,
): string | undefined {
  const day = input.allergensConfirmedOn?.slice(0, 'YYYY-MM-DD'.length);
  if (day === undefined) return undefined;
  const note = NOTES[confirmationOn(today, day)];
  if (note) context.note(input, note, 'allergensConfirmedOn');
  return day;
}

const NOTES = {
  ahead: { problem: 'is in the future', outcome: 'No date is shown until then.' },
  recent: undefined,
  old: {
    problem: 'is more than a year ago',
    outcome: 'The table of allergens says so. Check what the menus state, and write the new date.',
  },
};
