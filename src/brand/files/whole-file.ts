import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a draft beside the file and renames it: another process sees the whole old file or the whole new one. Who may read and write it stays. Synchronous: V8
 * collects garbage while a promise is awaited, which costs a process that is about to end twenty milliseconds. `isWanted` is asked when the draft is whole, right
 * before it takes the place of the file: where it answers no, all stays as it is, and the answer is false.
 */
export function writeWhole(path: string, content: Uint8Array | string, isWanted = (): boolean => true): boolean {
  const draft = `${path}.${randomBytes(16).toString('hex')}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    const mode = modeOf(path);
    writeFileSync(draft, content, { mode });
    // The process may forbid some of it to new files.
    if (mode !== undefined) chmodSync(draft, mode);
    const isTaken = isWanted();
    if (isTaken) renameSync(draft, path);
    else rmSync(draft);
    return isTaken;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Who may read and write a file; undefined where there is none. */
function modeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stats.mode & 0o777 : undefined;
}

/**
 * The value that was written as JSON, or undefined where there is no such file or it is no JSON. Its type can be trusted only
 * if a change of what a file holds also changes its path, or a format number in it.
 */
export function readJson<Value>(path: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
