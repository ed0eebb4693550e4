import { applied } from '#brand/files/json-edit.ts';
import { labelOf } from '../fields/words.ts';
import { ownerOf } from '../fields/nouns.ts';
import { shownText } from '../fields/input.ts';
import { fieldPathAt, readPath } from '../fields/field-path.ts';
import { FILE } from '../file/stores.ts';
import { differencesIn } from '../publish/save-words.ts';
import type { Wording } from '../publish/wording.ts';
import { readForm } from './actions.ts';

/** A text that the user changed, and that the file has in another version now. */
export interface Conflict {
  label: string;
  inFile: string;
  typed: string;
  /** The name of the field. */
  name: string;
}

/**
 * Compares a form with a file that was changed elsewhere after the page was rendered. `now`: the configuration of the file. `before`: that of the page, if it is still
 * known. `others`: what the user changed that is not the text of a field, such as hours, in words.
 */
export function conflictsIn(
  form: FormData,
  now: unknown,
  before: unknown,
  wording: Wording,
): { conflicts: Conflict[]; others: string[] } {
  const { texts } = wording;
  const conflicts: Conflict[] = [];
  const rest = new FormData();
  for (const name of new Set(form.keys())) {
    // A checkbox sends an empty value before its own.
    const value = form.getAll(name).at(-1);
    if (typeof value !== 'string') continue;
    // One price is compared as the field that it is.
    if (name.startsWith('kind:') && value === 'one') continue;
    if (!name.startsWith('f:')) {
      rest.append(name, value);
      continue;
    }
    const path = readPath(name.slice(2));
    const place = path && fieldPathAt(now, path);
    const inFile = place && shownText(place, texts);
    if (path === undefined || place === undefined || inFile === undefined || inFile === value) continue;
    const then = before === undefined ? undefined : fieldPathAt(before, path);
    if (then !== undefined && shownText(then, texts)?.trim() === value.replaceAll('\r\n', '\n').trim()) continue;
    const label = [ownerOf(place, now, texts), place.field && labelOf(place.field, texts)].filter(Boolean).join(', ');
    conflicts.push({ label, inFile, typed: value, name });
  }
  return { conflicts, others: describeOthers(rest, before ?? now, wording) };
}

function describeOthers(form: FormData, root: unknown, wording: Wording): string[] {
  const { edits, problems } = readForm(form, root, new Map(), wording.texts);
  const words = differencesIn(FILE, root, edits.reduce(applied, root), wording, edits);
  const valuesOf = (pattern: RegExp): string[] =>
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && pattern.test(name) ? value : [],
    );
  const halfTyped = [...problems].map(([key, problem]) => {
    const times = valuesOf(new RegExp(`^[oc]:${key.split('/').at(-1)}:`));
    return [problem, ...times].join(' ');
  });
  const entries = valuesOf(/^n:/);
  const days = valuesOf(/^(?:from|through)$/);
  return [...words, ...halfTyped, ...[entries, days].flatMap((values) => (values.length > 0 ? values.join(', ') : []))];
}
