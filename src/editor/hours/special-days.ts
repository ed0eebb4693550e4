import { makeNotes } from '#reader/diagnostics/notes.ts';
import { parseTolerantly } from '#reader/tolerant/parse-tolerantly.ts';
import { makeUnusedKeys } from '#reader/tolerant/unused-keys.ts';
import { occurrenceOf } from '#core/hours/periods.ts';
import { weekOf } from '#core/hours/week.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { type SpecialHours, specialHoursSchema, type Weekday } from '#schema/hours/hours.ts';
import { isFields } from '#schema/values/fields.ts';
import { parseDate } from '#schema/values/date.ts';
import { fieldsOf } from '../fields/fields.ts';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, writePath } from '../fields/field-path.ts';
import { datedEntries, type Day, isDated, readWeek, timesOf, toDay } from './week.ts';

/** A holiday, or other days with hours of their own. */
export interface SpecialDay {
  /** `YYYY-MM-DD`, or `--MM-DD` for each year; empty for a period without that end. */
  from: string;
  through: string;
  /** Of the period, where it is not all of them. */
  weekdays?: Weekday[];
  day: Day;
  /** Words for guests. */
  note?: string;
  /** Of the entries that say so, one for each shift. None where they stand in the form of another program. */
  paths: JsonPath[];
}

interface Lists {
  weekly?: FieldPath;
  special?: FieldPath;
  closed?: FieldPath;
}

/** `owner` is the whole configuration or a location. */
function listsOf(owner: FieldPath): Lists {
  const { object } = owner.shape;
  const places = object === undefined ? [] : fieldPathsIn(owner, fieldsOf(object));
  const byKind = (kind: string): FieldPath | undefined => places.find(({ shape }) => shape.kind === kind);
  return { weekly: byKind('hours'), special: byKind('special-hours'), closed: byKind('closed-dates') };
}

/** The locations of a brand that has a list of them. */
export function locationsIn(root: FieldPath): FieldPath[] {
  const list = fieldPathsIn(root, fieldsOf(configurationSchema)).find(({ field }) => field?.key === 'locations');
  const entries = Array.isArray(list?.value) ? (list.value as unknown[]) : [];
  return entries.flatMap((_, index) => fieldPathAt(root.value, [...(list?.path ?? []), index]) ?? []);
}

/** Where the week of a place stands, or may stand. */
export const weekIn = (owner: FieldPath): FieldPath | undefined => listsOf(owner).weekly;

/** When a place is open on a date. */
export function dayOn(owner: FieldPath, date: string): Day {
  const special = specialDayOn(specialDaysOf(owner), date)?.day;
  return special ?? readWeek(weekIn(owner)?.value).week[new Date(date).getUTCDay()] ?? { kind: 'unknown', shifts: [] };
}

/** What is written for a date: of its own, before what a longer time has. */
export function specialDayOn(days: readonly SpecialDay[], date: string): SpecialDay | undefined {
  return days.find((day) => isOnly(day, date)) ?? days.find((day) => covers(day, date));
}

/** Whether it is about this date alone. */
export const isOnly = ({ from, through }: SpecialDay, date: string): boolean => from === date && through === date;

function covers(day: SpecialDay, date: string): boolean {
  const { from, through } = occurrenceOf({ from: day.from, through: day.through }, date);
  const isWithin = (from === '' || from <= date) && (through === '' || date <= through);
  return isWithin && day.weekdays?.includes(new Date(date).getUTCDay() as Weekday) !== false;
}

/** All days that are written with a date, in the order of the calendar. */
export function specialDaysOf(owner: FieldPath): SpecialDay[] {
  const { weekly, special, closed } = listsOf(owner);
  const inWeek = Array.isArray(weekly?.value) ? weekly.value : [];
  const days = [
    ...inWeek.flatMap((entry: unknown, index) =>
      isFields(entry) && isDated(entry) ? readDays([entry], [...(weekly?.path ?? []), index]) : [],
    ),
    ...(Array.isArray(special?.value)
      ? special.value.flatMap((entry: unknown, index) => readDays([entry], [...special.path, index]))
      : readDays(special?.value)),
    ...(Array.isArray(closed?.value) ? closed.value : []).flatMap((date: unknown, index): SpecialDay[] => {
      const day = typeof date === 'string' ? parseDate(date) : undefined;
      const path = [...(closed?.path ?? []), index];
      return day === undefined ? [] : [{ from: day, through: day, day: CLOSED, paths: [path] }];
    }),
  ];
  return joinShifts(days).sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
}

