import { MAX_NOTE, type Weekday } from '#schema/hours/hours.ts';
import { parseDate } from '#schema/values/date.ts';
import { type FieldPath, fieldPathAt, readPath, rootFieldPath, writePath } from '../fields/field-path.ts';
import {
  editsForSpecialDay,
  editsWithout,
  isOnly,
  locationsIn,
  specialDayAt,
  specialDayOn,
  type SpecialDay,
  specialDaysOf,
  weekIn,
} from '../hours/special-days.ts';
import { type Act, fieldPathOf, textIn, type FormEdits } from './form-edits.ts';
import { readDays, type ReadDay } from '../hours/week-form-input.ts';
import { type Day, editsForDays, isSameDay, readWeek } from '../hours/week.ts';

/** `week/openingHours`, `copyday/5/weekdays/openingHours` or `copyday/5/1/…`, `dropshift/5/1/openingHours`: each saves all days of the form. */
export function saveWeek({ rest, form, root, formEdits }: Act): void {
  const [, copied, to, ofCopied] = /^([0-6])\/(weekdays|all|[0-6])\/(.*)$/.exec(rest) ?? [];
  const key = ofCopied ?? rest;
  const place = fieldPathOf(root, key);
  if (place?.shape.kind !== 'hours') return;
  const { week } = readWeek(place.value);
  const read = readDays(form, ALL_DAYS, formEdits.texts.hours);
  const from = copied === undefined ? undefined : read.get(Number(copied) as Weekday);
  if (from !== undefined) for (const weekday of daysNamed(to)) read.set(weekday, from);
  const changed = new Map<Weekday, Day>();
  for (const [weekday, day] of read) {
    const before = week[weekday];
    if ('problem' in day) formEdits.problems.set(`${key}/${weekday}`, day.problem);
    // A day without stated hours can't be written beside other days, because it would count as closed.
    else if (day.kind !== 'unknown' && (before === undefined || !isSameDay(before, day))) changed.set(weekday, day);
  }
  if (changed.size === 0) return;
  for (const edit of editsForDays(place.path, place.value, changed)) formEdits.edits.push(edit);
}

const ALL_DAYS: Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];

const daysNamed = (to: string | undefined): Weekday[] =>
  to === 'all' ? ALL_DAYS : to === 'weekdays' ? WORKDAYS : [Number(to) as Weekday];

/** `dropshift/5/1/openingHours`: Friday without its second shift. */
export function dropShift(act: Act): void {
  const [, weekday, shift, key] = /^([0-6])\/(\d)\/(.*)$/.exec(act.rest) ?? [];
  if (key === undefined) return;
  for (const part of ['o', 'c']) act.form.delete(`${part}:${weekday}:${shift}`);
  saveWeek({ ...act, rest: key });
}

/** `sameweek/locations/0/openingHours`: all other locations get this week, as it is saved. */
export function copyWeekToAll({ rest, root, formEdits }: Act): void {
  const place = fieldPathOf(root, rest);
  if (place?.shape.kind !== 'hours') return;
  const week = new Map(readWeek(place.value).week.map((day, weekday) => [weekday as Weekday, day]));
  const others = locationsIn(rootFieldPath(root)).filter(({ path }) => !rest.startsWith(`${writePath(path)}/`));
  for (const location of others) {
    const own = weekIn(location);
    if (own === undefined) continue;
    const now = readWeek(own.value).week;
    const changed = [...week].filter(([weekday, day]) => {
      const old = now[weekday];
      return day.kind !== 'unknown' && (old === undefined || !isSameDay(old, day));
    });
    if (changed.length === 0) continue;
    for (const edit of editsForDays(own.path, own.value, new Map(changed))) formEdits.edits.push(edit);
  }
}

const CLOSED: Day = { kind: 'closed', shifts: [] };

/** `closed/2026-12-25/locations/0` */
export function closeOn({ rest, root, formEdits }: Act): void {
  const [date = '', ...key] = rest.split('/');
  const day = parseDate(date);
  const owner = fieldPathOf(root, key.join('/'));
  if (day === undefined || owner === undefined || specialDayOn(specialDaysOf(owner), day) !== undefined) return;
  addDay(owner, { from: day, through: day, day: CLOSED }, formEdits);
  formEdits.focus = focusOn(day);
}

