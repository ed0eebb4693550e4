import { makeNotes } from '#reader/diagnostics/notes.ts';
import { parseTolerantly } from '#reader/tolerant/parse-tolerantly.ts';
import { makeUnusedKeys } from '#reader/tolerant/unused-keys.ts';
import { MONDAY_FIRST, weekdayName, WEEKDAYS } from '#core/hours/hours-lines.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { weekOf } from '#core/hours/week.ts';
import { parseWeekdays } from '#core/hours/weekdays.ts';
import {
  type DayHours,
  hoursEntrySchema,
  hoursSchema,
  type Season,
  type SpecialHours,
  type Weekday,
} from '#schema/hours/hours.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { fieldAt, writtenKey } from '../fields/fields.ts';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';

/** A day as the form has it. `unknown`: nothing is stated, or it can't be read. */
export interface Day {
  kind: DayHours['kind'];
  /** `HH:MM` on a clock of 24 hours. */
  shifts: { open: string; close: string }[];
}

/** The most shifts of a day that the form has. */
export const MAX_SHIFTS = 3;

/** The week as the site has it, in whatever form it is written, Sunday first. */
export function readWeek(value: unknown): { week: Day[]; special: SpecialHours[]; seasons: Season[] } {
  const notes = makeNotes();
  const { value: entries } = parseTolerantly(hoursSchema, value, notes, makeUnusedKeys(notes));
  const { hours } = weekOf(entries ?? []);
  const week = hours?.week ?? Array.from({ length: 7 }, (): DayHours => ({ kind: 'unknown' }));
  return { week: week.map(toDay), special: hours?.special ?? [], seasons: hours?.seasons ?? [] };
}

export function toDay(hours: DayHours): Day {
  if (hours.kind !== 'open') return { kind: hours.kind, shifts: [] };
  const shifts = hours.intervals.map(({ opens, closes, isLate }) => ({
    open: clockOf(opens),
    close: isLate ? 'late' : clockOf(closes),
  }));
  return { kind: 'open', shifts };
}

function clockOf(minutes: number): string {
  const inDay = minutes % MINUTES_A_DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

export function dayToText({ kind, shifts }: Day): string {
  if (kind === 'open') return shifts.map(({ open, close }) => `${open}–${close}`).join(', ');
  return kind === 'h24' ? 'open 24 hours' : kind === 'closed' ? 'closed' : 'not stated';
}

export const isSameDay = (one: Day, other: Day): boolean => dayToText(one) === dayToText(other);

/** How a list of entries writes its days and times. */
interface Spelling {
  day: string;
  open: string;
  close: string;
}

/**
 * The changes of the file that give these days their new hours. Entries of other days stay as they are; one of several days is only taken a day from.
 * Hours in another form than a list of entries are written anew.
 */
export function editsForDays(path: JsonPath, value: unknown, changed: ReadonlyMap<Weekday, Day>): Edit[] {
  if (!isOwnForm(value)) return [{ kind: 'set', path, value: wholeList(value, changed) }];
  let entries = value;
  const edits: Edit[] = [];
  for (const [weekday, day] of changed) {
    const own = editsForDay(entries, weekday, day);
    for (const edit of own.edits) edits.push({ ...edit, path: [...path, ...edit.path] });
    ({ entries } = own);
  }
  return edits;
}

/** Whether each entry of the week has days and times that are known one by one. */
function isOwnForm(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => isFields(entry) && isPlainEntry(entry));
}

function isPlainEntry(entry: Fields): boolean {
  if (isDated(entry)) return true;
  const hasTimes = typeof valueAt(entry, 'open') === 'string' && typeof valueAt(entry, 'close') === 'string';
  const isWhole = ['isClosed', 'h24', 'isOpen'].some((key) => typeof valueAt(entry, key) === 'boolean');
  return (
    daysOf(entry) !== undefined &&
    valueAt(entry, 'hours') === undefined &&
    (hasTimes || isWhole || Array.isArray(valueAt(entry, 'intervals')))
  );
}

const keyIn = (entry: Fields, name: string): string => {
  const field = fieldAt(hoursEntrySchema, name);
  return field === undefined ? name : writtenKey(entry, hoursEntrySchema, field);
};
const valueAt = (entry: Fields, name: string): unknown => entry[keyIn(entry, name)];

export const isDated = (entry: Fields): boolean =>
  ['date', 'validFrom', 'validThrough'].some((key) => valueAt(entry, key) !== undefined);

function daysOf(entry: Fields): Weekday[] | undefined {
  const texts = [valueAt(entry, 'day')].flat();
  const days = texts.map((text) => (typeof text === 'string' ? parseWeekdays(text) : undefined));
  if (days.length === 0 || days.some((each) => each === undefined || each.length === 0)) return undefined;
  return [...new Set(days.flatMap((each) => each ?? []))];
}

