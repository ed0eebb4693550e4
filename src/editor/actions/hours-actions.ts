import { countOf } from '#brand/report/report.ts';
import { WEEKDAYS } from '#core/hours/hours-lines.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { parseDate } from '#schema/values/date.ts';
import { ownerOf } from '../file/describe-change.ts';
import { type FieldPath, fieldPathAt, readPath, rootFieldPath, titleOf, writePath } from '../fields/field-path.ts';
import { editsForSpecialDay, hasSpecialDay, locationsIn, specialDaysOf } from '../hours/special-days.ts';
import { type Act, fieldPathOf, textIn, type FormEdits } from './form-edits.ts';
import { readDays, type ReadDay } from '../hours/week-form-input.ts';
import { type Day, dayToText, editsForDays, isSameDay, readWeek } from '../hours/week.ts';

export function saveWeek({ rest, form, root, formEdits }: Act): void {
  const copied = /^([0-6])\/(weekdays|all)\/(.*)$/.exec(rest);
  const key = copied?.[3] ?? rest;
  const place = fieldPathOf(root, key);
  if (place?.shape.kind !== 'hours') return;
  const { week } = readWeek(place.value);
  const read = readDays(form, week);
  const from = copied === null ? undefined : read.get(Number(copied[1]) as Weekday);
  if (from !== undefined) for (const weekday of copied?.[2] === 'all' ? ALL_DAYS : WORKDAYS) read.set(weekday, from);
  const changed = new Map<Weekday, Exclude<ReadDay, { problem: string }>>();
  for (const [weekday, day] of read) {
    const before = week[weekday];
    if ('problem' in day) formEdits.problems.set(`${key}/${weekday}`, day.problem);
    // A day without stated hours can't be written beside other days, because it would count as closed.
    else if (day.kind !== 'unknown' && (before === undefined || !isSameDay(before, day))) changed.set(weekday, day);
  }
  if (changed.size === 0) return;
  const edits = editsForDays(place.path, place.value, changed);
  for (const edit of edits) formEdits.edits.push(edit);
  const owner = ownerOf(place, root, formEdits.texts);
  for (const [weekday, day] of changed) {
    const before = week[weekday] ?? { kind: 'unknown', shifts: [] };
    formEdits.words.push(
      `${owner === '' ? '' : `${owner}, `}${WEEKDAYS[weekday]}: ${dayToText(before)} → ${dayToText(day)}`,
    );
  }
}

const ALL_DAYS: Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];

/** `closed/2026-12-25/locations/0` */
export function closeOn({ rest, root, formEdits }: Act): void {
  const [date = '', ...key] = rest.split('/');
  const day = parseDate(date);
  const owner = fieldPathOf(root, key.join('/'));
  if (day !== undefined && owner !== undefined) addDay(owner, [day, day], { kind: 'closed', shifts: [] }, formEdits);
}

/** `everywhere/2026-12-25`: each location that says nothing of the day is closed. */
export function closeEverywhere({ rest, root, formEdits }: Act): void {
  const day = parseDate(rest);
  if (day === undefined) return;
  const before = formEdits.words.length;
  for (const location of locationsIn(rootFieldPath(root))) {
    if (!hasSpecialDay(location, day)) addDay(location, [day, day], { kind: 'closed', shifts: [] }, formEdits);
  }
  const count = formEdits.words.length - before;
  if (count > 0) formEdits.words.splice(before, count, `${day}: ${countOf(count, 'location')} closed`);
}

/** A day with what was typed for it. */
export function addSpecialDay({ rest, form, root, formEdits }: Act): void {
  const owner = fieldPathOf(root, rest);
  if (owner === undefined) return;
  const from = parseDate(textIn(form, 'from'));
  const through = textIn(form, 'through') === '' ? from : parseDate(textIn(form, 'through'));
  const day = readDays(form, [], ['new']).get('new');
  const problem =
    from === undefined || through === undefined
      ? 'Choose the date.'
      : through < from
        ? 'The last day is before the first.'
        : day !== undefined && 'problem' in day
          ? day.problem
          : undefined;
  if (problem !== undefined) formEdits.problems.set(`day/${rest}`, problem);
  else if (from !== undefined && through !== undefined && day !== undefined && !('problem' in day))
    addDay(owner, [from, through], day, formEdits);
}

function addDay(owner: FieldPath, [from, through]: [string, string], day: Day, formEdits: FormEdits): void {
  const edits = editsForSpecialDay(owner, from, through, day);
  if (edits === undefined) {
    const why = 'The special days came from another program, in a form of its own. Change them there.';
    formEdits.problems.set(`day/${writePath(owner.path)}`, why);
    return;
  }
  for (const edit of edits) formEdits.edits.push(edit);
  const title = owner.path.length === 0 ? '' : `${titleOf(owner.value, owner.shape.object)}, `;
  formEdits.words.push(`${title}${from === through ? from : `${from} to ${through}`}: ${dayToText(day)}`);
  formEdits.focus = 'new-from';
}

export function removeSpecialDay({ rest, root, formEdits }: Act): void {
  const path = readPath(rest);
  const owner = path && fieldPathAt(root, path.slice(0, -2));
  const day = owner && specialDaysOf(owner).find((each) => each.path !== undefined && writePath(each.path) === rest);
  if (path === undefined || day === undefined) return;
  formEdits.edits.push({ kind: 'remove', path });
  formEdits.words.push(`${day.from}: usual hours again`);
  formEdits.focus = 'take-back';
}
