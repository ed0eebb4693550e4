import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in a folder, hidden ones left out; none if it is gone. */
export function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** A text that is another one after any change to the files of a folder; undefined without the folder. */
export function signatureOf(folder: string): string | undefined {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  return entriesOf(folder)
    .map(({ name }) => name)
    .sort()
    .map((name) => `${name}|${signatureOfEntry(join(folder, name))}`)
    .join('\n');
}

/** The inode tells a file that was replaced by one of the same size and date. */
function signatureOfEntry(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'gone';
  if (stats.isDirectory()) return `(${signatureOf(path) ?? ''})`;
  return `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

/** Editors keep their half-written files hidden, or call them `brand.json~`. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith('.') && !name.endsWith('~'),
    );
  } catch {
    return [];
  }
}
