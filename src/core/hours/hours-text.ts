import type { DayHours } from '#schema/hours/hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { parseWeekdays } from './weekdays.ts';
import { isLate, joinShifts, spanOf, spanUntilLate } from './shifts.ts';
import { MINUTES_A_DAY, parseTime } from '#schema/hours/time-of-day.ts';

/** A part of a text about hours: "Mo-Fr 11:00-14:00". */
export interface HoursRule {
  /** Missing: the text names no days here. Empty: it names public holidays alone. */
  weekdays?: Weekday[];
  hours: DayHours;
}

/**
 * Reads hours that are written as a text, as schema.org, OpenStreetMap, plugins and people do: "Mo-Fr 11:00-14:00,17:00-22:00; Su off",
 * "Monday: 11 AM – 2 PM", "Daily noon to midnight", "Tous les jours sauf le lundi de 11 h 30 à 21 h", "closed", "24/7". Hours that are not understood are
 * unknown, on the days that stand beside them. A later rule replaces an earlier one on its days. Undefined: days are named that are not understood, so that it
 * may be about any day.
 */
export function parseHoursText(text: string): HoursRule[] | undefined {
  const rules: HoursRule[] = [];
  for (const part of splitRules(text)) {
    const { days, times } = splitDays(part);
    const weekdays = days === '' ? undefined : parseWeekdays(days);
    if (days !== '' && weekdays === undefined) return undefined;
    rules.push({ weekdays, hours: SAME.test(times) ? (rules.at(-1)?.hours ?? UNKNOWN) : parseTimes(times) });
  }
  return rules;
}

const UNKNOWN: DayHours = { kind: 'unknown' };

/** Longer texts are no hours. */
const MAX_TEXT = 500;

const CLOSED_WORDS = 'closed|off|ferme|cerrado|geschlossen|ruhetag|chiuso';
/** Of the hours on the line above. */
const SAME = /^(?:same|idem|id|ditto|same (?:hours|as above)|same here|meme horaire|memes heures)\.?$/i;

/** Whether a text says that the hours are those of the day before it. */
export const isSameAsBefore = (text: string): boolean => SAME.test(fold(text));

/** At `;`, at the end of a sentence, and at a comma behind times with other days after it: "Mo 11:00-14:00, Fr 17:00-22:00". */
function splitRules(text: string): string[] {
  return fold(joinLines(text.slice(0, MAX_TEXT)))
    .replace(IN_BRACKETS, '; $1')
    .split(RULE_END)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<string[]>(joinDaysBehind, []);
}

/** "11:30 AM - 9 PM, Monday to Thursday" is one rule. */
function joinDaysBehind(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  const isBehind = before !== undefined && /^\d/.test(before) && parseWeekdays(part) !== undefined;
  return isBehind ? [...parts.slice(0, -1), `${before} ${part}`] : [...parts, part];
}

/** "Tue-Sun 11:00-22:00 (closed Mondays)" */
const IN_BRACKETS = new RegExp(`\\(((?:${CLOSED_WORDS}) (?=\\p{L})[^)]*)\\)`, 'giu');
const RULE_END = new RegExp(
  [
    '[;|]',
    `(?<=\\d|\\dh|[ap]\\.?m\\.?|noon|midnight|midi|minuit|late|${CLOSED_WORDS}), ?(?=\\p{L}{2})(?!and |et |(?:${CLOSED_WORDS})\\.?$|(?:${CLOSED_WORDS})[,;]|noon|mid)`,
    `(?<=\\d|\\dh|[ap]m|\\p{L}{4})\\. (?=\\p{L}{3})(?!-)`,
  ].join('|'),
  'iu',
);

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A line that begins with a time is another shift, any other one is a rule of its own. */
function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.map((line, index) => (index === 0 ? line : `${/^\d/.test(line) ? ',' : ';'} ${line}`)).join('');
}

