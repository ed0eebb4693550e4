import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a draft beside the file and renames it: another process sees the whole old file or the whole new one. Synchronous: V8 collects
 * garbage while a promise is awaited, which costs a process that is about to end twenty milliseconds.
 */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const draft = `${path}.${randomBytes(16).toString('hex')}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
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
