import { statSync } from 'node:fs';
import { join } from 'node:path';
import { markUsed } from './sweep.ts';
import { readSealed, writeSealed, writeWhole } from '../publish/whole-file.ts';

/** Files in a folder of the cache. The folder's name is a hash of everything that the files were made from. */
export interface CacheEntry<Facts> {
  facts: Facts;
  folder: string;
}

/** What is to become a cache entry. */
export interface NewEntry<Facts> {
  facts: Facts;
  files: Record<string, Uint8Array>;
}

interface Note<Facts> {
  facts: Facts;
  /** Bytes of each file. */
  sizes: Record<string, number>;
}

const inProgress = new Map<string, Promise<CacheEntry<unknown>>>();

/** The cache entry in `folder`. Where it is missing or incomplete it is made first, and only once however many ask at the same time. */
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

function readEntry<Facts>(folder: string): CacheEntry<Facts> | undefined {
  const note = readSealed<Note<Facts>>(notePath(folder));
  if (!note) return undefined;
  const isWhole = Object.entries(note.sizes).every(
    ([name, size]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === size,
  );
  if (!isWhole) return undefined;
  markUsed(notePath(folder));
  return { facts: note.facts, folder };
}

/** The note is written last: where there is a note, there is every file that it names. */
function writeEntry<Facts>(folder: string, { facts, files }: NewEntry<Facts>): CacheEntry<Facts> {
  for (const [name, bytes] of Object.entries(files)) writeWhole(join(folder, name), bytes);
  const sizes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.byteLength]));
  writeSealed(notePath(folder), { facts, sizes } satisfies Note<Facts>);
  return { facts, folder };
}

const notePath = (folder: string) => join(folder, 'note.json');
