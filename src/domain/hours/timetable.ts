import type { Hours, SpecialHours } from '../../model/hours.ts';
import { formatDate } from './date.ts';
import { dayHoursToText, weekdayName, weekLines } from './hours-lines.ts';
import { type WeekTimes, weekTimesOf } from './opening-times.ts';
import { hoursAhead, isMeant, weekdaysIn } from './special-hours.ts';

/** A week as a page prints it, and the dates with other hours. */
export interface Timetable {
  days: { day: string; times: string[] }[];
  special: { dates: string; text: string }[];
  /** For the clock, which knows what day it is, and the zone of the clock. */
  times: WeekTimes & { zone?: string };
}

export function timetableOf(hours: Hours, buildDate: string, zone: string | undefined): Timetable {
  const { special } = hoursAhead(hours, buildDate);
  return {
    days: weekLines(hours),
    special: special.map((entry) => ({ dates: datesOf(entry), text: dayHoursToText(entry.hours) })),
    times: { ...weekTimesOf(hours, buildDate), ...(zone !== undefined && { zone }) },
  };
}

/** "December 24 – 26, 2026"; weekdays are named where they leave out days of the period. */
function datesOf(entry: SpecialHours): string {
  const weekdays = weekdaysIn(entry);
  const meant = weekdays.filter((weekday) => isMeant(entry, weekday));
  const period = formatPeriod(entry);
  return meant.length === weekdays.length ? period : `${period} (${meant.map(weekdayName).join(', ')})`;
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
