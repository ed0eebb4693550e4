import type { Weekday } from '../../model/hours.ts';
import { isFields } from '../../model/shapes/shape.ts';
import { parseDate } from '../../model/values/date.ts';
import type { State } from '../../builder/read/menu/allergen-words.ts';
import { allergenRows, writeAllergens } from './allergen-states.ts';
import { describeSet, ownerOf } from './describe-change.ts';
import { fieldsOf } from './fields.ts';
import { pictureOf, textOf, valueOf } from './input.ts';
import type { Edit } from './json-edit.ts';
import { neededOf } from './list-form.ts';
import { type Place, placeAt, readPath, titleOf, writePath } from './place.ts';
import { editsForSpecialDay, specialDaysOf } from './special-days.ts';
import { readDays, type ReadDay } from './week-form-input.ts';
import { type Day, dayToText, editsForDays, isSameDay, readWeek } from './week.ts';
import { WEEKDAYS } from '../../domain/hours/hours-lines.ts';

/** What a form asks for. */
export interface Wanted {
  edits: Edit[];
  /** Each change in words. */
  words: string[];
  /** Why a field is not saved, and what was typed there, by its path. */
  problems: Map<string, string>;
  typed: Map<string, string>;
  /** The id of what gets the focus afterwards. */
  focus?: string;
  /** The page of what was added, below the editor. */
  goTo?: string;
}

/** A picture that was chosen is kept before, and stands in `pictures` by the path of its field. */
export function readForm(form: FormData, root: unknown, pictures: ReadonlyMap<string, string>): Wanted {
  const wanted: Wanted = { edits: [], words: [], problems: new Map(), typed: new Map() };
  readFields(form, root, wanted);
  readPictures(form, root, pictures, wanted);
  readAllergens(form, root, wanted);
  const [action = '', ...rest] = textIn(form, 'do').split('/');
  const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  act?.({ rest: rest.join('/'), form, root, wanted });
  return wanted;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
};

function placeOf(root: unknown, key: string): Place | undefined {
  const path = readPath(key);
  return path && placeAt(root, path);
}

function readFields(form: FormData, root: unknown, wanted: Wanted): void {
  for (const name of new Set(form.keys())) {
    if (!name.startsWith('f:')) continue;
    const key = name.slice(2);
    const place = placeOf(root, key);
    const before = place && (typeof place.value === 'string' && place.shape.mayBeText ? place.value : textOf(place));
    if (place === undefined || before === undefined) continue;
    const typed = textIn(form, name);
    if (isSameText(typed, before) || (place.shape.kind === 'flag' && typed === '' && before === 'false')) continue;
    const isSwitch = place.shape.kind === 'flag' || place.field?.key === 'soldOut';
    const read = isSwitch && typed === '' && before === 'true' ? { value: false } : valueOf(textPlace(place), typed);
    if ('problem' in read) {
      wanted.problems.set(key, read.problem);
      wanted.typed.set(key, typed);
    } else addSet(place, read.value, root, wanted);
  }
}

/** An address or a feature that is one text. */
const textPlace = (place: Place): Place =>
  place.shape.mayBeText === true ? { ...place, shape: { ...place.shape, kind: 'line' } } : place;

const isSameText = (one: string, other: string): boolean =>
  one.replace(/\r\n?/g, '\n').trim() === other.replace(/\r\n?/g, '\n').trim();

function addSet(place: Place, value: unknown, root: unknown, { edits, words }: Wanted): void {
  if (value === undefined && place.value === undefined) return;
  edits.push(value === undefined ? { kind: 'remove', path: place.path } : { kind: 'set', path: place.path, value });
  words.push(describeSet(place, root, value));
}

/** What a picture shows is asked for beside it. A picture alone is written as a text, as it was. */
function readPictures(form: FormData, root: unknown, pictures: ReadonlyMap<string, string>, wanted: Wanted): void {
  const keys = new Set([
    ...pictures.keys(),
    ...[...form.keys()].flatMap((name) => (name.startsWith('t:') ? [name.slice(2)] : [])),
  ]);
  for (const key of keys) {
    const place = placeOf(root, key);
    const before = place?.shape.kind === 'picture' ? pictureOf(place) : undefined;
    if (place === undefined || before === undefined) continue;
    const alt = form.has(`t:${key}`) ? textIn(form, `t:${key}`).trim() : before.alt;
    const src = pictures.get(key) ?? before.src;
    if (src === '' || (src === before.src && alt === before.alt)) continue;
    const written = isFields(place.value) ? place.value : undefined;
    const parts = (name: string, value: string): Edit => ({ kind: 'set', path: [...place.path, name], value });
    if (written !== undefined) {
      if (src !== before.src) wanted.edits.push(parts(Object.hasOwn(written, 'url') ? 'url' : 'src', src));
      if (alt !== before.alt) wanted.edits.push(parts('alt', alt));
    } else wanted.edits.push({ kind: 'set', path: place.path, value: alt === '' ? src : { src, alt } });
    const what = src === before.src ? 'what its picture shows' : before.src === '' ? 'a picture' : 'another picture';
    wanted.words.push(`${ownerOf(place, root) || (place.field?.label ?? '')}: ${what}`);
  }
}

