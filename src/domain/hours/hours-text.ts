import type { DayHours } from '../../model/hours.ts';
import type { Weekday } from '../../model/hours.ts';
import { parseWeekdays } from './weekdays.ts';
import { joinShifts, spanOf } from './shifts.ts';
import { parseTime } from './time-of-day.ts';

/** A part of a text about hours: "Mo-Fr 11:00-14:00". */
export interface HoursRule {
  /** Missing: the text names no days here. Empty: it names public holidays alone. */
  weekdays?: Weekday[];
  hours: DayHours;
}

/**
 * Reads hours that are written as a text, as schema.org, OpenStreetMap, plugins and people do: "Mo-Fr 11:00-14:00,17:00-22:00; Su off",
 * "Monday: 11 AM – 2 PM", "Daily noon to midnight", "closed", "24/7". Hours that are not understood are unknown, on the days that stand before them.
 * A later rule replaces an earlier one on its days. Undefined: days are named that are not understood, so that it may be about any day.
 */
export function parseHoursText(text: string): HoursRule[] | undefined {
  const rules: HoursRule[] = [];
  for (const part of splitRules(text)) {
    const { days, times } = splitDays(part);
    const weekdays = days === '' ? undefined : parseWeekdays(days);
    if (days !== '' && weekdays === undefined) return undefined;
    rules.push({ weekdays, hours: parseTimes(times) });
  }
  return rules;
}

/** Longer texts are no hours. */
const MAX_TEXT = 500;

/** At `;`, and at a comma behind times with other days after it: "Mo 11:00-14:00, Fr 17:00-22:00". */
function splitRules(text: string): string[] {
  return joinLines(text.slice(0, MAX_TEXT))
    .replace(/\s/g, ' ')
    .replace(/ {2,}/g, ' ')
    .split(/[;|]|(?<=\d|[ap]\.?m\.?|closed|off), ?(?=\p{L}{2})(?!and |closed|off|noon|mid)/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A line that begins with a time is another shift, any other one is a rule of its own. */
function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.map((line, index) => (index === 0 ? line : `${/^\d/.test(line) ? ',' : ';'} ${line}`)).join('');
}

const FIRST_TIME =
  /\d|\b(?:closed|off|open|from|noon|midday|midnight|midi|minuit|ferme|fermé|cerrado|geschlossen|chiuso|all day)\b/i;
const SEVEN_DAYS = /^(?:open )?(?:7|seven) days(?: a| per)? week/i;

function splitDays(part: string): { days: string; times: string } {
  const seven = SEVEN_DAYS.exec(part)?.[0];
  if (seven !== undefined) return { days: 'daily', times: withoutColon(part.slice(seven.length)) };
  const start = FIRST_TIME.exec(part)?.index ?? part.length;
  // Words alone are days only if they are known as such: "by appointment" is no day.
  const days = withoutEnd(part.slice(0, start));
  if (start === part.length && parseWeekdays(days) === undefined) return { days: '', times: part };
  return { days, times: withoutColon(part.slice(start)) };
}

const withoutColon = (text: string): string =>
  text
    .replace(/^[ :]+/, '')
    .replace(/\)$/, '')
    .trim();

/** "Monday:", "Mon (", "Monday –" */
function withoutEnd(days: string): string {
  const end = [...days].findLastIndex((character) => !' :,(–—-'.includes(character));
  return [...days].slice(0, end + 1).join('');
}

const CLOSED = /^(?:closed|off|ferme|fermé|cerrado|geschlossen|chiuso)(?: all day)?\.?$/i;
const ALL_DAY = /^(?:open )?(?:24 ?(?:\/ ?7|h(?:ou)?rs?(?: a day)?|h)|24 hours(?: a day)?|all day)\.?$/i;
const BETWEEN_SHIFTS = /[,&/+]|\band\b|\bet\b|\by\b|\bund\b/i;

function parseTimes(times: string): DayHours {
  if (CLOSED.test(times)) return { kind: 'closed' };
  if (ALL_DAY.test(times)) return { kind: 'h24' };
  const shifts = times.split(BETWEEN_SHIFTS).map(parseShift);
  const known = shifts.filter((shift) => shift !== undefined);
  return known.length === shifts.length ? joinShifts(known) : { kind: 'unknown' };
}

const BETWEEN_TIMES = /[-–—−~]|\b(?:to|until|till|til|through|bis|a)(?=[ \d])|(?<= )à /i;

/** "11:00-22:00", "5-10 PM", "11 AM – 2 AM", "from noon to midnight" */
function parseShift(text: string): DayHours | undefined {
  const ends = text.replace(/^ ?(?:open )?(?:from )?/i, '').split(BETWEEN_TIMES);
  if (ends.length !== 2) return undefined;
  const [first = '', last = ''] = ends.map((end) => end.trim());
  const closes = parseTime(last) ?? parseHour(last);
  const opens = parseTime(first) ?? (closes === undefined ? undefined : parseOpening(first, last, closes));
  const isBare = BARE.test(first) && BARE.test(last);
  if (opens === undefined || closes === undefined || opens === closes) return undefined;
  // "11-10" may be 11 AM to 10 PM.
  if (isBare && closes <= 12 * 60) return undefined;
  return spanOf(opens, closes);
}

const BARE = /^\d{1,2}$/;

function parseHour(text: string): number | undefined {
  return BARE.test(text) && Number(text) <= 24 ? Number(text) * 60 : undefined;
}

/** "5" of "5-10 PM" is in the same half of the day, "11" of "11-2 PM" in the other one: the latest hour before the end. */
function parseOpening(text: string, last: string, closes: number): number | undefined {
  const half = /([ap])\.?\s?m?\.?$/i.exec(last)?.[1];
  if (half === undefined) return parseHour(text);
  const same = parseTime(`${text} ${half}m`);
  if (same === undefined || same < closes) return same;
  return parseTime(`${text} ${half.toLowerCase() === 'p' ? 'a' : 'p'}m`);
}
