import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { type FieldPath, fieldPathAt, readPath, writePath } from '../fields/field-path.ts';

/** The edits that a submitted form asks for, and what is wrong with it. */
export interface FormEdits {
  /** In the language of whoever sent the form. */
  texts: ToolTexts;
  edits: Edit[];
  /** The edits that come from the text of one field or one new entry. */
  typedEdits: TypedEdit[];
  /** By path of a field: why it was not saved, and what the user typed. */
  problems: Map<string, string>;
  typed: Map<string, string>;
  /** By path of a field: the action that saves it in spite of its problem. */
  asked: Map<string, string>;
  /** The id of the element that gets the focus afterwards. */
  focus?: string;
  /** An entry that was moved, copied or deleted, and where its page leads then. */
  goTo?: { from: JsonPath; to?: JsonPath };
}

/** Whether a problem waits for an answer beside it, and not for something else to be typed. It is no text that would be lost. */
export const isQuestion = (key: string): boolean => /^(?:delete|elsewhere|prices|first)\//.test(key);

export interface TypedEdit {
  /** The key of the problem: the path of the field, or `add/` and the path of a list. */
  key: string;
  edit: Edit;
  /** Edits that make no sense without this one. */
  with?: Edit[];
  /** What a person typed, by the names of the fields. */
  typed: [name: string, text: string][];
}

export const makeFormEdits = (texts: ToolTexts): FormEdits => ({
  texts,
  edits: [],
  typedEdits: [],
  problems: new Map(),
  typed: new Map(),
  asked: new Map(),
});

export interface Act {
  /** What follows the name of the action: mostly the path that it is about. */
  rest: string;
  form: FormData;
  root: unknown;
  formEdits: FormEdits;
}

export const textIn = (form: FormData, name: string): string => {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
};

export function fieldPathOf(root: unknown, key: string): FieldPath | undefined {
  const path = readPath(key);
  return path && fieldPathAt(root, path);
}

export function addSet(place: FieldPath, value: unknown, formEdits: FormEdits, typed?: string): void {
  if (value === undefined && place.value === undefined) return;
  const edit: Edit =
    value === undefined ? { kind: 'remove', path: place.path } : { kind: 'set', path: place.path, value };
  formEdits.edits.push(edit);
  const key = writePath(place.path);
  if (typed !== undefined && value !== undefined) formEdits.typedEdits.push({ key, edit, typed: [[key, typed]] });
}

/** Takes back an edit of what was typed: it is not saved, the field says why, and what was typed stays in it. */
export function refuse(
  formEdits: FormEdits,
  { key, edit, with: others = [], typed }: TypedEdit,
  problem: string,
): void {
  formEdits.edits = formEdits.edits.filter((each) => each !== edit && !others.includes(each));
  formEdits.typedEdits = formEdits.typedEdits.filter((each) => each.edit !== edit);
  formEdits.problems.set(key, problem);
  for (const [name, text] of typed) formEdits.typed.set(name, text);
  delete formEdits.focus;
}
