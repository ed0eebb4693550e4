import { type OtherHours, weekOf } from '#core/hours/week.ts';
import type { Hours, HoursEntry } from '#schema/hours/hours.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** The day of a date that may be written as an instant. */
export type ToDay = (date: string) => string;

interface HoursOptions extends Omit<OtherHours, 'hasFault'> {
  /** What an entry says by leaving it out. */
  fill?: (entry: HoursEntry) => Partial<HoursEntry>;
}

export function readHours(
  written: HoursEntry[] | undefined,
  context: ReadContext,
  toDay: ToDay,
  { specialEntries = [], closedDates = [], others, fill = () => ({}) }: HoursOptions = {},
): Hours | undefined {
  const sources = new Map<HoursEntry, HoursEntry>();
  const toDays = (entries: HoursEntry[]) =>
    entries.map((entry) => {
      const dated = { ...entry, ...fill(entry), ...datesOf(entry, toDay) };
      sources.set(dated, entry);
      return dated;
    });
  const sourceOf = (entry: HoursEntry) => sources.get(entry) ?? entry;
  const { hours, problems } = weekOf(toDays(written ?? []), {
    specialEntries: toDays(specialEntries),
    closedDates,
    others,
    hasFault: (entry, key) => context.isNoted(sourceOf(entry), key),
  });
  for (const { entry, key, ...diagnostic } of problems) context.note(sourceOf(entry), diagnostic, key);
  return hours;
}

function datesOf({ date, validFrom, validThrough }: HoursEntry, toDay: ToDay) {
  const dates = { date, validFrom, validThrough };
  return Object.fromEntries(
    Object.entries(dates).flatMap(([key, day]) => (day === undefined ? [] : [[key, toDay(day)]])),
  );
}
