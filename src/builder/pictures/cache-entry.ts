import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FileNotes, hashOf, isAsNoted, noteFiles } from '#brand/files/file-note.ts';
import { readJson, writeWhole } from '#brand/files/whole-file.ts';
import type { CopiedFile } from '#schema/warning.ts';
import { markUsed, NOTE } from '#brand/pictures/sweep.ts';

/** Files in a folder of the cache. The folder's name is a hash of everything that the files were made from. */
export interface CacheEntry<Facts> {
  facts: Facts;
  /** The file of this name, to be published as `path`. */
  file: (name: string, path: string) => CopiedFile;
}

/** The folder of an entry. One folder has the entries of all kinds: a key is a hash of the recipe too. */
export const entryFolder = (cacheDir: string, key: string): string => join(cacheDir, 'pictures', key);

/** The content of a cache entry that is still to be written. */
export interface NewEntry<Facts> {
  facts: Facts;
  files: Record<string, Uint8Array>;
}

interface Note<Facts> {
  facts: Facts;
  files: FileNotes;
}

const inProgress = new Map<string, Promise<CacheEntry<unknown>>>();

/** The cache entry in `folder`. If it is missing or incomplete it is made first, and only once for all callers that ask at the same time. */
export async function cacheEntry<Facts>(
  folder: string,
  make: () => Promise<NewEntry<Facts>>,
): Promise<CacheEntry<Facts>> {
  const existing = readEntry<Facts>(folder);
  if (existing) return existing;
  let making = inProgress.get(folder) as Promise<CacheEntry<Facts>> | undefined;
  if (!making) {
    making = make().then((entry) => writeEntry(folder, entry));
    inProgress.set(folder, making);
    const forget = () => inProgress.delete(folder);
    making.then(forget, forget);
  }
  return making;
}

/** Whether an entry has a note. The entry may still be damaged; `cacheEntry` then makes it again. */
export const hasEntry = (folder: string): boolean => existsSync(notePath(folder));

/** A file whose stamp differs from the note is read. If its content differs too, the entry counts as missing. */
function readEntry<Facts>(folder: string): CacheEntry<Facts> | undefined {
  const note = readJson<Note<Facts>>(notePath(folder));
  if (!note?.files) return undefined;
  if (!Object.entries(note.files).every(([name, file]) => isAsNoted(join(folder, name), file))) return undefined;
  markUsed(notePath(folder));
  return openEntry(folder, note);
}

/** The note is written last, so that a note exists only when all files that it names exist. */
function writeEntry<Facts>(folder: string, { facts, files }: NewEntry<Facts>): CacheEntry<Facts> {
  for (const [name, bytes] of Object.entries(files)) writeWhole(join(folder, name), bytes);
  const hashes = new Map(Object.entries(files).map(([name, bytes]) => [name, hashOf(bytes)]));
  const note: Note<Facts> = { facts, files: noteFiles(folder, hashes) };
  writeWhole(notePath(folder), JSON.stringify(note));
  return openEntry(folder, note);
}

function openEntry<Facts>(folder: string, { facts, files }: Note<Facts>): CacheEntry<Facts> {
  return { facts, file: (name, path) => ({ path, from: join(folder, name), hash: files[name]?.hash ?? '' }) };
}

const notePath = (folder: string) => join(folder, NOTE);
