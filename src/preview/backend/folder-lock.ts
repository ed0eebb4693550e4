import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderLock {
  release: () => void;
}

/**
 * Takes a folder for this process alone; undefined while another one has it. Two processes on one
 * database destroy it. The lock of a process that was killed is taken over.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''} ${randomUUID()}`;
  if (!takeLock(path, mine) && !(clearStaleLock(path) && takeLock(path, mine))) return undefined;
  const release = (): void => {
    process.off('exit', release);
    if (readLock(path) === mine) rmSync(path, { force: true });
  };
  process.once('exit', release); // Other code, such as Vite's, may end the process.
  return { release };
}

/** The lock is written elsewhere and then linked, so nobody ever reads a half-written lock. */
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

/**
 * True when the lock may be free. Two processes may find the same stale lock, so the one moved away is checked again, and put back
 * if its process is running.
 */
function clearStaleLock(path: string): boolean {
  const found = readLock(path);
  if (found === undefined) return true;
  if (isHeld(found)) return false;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return true; // Another process was faster.
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

/** Process ids are reused, in containers soon. So the start time of the process counts too, where the system tells it. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // The process is running, under another user.
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
