import type { Hours, Season, SpecialHours } from '#schema/hours/hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { MONDAY_FIRST } from './hours-lines.ts';
import { mayStillRun } from './last-day.ts';
import { occurrenceOf, type Period } from './periods.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';

/**
 * The hours without special ones and seasons that are over; the other ones in the order of the calendar. Those of each year have the dates on which they
 * come next.
 */
export function upcomingHours({ week, special, seasons }: Hours, buildDate: string): Hours {
  const isAhead = makeIsAhead(buildDate);
  const ahead = <Dated extends SpecialHours | Season>(list: Dated[]) =>
    list
      .map((entry) => occurrenceOf(entry, dayBefore(buildDate)))
      .filter(isAhead)
      .sort(byStart);
  return { week, special: ahead(special), ...(seasons && { seasons: ahead(seasons) }) };
}

/** Pages keep what is over for one day more: see `mayStillRun`. */
const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The weekdays of a period, from Monday on; empty where it ends before it begins. */
export function weekdaysIn({ from, through }: Period): Weekday[] {
  if (from === undefined || through === undefined) return MONDAY_FIRST;
  const length = (Date.parse(through) - Date.parse(from)) / DAY_MS + 1;
  return MONDAY_FIRST.filter((weekday) => (weekday - new Date(from).getUTCDay() + 7) % 7 < length);
}

export function isMeant({ weekdays }: Pick<SpecialHours, 'weekdays'>, weekday: Weekday): boolean {
  return weekdays === undefined || weekdays.includes(weekday);
}

/** False for a period that is over, and for one that contains none of the weekdays it names. */
export function makeIsAhead(
  buildDate: string,
): (entry: Pick<SpecialHours, 'from' | 'through' | 'weekdays'>) => boolean {
  return (entry) => {
    const period = occurrenceOf(entry, dayBefore(buildDate));
    return mayStillRun(period.through, buildDate) && weekdaysIn(period).some((weekday) => isMeant(entry, weekday));
  };
}

export function byStart({ from: one = '' }: Period, { from: other = '' }: Period): number {
  return one < other ? -1 : Number(one > other);
}