const FIRST_TIME = new RegExp(
  `\\d|\\b(?:${CLOSED_WORDS}|open|ouvert|from|noon|midday|midnight|midi|minuit|all day|same|idem|ditto)\\b`,
  'i',
);
const SEVEN_DAYS = /^(?:(?:7|seven) days(?: a| per)? week|(?:7|sept) jours sur (?:7|sept)|7 ?j ?\/ ?7|7 jours)/i;
/** "Open daily", "Ouvert du mardi": the days and times behind it are those in which it is open. */
const OPEN =
  /^(?:we are |we’re |we're )?(?:open|ouvert|abierto|geoffnet)(?:e?s)?(?: from)?:? (?=\p{L}|7)(?!all day|from)/iu;
/** "Closed on Mondays", "Ferme le lundi" */
const CLOSED_ON = new RegExp(`^(?:${CLOSED_WORDS}):? (?:on |le |les |du |los |am )?(\\p{L}.*)$`, 'iu');

function splitDays(written: string): { days: string; times: string } {
  const part = written.replace(OPEN, '').replace(/^(?:de|desde|von) (?=\d|midi|medio)/i, '');
  const seven = SEVEN_DAYS.exec(part)?.[0];
  if (seven !== undefined) return { days: 'daily', times: withoutColon(part.slice(seven.length)) };
  const closedOn = CLOSED_ON.exec(part)?.[1];
  if (closedOn !== undefined && parseWeekdays(withoutEnd(closedOn)) !== undefined)
    return { days: withoutEnd(closedOn), times: 'closed' };
  const start = FIRST_TIME.exec(part)?.index ?? part.length;
  if (start === 0) return splitDaysBehind(part);
  // Words alone are days only if they are known as such: "by appointment" is no day.
  const days = withoutEnd(part.slice(0, start));
  if (start === part.length && parseWeekdays(days) === undefined) return { days: '', times: part };
  return { days, times: withoutColon(part.slice(start)) };
}

/** "11 AM to 9 PM daily", "noon-10pm, Monday to Thursday" */
function splitDaysBehind(part: string): { days: string; times: string } {
  for (const { index } of part.matchAll(/ (?=\p{L}{2})/gu)) {
    const days = part.slice(index + 1);
    if (parseWeekdays(days) !== undefined)
      return { days, times: part.slice(0, index).replace(/,? ?(?:on|le|les)?$/i, '') };
  }
  return { days: '', times: withoutColon(part) };
}

const withoutColon = (text: string): string =>
  text
    .replace(/^[ :,]+/, '')
    .replace(/\)$/, '')
    .trim();

/** "Monday:", "Mon (", "Monday –", "Tous les jours de" */
function withoutEnd(days: string): string {
  const end = [...days].findLastIndex((character) => !' :,(–—-.'.includes(character));
  return [...days]
    .slice(0, end + 1)
    .join('')
    .replace(/,? (?:de|des|from|von|desde|dalle)$/i, '');
}

const CLOSED = new RegExp(`^(?:${CLOSED_WORDS})(?: all day| toute la journee)?\\.?$`, 'i');
const ALL_DAY =
  /^(?:open |ouvert |abierto )?(?:24 ?(?:\/ ?(?:7|24)|h(?:(?:ou)?rs?)?(?: a day)?|h ?(?:\/|sur) ?24)|24 hours(?: a day)?|24 heures(?: sur 24)?|24 horas|all day)\.?$/i;
const BETWEEN_SHIFTS = /[,&/]|\+(?=.)|\band\b|\bet\b|\by\b|\bund\b/i;

function parseTimes(times: string): DayHours {
  if (CLOSED.test(times)) return { kind: 'closed' };
  if (ALL_DAY.test(times)) return { kind: 'h24' };
  const shifts = times.split(BETWEEN_SHIFTS).map(parseShift);
  const known = shifts.filter((shift) => shift !== undefined);
  return known.length === shifts.length ? joinShifts(known) : UNKNOWN;
}

