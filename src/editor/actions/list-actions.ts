import type { Edit } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import { digitsOf } from '#core/menu/currency.ts';
import { currencyIn } from '../fields/currency.ts';
import { fieldsOf } from '../fields/fields.ts';
import { valueOf } from '../fields/input.ts';
import { neededOf } from '../fields/needed.ts';
import { contentOf, entryName, isKind } from '../fields/nouns.ts';
import { type FieldPath, fieldPathAt, readPath, rootFieldPath } from '../fields/field-path.ts';
import { idOf } from '../fields/view.ts';
import { addFirst } from './dish-actions.ts';
import { type Act, fieldPathOf, textIn } from './form-edits.ts';

interface At {
  entry: FieldPath;
  list: FieldPath;
  index: number;
  count: number;
}

/** An entry of a list, with the list around it. */
export function entryAt(root: unknown, key: string): At | undefined {
  const entry = fieldPathOf(root, key);
  const index = entry?.path.at(-1);
  const list = entry && fieldPathAt(root, entry.path.slice(0, -1));
  if (entry === undefined || list === undefined || typeof index !== 'number' || !Array.isArray(list.value))
    return undefined;
  return { entry, list, index, count: list.value.length };
}

const handleAt = (list: FieldPath, index: number): string => `handle-${idOf([...list.path, index])}`;

/** `to`: where the entry stands afterwards. */
export function moveEntry({ rest, root, formEdits }: Act, to: (index: number) => number): void {
  const at = entryAt(root, rest);
  if (at !== undefined) moveWithin(at, to(at.index), formEdits);
}

function moveWithin({ list, index, count }: At, to: number, formEdits: Act['formEdits']): void {
  if (to < 0 || to >= count || to === index) return;
  formEdits.edits.push({ kind: 'move', path: list.path, from: index, to });
  formEdits.focus = handleAt(list, to);
}

/** `place/menu/categories/0/items/3|menu/categories/2/items|1`: from where, into which list, before which of its entries. Without the last: at its end. */
export function placeEntry({ rest, root, formEdits }: Act): void {
  const [key = '', listKey = '', position = ''] = rest.split('|');
  const at = entryAt(root, key);
  const target = fieldPathOf(root, listKey);
  if (at === undefined || target === undefined || !/^\d{0,6}$/.test(position)) return;
  const { entry, list } = at;
  const others = target.value === undefined || target.value === null ? undefined : (target.value as unknown[]);
  const isWithinItself = entry.path.every((step, depth) => target.path[depth] === step);
  if (target.shape.kind !== 'objects' || target.shape.object !== list.shape.object || isWithinItself) return;
  if (others !== undefined && !Array.isArray(others)) return;
  const count = others?.length ?? 0;
  if (idOf(target.path) === idOf(list.path))
    return moveWithin(at, position === '' ? count - 1 : Math.min(Number(position), count - 1), formEdits);
  const index = position === '' ? count : Math.min(Number(position), count);
  if (others === undefined) formEdits.edits.push({ kind: 'set', path: target.path, value: [] });
  formEdits.edits.push(
    { kind: 'insert', path: target.path, index, from: entry.path },
    { kind: 'remove', path: entry.path },
  );
  formEdits.focus = handleAt(target, index);
  formEdits.goTo = { from: entry.path, to: [...target.path, index] };
}

/** The category that was chosen on the page of a dish. */
export function moveChosen({ form, ...act }: Act): void {
  for (const [name, value] of form) {
    if (!name.startsWith('in:') || typeof value !== 'string' || value === '') continue;
    const key = name.slice('in:'.length);
    const list = fieldPathOf(act.root, value);
    if (list !== undefined && idOf(list.path) !== idOf(readPath(key)?.slice(0, -1) ?? []))
      placeEntry({ ...act, form, rest: `${key}|${value}|` });
  }
}

/** Asks into which other list an entry shall go. */
export function askWhere({ rest, root, formEdits }: Act): void {
  const at = entryAt(root, rest);
  if (at !== undefined)
    formEdits.problems.set(`elsewhere/${rest}`, formEdits.texts.menu.askWhere(entryName(at.entry, formEdits.texts)));
}

