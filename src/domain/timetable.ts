import type { Hours, SpecialHours, Weekday } from '../model/hours.ts';
import { DAY_MS, formatDate } from './date.ts';
import { dayHoursToText, MONDAY_FIRST, weekdayName, weekLines } from './hours.ts';

/** A week as a page prints it, and the dates on which it does not hold. */
export interface Timetable {
  days: { day: string; times: string[] }[];
  special: { dates: string; text: string }[];
}

export function timetableOf(hours: Hours, buildDate: string): Timetable {
  const { special } = hoursAhead(hours, buildDate);
  return {
    days: weekLines(hours),
    special: special.map((entry) => ({ dates: datesOf(entry), text: dayHoursToText(entry.hours) })),
  };
}

/** Without the special hours that are over; the others in the order of the calendar. */
export function hoursAhead({ week, special }: Hours, buildDate: string): Hours {
  return { week, special: special.filter((entry) => isAhead(entry, buildDate)).sort(byStart) };
}

/** Somewhere it is still the day before the build's, so a period leaves the page a day late. One without a day never comes. */
function isAhead(entry: SpecialHours, buildDate: string): boolean {
  const isOver = entry.through !== undefined && Date.parse(entry.through) < Date.parse(buildDate) - DAY_MS;
  return !isOver && weekdaysIn(entry).some((weekday) => isMeant(entry, weekday));
}

function byStart({ from: one = '' }: SpecialHours, { from: other = '' }: SpecialHours): number {
  return one < other ? -1 : Number(one > other);
}

/** "December 24 – 26, 2026"; weekdays are named where they leave out days of the period. */
function datesOf(entry: SpecialHours): string {
  const weekdays = weekdaysIn(entry);
  const meant = weekdays.filter((weekday) => isMeant(entry, weekday));
  const period = formatPeriod(entry);
  return meant.length === weekdays.length ? period : `${period} (${meant.map(weekdayName).join(', ')})`;
}

function isMeant({ weekdays }: SpecialHours, weekday: Weekday): boolean {
  return weekdays === undefined || weekdays.includes(weekday);
}

/** From Monday on, those that a period has; none where it ends before it begins. */
function weekdaysIn({ from, through }: SpecialHours): Weekday[] {
  if (from === undefined || through === undefined) return MONDAY_FIRST;
  const length = (Date.parse(through) - Date.parse(from)) / DAY_MS + 1;
  return MONDAY_FIRST.filter((weekday) => (weekday - new Date(from).getUTCDay() + 7) % 7 < length);
}

function formatPeriod({ from, through }: SpecialHours): string {
  if (from === undefined || through === undefined)
    return from === undefined ? `Until ${formatDate(through ?? '')}` : `From ${formatDate(from)}`;
  const [first = '', firstYear] = formatDate(from).split(', ');
  const [last = '', lastYear] = formatDate(through).split(', ');
  if (firstYear !== lastYear) return `${first}, ${firstYear} – ${last}, ${lastYear}`;
  if (first === last) return `${first}, ${firstYear}`;
  const [month = '', day = ''] = last.split(' ');
  return `${first} – ${first.startsWith(`${month} `) ? day : last}, ${lastYear}`;
}
