import { quoteValue } from '#core/text/quote-value.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Warning } from '#schema/warning.ts';
import { CHANGES_FOLDER } from './change-set.ts';
import type { WrittenSet } from './read-sets.ts';

export interface WrittenSets {
  written: WrittenSet[];
  warnings: Warning[];
}

/** A name of a set can be a file's name on every system, and stands in warnings as it is. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]{0,99}$/u;
export const NAME_RULE = 'a name has letters, digits, spaces, full stops, hyphens and underscores, at most 100';
export const isSetName = (name: string): boolean => NAME.test(name) && !name.includes('..') && !name.endsWith('.');

/** A row is `{ "name": "2026-12-24-christmas", "data": … }`. A backend that is older than this answers none. */
export function inRows(changes: unknown): WrittenSets {
  if (changes === undefined || changes === null) return { written: [], warnings: [] };
  const warnings: Warning[] = [];
  const refuse = (row: unknown): [] => {
    const message = `The backend answered ${quoteValue(row)}, which is no set: ${NAME_RULE}. It is left out.`;
    warnings.push({ path: `${CHANGES_FOLDER}:`, message });
    return [];
  };
  const rows: readonly unknown[] = Array.isArray(changes) ? changes : [changes];
  const named = new Map<string, WrittenSet>();
  for (const row of rows) {
    const { name, data } = isFields(row) ? row : {};
    if (typeof name !== 'string' || !isSetName(name) || named.has(name)) refuse(row);
    else named.set(name, { name, value: data });
  }
  return { written: [...named.values()], warnings };
}
