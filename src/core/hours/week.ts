import type { DayHours, Hours, HoursEntry, SpecialHours, Weekday } from '#schema/hours/hours.ts';
import { partition } from '../text/partition.ts';
import { DATE_KEYS, groupSeasons, hasTimes, isDatedEntry, periodOf, splitDates } from './entry-dates.ts';
import {
  type HoursProblem,
  isZeroDay,
  namesOf,
  type EntryProblem,
  readDay,
  type HoursContext,
  readZeroDays,
} from './entry-hours.ts';
import { type HoursRule, isSameAsBefore, parseHoursText } from './hours-text.ts';
import { isYearly } from './periods.ts';
import { joinNights, joinShifts } from './shifts.ts';
import { parseTime } from '#schema/hours/time-of-day.ts';
import { parseWeekdays } from './weekdays.ts';

/** What is written beside the weekly entries. */
export interface OtherHours {
  specialEntries?: HoursEntry[];
  /** `YYYY-MM-DD` */
  closedDates?: string[];
  /**
   * What holds on days and dates that no entry names. Missing: a day of the week is closed if other days have hours, and beside dates alone no day is
   * known.
   */
  others?: 'closed' | 'unknown';
  /** Whether a value of an entry was left out because it could not be read. */
  hasFault?: (entry: HoursEntry, key: keyof HoursEntry) => boolean;
}

/**
 * The week that the entries make together, special hours among them, and what of them could not be read. A day whose hours can't be read is
 * unknown. A day that no entry names is closed, unless an entry is about days that are not known. Hours are undefined where nothing could be read.
 */
export function weekOf(
  written: HoursEntry[],
  { specialEntries = [], closedDates = [], others: given, hasFault = () => false }: OtherHours = {},
): { hours: Hours | undefined; problems: HoursProblem[] } {
  const special = new Map<string, SpecialHours>();
  const sources = new Map<HoursEntry, HoursEntry>();
  const entries = written.flatMap((entry) => splitDates(entry, sources));
  const sourceOf = (entry: HoursEntry) => sources.get(entry) ?? entry;
  const reading: HoursContext = {
    problems: [],
    hasFault: (entry, key) => hasFault(sourceOf(entry), key),
    isAlone: false,
  };
  const [dated, weekly] = partition(entries, (entry) => isSpecial(entry, reading.hasFault));
  const base = readWeek(weekly, reading);
  const isBare = base.week.every(({ kind }) => kind === 'unknown');
  const { groups, others } = groupSeasons(dated, isBare, reading.hasFault);
  const seasons = groups.map(({ period, entries: ofSeason }) => ({
    ...period,
    week: readWeek(ofSeason, reading).week,
  }));
  for (const entry of [...weekly, ...groups.flatMap((group) => group.entries)])
    if (entry.note !== undefined) reading.problems.push({ entry, key: 'note', ...ONLY_DATES });
  let isDateLost = false;
  for (const entry of [...others, ...specialEntries.flatMap((each) => splitDates(each, sources))]) {
    const read = readSpecial(entry, base.week, reading);
    isDateLost ||= read.length === 0 && entry.isRegular !== true;
    for (const each of read) addSpecial(special, each);
  }
  for (const date of closedDates) addSpecial(special, { from: date, through: date, hours: { kind: 'closed' } });

  const isEachYear = seasons.length > 0 && seasons.every(isYearly);
  const isOfDatesAlone = given !== undefined && weekly.length === 0;
  // As a day of the week that no entry names, a part of the year that no season has is closed.
  const whole =
    (isEachYear || isOfDatesAlone) && isBare ? base.week.map((): DayHours => ({ kind: 'closed' })) : base.week;
  // A date that could not be read may be any of them.
  const isUnsure = given === 'unknown' || (given === 'closed' && isDateLost);
  const week = isUnsure ? whole.map((day): DayHours => (day.kind === 'closed' ? { kind: 'unknown' } : day)) : whole;
  const isEmpty = special.size === 0 && seasons.length === 0 && week.every(({ kind }) => kind === 'unknown');
  return {
    hours: isEmpty ? undefined : { week, special: [...special.values()], ...(seasons.length > 0 && { seasons }) },
    problems: reading.problems.map((problem) => {
      const described = describe(problem, week, base.hasLostDays);
      return { ...described, entry: sourceOf(described.entry) };
    }),
  };
}

