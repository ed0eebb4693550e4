import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../builder/load/file-stamp.ts';

/** A folder and all folders below it, hidden ones left out; empty if it is gone. Follows links, but not back up. */
export function folderTree(folder: string, parents: readonly string[] = []): string[] {
  if (!isFolder(folder)) return [];
  const real = realpathSync(folder);
  if (parents.includes(real)) return [];
  return [folder, ...namesIn(folder).flatMap((name) => folderTree(join(folder, name), [...parents, real]))];
}

/**
 * A text that changes with the files of a folder; undefined where there is no such folder.
 */
export function signatureOf(folder: string): string | undefined {
  const folders = folderTree(folder);
  if (folders.length === 0) return undefined;
  const files = folders.flatMap((each) => namesIn(each).map((name) => join(each, name)));
  return files.map(signatureOfFile).join('\n');
}

function signatureOfFile(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? `${path} ${stampOf(stats)}` : path;
}

/** Editors keep their half-written files hidden, or call them `brand.json~`. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('~'));
  } catch {
    return []; // Gone meanwhile.
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
