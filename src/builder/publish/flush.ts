import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** From so many files on, flushing the disk as a whole takes less time than each of them. */
const MANY = 16;

/**
 * Returns when the disk has the files, and the folder with all that was made in it: after a power cut a site is the old one or the new
 * one, and no file of it is empty. The journal that a disk keeps of its folders is written with the first of them.
 */
export async function flush(files: readonly string[], folder: string): Promise<void> {
  if (files.length >= MANY && (await flushDisk(folder))) return;
  for (const file of files) flushOne(file);
  flushOne(folder);
}

/** A folder, for what was renamed in it; or a file. A disk that can't be told to flush (EINVAL, EPERM: Windows and some networks') is left to itself. */
export function flushOne(path: string): void {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    fsyncSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EIO') throw error; // The disk has lost what it was given.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** False where there is no such command: it is Linux's. */
async function flushDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return promisify(execFile)('sync', ['-f', folder]).then(
    () => true,
    () => false,
  );
}
