import { hash } from 'node:crypto';
import { lstatSync, type Stats } from 'node:fs';
import { MAX_FILE_BYTES, readOrdinaryFile } from './ordinary-file.ts';

/** What is known of a file. It finds accidents, not attacks: an attacker could change the note too. */
export interface FileNote {
  /** Of `revisionOf`. It begins with the size in bytes. */
  stamp: string;
  /** SHA-256 of the bytes, in hex. */
  hash: string;
}

/** By the path of the file below its folder. */
export type FileNotes = Record<string, FileNote>;

/**
 * A text that changes whenever a file does, without reading the file. It includes ctime, which
 * no tool can set back: a copy that keeps the old file's date and size is noticed too.
 */
export const revisionOf = ({ size, mtimeMs, ctimeMs }: Stats): string => `${size} ${mtimeMs} ${ctimeMs}`;

/** A file that changed less than this ago may change again within one tick of the clock and keep its dates. */
const SETTLED_AFTER_MS = 2000;

/** Whether every later change of the file will change its stamp. */
export const isSettled = ({ mtimeMs }: Stats): boolean => Date.now() - mtimeMs > SETTLED_AFTER_MS;

export const hashOf = (bytes: Uint8Array | string): string => hash('sha256', bytes);

/** Throws a RefusedFileError where the file is no ordinary one or larger than 64 MB, and the system's error where it can't be read. */
export const hashOfFile = (path: string): string => hashOf(readOrdinaryFile(path, MAX_FILE_BYTES));

/** The notes of the files in a folder that are there, by the hashes of their bytes. */
export function noteFiles(folder: string, hashes: ReadonlyMap<string, string>): FileNotes {
  const notes: FileNotes = {};
  for (const [path, known] of hashes) {
    const stats = statsOf(`${folder}/${path}`);
    if (stats) notes[path] = { stamp: revisionOf(stats), hash: known };
  }
  return notes;
}

/**
 * Whether a file still has the bytes of its note; a link, a folder or a pipe in its place has not. The file is read only if it has the same size
 * and another date: it was copied, or somebody touched it.
 */
export function isAsNoted(path: string, note: FileNote | undefined): boolean {
  const stats = statsOf(path);
  if (!note || !stats?.isFile()) return false;
  if (revisionOf(stats) === note.stamp) return true;
  try {
    return stats.size === sizeOf(note) && hashOf(readOrdinaryFile(path, stats.size)) === note.hash;
  } catch {
    return false; // Gone meanwhile, or not readable.
  }
}

/** In bytes. */
export const sizeOf = ({ stamp }: FileNote): number => Number.parseInt(stamp, 10);

/** The stats of the path itself: of a link, not of its target. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // A file or a circle of links in place of a folder.
  }
}
