import type { DayHours, Hours, HoursEntry, SpecialHours } from '../../model/hours.ts';
import { parseWeekdays, type Weekday } from '../../model/weekdays.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { weekdayName } from './hours-lines.ts';
import { type HoursRule, parseHoursText } from './hours-text.ts';
import { joinNights, joinShifts, spanOf } from './shifts.ts';
import { MINUTES_A_DAY, parseTime } from './time-of-day.ts';

/** A value of an entry that can't be used as it stands. `key` names the value; missing where the whole entry is meant. */
export interface HoursProblem {
  entry: HoursEntry;
  key?: keyof HoursEntry;
  /** The text that is not a weekday, where the entry names several. */
  value?: string;
  /** Completes the sentence "<value> …": `is not a time`. */
  is: string;
  lost: string;
  write?: string;
}

/** What is written beside the weekly entries. */
export interface OtherHours {
  specialEntries?: HoursEntry[];
  /** `YYYY-MM-DD` */
  closedDates?: string[];
  /** Whether a value of an entry was left out because it could not be read. */
  hasFault?: (entry: HoursEntry, key: keyof HoursEntry) => boolean;
}

/**
 * The week that the entries make together, special hours among them, and what of them could not be read. A day whose hours can't be read is unknown; a day that no entry names is
 * closed, unless an entry is about days that are not known. Hours are undefined where nothing could be read.
 */
export function weekOf(
  entries: HoursEntry[],
  { specialEntries = [], closedDates = [], hasFault = () => false }: OtherHours = {},
): { hours: Hours | undefined; problems: HoursProblem[] } {
  const special = new Map<string, SpecialHours>();
  const weekly = entries.filter((entry) => !isSpecial(entry, hasFault));
  const reading: Reading = { problems: [], hasFault, isAlone: weekly.length === 1 };
  const { week, hasLostDays } = readWeek(weekly, reading);
  for (const entry of [...entries.filter((each) => isSpecial(each, hasFault)), ...specialEntries]) {
    const read = readSpecial(entry, week, reading);
    if (read !== undefined) addSpecial(special, read);
  }
  for (const date of closedDates) addSpecial(special, { from: date, through: date, hours: { kind: 'closed' } });

  const isEmpty = special.size === 0 && week.every(({ kind }) => kind === 'unknown');
  return {
    hours: isEmpty ? undefined : { week, special: [...special.values()] },
    problems: reading.problems.map((problem) => describe(problem, week, hasLostDays)),
  };
}

interface Reading {
  problems: Problem[];
  hasFault: NonNullable<OtherHours['hasFault']>;
  /** The only entry of the week: without a day it is about each of them. */
  isAlone: boolean;
}

type Problem = Omit<HoursProblem, 'lost'> & { lost?: string; weekdays?: Weekday[]; areDaysLost?: boolean };

function readWeek(entries: HoursEntry[], reading: Reading): { week: DayHours[]; hasLostDays: boolean } {
  const days: DayHours[][] = Array.from({ length: 7 }, () => []);
  let hasLostDays = false;
  for (const entry of entries) {
    const { rules, areDaysLost } = readRules(entry, reading);
    hasLostDays ||= areDaysLost;
    const ofEntry = new Map<Weekday, DayHours>();
    // In one text a later rule replaces an earlier one: "Mo-Su 10:00-22:00; Tu off".
    for (const { weekdays = [], hours } of rules) for (const weekday of weekdays) ofEntry.set(weekday, hours);
    for (const [weekday, hours] of ofEntry) days[weekday]?.push(hours);
  }
  const isNothingKnown = days.every((shifts) => joinShifts(shifts).kind === 'unknown');
  const others: DayHours = { kind: hasLostDays || isNothingKnown ? 'unknown' : 'closed' };
  const week = days.map((shifts) => (shifts.length === 0 ? others : joinShifts(shifts)));
  return { week: joinNights(readZeroDays(week)), hasLostDays };
}

/** What an entry says of which weekdays. */
function readRules(entry: HoursEntry, reading: Reading): { rules: HoursRule[]; areDaysLost: boolean } {
  const { weekdays, areDaysLost } = readWeekdays(entry, reading);
  const text = hoursTextOf(entry);
  if (text !== undefined) return readTextRules(entry, text, weekdays, areDaysLost, reading);
  const days = weekdays ?? (reading.isAlone && !areDaysLost && hasTimes(entry) ? ALL_DAYS : undefined);
  if (days === undefined && !areDaysLost)
    reading.problems.push({
      entry,
      is: 'has no "day"',
      write: '{"day":"Monday","open":"11:00","close":"22:00"}',
      areDaysLost: true,
    });
  const hours = readDay(entry, days ?? [], reading);
  return { rules: [{ weekdays: days ?? [], hours }], areDaysLost: areDaysLost || days === undefined };
}

