import type { Hours, SpecialHours } from '../../model/hours.ts';
import { formatDate } from './date.ts';
import { dayHoursToText, weekdayName, weekLines } from './hours-lines.ts';
import { type WeekTimes, weekTimesOf } from './opening-times.ts';
import { hoursAhead, isMeant, weekdaysIn } from './special-hours.ts';
import { DAY_MS } from './time-of-day.ts';

/** A line of the hours beside an address: a day of the week, or dates with other hours. */
export interface WeekLine {
  day: string;
  times: string[];
  isSpecial?: true;
}

/** How far ahead other hours stand beside the week. The page of the location has all of them. */
export const DAYS_TOLD = 60;

/** The week day by day, and below it the special hours of the next sixty days: "Dec 24 – 26". */
export function weekAhead(hours: Hours, buildDate: string): WeekLine[] {
  return [...weekLines(hours), ...specialLines(hours, buildDate)];
}

export function specialLines(hours: Hours, buildDate: string): WeekLine[] {
  const end = new Date(Date.parse(buildDate) + DAYS_TOLD * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return hoursAhead(hours, buildDate)
    .special.filter(({ from = buildDate }) => from <= end)
    .map((entry) => ({ day: shortDates(datesOf(entry)), times: [dayHoursToText(entry.hours)], isSpecial: true }));
}

/** `shortDates('December 24 – 26, 2026') // "Dec 24 – 26"` */
const shortDates = (dates: string): string =>
  dates.replace(/, \d{4}/g, '').replace(/([A-Z][a-z]{2})[a-z]+(?= \d)/g, '$1');

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
    times: { ...weekTimesOf(hours, buildDate), zone },
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