/** The question was answered with no. */
export function leaveEntry({ rest, root, formEdits }: Act): void {
  const at = entryAt(root, rest);
  if (at !== undefined) formEdits.focus = handleAt(at.list, at.index);
}

export function copyEntry({ rest, root, formEdits }: Act): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const { entry, list, index } = at;
  formEdits.edits.push({ kind: 'copy', path: list.path, index });
  const written = isFields(entry.value) ? entry.value : {};
  // Two of the same id would be one.
  if (Object.hasOwn(written, 'id')) formEdits.edits.push({ kind: 'remove', path: [...list.path, index + 1, 'id'] });
  formEdits.focus = handleAt(list, index + 1);
  formEdits.goTo = { from: entry.path, to: [...list.path, index + 1] };
}

/** What has other entries in it, such as a category with its items, is asked about first. */
export function removeEntry({ rest, root, formEdits }: Act, isSure = false): void {
  const at = entryAt(root, rest);
  if (at === undefined) return;
  const content = contentOf(at.entry);
  if (content !== undefined && !isSure) {
    const { texts } = formEdits;
    const name = entryName(at.entry, texts);
    const isMenu = isKind(at.entry, 'Menu') && content !== 'other';
    const told =
      content === 'other'
        ? texts.menu.askDelete(name)
        : isMenu
          ? texts.menu.askDeleteMenu(name, content.categories, content.dishes)
          : texts.menu.askDeleteCategory(name, content.dishes);
    formEdits.problems.set(`delete/${rest}`, told);
    return;
  }
  formEdits.edits.push({ kind: 'remove', path: at.entry.path });
  formEdits.focus = 'take-back';
  formEdits.goTo = { from: at.entry.path };
}

/** Enter in a field for a new entry sends the form by its first button, which saves: what is typed there is added. */
export function addTyped({ form, ...act }: Act): void {
  const lists = [...form].flatMap(([name, value]) => (value === '' ? [] : (/^n:([^:]*):/.exec(name)?.[1] ?? [])));
  for (const rest of new Set(lists)) (form.has(`n:${rest}:category`) ? addFirst : addEntry)({ ...act, form, rest });
}

export function addEntry({ rest, form, root, formEdits }: Act): void {
  const list = fieldPathOf(root, rest);
  const { object } = list?.shape ?? {};
  if (list === undefined || object === undefined || list.shape.kind !== 'objects') return;
  const count = Array.isArray(list.value) ? list.value.length : 0;
  if (list.value !== undefined && list.value !== null && !Array.isArray(list.value)) return;
  const entry: Record<string, unknown> = {};
  const digits = digitsOf(currencyIn(rootFieldPath(root)));
  for (const field of neededOf(fieldsOf(object))) {
    const name = `n:${rest}:${field.key}`;
    const typed = textIn(form, name);
    formEdits.typed.set(name, typed);
    const read = valueOf({ path: [], shape: field, field, value: undefined }, typed, formEdits.texts, digits);
    if ('problem' in read) formEdits.problems.set(`add/${rest}`, read.problem);
    else if (read.value !== undefined) entry[field.key] = read.value;
  }
  if (Object.keys(entry).length === 0 && !formEdits.problems.has(`add/${rest}`))
    formEdits.problems.set(`add/${rest}`, formEdits.texts.menu.typeFirst);
  if (formEdits.problems.has(`add/${rest}`)) return;
  const edit: Edit = Array.isArray(list.value)
    ? { kind: 'insert', path: list.path, index: count, value: entry }
    : { kind: 'set', path: list.path, value: [entry] };
  formEdits.edits.push(edit);
  formEdits.typedEdits.push({ key: `add/${rest}`, edit, typed: [...formEdits.typed] });
  formEdits.typed.clear();
  formEdits.focus = `new-${idOf(list.path)}-${neededOf(fieldsOf(object))[0]?.key ?? ''}`;
}
