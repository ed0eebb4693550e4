import { join } from 'node:path';
import { revisionOf } from '../files/file-note.ts';
import { type BrandEntry, walkBrand } from './walk-brand.ts';

/** A brand's folder and all folders below it, hidden ones left out; empty if it is gone. */
export function folderTree(folder: string): string[] {
  const folders = entriesIn(folder)?.filter(({ kind }) => kind === 'folder');
  return folders ? [folder, ...folders.map(({ path }) => join(folder, path))] : [];
}

/** A text that changes with the files of a brand's folder; undefined where there is no such folder. */
export function signatureOf(folder: string): string | undefined {
  return entriesIn(folder)?.map(signatureOfEntry).join('\n');
}

function signatureOfEntry(entry: BrandEntry): string {
  return entry.kind === 'file' ? `${entry.path} ${revisionOf(entry.stats)}` : entry.path;
}

/** Editors keep their half-written files hidden, or call them `brand.json~`. */
function entriesIn(folder: string): BrandEntry[] | undefined {
  try {
    return walkBrand(folder).filter(({ path }) => !path.endsWith('~'));
  } catch {
    return undefined; // Gone.
  }
}