function readWeek(entries: HoursEntry[], outer: HoursContext): { week: DayHours[]; hasLostDays: boolean } {
  const reading = { ...outer, isAlone: entries.length === 1 };
  const days: DayHours[][] = Array.from({ length: 7 }, () => []);
  let hasLostDays = false;
  let before: HoursRule[] = [];
  for (const entry of entries) {
    const { rules, areDaysLost } = readRules(entry, before, reading);
    before = rules;
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
function readRules(
  entry: HoursEntry,
  before: HoursRule[],
  reading: HoursContext,
): { rules: HoursRule[]; areDaysLost: boolean } {
  const { weekdays, areDaysLost } = readWeekdays(entry, reading);
  const text = hoursTextOf(entry);
  // "Same" is about the entry above it.
  const [same] = before;
  if (text !== undefined && weekdays !== undefined && same !== undefined && isSameAsBefore(text))
    return { rules: [{ weekdays, hours: same.hours }], areDaysLost };
  if (text !== undefined) return readTextRules(entry, text, weekdays, areDaysLost, reading);
  const days = weekdays ?? (reading.isAlone && !areDaysLost && hasTimes(entry) ? ALL_DAYS : undefined);
  if (days === undefined && !areDaysLost)
    reading.problems.push({
      entry,
      problem: 'has no "day"',
      example: '{"day":"Monday","open":"11:00","close":"22:00"}',
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

function readTextRules(
  entry: HoursEntry,
  text: string,
  ownDays: Weekday[] | undefined,
  areOwnDaysLost: boolean,
  { problems, isAlone }: HoursContext,
): ReturnType<typeof readRules> {
  const rules = parseHoursText(text);
  const isUnderstood = rules?.some(({ hours }) => hours.kind !== 'unknown') === true;
  // "11:00-22:00" alone is about each day.
  const unnamed = ownDays ?? (isAlone && isUnderstood && !areOwnDaysLost ? ALL_DAYS : undefined);
  const read = (rules ?? [{ hours: { kind: 'unknown' } }]).map(({ weekdays = unnamed, hours }) => ({
    weekdays,
    hours,
  }));
  const areDaysLost = areOwnDaysLost || read.some(({ weekdays }) => weekdays === undefined);
  const key = 'hours';
  const lostDays = read.flatMap(({ weekdays = [], hours }) => (hours.kind === 'unknown' ? weekdays : []));
  if (lostDays.length > 0 || read.some(({ weekdays }) => weekdays === undefined)) {
    const weekdays = [...new Set(lostDays)];
    problems.push({
      entry,
      key,
      problem: 'is not understood',
      example: '"Mo-Fr 11:00-22:00; Sa 17:00-23:00"',
      weekdays,
      areDaysLost,
    });
  } else if (isAlone && namesOnlyClosedDays(rules ?? [])) {
    // "Closed on Mondays" says nothing of the other days.
    problems.push({ entry, key, ...ONLY_CLOSED, areDaysLost: true });
    return { rules: read, areDaysLost: true };
  } else if (read.some(({ weekdays }) => weekdays?.length === 0)) {
    problems.push({ entry, key, ...FOR_HOLIDAYS });
  }
  return { rules: read, areDaysLost };
}

const ONLY_CLOSED = { problem: 'says only when it is closed', example: '"Tu-Su 11:00-22:00; Mo off"' };

function namesOnlyClosedDays(rules: HoursRule[]): boolean {
  const named = rules.filter(({ weekdays = [] }) => weekdays.length > 0);
  return named.length > 0 && rules.every(({ hours }) => hours.kind === 'closed');
}

const ONLY_DATES = {
  problem: 'is for single dates, and stands with weekdays',
  outcome: 'It is left out.',
  example: '"hoursNote": "The kitchen closes an hour earlier."',
};

const FOR_HOLIDAYS = {
  problem: 'names public holidays without their dates',
  outcome: 'They keep the hours of their weekday.',
  example: '"specialHours": [{"date":"2026-12-25","isClosed":true}]',
};

/** `weekdays` is undefined where the entry names no day. Days are lost where it names one that is not understood. */
function readWeekdays(
  entry: HoursEntry,
  { problems, hasFault }: HoursContext,
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
        problems.push({ entry, key, value, problem: 'is not a weekday', example: '"Monday"', areDaysLost: true });
      else if (days.length === 0) problems.push({ entry, key, value, ...FOR_HOLIDAYS });
      for (const day of days ?? []) weekdays.add(day);
    }
  }
  return { weekdays: isNamed ? [...weekdays] : undefined, areDaysLost };
}

/** An entry whose date could not be read is no entry of the week either. */
function isSpecial(entry: HoursEntry, hasFault: HoursContext['hasFault']): boolean {
  return isDatedEntry(entry) || DATE_KEYS.some((key) => hasFault(entry, key));
}

/** One for each part of its text that is about other weekdays. */
function readSpecial(entry: HoursEntry, week: DayHours[], reading: HoursContext): SpecialHours[] {
  if (DATE_KEYS.some((key) => reading.hasFault(entry, key))) return [];
  const period = periodOf(entry);
  const { weekdays = [], areDaysLost } = readWeekdays(entry, reading);
  if (period === undefined) {
    const problem = isDatedEntry(entry) ? 'has a year in one of its dates only' : 'has no "date"';
    reading.problems.push({ entry, problem, example: '{"date":"2026-12-25","isClosed":true}' });
    return [];
  }
  if (areDaysLost && weekdays.length === 0) return [];
  const { from, through } = period;
  const usual = entry.isRegular ? usualHours(week, from, through) : undefined;
  if (entry.isRegular && usual === undefined) return [];
  const rules: HoursRule[] = usual ? [{ hours: usual }] : readSpecialDay(entry, reading);
  const own = weekdays.length > 0 ? weekdays : undefined;
  const { note } = entry;
  return rules.map(({ weekdays: named = own, hours }) => ({
    from,
    through,
    weekdays: named,
    hours,
    ...(note !== undefined && { note }),
  }));
}

/** The weekly hours of a single date that is confirmed to have them. */
function usualHours(week: DayHours[], from: string | undefined, through: string | undefined): DayHours | undefined {
  return from !== undefined && from === through ? week[new Date(from).getUTCDay()] : undefined;
}

function readSpecialDay(entry: HoursEntry, reading: HoursContext): HoursRule[] {
  const text = hoursTextOf(entry);
  if (text !== undefined) {
    const rules = (parseHoursText(text) ?? []).filter(({ weekdays }) => weekdays?.length !== 0);
    const isRead = rules.length > 0 && rules.every(({ hours }) => hours.kind !== 'unknown');
    if (!isRead)
      reading.problems.push({
        entry,
        key: 'hours',
        problem: 'is not understood',
        example: '"11:00-15:00"',
        weekdays: [],
      });
    return isRead ? rules : [{ hours: { kind: 'unknown' } }];
  }
  const hours = readDay(entry, [], reading);
  if (!isZeroDay(hours)) return [{ hours }];
  // Google's form of "closed", with the keys of schema.org.
  if (entry.opens !== undefined) return [{ hours: { kind: 'closed' } }];
  reading.problems.push({
    entry,
    problem: 'opens and closes at midnight',
    outcome: 'The dates show no hours.',
    example: '"isClosed": true, or "h24": true',
  });
  return [{ hours: { kind: 'unknown' } }];
}

/** Entries for the same dates are the shifts of one day, as they are in the week. The first note of them is that of the day. */
function addSpecial(special: Map<string, SpecialHours>, added: SpecialHours): void {
  const period = JSON.stringify([added.from, added.through, added.weekdays]);
  const same = special.get(period);
  if (same === undefined) return void special.set(period, added);
  same.hours = joinShifts([same.hours, added.hours]);
  const note = same.note ?? added.note;
  if (note !== undefined) same.note = note;
}

function describe(
  { weekdays, areDaysLost, ...problem }: EntryProblem,
  week: DayHours[],
  hasLostDays: boolean,
): HoursProblem {
  if (problem.outcome !== undefined) return { ...problem, outcome: problem.outcome };
  if (weekdays === undefined && !areDaysLost) return { ...problem, outcome: 'The entry is left out.' };
  const unknown = (weekdays ?? []).filter((weekday) => week[weekday]?.kind === 'unknown');
  const days = unknown.length > 0 ? `${namesOf(unknown)} ${unknown.length > 1 ? 'show' : 'shows'} no hours.` : '';
  const others = areDaysLost && hasLostDays ? 'Days that no other entry names show no hours.' : '';
  const dates = weekdays?.length === 0 && !areDaysLost ? 'The dates show no hours.' : '';
  return { ...problem, outcome: [days, others, dates].filter(Boolean).join(' ') || 'The entry is left out.' };
}
