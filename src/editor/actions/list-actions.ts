import type { Edit } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from '../fields/fields.ts';
import { valueOf } from '../fields/input.ts';
import { neededOf } from '../fields/needed.ts';
import { type FieldPath, fieldPathAt, titleOf } from '../fields/field-path.ts';
import { idOf } from '../fields/view.ts';
import { type Act, fieldPathOf, textIn } from './form-edits.ts';

/** An entry of a list, with the list around it. */
function entryAt(
  root: unknown,
  key: string,
): { entry: FieldPath; list: FieldPath; index: number; count: number } | undefined {
  const entry = fieldPathOf(root, key);
  const index = entry?.path.at(-1);
  const list = entry && fieldPathAt(root, entry.path.slice(0, -1));
  if (entry === undefined || list === undefined || typeof index !== 'number' || !Array.isArray(list.value))
    return undefined;
  return { entry, list, index, count: list.value.length };
}

const nameOf = ({ value, shape }: FieldPath, index: number): string =>
  titleOf(value, shape.object) || `Entry ${index + 1}`;
const focusOn = (action: string, list: FieldPath, index: number): string => `${action}-${idOf([...list.path, index])}`;

export function moveEntry({ rest, root, formEdits }: Act, by: 1 | -1): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const { entry, list, index, count } = at;
  const to = index + by;
  if (to < 0 || to >= count) return;
  formEdits.edits.push({ kind: 'move', path: list.path, from: index, to });
  formEdits.words.push(`${nameOf(entry, index)}: moved ${by < 0 ? 'up' : 'down'}`);
  // At an end of the list only the other button is left.
  formEdits.focus = focusOn(to === 0 ? 'down' : to === count - 1 ? 'up' : by < 0 ? 'up' : 'down', list, to);
}

export function copyEntry({ rest, root, formEdits }: Act): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const { entry, list, index } = at;
  formEdits.edits.push({ kind: 'copy', path: list.path, index });
  const written = isFields(entry.value) ? entry.value : {};
  // Two of the same id would be one.
  if (Object.hasOwn(written, 'id')) formEdits.edits.push({ kind: 'remove', path: [...list.path, index + 1, 'id'] });
  formEdits.words.push(`${nameOf(entry, index)}: duplicated`);
  formEdits.focus = focusOn('copy', list, index + 1);
}

export function removeEntry({ rest, root, formEdits }: Act): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  formEdits.edits.push({ kind: 'remove', path: at.entry.path });
  formEdits.words.push(`${nameOf(at.entry, at.index)}: deleted`);
  formEdits.focus = 'take-back';
}

/** Enter in a field for a new entry sends the form by its first button, which saves: what is typed there is added. */
export function addTyped({ form, ...act }: Act): void {
  const lists = [...form].flatMap(([name, value]) => (value === '' ? [] : (/^n:([^:]*):/.exec(name)?.[1] ?? [])));
  for (const rest of new Set(lists)) addEntry({ ...act, form, rest });
}

export function addEntry({ rest, form, root, formEdits }: Act): void {
  const list = fieldPathOf(root, rest);
  const { object } = list?.shape ?? {};
  if (list === undefined || object === undefined || list.shape.kind !== 'objects') return;
  const count = Array.isArray(list.value) ? list.value.length : 0;
  if (list.value !== undefined && list.value !== null && !Array.isArray(list.value)) return;
  const entry: Record<string, unknown> = {};
  for (const field of neededOf(fieldsOf(object))) {
    const name = `n:${rest}:${field.key}`;
    const typed = textIn(form, name);
    formEdits.typed.set(name, typed);
    const read = valueOf({ path: [], shape: field, field, value: undefined }, typed, formEdits.texts);
    if ('problem' in read) formEdits.problems.set(`add/${rest}`, read.problem);
    else if (read.value !== undefined) entry[field.key] = read.value;
  }
  if (Object.keys(entry).length === 0 && !formEdits.problems.has(`add/${rest}`))
    formEdits.problems.set(`add/${rest}`, 'Type something first.');
  if (formEdits.problems.has(`add/${rest}`)) return;
  const edit: Edit = Array.isArray(list.value)
    ? { kind: 'insert', path: list.path, index: count, value: entry }
    : { kind: 'set', path: list.path, value: [entry] };
  const words = `${titleOf(entry, object) || 'An entry'}: added`;
  formEdits.edits.push(edit);
  formEdits.words.push(words);
  formEdits.typedEdits.push({ key: `add/${rest}`, edit, words, typed: [...formEdits.typed] });
  formEdits.typed.clear();
  formEdits.focus = `new-${idOf(list.path)}-${neededOf(fieldsOf(object))[0]?.key ?? ''}`;
}
