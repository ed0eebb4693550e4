import { makeNotes } from '#reader/diagnostics/notes.ts';
import { parseTolerantly } from '#reader/tolerant/parse-tolerantly.ts';
import { makeUnusedKeys } from '#reader/tolerant/unused-keys.ts';
import { weekOf } from '#core/hours/week.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { type SpecialHours, specialHoursSchema } from '#schema/hours/hours.ts';
import { isFields } from '#schema/values/fields.ts';
import { parseDate } from '#schema/values/date.ts';
import { fieldsOf } from '../fields/fields.ts';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn } from '../fields/field-path.ts';
import { datedEntries, type Day, dayToText, isDated, timesOf, toDay } from './week.ts';

/** A holiday, or another day with hours of its own. */
export interface SpecialDay {
  /** `YYYY-MM-DD` */
  from: string;
  through: string;
  text: string;
  /** Of the entry that says so; missing where it stands in the form of another program. */
  path?: JsonPath;
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

export const hasSpecialDay = (owner: FieldPath, date: string): boolean =>
  specialDaysOf(owner).some(({ from, through }) => from <= date && date <= through);

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
      return day === undefined
        ? []
        : [{ from: day, through: day, text: 'closed', path: [...(closed?.path ?? []), index] }];
    }),
  ];
  return days.sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
}

function readSpecial(value: unknown): SpecialHours[] {
  if (value === undefined || value === null) return [];
  const notes = makeNotes();
  const { value: entries } = parseTolerantly(specialHoursSchema, value, notes, makeUnusedKeys(notes));
  return weekOf([], { specialEntries: entries ?? [] }).hours?.special ?? [];
}

function readDays(value: unknown, path?: JsonPath): SpecialDay[] {
  return readSpecial(value).map(({ from = '', through = '', hours: day }) => ({
    from,
    through,
    text: dayToText(toDay(day)),
    ...(path && { path }),
  }));
}

/** The changes that add a day, where such days are written already. Undefined where they have a form that nothing was read of. */
export function editsForSpecialDay(owner: FieldPath, from: string, through: string, day: Day): Edit[] | undefined {
  const { weekly, special, closed } = listsOf(owner);
  const dates = from === through ? { date: from } : { validFrom: from, validThrough: through };
  const made = timesOf(day).map((times) => ({ ...dates, ...times }));
  const hasSpecial = special?.value !== undefined && special.value !== null;
  if (hasSpecial && !Array.isArray(special.value)) {
    // The first day that is added writes those of another program in our own form.
    const known = datedEntries(readSpecial(special.value));
    return known.length === 0 ? undefined : [{ kind: 'set', path: special.path, value: [...known, ...made] }];
  }
  if (hasSpecial) return insertAll(special.path, special.value as unknown[], made);
  if (day.kind === 'closed' && from === through && Array.isArray(closed?.value))
    return [{ kind: 'insert', path: closed.path, index: closed.value.length, value: from }];
  const inWeek = Array.isArray(weekly?.value) ? weekly.value : [];
  if (weekly !== undefined && inWeek.some((entry) => isFields(entry) && isDated(entry)))
    return insertAll(weekly.path, inWeek, made);
  return special && [{ kind: 'set', path: special.path, value: made }];
}

function insertAll(path: JsonPath, list: readonly unknown[], made: readonly unknown[]): Edit[] {
  return made.map((value, index) => ({ kind: 'insert', path, index: list.length + index, value }));
}
