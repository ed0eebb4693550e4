import { type ToolLanguage, toolTextsIn } from './tool-texts.ts';

/** By which clock, and in which language, moments are said. */
export interface Clock {
  language: ToolLanguage;
  /** Missing: that of this machine. */
  zone: string | undefined;
  now: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, { language, zone }: Clock, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, zone, options]);
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat(toolTextsIn(language).locale, {
      ...options,
      ...(isZone(zone) && { timeZone: zone }),
    });
    formats.set(key, found);
  }
  return found.format(date);
}

/** A configuration may name one that no clock has. */
function isZone(zone: string | undefined): zone is string {
  try {
    return zone !== undefined && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** "14:02" */
export const timeWords = (date: Date, clock: Clock): string =>
  // A time stays on one line: "14 h 02".
  format(date, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/\s/g, '\u00A0');

/** "24 December", with the year where it is another one */
export function dayWords(date: Date, clock: Clock): string {
  const year = yearOf(date, clock) === yearOf(clock.now, clock) ? {} : ({ year: 'numeric' } as const);
  return withOrdinal(format(date, clock, { day: 'numeric', month: 'long', ...year }), clock.language);
}

/** In French the first of a month is "1er janvier". */
export const withOrdinal = (words: string, locale: string): string =>
  locale.startsWith('fr') ? words.replace(/\b1 (?=\p{L})/u, '1er ') : words;

const yearOf = (date: Date, clock: Clock): string => format(date, clock, { year: 'numeric' });

/** "Friday" */
export const weekdayWords = (date: Date, clock: Clock): string => format(date, clock, { weekday: 'long' });

/** "14:02" for today, else "yesterday, 21:40", "24 December, 18:00" */
export function momentWords(date: Date, clock: Clock): string {
  const time = timeWords(date, clock);
  const days = dayNumber(date, clock) - dayNumber(clock.now, clock);
  if (days === 0) return time;
  const near = Math.abs(days) === 1;
  const day = near
    ? new Intl.RelativeTimeFormat(toolTextsIn(clock.language).locale, { numeric: 'auto' }).format(days, 'day')
    : dayWords(date, clock);
  return `${day}, ${time}`;
}

/** "24 December, 18:00", with the day also where it is today */
export function fullMomentWords(date: Date, clock: Clock): string {
  const words = momentWords(date, clock);
  return words.includes(',') ? words : `${dayWords(date, clock)}, ${words}`;
}

function dayNumber(date: Date, { zone }: Clock): number {
  const [day = '', month = '', year = ''] = format(date, { language: 'en', zone, now: date }, NUMERIC).split('/');
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

const NUMERIC: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** `weekdayNames('fr')[5] // "vendredi"`: Sunday first. */
export function weekdayNames(language: ToolLanguage): string[] {
  const clock = { language, zone: 'UTC', now: new Date(0) };
  // The first Sunday of 1970 was the fourth of January.
  return Array.from({ length: 7 }, (_, index) => weekdayWords(new Date(Date.UTC(1970, 0, 4 + index)), clock));
}
