import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderLock {
  release: () => void;
}

/**
 * Takes a folder for this process alone; undefined while another one has it. The database is a single process's: two on one folder
 * destroy it. What a killed process left behind is taken over.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''} ${randomUUID()}`;
  if (!takeLock(path, mine) && !(clearStaleLock(path) && takeLock(path, mine))) return undefined;
  const release = (): void => {
    process.off('exit', release);
    if (readLock(path) === mine) rmSync(path, { force: true });
  };
  process.once('exit', release); // Somebody else, such as Vite, may end the process.
  return { release };
}

/** A link appears whole or not at all: nobody reads a lock that is half written. */
function takeLock(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** True when the way may be free. Two may find the same stale lock: what was moved away is looked at again, and put back if it lives. */
function clearStaleLock(path: string): boolean {
  const found = readLock(path);
  if (found === undefined) return true;
  if (isHeld(found)) return false;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return true; // Somebody else was faster.
  }
  const moved = readLock(aside);
  rmSync(aside, { force: true });
  return moved === found || moved === undefined || !takeLock(path, moved);
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Numbers of processes are given out again, in a container at once: where the system tells when one started, that counts too. */
function isHeld(content: string): boolean {
  const [pid = '', start = ''] = content.split(' ');
  if (!isRunning(Number(pid))) return false;
  const startNow = startOf(Number(pid));
  return startNow === undefined || start === '' || startNow === start;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // Somebody else's process, but one.
  }
}

/** When a process started, in ticks since the machine did (proc(5), field 22, counted after the name in parentheses). */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}
