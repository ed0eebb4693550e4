import type { Stats } from 'node:fs';

/**
 * A text that changes whenever a file does, without reading the file. It includes ctime, which
 * no tool can set back: a copy that keeps the old file's date and size is noticed too.
 */
export function stampOf({ size, mtimeMs, ctimeMs }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs}`;
}
