import type { DayHours, Hours, HoursEntry, SpecialHours, Weekday } from '../../model/hours.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { weekdayName, WEEKDAYS } from './hours-lines.ts';
import { MINUTES_A_DAY, parseTime } from './time-of-day.ts';

/** A value of an entry that can't be used. `key` names the value; missing where the whole entry is meant. */
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

/** The week that the entries make together, and what of them could not be read. Hours are undefined where no entry could be read. */
export function weekOf(entries: HoursEntry[]): { hours: Hours | undefined; problems: HoursProblem[] } {
  const days: DayHours[][] = Array.from({ length: 7 }, () => []);
  const special = new Map<string, SpecialHours>();
  const failures: Failure[] = [];

  for (const entry of entries) {
    const weekdays = readWeekdays(entry, failures);
    const day = readDay(entry, weekdays, failures);
    if (day === undefined || (weekdays.length === 0 && !isForAllDays(entry))) continue;
    if (isSpecial(entry)) addSpecial(special, toSpecial(entry, weekdays, day));
    else for (const weekday of weekdays) days[weekday]?.push(day);
  }

  const week = days.map(joinShifts);
  const isEmpty = special.size === 0 && week.every((day) => day === undefined);
  return {
    hours: isEmpty ? undefined : { week, special: [...special.values()] },
    problems: failures.map((failure) => describe(failure, week)),
  };
}

type Failure = Omit<HoursProblem, 'lost'> & { lost?: string; weekdays: Weekday[] };

function readWeekdays(entry: HoursEntry, failures: Failure[]): Weekday[] {
  const weekdays = new Set<Weekday>();
  const unknown: Failure[] = [];
  for (const key of ['day', 'dayOfWeek'] as const) {
    for (const text of entry[key] ?? []) {
      const weekday = parseWeekday(text);
      if (weekday !== undefined) weekdays.add(weekday);
      else unknown.push({ entry, key, value: text, is: 'is not a weekday', write: '"Monday"', weekdays: [] });
    }
  }
  const others = weekdays.size > 0 ? { lost: 'The other days keep these hours.' } : {};
  for (const failure of unknown) failures.push({ ...failure, ...others });
  const isMissing = weekdays.size === 0 && unknown.length === 0 && !isForAllDays(entry);
  if (isMissing) failures.push({ entry, is: 'has no day', weekdays: [] });
  return [...weekdays];
}

function isSpecial(entry: HoursEntry): boolean {
  return [entry.date, entry.validFrom, entry.validThrough].some((date) => date !== undefined);
}

/** Special hours may leave out the days. Days that could not be read are not left out. */
function isForAllDays(entry: HoursEntry): boolean {
  return isSpecial(entry) && entry.day === undefined && entry.dayOfWeek === undefined;
}

const DAY_STARTS = WEEKDAYS.map((name) => name.slice(0, 3).toLowerCase());

/** `"Monday"`, `"mon."`, `"https://schema.org/Monday"`, `"Mo"`. */
function parseWeekday(text: string): Weekday | undefined {
  const word = (text.split(/[/#:]/).at(-1) ?? '').trim().replace(/\.$/, '').toLowerCase();
  if (!/^[a-z]{2,}$/.test(word)) return undefined;
  const index = DAY_STARTS.findIndex(
    (start) => word.startsWith(start) || (word.length === 2 && start.startsWith(word)),
  );
  return index === -1 ? undefined : (index as Weekday);
}

function readDay(entry: HoursEntry, weekdays: Weekday[], failures: Failure[]): DayHours | undefined {
  if (entry.isClosed) return { kind: 'closed' };
  if (entry.h24) return { kind: 'h24' };
  const opens = readTime(entry, ['open', 'opens'], weekdays, failures);
  const closes = readTime(entry, ['close', 'closes'], weekdays, failures);
  if (opens === undefined || closes === undefined) return undefined;
  if (opens === closes) return { kind: 'closed' };
  const start = opens % MINUTES_A_DAY;
  if (start === closes) return { kind: 'closed' };
  return { kind: 'open', intervals: [{ opens: start, closes: closes > start ? closes : closes + MINUTES_A_DAY }] };
}

function readTime(
  entry: HoursEntry,
  keys: readonly ['open', 'opens'] | readonly ['close', 'closes'],
  weekdays: Weekday[],
  failures: Failure[],
): number | undefined {
  const key = keys.find((name) => entry[name] !== undefined);
  const time = key && parseTime(entry[key] ?? '');
  if (key === undefined) failures.push({ entry, is: `has no "${keys[0]}"`, weekdays });
  else if (time === undefined) failures.push({ entry, key, is: 'is not a time', write: '"09:30"', weekdays });
  return time;
}

function toSpecial(entry: HoursEntry, weekdays: Weekday[], hours: DayHours): SpecialHours {
  return {
    ...omitUndefined({ from: entry.validFrom ?? entry.date, through: entry.validThrough ?? entry.date }),
    ...(weekdays.length > 0 && { weekdays }),
    hours,
  };
}

/** Entries for the same dates are the shifts of one day, as they are in the week. */
function addSpecial(special: Map<string, SpecialHours>, added: SpecialHours): void {
  const period = JSON.stringify([added.from, added.through, added.weekdays]);
  const same = special.get(period);
  if (same === undefined) special.set(period, added);
  else same.hours = joinShifts([same.hours, added.hours]) ?? added.hours;
}

/** All shifts of a day in the order of the clock, those that touch as one. A shift that is open outweighs a closed one. */
function joinShifts(shifts: DayHours[]): DayHours | undefined {
  if (shifts.some(({ kind }) => kind === 'h24')) return { kind: 'h24' };
  const intervals: { opens: number; closes: number }[] = [];
  const sorted = shifts.flatMap((shift) => (shift.kind === 'open' ? shift.intervals : []));
  for (const { opens, closes } of sorted.sort((one, other) => one.opens - other.opens)) {
    const last = intervals.at(-1);
    if (last !== undefined && opens <= last.closes) last.closes = Math.max(last.closes, closes);
    else intervals.push({ opens, closes });
  }
  if (intervals[0]?.opens === 0 && intervals[0].closes === MINUTES_A_DAY) return { kind: 'h24' };
  return intervals.length > 0 ? { kind: 'open', intervals } : shifts[0];
}

function describe({ weekdays, ...failure }: Failure, week: (DayHours | undefined)[]): HoursProblem {
  const empty = isSpecial(failure.entry) ? [] : weekdays.filter((weekday) => week[weekday] === undefined);
  const isEmpty = empty.length > 0 && empty.length === weekdays.length;
  if (!isEmpty) return { lost: 'The entry is left out.', ...failure };
  return { ...failure, lost: `${empty.map(weekdayName).join(', ')} ${empty.length > 1 ? 'show' : 'shows'} no hours.` };
}
