import { dayIn } from '#core/hours/day-in.ts';
import { DATE_KEYS, isDatedEntry } from '#core/hours/entry-dates.ts';
import { parseHoursText } from '#core/hours/hours-text.ts';
import { weekdayName } from '#core/hours/hours-lines.ts';
import { weekOf } from '#core/hours/week.ts';
import type { Hours, HoursEntry, Interval, Weekday } from '#schema/hours/hours.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';
import { readHours } from '../hours/read-hours.ts';

/** Something that is served at some times: a menu, or a price. */
export interface ServedInput {
  served?: string | HoursEntry[];
}

/**
 * When something is served. Like opening hours, with these differences: an entry that names no day counts for each day, one that names no time for the
 * whole day, and days and dates that no entry names are those on which it is not served. Undefined for words, and where nothing could be read: then it
 * counts as served whenever the restaurant is open.
 */
export function readServed(owner: ServedInput, context: ReadContext): Hours | undefined {
  const { served } = owner;
  if (!Array.isArray(served) || served.length === 0) return undefined;
  const written = (context.positionOf(owner).value as { served?: unknown } | undefined)?.served;
  // An entry that is gone may have been about any day.
  const isWhole = !Array.isArray(written) || written.length <= served.length;
  const hours = readHours(served, context, (date) => dayIn(undefined, date), {
    others: isWhole ? 'closed' : 'unknown',
    fill: (entry) => fill(entry, context),
  });
  noteOverlaps(served, context);
  if (hours === undefined || hours.week.some(({ kind }) => kind !== 'closed')) return hours;
  if (hours.special.length > 0 || hours.seasons !== undefined) return hours;
  context.note(owner, NEVER, 'served');
  return undefined;
}

const NEVER = {
  problem: 'names no time at which it is served',
  outcome: 'It counts as served whenever the restaurant is open.',
  example: '[{"day":"Monday - Friday","open":"11:00","close":"15:00"}]',
};

const TIME_KEYS = [
  'open',
  'opens',
  'close',
  'closes',
  'hours',
  'intervals',
  'isClosed',
  'isOpen',
  'h24',
  'isRegular',
] as const satisfies (keyof HoursEntry)[];

const DAY_KEYS = ['day', 'dayOfWeek'] as const satisfies (keyof HoursEntry)[];

/** What an entry leaves out: all days of the week, or all hours of the day. What stood there and could not be read is not left out. */
function fill(entry: HoursEntry, context: ReadContext): Partial<HoursEntry> {
  const hasNone = (keys: readonly (keyof HoursEntry)[]) =>
    keys.every((key) => entry[key] === undefined && !context.isNoted(entry, key));
  return {
    ...(hasNone(DAY_KEYS) && hasNone(DATE_KEYS) && isUnderstood(entry) && { day: ['Monday - Sunday'] }),
    ...(hasNone(TIME_KEYS) && { h24: true }),
  };
}

/** Nobody knows which days a text is about that can't be read. */
const isUnderstood = ({ hours: text }: HoursEntry): boolean =>
  text === undefined || parseHoursText(text)?.some(({ hours }) => hours.kind !== 'unknown') === true;

/** A week has no more shifts. */
const MAX_COMPARED = 100;

/** Times of several entries for the same day that overlap count as one. */
function noteOverlaps(entries: HoursEntry[], context: ReadContext): void {
  const before: { weekday: Weekday; interval: Interval }[] = [];
  for (const entry of entries.length > 1 ? entries.slice(0, MAX_COMPARED) : []) {
    if (isDatedEntry(entry)) continue;
    const { hours } = weekOf([{ ...entry, ...fill(entry, context) }], { others: 'closed' });
    const own = (hours?.week ?? []).flatMap((day, weekday) =>
      day.kind === 'open' ? day.intervals.map((interval) => ({ weekday: weekday as Weekday, interval })) : [],
    );
    const isSame = (one: (typeof own)[number], { weekday, interval }: (typeof own)[number]) =>
      one.weekday === weekday && one.interval.opens < interval.closes && interval.opens < one.interval.closes;
    const found = own.find((one) => before.some((other) => isSame(one, other)));
    if (found)
      context.note(entry, {
        problem: `overlaps with another entry on ${weekdayName(found.weekday)}`,
        outcome: 'Their times count as one.',
        isUsed: true,
      });
    before.push(...own);
  }
}
