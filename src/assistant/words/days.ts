import { en, type ParsedResult } from 'chrono-node';
import type { Weekday } from '#schema/hours/hours.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { type Day, weekdayOf } from '#core/hours/day.ts';
import { nextHoliday, type RegionHolidays } from '#core/hours/holidays.ts';

/** The days a question is about, in the calendar of a location. `now`: the present moment. */
export type AskedDay =
  | { kind: 'now' | 'today' | 'week' }
  | { kind: 'in'; days: number }
  | { kind: 'weekdays'; weekdays: Weekday[]; isNext: boolean }
  | { kind: 'date'; month: number; date: number; year?: number }
  /** `daysAfter`: "the day before Christmas" has -1. */
  | { kind: 'holiday'; name: string; year?: number; daysAfter: number }
  /** A day that is over, or that can't be determined from its words. */
  | { kind: 'unknown' };

/** Every location has its own today, so dates are read from one fixed Monday on and counted from the location's today afterwards. */
const REFERENCE_DAY = Date.UTC(2024, 0, 1) / DAY_MS;
const REFERENCE = { instant: new Date(REFERENCE_DAY * DAY_MS + DAY_MS / 2), timezone: 0 };

/** The days that a question names in English words, after typos were mended. */
export function daysIn(words: string): AskedDay[] {
  // The parser does not know "on fridays".
  const text = words
    .replaceAll(/\b((?:sun|mon|tues|wednes|thurs|fri|satur)day)s\b/g, '$1')
    .replaceAll(/\b24 (?:hours?|7)\b/g, ' ');
  const padded = ` ${text} `;
  if (/ (day after tomorrow|overmorrow) /.test(padded)) return [{ kind: 'in', days: 2 }];
  const results = parse(text);
  const date = results.find(isDate);
  if (date) return [dateOfResult(date)];
  if (UNKNOWN_DAY.test(padded)) return [{ kind: 'unknown' }];
  const days = results.flatMap(relativeDay);
  if (/ (now|right now|at the moment|currently|still|yet) /.test(padded)) days.push({ kind: 'now' });
  if (/ (today|tonight|this (morning|afternoon|evening)) /.test(padded)) days.push({ kind: 'today' });
  const weekdays = weekdaysIn(padded, results);
  if (weekdays.length > 0) days.push({ kind: 'weekdays', weekdays, isNext: / next /.test(padded) });
  const isWeek = / (week|weekly|everyday|every day|daily|usually|normally|all days|each day|schedule|regular) /.test(
    padded,
  );
  return days.length === 0 && isWeek ? [{ kind: 'week' }] : days;
}

/** A text without any of these names no day and no time. Most questions have none, so the parser is not needed for them. */
const DAY_OR_TIME =
  /\d|day|night|noon|morrow|week|month|year|hour|minute|\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|now|morning|evening|this|next)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

function parse(text: string): ParsedResult[] {
  if (!DAY_OR_TIME.test(text)) return [];
  return en.casual.parse(text, REFERENCE, { forwardDate: true });
}

function isDate(result: ParsedResult): boolean {
  const { start, text } = result;
  if (!start.isCertain('month') || !start.isCertain('day') || isCasual(result)) return false;
  // "1/2 pizza" does not mean the second of January, and the parser adds a year to "tomorrow".
  return /\d/.test(text) && !/^[13]\/[234]$/.test(text) && !/^(?:in|within) /.test(text);
}

/** Whether it names a day by its distance: "at 11 tonight", "tomorrow at 5". */
function isCasual(result: ParsedResult): boolean {
  return [...result.tags()].some((tag) => tag.startsWith('casualReference/'));
}

function dateOfResult({ start }: ParsedResult): AskedDay {
  const [month, date, year] = (['month', 'day', 'year'] as const).map((part) => start.get(part) ?? 0) as [
    number,
    number,
    number,
  ];
  return { kind: 'date', month, date, ...(start.isCertain('year') && { year }) };
}

/** Days without hours: "yesterday", "last friday", "february 30". */
const UNKNOWN_DAY =
  / yesterday | last (?:night|week|weekend|month|year|(?:sun|mon|tues|wednes|thurs|fri|satur)day) | (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)? | \d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* /;

/** "tomorrow", "in three days", by their distance from today. */
function relativeDay({ start }: ParsedResult): AskedDay[] {
  if (!start.isCertain('year') || !start.isCertain('day')) return [];
  const days = Math.floor(start.date().getTime() / DAY_MS) - REFERENCE_DAY;
  if (days > MAX_DAYS_AHEAD) return [{ kind: 'unknown' }];
  return days > 0 ? [{ kind: 'in', days }] : [];
}