function readAllergens(form: FormData, root: unknown, wanted: Wanted): void {
  const keys = [...form.keys()].flatMap((name) => /^a:([^:]*):/.exec(name)?.[1] ?? []);
  for (const key of new Set(keys)) {
    const place = placeOf(root, key);
    if (place?.shape.kind !== 'allergens') continue;
    const tracesPath = [...place.path.slice(0, -1), 'mayContain'];
    const before = { contains: place.value, mayContain: placeAt(root, tracesPath)?.value };
    const rows = allergenRows(before.contains, before.mayContain);
    if (rows === undefined) continue;
    const chosen = rows.map(({ id, label, state }) => {
      const name = `a:${key}:${id}`;
      return { id, label, state: form.has(name) ? stateOf(textIn(form, name)) : state };
    });
    const changed = chosen.filter(({ state }, index) => state !== rows[index]?.state);
    if (changed.length === 0) continue;
    const after = writeAllergens(chosen, before);
    for (const [path, old, now] of [
      [place.path, before.contains, after.contains],
      [tracesPath, before.mayContain, after.mayContain],
    ] as const) {
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      wanted.edits.push(now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now });
    }
    const told = changed.map(({ label, state }) => `${label.toLowerCase()} ${STATE_WORDS[state ?? '']}`);
    wanted.words.push(`${ownerOf(place, root)}, allergens: ${told.join(', ')}`);
  }
}

const STATE_WORDS = {
  contains: 'contained',
  'may contain': 'possible in traces',
  free: 'not contained',
  '': 'not stated',
};
const stateOf = (text: string): State | undefined =>
  text === 'contains' || text === 'may contain' || text === 'free' ? text : undefined;

interface Act {
  /** What follows the name of the action: mostly the path that it is about. */
  rest: string;
  form: FormData;
  root: unknown;
  wanted: Wanted;
}

const ACTIONS: Record<string, (act: Act) => void> = {
  up: (act) => moveEntry(act, -1),
  down: (act) => moveEntry(act, 1),
  copy: copyEntry,
  delete: removeEntry,
  add: addEntry,
  clear: ({ rest, root, wanted }) => {
    const place = placeOf(root, rest);
    if (place?.shape.kind === 'picture') addSet(place, undefined, root, wanted);
  },
  week: (act) => saveWeek(act),
  copyday: (act) => saveWeek(act),
  day: addSpecialDay,
  closed: closeOn,
  undate: removeSpecialDay,
};

/** An entry of a list, with the list around it. */
function entryAt(root: unknown, key: string): { entry: Place; list: Place; index: number; count: number } | undefined {
  const entry = placeOf(root, key);
  const index = entry?.path.at(-1);
  const list = entry && placeAt(root, entry.path.slice(0, -1));
  if (entry === undefined || list === undefined || typeof index !== 'number' || !Array.isArray(list.value))
    return undefined;
  return { entry, list, index, count: list.value.length };
}

const nameOf = ({ value, shape }: Place, index: number): string => titleOf(value, shape.object) || `Entry ${index + 1}`;
const focusOn = (action: string, list: Place, index: number): string =>
  `${action}-${writePath([...list.path, index]).replace(/[/%]/g, '-')}`;

function moveEntry({ rest, root, wanted }: Act, by: 1 | -1): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const { entry, list, index, count } = at;
  const to = index + by;
  if (to < 0 || to >= count) return;
  wanted.edits.push({ kind: 'move', path: list.path, from: index, to });
  wanted.words.push(`${nameOf(entry, index)}: moved ${by < 0 ? 'up' : 'down'}`);
  // At an end of the list only the other button is left.
  wanted.focus = focusOn(to === 0 ? 'down' : to === count - 1 ? 'up' : by < 0 ? 'up' : 'down', list, to);
}

function copyEntry({ rest, root, wanted }: Act): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const { entry, list, index } = at;
  wanted.edits.push({ kind: 'copy', path: list.path, index });
  const written = isFields(entry.value) ? entry.value : {};
  // Two of the same id would be one.
  if (Object.hasOwn(written, 'id')) wanted.edits.push({ kind: 'remove', path: [...list.path, index + 1, 'id'] });
  wanted.words.push(`${nameOf(entry, index)}: duplicated`);
  wanted.focus = focusOn('copy', list, index + 1);
}

function removeEntry({ rest, root, wanted }: Act): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  wanted.edits.push({ kind: 'remove', path: at.entry.path });
  wanted.words.push(`${nameOf(at.entry, at.index)}: deleted`);
  wanted.focus = 'take-back';
}

