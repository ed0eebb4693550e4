import type { DayHours, HoursEntry, Weekday } from '#schema/hours/hours.ts';
import { weekdayName } from './hours-lines.ts';
import { isLate, joinShifts, spanOf, spanUntilLate } from './shifts.ts';
import { MINUTES_A_DAY, parseTime } from '#schema/hours/time-of-day.ts';

/** A value of an entry that can't be used as it stands. `key` names the value; missing where the whole entry is meant. */
export interface HoursProblem {
  entry: HoursEntry;
  key?: keyof HoursEntry;
  /** The text that is not a weekday, where the entry names several. */
  value?: string;
  /** Completes the sentence "<value> …": `is not a time`. */
  problem: string;
  outcome: string;
  example?: string;
}

/** What the parts of `weekOf` share. */
export interface HoursContext {
  problems: EntryProblem[];
  hasFault: (entry: HoursEntry, key: keyof HoursEntry) => boolean;
  /** The only entry of the week: without a day it is about each of them. */
  isAlone: boolean;
}

export type EntryProblem = Omit<HoursProblem, 'outcome'> & {
  outcome?: string;
  weekdays?: Weekday[];
  areDaysLost?: boolean;
};

/** The hours that an entry gives to its days, where it gives them in times and flags. */
export function readDay(entry: HoursEntry, weekdays: Weekday[], reading: HoursContext): DayHours {
  if (entry.isClosed === true || entry.isOpen === false) return { kind: 'closed' };
  if (entry.h24 === true) return { kind: 'h24' };
  const isFaulty = VALUE_KEYS.some((key) => reading.hasFault(entry, key));
  if (entry.intervals !== undefined && entry.open === undefined && entry.opens === undefined) {
    const shifts = entry.intervals.map((shift) => readShift({ entry, shift, key: 'intervals' }, weekdays, reading));
    if (isFaulty) return { kind: 'unknown' };
    return shifts.length === 0 ? { kind: 'closed' } : joinShifts(shifts);
  }
  const hours = readShift({ entry, shift: entry }, weekdays, reading);
  return isFaulty ? { kind: 'unknown' } : hours;
}

/** A value of these that can't be read leaves it open when the restaurant opens. */
const VALUE_KEYS = ['open', 'opens', 'close', 'closes', 'hours', 'intervals', 'isClosed', 'isOpen', 'h24'] as const;

interface Shift {
  entry: HoursEntry;
  shift: { open?: string; opens?: string; close?: string; closes?: string };
  /** Where the shift stands, if it is not the entry itself. */
  key?: 'intervals';
}

function readShift(place: Shift, weekdays: Weekday[], reading: HoursContext): DayHours {
  const opens = readTime(place, ['open', 'opens'], weekdays, reading);
  const late = place.shift.close ?? place.shift.closes;
  if (late !== undefined && isLate(late)) return opens === undefined ? { kind: 'unknown' } : spanUntilLate(opens);
  const closes = readTime(place, ['close', 'closes'], weekdays, reading);
  if (opens === undefined || closes === undefined) return { kind: 'unknown' };
  const [start, end] = [opens % MINUTES_A_DAY, closes % MINUTES_A_DAY];
  if (start !== end || (opens === 0 && closes === MINUTES_A_DAY)) return spanOf(opens, closes);
  if (start === 0 && place.shift.opens !== undefined) return ZERO_DAY;
  const { entry } = place;
  reading.problems.push({
    entry,
    problem: 'opens and closes at the same time',
    outcome: `${weekdays.length > 0 ? namesOf(weekdays) : 'The day'} ${weekdays.length > 1 ? 'show' : 'shows'} as open 24 hours.`,
    example: '"h24": true, or "isClosed": true',
  });
  return { kind: 'h24' };
}

/** From 00:00 to 00:00 in the keys of schema.org: "closed" in Google's documents, "all day" where nothing else is written. */
const ZERO_DAY: DayHours = { kind: 'open', intervals: [{ opens: 0, closes: 0 }] };

export function isZeroDay(hours: DayHours): boolean {
  return hours.kind === 'open' && hours.intervals.length === 1 && hours.intervals[0]?.closes === 0;
}

/** A restaurant that is closed on each day of the week has written something else. */
export function readZeroDays(week: DayHours[]): DayHours[] {
  const hasHours = week.some((day) => day.kind === 'h24' || (day.kind === 'open' && !isZeroDay(day)));
  return week.map((day) => {
    if (isZeroDay(day)) return { kind: hasHours ? 'closed' : 'h24' };
    return day.kind === 'open' ? { ...day, intervals: day.intervals.filter(({ closes }) => closes !== 0) } : day;
  });
}

function readTime(
  { entry, shift, key: outer }: Shift,
  keys: readonly ['open', 'opens'] | readonly ['close', 'closes'],
  weekdays: Weekday[],
  { problems, hasFault }: HoursContext,
): number | undefined {
  const key = keys.find((name) => shift[name] !== undefined);
  const text = key && shift[key];
  const time = text === undefined ? undefined : parseTime(text);
  if (time !== undefined || keys.some((name) => hasFault(entry, name))) return time;
  const at = outer ?? key;
  if (text === undefined) problems.push({ entry, problem: `has no "${keys[0]}"`, weekdays });
  else problems.push({ entry, key: at, value: text, problem: 'is not a time', example: '"09:30"', weekdays });
  return undefined;
}

export const namesOf = (weekdays: Weekday[]): string => weekdays.map(weekdayName).join(', ');