/** Special hours are not known for later days. */
const MAX_DAYS_AHEAD = 366;

function weekdaysIn(padded: string, results: ParsedResult[]): Weekday[] {
  const named = results.flatMap(({ start, end, text }): Weekday[] => {
    const first = start.isCertain('weekday') && !start.isCertain('year') ? start.get('weekday') : null;
    if (first === null || /weekend/.test(text)) return [];
    const last = end?.isCertain('weekday') ? (end.get('weekday') ?? first) : first;
    return weekdaysFrom(first as Weekday, last as Weekday);
  });
  if (named.length > 0) return [...new Set(named)];
  if (/ weekends? /.test(padded)) return [6, 0];
  return / (weekdays?|during the week|work days|workdays) /.test(padded) ? [1, 2, 3, 4, 5] : [];
}

/** `weekdaysFrom(4, 0) // [4, 5, 6, 0]`, Thursday to Sunday. */
export function weekdaysFrom(first: Weekday, last: Weekday): Weekday[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((first + index) % 7) as Weekday);
}

const NO_HOLIDAYS: RegionHolidays = { own: [], others: () => [] };

/** The days of the calendar that a question asked on `today` means, the nearest first. Empty for an impossible date, such as February 30. */
export function resolveDay(asked: AskedDay, today: Day, holidays: RegionHolidays = NO_HOLIDAYS): Day[] {
  switch (asked.kind) {
    case 'now':
    case 'today':
      return [today];
    case 'week':
    case 'unknown':
      return [];
    case 'in':
      return [today + asked.days];
    case 'weekdays':
      return asked.weekdays.map((weekday) => nextWeekday(weekday, today, asked.isNext && asked.weekdays.length === 1));
    case 'date':
      return nextDate(asked, today);
    case 'holiday':
      return holidayDay(asked, today, holidays);
  }
}

/** "next Friday" is never today. */
function nextWeekday(weekday: Weekday, today: Day, isNext: boolean): Day {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return today + (ahead === 0 && isNext ? 7 : ahead);
}

function holidayDay(
  { name, year, daysAfter }: Extract<AskedDay, { kind: 'holiday' }>,
  today: Day,
  holidays: RegionHolidays,
): Day[] {
  // The day after a holiday may be ahead when the holiday is over.
  const day = nextHoliday(holidays, name, today - Math.max(0, daysAfter), year);
  return day === undefined || day + daysAfter < today ? [] : [day + daysAfter];
}

function nextDate({ month, date, year }: Extract<AskedDay, { kind: 'date' }>, today: Day): Day[] {
  const thisYear = new Date(today * DAY_MS).getUTCFullYear();
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  const days = years.map((each) => new Date(Date.UTC(each, month - 1, date)));
  const next = days.find((day) => day.getUTCDate() === date && day.getTime() / DAY_MS >= today);
  return next ? [next.getTime() / DAY_MS] : [];
}

/** Minutes from midnight of "at 9 pm", "at 21:30", "after midnight", "at 11 tonight"; a bare "at 9" may be in either half of the day. */
export function timeIn(text: string): number | undefined {
  if (/\bmidnight\b/.test(text)) return 24 * 60;
  for (const { start, tags } of parse(text).map((result) => ({ start: result.start, tags: result.tags() }))) {
    if (!start.isCertain('hour') || start.isCertain('second')) continue;
    const hour = start.get('hour') ?? 0;
    const isSaid = start.isCertain('meridiem');
    const isTonight = tags.has('casualReference/tonight');
    if (isSaid || hour > 12 || isTonight || tags.has('casualReference/noon'))
      return (isTonight ? hourTonight(hour, isSaid) : hour) * 60 + (start.get('minute') ?? 0);
  }
  return undefined;
}

/** "At 1 am tonight" is after midnight, and so is "at one tonight", which the parser takes for the afternoon. */
function hourTonight(hour: number, isSaid: boolean): number {
  if (hour < 6) return hour + 24;
  return !isSaid && hour >= 12 && hour < 16 ? hour + 12 : hour;
}

/** The words that name a day, so that a typo of one is recognised. */
export const DAY_WORDS: readonly string[] =
  `sunday sundays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sun mon tue tues wed weds thu thur thurs fri sat
  today tonight tomorrow weekend weekends weekday weekdays christmas boxing halloween thanksgiving easter midnight noon
  jan feb mar apr jun jul aug sep sept oct nov dec january february march april june july august september october november december`.split(
    /\s+/,
  );
