import { parseJson } from '#brand/files/json.ts';
import { listFolder } from '#brand/files/disk.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import type { ReadText } from '#brand/folder/brand-folder.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { repeatedKeysIn } from '#brand/folder/repeated-keys.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { join } from 'node:path';
import { changeFile, CHANGES_FOLDER } from './change-set.ts';
import type { WrittenSet } from './read-sets.ts';
import { inRows, isSetName, NAME_RULE, type WrittenSets } from './set-rows.ts';

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
