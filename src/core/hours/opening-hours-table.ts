import type { Hours, SpecialHours } from '#schema/hours/hours.ts';
import type { Texts } from '#i18n/texts.ts';
import { dateOf, formatDate } from './date.ts';
import { dayHoursToText, hoursLines, type HoursRow, weekLines } from './hours-lines.ts';
import { type Closing, closingTimes, type WeekTimes, weekTimesOf } from './opening-times.ts';
import { closureToText } from './opening-words.ts';
import { seasonChanges, weekOn } from './seasons.ts';
import { upcomingHours, isMeant, weekdaysIn } from './special-hours.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';

/** How far ahead other hours stand beside the week. The page of the location has all of them. */
export const DAYS_TOLD = 60;

/**
 * The week that holds on the build's date, day by day, and below it the one of the next season and the special hours of the next sixty days: "Dec 24 – 26".
 * A week that does not count yet has the day above it.
 */
export function weekAhead(
  hours: Hours,
  { buildDate, ...closing }: Closing & { buildDate: string },
  texts: Texts,
): HoursRow[] {
  return [
    ...openingLine(closing, texts),
    ...weekLines({ week: weekOn(hours, buildDate) }, texts.hours),
    ...otherLines(hours, buildDate, texts),
  ];
}

/** What differs from the week that is shown: the next season, "From May 1", and special hours of the next sixty days. */
export function otherLines(hours: Hours, buildDate: string, texts: Texts): HoursRow[] {
  const [next] = seasonChanges(hours, buildDate);
  const lines = next && hoursLines(next, texts.hours, texts.hours.shortDays);
  const season: HoursRow[] = lines
    ? [
        {
          day: texts.dates.short(texts.dates.from(formatDate(next.from, texts.formats))),
          times:
            lines.length === 1
              ? lines.map(({ text }) => text)
              : lines.map(({ day, text }) => `${day}${texts.formats.space}${text}`),
          isSpecial: true,
        },
      ]
    : [];
  return [...season, ...specialLines(hours, buildDate, texts)];
}

/** "Opens March 15, 2027" */
function openingLine(closing: Closing, { hours }: Texts): HoursRow[] {
  const { closure, opens } = closingTimes(closing);
  return closure && opens !== undefined
    ? [{ day: closureToText(closure, opens, hours), times: [], isSpecial: true }]
    : [];
}

function specialLines(hours: Hours, buildDate: string, texts: Texts): HoursRow[] {
  const end = new Date(Date.parse(buildDate) + DAYS_TOLD * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return upcomingHours(hours, buildDate)
    .special.filter(({ from = buildDate }) => from <= end)
    .map((entry) => ({
      day: texts.dates.short(datesOf(entry, texts)),
      times: [dayHoursToText(entry.hours, texts.hours)],
      isSpecial: true,
      ...(entry.note !== undefined && { note: entry.note }),
    }));
}

/** A week as a page prints it, and the dates with other hours. */
export interface OpeningHoursTable {
  days: { day: string; times: string[] }[];
  special: { dates: string; text: string; note?: string }[];
  /** The weeks that follow within a year, where it is not the same all year: "From May 1, 2027". */
  seasons: { title: string; days: { day: string; text: string }[] }[];
  /** For the clock, which knows what day it is, and the zone of the clock. */
  times: WeekTimes & { zone?: string };
}

export function openingHoursTableOf(
  hours: Hours,
  { buildDate, timezone: zone, ...closing }: Closing & { buildDate: string; timezone?: string },
  texts: Texts,
): OpeningHoursTable {
  const { special } = upcomingHours(hours, buildDate);
  return {
    days: weekLines({ week: weekOn(hours, buildDate) }, texts.hours),
    special: special.map((entry) => ({
      dates: datesOf(entry, texts),
      text: dayHoursToText(entry.hours, texts.hours),
      ...(entry.note !== undefined && { note: entry.note }),
    })),
    seasons: seasonChanges(hours, buildDate).map(({ from, week }) => ({
      title: texts.dates.from(formatDate(from, texts.formats)),
      days: hoursLines({ week }, texts.hours).map(({ day, text }) => ({ day, text })),
    })),
    times: { ...weekTimesOf(hours, buildDate), ...closingTimes(closing), zone },
  };
}

/** "December 24 – 26, 2026"; weekdays are named where they leave out days of the period. */
export function datesOf(entry: SpecialHours, texts: Texts): string {
  const weekdays = weekdaysIn(entry);
  const meant = weekdays.filter((weekday) => isMeant(entry, weekday));
  const period = formatPeriod(entry, texts);
  return meant.length === weekdays.length ? period : texts.dates.onlyOn(period, meant.map(texts.formats.weekday));
}

function formatPeriod({ from, through }: SpecialHours, { dates, formats }: Texts): string {
  if (from === undefined) return dates.until(formatDate(through ?? '', formats));
  if (through === undefined) return dates.from(formatDate(from, formats));
  const [first, last] = [dateOf(from), dateOf(through)];
  return first && last ? dates.period(first, last) : `${from} – ${through}`;
}
