import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lazy } from '../../domain/lazy.ts';
import { MAX_FILE_BYTES, readOrdinaryFile } from './ordinary-file.ts';

/**
 * A text that changes whenever a file does, without reading the file. It includes ctime, which
 * no tool can set back: a copy that keeps the old file's date and size is noticed too.
 */
export function stampOf({ size, mtimeMs, ctimeMs }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs}`;
}

/** A file this young may change again within the clock's tick, without a trace in its dates. */
const SETTLED_AFTER_MS = 2000;

/** Whether the stamp tells every change that is still to come. */
export const isSettled = ({ mtimeMs }: Stats): boolean => Date.now() - mtimeMs > SETTLED_AFTER_MS;

/** More than the files of a brand. */
const MAX_HASHES = 1000;
const hashes = lazy(() => new Map<string, string>());

/** SHA-256 in hex of the file at a real path. A picture is asked for twice in a build: as one of the files that the output depends on, and to find its sizes. */
export function hashOfFile(path: string, stats: Stats): string {
  const known = hashes();
  const key = `${path} ${stampOf(stats)}`;
  const hashed = known.get(key) ?? hash('sha256', readOrdinaryFile(path, MAX_FILE_BYTES));
  if (known.size >= MAX_HASHES) known.clear();
  if (isSettled(stats)) known.set(key, hashed);
  return hashed;
}
