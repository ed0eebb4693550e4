import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** A file that is there and is not read. The message follows the file's name: `is a pipe, not a file`. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
}

const MEGABYTE = 1024 * 1024;
/** Larger files are no part of a site: a brand of 5,000 locations is about 15 MB of JSON, and a picture has at most 50 MB. */
export const MAX_FILE_BYTES = 64 * MEGABYTE;

/** The text of `<folder>/<name>`. Throws a RefusedFileError where it lies outside the folder, is no file or is too large. */
export function readTextBelow(folder: string, name: string, maxBytes = MAX_FILE_BYTES): string {
  const path = realPathBelow(folder, join(folder, name));
  // Before it is opened: that alone makes some devices do something.
  refuseUnlessFile(statSync(path));
  return readOrdinaryFile(path, maxBytes).toString();
}

/**
 * The bytes of an ordinary file. What it is and how large is asked of the opened file, because the name may have become another one's since somebody
 * looked. A pipe is opened without waiting for its other end, and no more is read than was there when it was opened: nothing here waits or is endless.
 */
export function readOrdinaryFile(path: string, maxBytes: number): Buffer {
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants; // Windows lacks the last two.
  const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    const stats = fstatSync(file);
    refuseUnlessFile(stats);
    if (stats.size > maxBytes) throw new RefusedFileError(`has more than ${maxBytes / MEGABYTE} MB, which is not read`);
    const bytes = Buffer.allocUnsafe(stats.size);
    let end = 0;
    for (let read = -1; read !== 0 && end < bytes.length; end += read) {
      read = readSync(file, bytes, end, bytes.length - end, end);
    }
    return bytes.subarray(0, end);
  } finally {
    closeSync(file);
  }
}

/** Where a path leads. Throws a RefusedFileError where that is outside the folder, or what the system says where it is nothing. */
export function realPathBelow(folder: string, path: string): string {
  const real = realpathSync.native(path);
  if (isBelow(realpathSync.native(folder), real)) return real;
  throw new RefusedFileError("is a link that leads outside the brand's folder, where nothing is read");
}

export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refuseUnlessFile(stats: Stats): void {
  if (stats.isFile()) return;
  const kind = stats.isDirectory() ? 'folder' : stats.isFIFO() ? 'pipe' : stats.isSocket() ? 'socket' : 'device';
  throw new RefusedFileError(`is a ${kind}, not a file`);
}
