import { hash, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MAX_FILE_BYTES, readOrdinaryFile } from '../brand/ordinary-file.ts';

const SEAL_LENGTH = 64;
/** The state of a site of 15,000 pages has 6 MB. */
const MAX_BYTES = 4 * MAX_FILE_BYTES;

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

/** Writes a value so that `readSealed` returns it unchanged, or returns undefined. */
export function writeSealed(path: string, value: unknown): void {
  writeWhole(path, seal(value));
}

/** The text of a file that `readSealed` understands. */
export function seal(value: unknown): string {
  const body = JSON.stringify(value);
  return `${hash('sha256', body)}\n${body}\n`;
}

/**
 * The value that was sealed, or undefined when the file is missing or was changed. Its type can be trusted only
 * if a change of what a file holds also changes its path, or a format number in it.
 */
export function readSealed<Value>(path: string): Value | undefined {
  let text: string;
  try {
    text = readOrdinaryFile(path, MAX_BYTES).toString();
  } catch {
    return undefined;
  }
  const body = text.slice(SEAL_LENGTH + 1, -1);
  return text.slice(0, SEAL_LENGTH) === hash('sha256', body) ? (JSON.parse(body) as Value) : undefined;
}