function editsForDay(entries: Fields[], weekday: Weekday, day: Day): { edits: Edit[]; entries: Fields[] } {
  const covering = entries.flatMap((entry, index) =>
    !isDated(entry) && daysOf(entry)?.includes(weekday) === true ? [index] : [],
  );
  const [first, second] = covering;
  const spelling = spellingOf(entries);
  const made = entriesFor([weekday], day, spelling);
  const only = first === undefined || second !== undefined ? undefined : entries[first];
  if (first !== undefined && only !== undefined && daysOf(only)?.length === 1 && made.length === 1 && made[0]) {
    const edits = changeEntry(only, made[0]).map((edit) => ({ ...edit, path: [first, ...edit.path] }));
    return { edits, entries: entries.with(first, { [keyIn(only, 'day')]: valueAt(only, 'day'), ...made[0] }) };
  }
  const edits: Edit[] = [];
  let rest = entries;
  let place = entries.findLastIndex((entry) => !isDated(entry)) + 1;
  for (const index of covering.toReversed()) {
    const entry = rest[index] ?? {};
    const key = keyIn(entry, 'day');
    const others = (daysOf(entry) ?? []).filter((each) => each !== weekday);
    if (others.length === 0) {
      edits.push({ kind: 'remove', path: [index] });
      rest = rest.toSpliced(index, 1);
      place = index;
    } else {
      const value = withoutDay(entry[key], weekday, others);
      edits.push({ kind: 'set', path: [index, key], value });
      rest = rest.with(index, { ...entry, [key]: value });
      place = index + 1;
    }
  }
  for (const [offset, entry] of made.entries())
    edits.push({ kind: 'insert', path: [], index: place + offset, value: entry });
  return { edits, entries: rest.toSpliced(place, 0, ...made) };
}

/** The names as they were written, if each is of one day. */
function withoutDay(written: unknown, weekday: Weekday, others: Weekday[]): unknown {
  if (Array.isArray(written) && written.every((name) => parseWeekdays(String(name))?.length === 1))
    return written.filter((name) => parseWeekdays(String(name))?.[0] !== weekday);
  return MONDAY_FIRST.filter((day) => others.includes(day)).map(weekdayName);
}

/** Keys of times and of "closed" give way to one another. */
function changeEntry(entry: Fields, made: Fields): Edit[] {
  const names = ['open', 'close', 'intervals', 'isClosed', 'isOpen', 'h24'];
  const edits: Edit[] = [];
  for (const name of names) {
    const key = keyIn(entry, name);
    const value = Object.entries(made).find(([other]) => fieldAt(hoursEntrySchema, other)?.key === name)?.[1];
    if (value !== undefined && entry[key] !== value) edits.push({ kind: 'set', path: [key], value });
    if (value === undefined && Object.hasOwn(entry, key)) edits.push({ kind: 'remove', path: [key] });
  }
  // What is added stands where it is understood before what it replaces goes.
  return edits.sort((one, other) => Number(one.kind === 'remove') - Number(other.kind === 'remove'));
}

function spellingOf(entries: readonly Fields[]): Spelling {
  const timed = entries.find((entry) => typeof valueAt(entry, 'open') === 'string');
  const named = entries.find((entry) => valueAt(entry, 'day') !== undefined);
  return {
    day: named === undefined ? 'day' : keyIn(named, 'day'),
    open: timed === undefined ? 'open' : keyIn(timed, 'open'),
    close: timed === undefined ? 'close' : keyIn(timed, 'close'),
  };
}

function entriesFor(weekdays: Weekday[], day: Day, spelling: Spelling): Fields[] {
  if (day.kind === 'unknown') return [];
  const names = weekdays.map(weekdayName);
  const of = { [spelling.day]: names.length === 1 ? names[0] : names };
  return timesOf(day, spelling).map((times) => ({ ...of, ...times }));
}

/** What an entry says of a day, once for each shift. */
export function timesOf(day: Day, { open, close } = { open: 'open', close: 'close' }): Fields[] {
  if (day.kind === 'closed') return [{ isClosed: true }];
  if (day.kind === 'h24') return [{ h24: true }];
  return day.shifts.map((shift) => ({ [open]: shift.open, [close]: shift.close }));
}

/** The whole week in our own form. Days with the same hours share an entry. */
function wholeList(value: unknown, changed: ReadonlyMap<Weekday, Day>): Fields[] {
  const { week, special, seasons } = readWeek(value);
  const days = new Map(MONDAY_FIRST.map((weekday) => [weekday, changed.get(weekday) ?? week[weekday]] as const));
  const spelling = { day: 'day', open: 'open', close: 'close' };
  const groups = Map.groupBy(MONDAY_FIRST, (weekday) =>
    dayToText(days.get(weekday) ?? { kind: 'unknown', shifts: [] }),
  );
  const weekly = [...groups.values()].flatMap((weekdays) => {
    const day = weekdays[0] === undefined ? undefined : days.get(weekdays[0]);
    return day === undefined ? [] : entriesFor(weekdays, day, spelling);
  });
  const ofSeasons = seasons.flatMap(({ from, through, week: inSeason }) =>
    MONDAY_FIRST.flatMap((weekday) =>
      timesOf(toDay(inSeason[weekday] ?? { kind: 'unknown' })).map((times) => ({
        day: weekdayName(weekday),
        ...(from !== undefined && { validFrom: from }),
        ...(through !== undefined && { validThrough: through }),
        ...times,
      })),
    ),
  );
  return [...weekly, ...ofSeasons, ...datedEntries(special)];
}

/** Special days as our own form has them. */
export function datedEntries(special: readonly SpecialHours[]): Fields[] {
  return special.flatMap(({ from, through, weekdays, hours, note }) =>
    timesOf(toDay(hours)).map((times, index) => ({
      ...(weekdays && { day: weekdays.map((weekday) => WEEKDAYS[weekday]) }),
      ...(from === through ? { date: from } : { validFrom: from, validThrough: through }),
      ...times,
      ...(index === 0 && note !== undefined && { note }),
    })),
  );
}
