import type { Hours, SpecialHours, Weekday } from '../../model/hours.ts';
import { MONDAY_FIRST } from './hours-lines.ts';
import { DAY_MS } from './time-of-day.ts';

/** Without the special hours that are over; the others in the order of the calendar. */
export function hoursAhead({ week, special }: Hours, buildDate: string): Hours {
  return { week, special: special.filter((entry) => isAhead(entry, buildDate)).sort(byStart) };
}

/** From Monday on, those that a period has; none where it ends before it begins. */
export function weekdaysIn({ from, through }: SpecialHours): Weekday[] {
  if (from === undefined || through === undefined) return MONDAY_FIRST;
  const length = (Date.parse(through) - Date.parse(from)) / DAY_MS + 1;
  return MONDAY_FIRST.filter((weekday) => (weekday - new Date(from).getUTCDay() + 7) % 7 < length);
}

export function isMeant({ weekdays }: SpecialHours, weekday: Weekday): boolean {
  return weekdays === undefined || weekdays.includes(weekday);
}

/** Somewhere it is still the day before the build's, so a period leaves the page a day late. One without a day never comes. */
function isAhead(entry: SpecialHours, buildDate: string): boolean {
  const isOver = entry.through !== undefined && Date.parse(entry.through) < Date.parse(buildDate) - DAY_MS;
  return !isOver && weekdaysIn(entry).some((weekday) => isMeant(entry, weekday));
}

function byStart({ from: one = '' }: SpecialHours, { from: other = '' }: SpecialHours): number {
  return one < other ? -1 : Number(one > other);
}
