import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release: () => void;
}

/** What SQLite says when another connection has the lock. */
const BUSY = 5;

/**
 * Takes a folder for this process alone; undefined while another one has it. Two processes on one database destroy it. The kernel holds the
 * lock, by way of SQLite: it ends with the process however that ends, and it holds across containers that share the folder,
 * in which neither can see whether the other's process runs.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const file = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
  return { release: () => file.isOpen && file.close() };
}