const CLOSED: Day = { kind: 'closed', shifts: [] };

/** Each shift of a day is an entry. */
function joinShifts(days: readonly SpecialDay[]): SpecialDay[] {
  const joined = new Map<string, SpecialDay>();
  for (const each of days) {
    const key = JSON.stringify([each.from, each.through, each.weekdays, each.paths.length > 0]);
    const known = joined.get(key);
    if (known === undefined) joined.set(key, each);
    else if (known.day.kind === 'open' && each.day.kind === 'open')
      joined.set(key, {
        ...each,
        ...known,
        day: { kind: 'open', shifts: [...known.day.shifts, ...each.day.shifts] },
        paths: [...known.paths, ...each.paths],
      });
    else joined.set(JSON.stringify([key, each.paths]), each);
  }
  return [...joined.values()];
}

function readSpecial(value: unknown): SpecialHours[] {
  if (value === undefined || value === null) return [];
  const notes = makeNotes();
  const { value: entries } = parseTolerantly(specialHoursSchema, value, notes, makeUnusedKeys(notes));
  return weekOf([], { specialEntries: entries ?? [] }).hours?.special ?? [];
}

function readDays(value: unknown, path?: JsonPath): SpecialDay[] {
  return readSpecial(value).map(({ from = '', through = '', weekdays, hours: day, note }) => ({
    from,
    through,
    ...(weekdays && { weekdays }),
    day: toDay(day),
    ...(note !== undefined && { note }),
    paths: path === undefined ? [] : [path],
  }));
}

/** The changes that add a day, where such days are written already. Undefined where they have a form that nothing was read of. */
export function editsForSpecialDay(
  owner: FieldPath,
  { from, through, day, note }: Omit<SpecialDay, 'paths'>,
): Edit[] | undefined {
  const { weekly, special, closed } = listsOf(owner);
  const dates = from === through ? { date: from } : { validFrom: from, validThrough: through };
  const made = timesOf(day).map((times, index) => ({ ...dates, ...times, ...(index === 0 && note && { note }) }));
  const hasSpecial = special?.value !== undefined && special.value !== null;
  if (hasSpecial && !Array.isArray(special.value)) {
    // The first day that is added writes those of another program in our own form.
    const known = datedEntries(readSpecial(special.value));
    return known.length === 0 ? undefined : [{ kind: 'set', path: special.path, value: [...known, ...made] }];
  }
  if (hasSpecial) return insertAll(special.path, special.value as unknown[], made);
  if (day.kind === 'closed' && from === through && !note && Array.isArray(closed?.value))
    return [{ kind: 'insert', path: closed.path, index: closed.value.length, value: from }];
  const inWeek = Array.isArray(weekly?.value) ? weekly.value : [];
  if (weekly !== undefined && inWeek.some((entry) => isFields(entry) && isDated(entry)))
    return insertAll(weekly.path, inWeek, made);
  return special && [{ kind: 'set', path: special.path, value: made }];
}

function insertAll(path: JsonPath, list: readonly unknown[], made: readonly unknown[]): Edit[] {
  return made.map((value, index) => ({ kind: 'insert', path, index: list.length + index, value }));
}

/** The day that one of these entries is about. */
export const specialDayAt = (owner: FieldPath, path: string): SpecialDay | undefined =>
  specialDaysOf(owner).find(({ paths }) => paths.some((each) => writePath(each) === path));

/** The changes that take a day back. A list that nothing else is in goes with it, as it came with its first day. */
export function editsWithout(root: unknown, { paths }: SpecialDay): Edit[] {
  const [first] = paths;
  const list = first && fieldPathAt(root, first.slice(0, -1));
  const isAll = Array.isArray(list?.value) && list.value.length === paths.length;
  if (list !== undefined && isAll) return [{ kind: 'remove', path: list.path }];
  return paths.toReversed().map((path) => ({ kind: 'remove', path }));
}
