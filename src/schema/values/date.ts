import { leaf } from './leaf.ts';

/** A day as `YYYY-MM-DD`; or an instant, whose day depends on a zone: `dayIn` in core/hours. */
export const dateSchema = leaf('a date', (value) => parseInstant(String(value)) ?? parseDate(String(value))).meta({
  example: '"2026-12-31"',
});

/** The same, or a day of each year: `--12-25`, as ISO 8601 writes it, of "12-25" or "Dec 25". */
export const dayOfYearSchema = leaf(
  'a date',
  (value) => parseInstant(String(value)) ?? parseDate(String(value)) ?? parseDayOfYear(String(value)),
).meta({ example: '"2026-12-31"' });

/** A day where it is one, else the text as written: "last week". */
export const looseDateSchema = leaf(
  'a date',
  (value) => parseDate(String(value)) ?? String(value).replace(/\s+/g, ' '),
);

/** The days that a date may mean: one, or more where it names only a month or a year, or where month and day may be exchanged. */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** A day ahead, of which sometimes only the month is known: `2027-03-15`, `04/13/2027`, `March 2027`, `spring 2027`. */
export const dateRangeSchema = leaf('a date', (value) => parseDateRange(String(value))).meta({
  example: '"2027-03-15"',
});

/** An IANA time zone this machine knows. */
export const timezoneSchema = leaf('a time zone', (value) =>
  isTimeZone(String(value)) ? String(value) : undefined,
).meta({
  example: '"America/Toronto"',
  outcome: 'The place decides, if it has only one.',
});

const ISO =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)? ?(?:Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]+)\.?,? (\d{4})$/i;
const MONTH_FIRST = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** `2026-12-31`, `2026-12-31T23:59:00Z`, `Dec 31, 2026`, `31 December 2026`. Rejects impossible dates, such as 30 February. */
export function parseDate(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return calendarDay(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return calendarDay(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  return undefined;
}

const WITHOUT_YEAR = /^(?:-{1,2})?(\d{2})-(\d{2})$/;

/** `12-25`, `--12-25`, `Dec 25`, `25 December`: `--12-25` */
function parseDayOfYear(text: string): string | undefined {
  const [, month, day] = WITHOUT_YEAR.exec(text) ?? [];
  // 2024 has 29 February.
  const date = month === undefined ? parseDate(`${text} 2024`) : calendarDay(2024, Number(month), Number(day));
  return date && `-${date.slice('YYYY'.length)}`;
}

/** "2027-03", "March 2027", "spring 2027", "2027" */
const MONTH_OR_YEAR = /^(?:(\d{4})(?:[-/](\d{1,2}))?|([\p{L}. ]+?)\.?,? (\d{4}))$/u;
const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

function parseDateRange(text: string): DateRange | undefined {
  const day = parseDate(text);
  if (day !== undefined) return { earliest: day, latest: day };
  const [, one, other, ofYear] = (IN_NUMBERS.exec(text) ?? []).map(Number);
  if (one !== undefined && other !== undefined && ofYear !== undefined) {
    const days = [calendarDay(ofYear, one, other), calendarDay(ofYear, other, one)].filter(
      (each) => each !== undefined,
    );
    const [earliest, latest = earliest] = days.sort();
    return earliest === undefined || latest === undefined ? undefined : { earliest, latest };
  }
  const [, yearFirst, monthNumber, words, yearLast] = MONTH_OR_YEAR.exec(text) ?? [];
  const year = Number(yearFirst ?? yearLast);
  const month = monthNumber === undefined ? monthOf(words) : Number(monthNumber);
  return year >= 1000 && month <= 12 ? rangeOf(year, month >= 1 ? month : undefined) : undefined;
}

function rangeOf(year: number, month: number | undefined): DateRange {
  // Day 0 is the last one of the month before.
  const last = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { earliest: `${year}-${String(month ?? 1).padStart(2, '0')}-01`, latest: last };
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(?:Z|UTC|[+-]00(?::?00)?)$/i;

/**
 * A time in UTC as `2026-12-26T04:59:59Z`. Midnight in UTC is how programs write a date that has no time. A time with another offset is that of the place:
 * its date is the one that is written.
 */
function parseInstant(text: string): string | undefined {
  const [, date, time, seconds = '00'] = INSTANT.exec(text) ?? [];
  if (date === undefined || parseDate(date) === undefined || time === '00:00') return undefined;
  const instant = `${date}T${time}:${seconds}Z`;
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}

function monthOf(name = ''): number {
  const start = name.toLowerCase();
  return start.length < 3
    ? 0
    : MONTHS.findIndex((month) => month.startsWith(start) || (start === 'sept' && month === 'september')) + 1;
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 'YYYY-MM-DD'.length) : undefined;
}

// Asking Intl takes some 20 µs, and a chain asks it the same few questions for each of its locations.
const knownZones = new Map<string, boolean>();

function isTimeZone(name: string): boolean {
  let known = knownZones.get(name);
  if (known === undefined) knownZones.set(name, (known = /^[a-z]/i.test(name) && isAcceptedByIntl(name)));
  return known;
}

function isAcceptedByIntl(timeZone: string): boolean {
  // The list is at hand; a DateTimeFormat, which knows the aliases too, first loads the world's locales (10 ms).
  if (Intl.supportedValuesOf('timeZone').includes(timeZone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
