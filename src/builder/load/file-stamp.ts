import type { Stats } from 'node:fs';

/**
 * A text that changes whenever a file does, without reading the file. The time of the last change to its entry (ctime) is in it, so
 * a copy that keeps the old file's date and size is noticed too.
 */
export function stampOf({ size, mtimeMs, ctimeMs }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs}`;
}
