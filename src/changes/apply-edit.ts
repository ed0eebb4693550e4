import { applied as changed, isSameJson, type JsonPath } from '#core/json/changed.ts';
import { isFields } from '#schema/values/fields.ts';
import type { ChangeEdit } from './change-set.ts';
import { findPlace, PathError, type Place } from './paths.ts';

/** What was made of a configuration by an edit, and how to take it back. */
export interface AppliedEdit {
  edit: ChangeEdit;
  /** Where it was, with positions in place of ids. */
  path: JsonPath;
  /** How many keys of the path were there already. */
  depth: number;
  /** Of a key that was removed: its place among the others, because some lists of links are objects. */
  order?: number;
}

/**
 * `changed`: it was made. `same`: what it wants is there already, so it changes nothing, and nothing is taken back later. `unfit`: it does not
 * fit what is there, so it is not made; `found` is what stands in its place, and `reason` why its place can't be found.
 */
export type Outcome =
  | { kind: 'changed'; configuration: unknown; applied: AppliedEdit }
  | { kind: 'same' }
  | { kind: 'unfit'; found?: { value: unknown }; reason?: string };

/** Makes an edit, if what was there before it is what it says. The configuration itself stays as it is. */
export function applyEdit(configuration: unknown, edit: ChangeEdit): Outcome {
  const place = placeOf(configuration, edit);
  if ('reason' in place) return edit.after === undefined && place.isGone ? { kind: 'same' } : unfit(place.reason);
  const { before, after } = edit;
  if (isAdded(edit)) {
    const list = listAround(configuration, place.path);
    if (after === undefined) return unfit('An entry that is added needs "after".');
    if (list.some((entry) => isSameJson(entry, after.value))) return { kind: 'same' };
    const [parent, isThere] = [place.path.slice(0, -1), list.length > 0 || hasList(configuration, place.path)];
    const changes = isThere
      ? ({ kind: 'insert', path: parent, value: after.value } as const)
      : ({ kind: 'set', path: parent, value: [after.value] } as const);
    return made(configuration, changed(configuration, changes), edit, place);
  }
  if (is(place, after)) return { kind: 'same' };
  if (!is(place, before)) return { kind: 'unfit', ...(place.isThere && { found: { value: place.value } }) };
  if (after !== undefined)
    return made(
      configuration,
      changed(configuration, { kind: 'set', path: place.path, value: after.value }),
      edit,
      place,
    );
  return made(configuration, changed(configuration, { kind: 'remove', path: place.path }), edit, place);
}

/** Takes an edit back, if what it made is still there. Everything else stays as it is now. */
export function undoEdit(configuration: unknown, applied: AppliedEdit): Outcome {
  const { edit, path, depth } = applied;
  const { before, after } = edit;
  const done = (next: unknown): Outcome => ({ kind: 'changed', configuration: next, applied });
  if (isAdded(edit)) {
    const list = listAround(configuration, path);
    const at = list.findLastIndex((entry) => isSameJson(entry, after?.value));
    if (at === -1) return { kind: 'unfit' };
    return done(
      withoutEmpty(changed(configuration, { kind: 'remove', path: [...path.slice(0, -1), at] }), path, depth),
    );
  }
  const place = placeOf(configuration, edit);
  if (after === undefined) {
    if (!('reason' in place) && place.isThere) return { kind: 'unfit', found: { value: place.value } };
    return putBack(configuration, applied, done);
  }
  if ('reason' in place) return unfit(place.reason);
  if (!is(place, after)) return { kind: 'unfit', ...(place.isThere && { found: { value: place.value } }) };
  if (before !== undefined) return done(changed(configuration, { kind: 'set', path: place.path, value: before.value }));
  return done(withoutEmpty(changed(configuration, { kind: 'remove', path: place.path }), place.path, depth));
}

const isAdded = ({ steps }: ChangeEdit): boolean => steps.at(-1)?.kind === 'end';
const unfit = (reason: string): Outcome => ({ kind: 'unfit', reason });

function made(before: unknown, configuration: unknown, edit: ChangeEdit, { path }: Place): Outcome {
  const depth = path.findIndex((_, index) => valueAt(before, path.slice(0, index + 1)) === undefined);
  const around = edit.after === undefined ? valueAt(before, path.slice(0, -1)) : undefined;
  const order = isFields(around) ? Object.keys(around).indexOf(String(path.at(-1))) : undefined;
  const applied = { edit, path, depth: depth === -1 ? path.length : depth, ...(order !== undefined && { order }) };
  return { kind: 'changed', configuration, applied };
}

/** `isGone`: everything around it is there, and the entry is not. */
function placeOf(configuration: unknown, { steps }: ChangeEdit): Place | { reason: string; isGone: boolean } {
  try {
    return findPlace(configuration, steps);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    return { reason: error.message, isGone: steps.at(-1)?.kind === 'entry' && isListAt(configuration, steps) };
  }
}

function isListAt(configuration: unknown, steps: ChangeEdit['steps']): boolean {
  try {
    const { value, path } = findPlace(configuration, steps.slice(0, -1));
    const last = steps.at(-1);
    return (
      path.length > 0 && Array.isArray(value) && last?.kind === 'entry' && value.every((entry) => !isNamed(entry, last))
    );
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

const isNamed = (entry: unknown, { key, value }: { key?: string; value: string }): boolean =>
  String(key === undefined ? entry : isFields(entry) ? entry[key] : undefined).trim() === value;

const is = (place: Place, wanted: { value: unknown } | undefined): boolean =>
  wanted === undefined ? !place.isThere : place.isThere && isSameJson(place.value, wanted.value);

function valueAt(configuration: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((outer, step) => {
    const fields = Object(outer) as Record<PropertyKey, unknown>;
    return Object.hasOwn(fields, step) ? fields[step] : undefined;
  }, configuration);
}

const hasList = (configuration: unknown, path: JsonPath): boolean =>
  Array.isArray(valueAt(configuration, path.slice(0, -1)));

function listAround(configuration: unknown, path: JsonPath): readonly unknown[] {
  const list = valueAt(configuration, path.slice(0, -1));
  return Array.isArray(list) ? list : [];
}

/** Puts what was removed back in the place that it had. */
function putBack(
  configuration: unknown,
  { edit, path, order }: AppliedEdit,
  done: (next: unknown) => Outcome,
): Outcome {
  let around: Place;
  try {
    around = findPlace(configuration, edit.steps.slice(0, -1));
  } catch (error) {
    if (error instanceof PathError) return unfit(error.message);
    throw error;
  }
  const [last, value] = [path.at(-1), edit.before?.value];
  if (typeof last === 'number') {
    if (!Array.isArray(around.value)) return { kind: 'unfit' };
    const index = Math.min(last, around.value.length);
    return done(changed(configuration, { kind: 'insert', path: around.path, index, value }));
  }
  if (!isFields(around.value)) return { kind: 'unfit' };
  const entries = Object.entries(around.value).toSpliced(order ?? Infinity, 0, [String(last), value]);
  return done(changed(configuration, { kind: 'set', path: around.path, value: Object.fromEntries(entries) }));
}

/** Without the objects and lists that an edit made around its value, if nothing else is in them. */
function withoutEmpty(configuration: unknown, path: JsonPath, depth: number): unknown {
  let made = configuration;
  for (let length = path.length - 1; length > depth; length--) {
    const around = path.slice(0, length);
    const value = valueAt(made, around);
    const isEmpty = Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
    if (!isEmpty) return made;
    made = changed(made, { kind: 'remove', path: around });
  }
  return made;
}