/** The text of `hours`; or that in place of an opening time, if it is understood: "Open 24 hours", "11:00-22:00". */
function hoursTextOf({ hours, open, opens, close, closes }: HoursEntry): string | undefined {
  const opening = open ?? opens;
  if (opening === undefined) return hours;
  if ((close ?? closes) !== undefined || parseTime(opening) !== undefined) return undefined;
  const rules = parseHoursText(opening) ?? [];
  return rules.length > 0 && rules.every((rule) => rule.hours.kind !== 'unknown') ? opening : undefined;
}

const ALL_DAYS: Weekday[] = [0, 1, 2, 3, 4, 5, 6];

function hasTimes({ open, opens, close, closes, h24 }: HoursEntry): boolean {
  return h24 === true || ((open ?? opens) !== undefined && (close ?? closes) !== undefined);
}

function readTextRules(
  entry: HoursEntry,
  text: string,
  ownDays: Weekday[] | undefined,
  areOwnDaysLost: boolean,
  { problems, isAlone }: Reading,
): ReturnType<typeof readRules> {
  const rules = parseHoursText(text);
  const isUnderstood = rules?.some(({ hours }) => hours.kind !== 'unknown') === true;
  // "11:00-22:00" alone is about each day.
  const unnamed = ownDays ?? (isAlone && isUnderstood && !areOwnDaysLost ? ALL_DAYS : undefined);
  const read = (rules ?? [{ hours: { kind: 'unknown' } }]).map(({ weekdays = unnamed, hours }) =>
    omitUndefined({ weekdays, hours }),
  );
  const areDaysLost = areOwnDaysLost || read.some(({ weekdays }) => weekdays === undefined);
  const key = 'hours';
  const lostDays = read.flatMap(({ weekdays = [], hours }) => (hours.kind === 'unknown' ? weekdays : []));
  if (lostDays.length > 0 || read.some(({ weekdays }) => weekdays === undefined)) {
    const weekdays = [...new Set(lostDays)];
    problems.push({
      entry,
      key,
      is: 'is not understood',
      write: '"Mo-Fr 11:00-22:00; Sa 17:00-23:00"',
      weekdays,
      areDaysLost,
    });
  } else if (read.some(({ weekdays }) => weekdays?.length === 0)) {
    problems.push({ entry, key, ...FOR_HOLIDAYS });
  }
  return { rules: read, areDaysLost };
}

const FOR_HOLIDAYS = {
  is: 'names public holidays without their dates',
  lost: 'They keep the hours of their weekday.',
  write: '"specialHours": [{"date":"2026-12-25","isClosed":true}]',
};

/** `weekdays` is undefined where the entry names no day. Days are lost where it names one that is not understood. */
function readWeekdays(
  entry: HoursEntry,
  { problems, hasFault }: Reading,
): { weekdays?: Weekday[]; areDaysLost: boolean } {
  const weekdays = new Set<Weekday>();
  let areDaysLost = false;
  let isNamed = false;
  for (const key of ['day', 'dayOfWeek'] as const) {
    areDaysLost ||= hasFault(entry, key);
    for (const value of entry[key] ?? []) {
      isNamed = true;
      const days = parseWeekdays(value);
      areDaysLost ||= days === undefined;
      if (days === undefined)
        problems.push({ entry, key, value, is: 'is not a weekday', write: '"Monday"', areDaysLost: true });
      else if (days.length === 0) problems.push({ entry, key, value, ...FOR_HOLIDAYS });
      for (const day of days ?? []) weekdays.add(day);
    }
  }
  return { ...(isNamed && { weekdays: [...weekdays] }), areDaysLost };
}

const DATE_KEYS = ['date', 'validFrom', 'validThrough'] as const;

/** An entry whose date could not be read is no entry of the week either. */
function isSpecial(entry: HoursEntry, hasFault: Reading['hasFault']): boolean {
  return DATE_KEYS.some((key) => entry[key] !== undefined || hasFault(entry, key));
}

function readSpecial(entry: HoursEntry, week: DayHours[], reading: Reading): SpecialHours | undefined {
  if (DATE_KEYS.some((key) => reading.hasFault(entry, key))) return undefined;
  const [from, through] = [entry.validFrom ?? entry.date, entry.validThrough ?? entry.date];
  const { weekdays = [], areDaysLost } = readWeekdays(entry, reading);
  if (from === undefined && through === undefined) {
    reading.problems.push({ entry, is: 'has no "date"', write: '{"date":"2026-12-25","isClosed":true}' });
    return undefined;
  }
  if (areDaysLost && weekdays.length === 0) return undefined;
  const hours = entry.isRegular ? usualHours(week, from, through) : readSpecialDay(entry, reading);
  return hours && { ...omitUndefined({ from, through }), ...(weekdays.length > 0 && { weekdays }), hours };
}