const BETWEEN_TIMES = /[-–—−~]|\b(?:to|until|till|til|through|bis|a)(?=[ \d])|\bjusqu['’]a(?=[ \d])/i;

/** "11:00-22:00", "5-10 PM", "11 AM – 2 AM", "from noon to midnight", "5 PM – late", "17:00+" */
function parseShift(text: string): DayHours | undefined {
  const shift = text.replace(/^ ?(?:(?:open|ouvert) )?(?:(?:from|de|des|von|desde) )?/i, '').trim();
  const ends = shift.endsWith('+') ? [shift.slice(0, -1), 'late'] : shift.split(BETWEEN_TIMES);
  if (ends.length !== 2) return undefined;
  const [first = '', last = ''] = ends.map((end) => end.trim());
  if (isLate(last)) {
    const start = parseTime(first);
    return start === undefined ? undefined : spanUntilLate(start);
  }
  const [opens, closes] = timesOf(first, last);
  if (opens === undefined || closes === undefined || opens === closes) return undefined;
  return spanOf(opens, closes);
}

/**
 * When a shift opens and closes, in minutes. Where one of its times has a half of the day, that stands for both: "4:30-9:30 PM" is an evening. Undefined
 * where no half is said, or where the other one is as likely: "11-10" may be 11 AM to 10 PM, and "9:00-5:00" a day or a night.
 */
function timesOf(first: string, last: string): [opens?: number, closes?: number] {
  const [opens, closes] = [parseTime(first) ?? parseHour(first), parseTime(last) ?? parseHour(last)];
  if (opens === undefined || closes === undefined) return [];
  if (ON_12_HOURS.test(first) && HALF.test(last)) return [openingBefore(first, last, closes), closes];
  if (ON_12_HOURS.test(last) && (HALF.test(first) || NOON.test(first))) return [opens, closingAfter(opens, last)];
  if (!ON_12_HOURS.test(first) || !ON_12_HOURS.test(last)) return [opens, closes];
  if (BARE.test(first) && BARE.test(last)) return [];
  return closes > opens && opens >= EARLIEST ? [opens, closes] : [];
}

/** An hour from 1 to 12 that may be in either half of the day. "09:30" is on a clock of 24 hours. */
const ON_12_HOURS = /^(?:[1-9]|1[0-2])(?:\s?[:.]\s?\d{2})?$/;
const HALF = /\d\s*[ap]\.?\s?m?\.?$/i;
const NOON = /^(?:12 )?(?:noon|midday|midi|mediodia|mittag)$/i;
/** No guest is expected before it, so "5:00-10:00" may be an evening. */
const EARLIEST = 6 * 60;
const MAX_SHIFT = 16 * 60;
const MIN_SHIFT = 2 * 60;

const BARE = /^\d{1,2}$/;

function parseHour(text: string): number | undefined {
  return BARE.test(text) && Number(text) <= 24 ? Number(text) * 60 : undefined;
}

/** "5" of "5-10 PM" is in the same half of the day, "11" of "11-2 PM" in the other one: the latest hour before the end. */
function openingBefore(text: string, last: string, closes: number): number | undefined {
  const half = /([ap])\.?\s?m?\.?$/i.exec(last)?.[1]?.toLowerCase() ?? 'p';
  const same = parseTime(`${text} ${half}m`);
  if (same === undefined || same < closes) return same;
  // "11-2 AM" may be a long day or a short night.
  if (half === 'a' && closes + MINUTES_A_DAY - same <= MAX_SHIFT) return undefined;
  return parseTime(`${text} ${half === 'p' ? 'a' : 'p'}m`);
}

/** The first such hour after the opening, unless that makes a shift too short to be meant. */
function closingAfter(opens: number, text: string): number | undefined {
  const lengthTo = (time: number) => (time - opens + MINUTES_A_DAY) % MINUTES_A_DAY;
  const times = ['am', 'pm'].flatMap((half) => parseTime(`${text} ${half}`) ?? []);
  const [nearest] = times.toSorted((one, other) => lengthTo(one) - lengthTo(other));
  return nearest === undefined || lengthTo(nearest) < MIN_SHIFT ? undefined : nearest;
}
