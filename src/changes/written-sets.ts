import { parseJson } from '#brand/files/json.ts';
import { listFolder } from '#brand/files/disk.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import type { ReadText } from '#brand/folder/brand-folder.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { repeatedKeysIn } from '#brand/folder/repeated-keys.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { join } from 'node:path';
import { changeFile, CHANGES_FOLDER } from './change-set.ts';
import type { WrittenSet } from './read-sets.ts';

export interface WrittenSets {
  written: WrittenSet[];
  warnings: Warning[];
}

/** A name of a set can be a file's name on every system, and stands in warnings as it is. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]{0,99}$/u;
const NAME_RULE = 'a name has letters, digits, spaces, full stops, hyphens and underscores, at most 100';
export const isSetName = (name: string): boolean => NAME.test(name) && !name.includes('..') && !name.endsWith('.');

/** The sets of a brand as they are written: the files of its folder, or the rows that its backend answered. */
export function writtenSetsOf(
  brand: Pick<Brand, 'folder' | 'source'>,
  changes: Written['changes'],
  readText: ReadText,
): WrittenSets {
  if (brand.source === 'file') return inFiles(brand.folder, readText);
  const { written, warnings } = inRows(changes);
  const unread = namesIn(brand.folder, []).some((file) => file.endsWith('.json'));
  const message =
    'is not read, because the configuration of the brand is in its backend. Its changes belong there, too.';
  return { written, warnings: [...(unread ? [{ path: `${CHANGES_FOLDER}:`, message }] : []), ...warnings] };
}

/** Whether a brand may have sets. */
export const hasSets = ({ folder, source }: Pick<Brand, 'folder' | 'source'>, changes: Written['changes']): boolean =>
  source === 'file' ? namesIn(folder, []).length > 0 : changes !== undefined && changes !== null;

function inFiles(folder: string, readText: ReadText): WrittenSets {
  const written: WrittenSet[] = [];
  const warnings: Warning[] = [];
  for (const file of namesIn(folder, warnings)) {
    if (file.startsWith('.') || file === 'README.md') continue;
    const name = file.replace(/\.json$/, '');
    if (name === file || !isSetName(name)) {
      const problem = name === file ? 'A set is a file of JSON, like 2026-12-24-christmas.json' : NAME_RULE;
      warnings.push({
        path: `${CHANGES_FOLDER}:`,
        message: `${quoteValue(file)} is not read: ${problem}. Rename or move it.`,
      });
      continue;
    }
    try {
      const text = readText(changeFile(name));
      written.push({ name, value: parseJson(text) });
      for (const { path, message } of repeatedKeysIn(text))
        warnings.push({ path: `${changeFile(name)}:${path}`, message });
    } catch (error) {
      const problem =
        error instanceof SyntaxError ? `It is no JSON: ${error.message}` : `It ${describeFileError(error)}.`;
      written.push({ name, problem: `${problem} The whole set is left out.` });
    }
  }
  return { written, warnings };
}

function namesIn(folder: string, warnings: Warning[]): string[] {
  try {
    return listFolder(join(folder, CHANGES_FOLDER)).sort();
  } catch (error) {
    warnings.push({ path: `${CHANGES_FOLDER}:`, message: `It ${describeFileError(error)}. No change is made.` });
    return [];
  }
}

/** A row is `{ "name": "2026-12-24-christmas", "data": … }`. A backend that is older than this answers none. */
export function inRows(changes: Written['changes']): WrittenSets {
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
