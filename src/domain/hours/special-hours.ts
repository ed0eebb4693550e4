import type { Hours, SpecialHours } from '../../model/hours.ts';
import type { Weekday } from '../../model/hours.ts';
import { MONDAY_FIRST } from './hours-lines.ts';
import { mayStillRun } from './last-day.ts';
import { DAY_MS } from './time-of-day.ts';

/** The hours without special ones that are over; the other special ones in the order of the calendar. */
export function hoursAhead({ week, special }: Hours, buildDate: string): Hours {
  return { week, special: special.filter((entry) => isAhead(entry, buildDate)).sort(byStart) };
}

/** The weekdays of a period, from Monday on; empty where it ends before it begins. */
export function weekdaysIn({ from, through }: SpecialHours): Weekday[] {
  if (from === undefined || through === undefined) return MONDAY_FIRST;
  const length = (Date.parse(through) - Date.parse(from)) / DAY_MS + 1;
  return MONDAY_FIRST.filter((weekday) => (weekday - new Date(from).getUTCDay() + 7) % 7 < length);
}

export function isMeant({ weekdays }: SpecialHours, weekday: Weekday): boolean {
  return weekdays === undefined || weekdays.includes(weekday);
}

/** False for a period that is over, and for one that has none of its weekdays. */
function isAhead(entry: SpecialHours, buildDate: string): boolean {
  return mayStillRun(entry.through, buildDate) && weekdaysIn(entry).some((weekday) => isMeant(entry, weekday));
}

function byStart({ from: one = '' }: SpecialHours, { from: other = '' }: SpecialHours): number {
  return one < other ? -1 : Number(one > other);
}