function addEntry({ rest, form, root, wanted }: Act): void {
  const list = placeOf(root, rest);
  const { object } = list?.shape ?? {};
  if (list === undefined || object === undefined || list.shape.kind !== 'objects') return;
  const count = Array.isArray(list.value) ? list.value.length : 0;
  if (list.value !== undefined && list.value !== null && !Array.isArray(list.value)) return;
  const entry: Record<string, unknown> = {};
  for (const field of neededOf(fieldsOf(object))) {
    const name = `n:${rest}:${field.key}`;
    const typed = textIn(form, name);
    wanted.typed.set(name, typed);
    const read = valueOf({ path: [], shape: field, field, value: undefined }, typed);
    if ('problem' in read) wanted.problems.set(`add/${rest}`, read.problem);
    else if (read.value !== undefined) entry[field.key] = read.value;
  }
  if (Object.keys(entry).length === 0 && !wanted.problems.has(`add/${rest}`))
    wanted.problems.set(`add/${rest}`, 'Type something first.');
  if (wanted.problems.has(`add/${rest}`)) return;
  wanted.edits.push(
    Array.isArray(list.value)
      ? { kind: 'insert', path: list.path, index: count, value: entry }
      : { kind: 'set', path: list.path, value: [entry] },
  );
  wanted.words.push(`${titleOf(entry, object) || 'An entry'}: added`);
  wanted.typed.clear();
  wanted.focus = `new-${writePath(list.path).replace(/[/%]/g, '-')}-${neededOf(fieldsOf(object))[0]?.key ?? ''}`;
}

function saveWeek({ rest, form, root, wanted }: Act): void {
  const copied = /^([0-6])\/(weekdays|all)\/(.*)$/.exec(rest);
  const key = copied?.[3] ?? rest;
  const place = placeOf(root, key);
  if (place?.shape.kind !== 'hours') return;
  const { week } = readWeek(place.value);
  const read = readDays(form, week);
  const from = copied === null ? undefined : read.get(Number(copied[1]) as Weekday);
  if (from !== undefined) for (const weekday of copied?.[2] === 'all' ? ALL_DAYS : WORKDAYS) read.set(weekday, from);
  const changed = new Map<Weekday, Exclude<ReadDay, { problem: string }>>();
  for (const [weekday, day] of read) {
    const before = week[weekday];
    if ('problem' in day) wanted.problems.set(`${key}/${weekday}`, day.problem);
    else if (before === undefined || !isSameDay(before, day)) changed.set(weekday, day);
  }
  if (changed.size === 0) return;
  const edits = editsForDays(place.path, place.value, changed);
  for (const edit of edits) wanted.edits.push(edit);
  const owner = ownerOf(place, root);
  for (const [weekday, day] of changed) {
    const before = week[weekday] ?? { kind: 'unknown', shifts: [] };
    wanted.words.push(
      `${owner === '' ? '' : `${owner}, `}${WEEKDAYS[weekday]}: ${dayToText(before)} → ${dayToText(day)}`,
    );
  }
}

const ALL_DAYS: Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];

/** `closed/2026-12-25/locations/0` */
function closeOn({ rest, root, wanted }: Act): void {
  const [date = '', ...key] = rest.split('/');
  const day = parseDate(date);
  const owner = placeOf(root, key.join('/'));
  if (day !== undefined && owner !== undefined) addDay(owner, [day, day], { kind: 'closed', shifts: [] }, wanted);
}

/** A day with what was typed for it. */
function addSpecialDay({ rest, form, root, wanted }: Act): void {
  const owner = placeOf(root, rest);
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
  if (problem !== undefined) wanted.problems.set(`day/${rest}`, problem);
  else if (from !== undefined && through !== undefined && day !== undefined && !('problem' in day))
    addDay(owner, [from, through], day, wanted);
}

function addDay(owner: Place, [from, through]: [string, string], day: Day, wanted: Wanted): void {
  const edits = editsForSpecialDay(owner, from, through, day);
  if (edits === undefined) {
    const why = 'The special days came from another program, in a form of its own. Change them there.';
    wanted.problems.set(`day/${writePath(owner.path)}`, why);
    return;
  }
  for (const edit of edits) wanted.edits.push(edit);
  const title = owner.path.length === 0 ? '' : `${titleOf(owner.value, owner.shape.object)}, `;
  wanted.words.push(`${title}${from === through ? from : `${from} to ${through}`}: ${dayToText(day)}`);
  wanted.focus = 'new-from';
}

function removeSpecialDay({ rest, root, wanted }: Act): void {
  const path = readPath(rest);
  const owner = path && placeAt(root, path.slice(0, -2));
  const day = owner && specialDaysOf(owner).find((each) => each.path !== undefined && writePath(each.path) === rest);
  if (path === undefined || day === undefined) return;
  wanted.edits.push({ kind: 'remove', path });
  wanted.words.push(`${day.from}: usual hours again`);
  wanted.focus = 'take-back';
}
