import { describeSet } from '../file/describe-change.ts';
import type { Edit } from '../../../builder/brand/json-edit.ts';
import { type Place, placeAt, readPath } from '../fields/place.ts';

/** What a form asks for. */
export interface Wanted {
  edits: Edit[];
  /** Each change in words. */
  words: string[];
  /** By path of a field: why it was not saved, and what the user typed. */
  problems: Map<string, string>;
  typed: Map<string, string>;
  /** The id of what gets the focus afterwards. */
  focus?: string;
}

export interface Act {
  /** What follows the name of the action: mostly the path that it is about. */
  rest: string;
  form: FormData;
  root: unknown;
  wanted: Wanted;
}

export const textIn = (form: FormData, name: string): string => {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
};

export function placeOf(root: unknown, key: string): Place | undefined {
  const path = readPath(key);
  return path && placeAt(root, path);
}

export function addSet(place: Place, value: unknown, root: unknown, { edits, words }: Wanted): void {
  if (value === undefined && place.value === undefined) return;
  edits.push(value === undefined ? { kind: 'remove', path: place.path } : { kind: 'set', path: place.path, value });
  words.push(describeSet(place, root, value));
}