/** The weekly hours of a single date that is confirmed to have them. */
function usualHours(week: DayHours[], from: string | undefined, through: string | undefined): DayHours | undefined {
  return from !== undefined && from === through ? week[new Date(from).getUTCDay()] : undefined;
}

function readSpecialDay(entry: HoursEntry, reading: Reading): DayHours {
  const text = hoursTextOf(entry);
  if (text !== undefined) {
    const hours = parseHoursText(text)?.find(({ weekdays }) => weekdays === undefined)?.hours ?? {
      kind: 'unknown',
    };
    if (hours.kind === 'unknown')
      reading.problems.push({ entry, key: 'hours', is: 'is not understood', write: '"11:00-15:00"', weekdays: [] });
    return hours;
  }
  const hours = readDay(entry, [], reading);
  if (!isZeroDay(hours)) return hours;
  // Google's form of "closed", with the keys of schema.org.
  if (entry.opens !== undefined) return { kind: 'closed' };
  reading.problems.push({
    entry,
    is: 'opens and closes at midnight',
    lost: 'The dates show no hours.',
    write: '"isClosed": true, or "h24": true',
  });
  return { kind: 'unknown' };
}

function readDay(entry: HoursEntry, weekdays: Weekday[], reading: Reading): DayHours {
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

function readShift(place: Shift, weekdays: Weekday[], reading: Reading): DayHours {
  const opens = readTime(place, ['open', 'opens'], weekdays, reading);
  const closes = readTime(place, ['close', 'closes'], weekdays, reading);
  if (opens === undefined || closes === undefined) return { kind: 'unknown' };
  const [start, end] = [opens % MINUTES_A_DAY, closes % MINUTES_A_DAY];
  if (start !== end || (opens === 0 && closes === MINUTES_A_DAY)) return spanOf(opens, closes);
  if (start === 0 && place.shift.opens !== undefined) return ZERO_DAY;
  const { entry } = place;
  reading.problems.push({
    entry,
    is: 'opens and closes at the same time',
    lost: `${weekdays.length > 0 ? namesOf(weekdays) : 'The day'} ${weekdays.length > 1 ? 'show' : 'shows'} as open 24 hours.`,
    write: '"h24": true, or "isClosed": true',
  });
  return { kind: 'h24' };
}

/** From 00:00 to 00:00 in the keys of schema.org: "closed" in Google's documents, "all day" where nothing else is written. */
const ZERO_DAY: DayHours = { kind: 'open', intervals: [{ opens: 0, closes: 0 }] };

function isZeroDay(hours: DayHours): boolean {
  return hours.kind === 'open' && hours.intervals.length === 1 && hours.intervals[0]?.closes === 0;
}

/** A restaurant that is closed on each day of the week has written something else. */
function readZeroDays(week: DayHours[]): DayHours[] {
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
  { problems, hasFault }: Reading,
): number | undefined {
  const key = keys.find((name) => shift[name] !== undefined);
  const text = key && shift[key];
  const time = text === undefined ? undefined : parseTime(text);
  if (time !== undefined || keys.some((name) => hasFault(entry, name))) return time;
  const at = outer ?? key;
  if (text === undefined) problems.push({ entry, is: `has no "${keys[0]}"`, weekdays });
  else problems.push({ entry, ...(at && { key: at }), value: text, is: 'is not a time', write: '"09:30"', weekdays });
  return undefined;
}

/** Entries for the same dates are the shifts of one day, as they are in the week. */
function addSpecial(special: Map<string, SpecialHours>, added: SpecialHours): void {
  const period = JSON.stringify([added.from, added.through, added.weekdays]);
  const same = special.get(period);
  if (same === undefined) special.set(period, added);
  else same.hours = joinShifts([same.hours, added.hours]);
}

function describe(
  { weekdays, areDaysLost, ...problem }: Problem,
  week: DayHours[],
  hasLostDays: boolean,
): HoursProblem {
  if (problem.lost !== undefined) return { ...problem, lost: problem.lost };
  if (weekdays === undefined && !areDaysLost) return { ...problem, lost: 'The entry is left out.' };
  const unknown = (weekdays ?? []).filter((weekday) => week[weekday]?.kind === 'unknown');
  const days = unknown.length > 0 ? `${namesOf(unknown)} ${unknown.length > 1 ? 'show' : 'shows'} no hours.` : '';
  const others = areDaysLost && hasLostDays ? 'Days that no other entry names show no hours.' : '';
  const dates = weekdays?.length === 0 && !areDaysLost ? 'The dates show no hours.' : '';
  return { ...problem, lost: [days, others, dates].filter(Boolean).join(' ') || 'The entry is left out.' };
}

const namesOf = (weekdays: Weekday[]): string => weekdays.map(weekdayName).join(', ');
