import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../brand/file-stamp.ts';
import { markUsed, NOTE } from './sweep.ts';
import { readSealed, writeSealed, writeWhole } from '../output/whole-file.ts';

/** Files in a folder of the cache. The folder's name is a hash of everything that the files were made from. */
export interface CacheEntry<Facts> {
  facts: Facts;
  folder: string;
}

/** The content of a cache entry that is still to be written. */
export interface NewEntry<Facts> {
  facts: Facts;
  files: Record<string, Uint8Array>;
}

interface Note<Facts> {
  facts: Facts;
  files: Record<string, { stamp: string; digest: string }>;
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
  const note = readSealed<Note<Facts>>(notePath(folder));
  if (!note) return undefined;
  const files: Note<Facts>['files'] = {};
  for (const [name, { stamp, digest }] of Object.entries(note.files)) {
    const path = join(folder, name);
    const now = stampAt(path);
    if (now === undefined || (now !== stamp && hash('sha256', readFileSync(path)) !== digest)) return undefined;
    files[name] = { stamp: now, digest };
  }
  if (Object.entries(files).some(([name, { stamp }]) => stamp !== note.files[name]?.stamp))
    writeSealed(notePath(folder), { facts: note.facts, files } satisfies Note<Facts>);
  else markUsed(notePath(folder));
  return { facts: note.facts, folder };
}

/** The note is written last, so that a note exists only when all files that it names exist. */
function writeEntry<Facts>(folder: string, { facts, files }: NewEntry<Facts>): CacheEntry<Facts> {
  const noted: Note<Facts>['files'] = {};
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, name);
    writeWhole(path, bytes);
    noted[name] = { stamp: stampOf(statSync(path)), digest: hash('sha256', bytes) };
  }
  writeSealed(notePath(folder), { facts, files: noted } satisfies Note<Facts>);
  return { facts, folder };
}

function stampAt(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && stampOf(file);
}

const notePath = (folder: string) => join(folder, NOTE);
