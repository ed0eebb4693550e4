import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface FolderLock {
  release: () => void;
}

/** What SQLite says when another connection has the lock. */
const BUSY = 5;
const ASK_AGAIN_MS = 20;

/** Keeps the connections from garbage collection, which would close them and so release locks that are still needed. */
const locked = new Set<DatabaseSync>();

/**
 * Takes a folder for this process alone; undefined while another one has it. Two processes on one database destroy it. The kernel holds the
 * lock, by way of SQLite: it ends with the process however that ends, and it holds across containers that share the folder,
 * in which neither can see whether the other's process runs.
 */
export const lockFolder = (folder: string): FolderLock | undefined => lockFile(join(folder, 'lock.db'));

/** The same by a file, which is made where it is missing and stays afterwards: who deletes it takes the lock away. */
export function lockFile(path: string): FolderLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // The file stays empty: there is no journal to keep.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
  locked.add(file);
  const release = (): void => {
    if (locked.delete(file)) file.close();
  };
  return { release };
}

/** Takes the lock of a file, as soon as nobody else has it. */
export async function waitForLock(path: string): Promise<FolderLock> {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    const lock = lockFile(path);
    if (lock) return lock;
    await pause(ASK_AGAIN_MS);
  }
}