/** `everywhere/2026-12-25`: each location that says nothing of the day is closed. */
export function closeEverywhere({ rest, root, formEdits }: Act): void {
  const day = parseDate(rest);
  if (day === undefined) return;
  for (const location of locationsIn(rootFieldPath(root)))
    if (specialDayOn(specialDaysOf(location), day) === undefined)
      addDay(location, { from: day, through: day, day: CLOSED }, formEdits);
  formEdits.focus = focusOn(day);
}

/** `usualeverywhere/2026-12-25`: no location is closed on this day for itself any longer. Other hours of the day, and longer holidays, stay. */
export function openEverywhere({ rest, root, formEdits }: Act): void {
  const day = parseDate(rest);
  if (day === undefined) return;
  for (const location of locationsIn(rootFieldPath(root))) {
    const own = specialDayOn(specialDaysOf(location), day);
    if (own?.day.kind !== 'closed' || !isOnly(own, day) || own.paths.length === 0) continue;
    for (const edit of editsWithout(root, own)) formEdits.edits.push(edit);
  }
  formEdits.focus = focusOn(day);
}

/** The button of a holiday, which is there after it was pressed, too. */
const focusOn = (day: string): string => `close-${day}`;

/** A day with what was typed for it. `was`: the day that it replaces. */
export function addSpecialDay({ rest, form, root, formEdits }: Act): void {
  const owner = fieldPathOf(root, rest);
  if (owner === undefined) return;
  const from = parseDate(textIn(form, 'from'));
  const through = textIn(form, 'through') === '' ? from : parseDate(textIn(form, 'through'));
  const day = readDays(form, ['new'], formEdits.texts.hours).get('new');
  const note = textIn(form, 'note').replace(/\s+/g, ' ').trim();
  const problem = problemOf(from, through, day, note, formEdits);
  if (problem !== undefined) formEdits.problems.set(`day/${rest}`, problem);
  else if (from !== undefined && through !== undefined && day !== undefined && !('problem' in day)) {
    const before = specialDaysOf(owner).find((each) => isSamePeriod(each, from, through));
    const replaced = specialDayAt(owner, textIn(form, 'was')) ?? before;
    addDay(owner, { from, through, day, ...(note !== '' && { note }) }, formEdits, replaced);
  }
}

const isSamePeriod = (day: SpecialDay, from: string, through: string): boolean =>
  day.from === from && day.through === through && day.paths.length > 0;

function problemOf(
  from: string | undefined,
  through: string | undefined,
  day: ReadDay | undefined,
  note: string,
  { texts }: FormEdits,
): string | undefined {
  const { noDate, order, longNote } = texts.hours.problems;
  if (from === undefined || through === undefined) return noDate;
  if (through < from) return order;
  if (note.length > MAX_NOTE) return longNote(MAX_NOTE);
  return day !== undefined && 'problem' in day ? day.problem : undefined;
}

function addDay(owner: FieldPath, added: Omit<SpecialDay, 'paths'>, formEdits: FormEdits, replaced?: SpecialDay): void {
  const edits = editsForSpecialDay(owner, added);
  if (edits === undefined) {
    formEdits.problems.set(`day/${writePath(owner.path)}`, formEdits.texts.hours.problems.foreign);
    return;
  }
  // What is added comes behind what it replaces, whose place in the list stays the same.
  for (const edit of edits) formEdits.edits.push(edit);
  for (const path of replaced?.paths.toReversed() ?? []) formEdits.edits.push({ kind: 'remove', path });
}

/** `undate/specialHours/0`: the day that this entry is about has its usual hours again. */
export function removeSpecialDay({ rest, root, formEdits }: Act): void {
  const path = readPath(rest);
  const owner = path && fieldPathAt(root, path.slice(0, -2));
  const day = owner && specialDayAt(owner, rest);
  if (owner === undefined || day === undefined) return;
  for (const edit of editsWithout(root, day)) formEdits.edits.push(edit);
  const isOneDay = day.from === day.through && !day.from.startsWith('--');
  formEdits.focus = isOneDay ? focusOn(day.from) : 'decided';
}
