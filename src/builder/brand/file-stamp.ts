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

/** A file that changed less than this ago may change again within one tick of the clock and keep its dates. */
const SETTLED_AFTER_MS = 2000;

/** Whether every later change of the file will change its stamp. */
export const isSettled = ({ mtimeMs }: Stats): boolean => Date.now() - mtimeMs > SETTLED_AFTER_MS;

/** More than the files of a usual brand. */
const MAX_HASHES = 1000;
const hashes = lazy(() => new Map<string, string>());

/** SHA-256 in hex of the file at a real path. It is cached, because a build hashes a picture twice: as one of its inputs, and to find its sizes. */
export function hashOfFile(path: string, stats: Stats): string {
  const known = hashes();
  const key = `${path} ${stampOf(stats)}`;
  const hashed = known.get(key) ?? hash('sha256', readOrdinaryFile(path, MAX_FILE_BYTES));
  if (known.size >= MAX_HASHES) known.clear();
  if (isSettled(stats)) known.set(key, hashed);
  return hashed;
}
