import type { HoursEntry, Weekday } from '#schema/hours/hours.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { splitDatedText } from './dated-text.ts';
import type { HoursContext } from './entry-hours.ts';
import { parseHoursText } from './hours-text.ts';
import { daysIn, isYearly, type Period } from './periods.ts';
import { parseWeekdays } from './weekdays.ts';

export const DATE_KEYS = ['date', 'validFrom', 'validThrough'] as const;

export const isDatedEntry = (entry: HoursEntry): boolean => DATE_KEYS.some((key) => entry[key] !== undefined);

/** An entry whose text has parts for some dates, as one entry for each of them and one for the week. */
export function splitDates(entry: HoursEntry, sources: Map<HoursEntry, HoursEntry>): HoursEntry[] {
  const split = entry.hours === undefined || isDatedEntry(entry) ? undefined : splitDatedText(entry.hours);
  if (split === undefined) return [entry];
  const made: HoursEntry[] = split.dated.map(({ from, through, text }) => ({
    ...entry,
    validFrom: from,
    validThrough: through,
    hours: text,
  }));
  if (split.rest !== '') made.unshift({ ...entry, hours: split.rest });
  for (const each of made) sources.set(each, entry);
  return made;
}

/** Shorter periods do not make a season of a restaurant that has a week for all the year. */
const SEASON_DAYS = 28;
/** Where there are no other hours, a season is as long as a week. */
const WEEK_DAYS = 7;

/** Entries of one period that say what the days of a week have, rather than what single dates have; and the others. `isBare`: there is no other week. */
export function groupSeasons(
  dated: HoursEntry[],
  isBare: boolean,
  hasFault: HoursContext['hasFault'],
): { groups: { period: Period; entries: HoursEntry[] }[]; others: HoursEntry[] } {
  const groups: { period: Period; entries: HoursEntry[] }[] = [];
  const others: HoursEntry[] = [];
  for (const entries of Map.groupBy(dated, periodKey).values()) {
    const period = entries[0] && periodOf(entries[0]);
    const isFaulty = entries.some((entry) => DATE_KEYS.some((key) => hasFault(entry, key)));
    if (period !== undefined && !isFaulty && isSeason(period, entries, isBare)) groups.push({ period, entries });
    else for (const entry of entries) others.push(entry);
  }
  return { groups: groups.sort((one, other) => daysIn(one.period) - daysIn(other.period)), others };
}

function isSeason(period: Period, entries: HoursEntry[], isBare: boolean): boolean {
  const named = entries.map(weekdaysNamed);
  const names = new Set(named.flatMap((days) => days ?? []));
  // Without any day it is about all of them, if it says when it opens.
  const isOfAllDays = names.size === 0 && entries.every((entry) => hasTimes(entry) || entry.hours !== undefined);
  const isWeek = names.size === WEEK_DAYS || (isBare && (names.size > 0 || isOfAllDays));
  const minDays = isBare && names.size > 0 ? WEEK_DAYS : SEASON_DAYS;
  return isWeek && !named.includes(undefined) && daysIn(period) >= minDays;
}

/** Undefined where an entry has no dates, or one with a year and one without. */
export function periodOf(entry: HoursEntry): Period | undefined {
  const period = { from: entry.validFrom ?? entry.date, through: entry.validThrough ?? entry.date };
  const isWhole = Object.values(period).every((date) => date?.startsWith('--') === true);
  return (period.from === undefined && period.through === undefined) || (isYearly(period) && !isWhole)
    ? undefined
    : omitUndefined(period);
}

const periodKey = (entry: HoursEntry): string => JSON.stringify(periodOf(entry));

/** Undefined where it names days that are not understood. */
function weekdaysNamed(entry: HoursEntry): Weekday[] | undefined {
  const own = [...(entry.day ?? []), ...(entry.dayOfWeek ?? [])].map(parseWeekdays);
  const inText = entry.hours === undefined ? [] : parseHoursText(entry.hours)?.map(({ weekdays = [] }) => weekdays);
  if (inText === undefined || own.includes(undefined)) return undefined;
  return [...own, ...inText].flatMap((days) => days ?? []);
}

export function hasTimes({ open, opens, close, closes, h24 }: HoursEntry): boolean {
  return h24 === true || ((open ?? opens) !== undefined && (close ?? closes) !== undefined);
}
