import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { hasCode } from './disk.ts';
import { decodeUtf8 } from './utf8.ts';

/** A file that exists but is not read. The message follows the file's name: `is a pipe, not a file`. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
}

const MEGABYTE = 1024 * 1024;
/** Larger files do not belong to a site: a brand of 5,000 locations is about 15 MB of JSON, and a picture has at most 50 MB. */
export const MAX_FILE_BYTES = 64 * MEGABYTE;

/** The text of `<folder>/<name>`. Throws a RefusedFileError where it lies outside the folder, is no file or is too large, and a SyntaxError where it is not UTF-8. */
export function readTextBelow(folder: string, name: string, maxBytes = MAX_FILE_BYTES): string {
  const path = realPathBelow(folder, join(folder, name));
  // Checked before the file is opened, because opening a device can have effects.
  refuseUnlessFile(statSync(path));
  return decodeUtf8(readOrdinaryFile(path, maxBytes));
}

/**
 * The bytes of an ordinary file. Its kind and size are checked after opening, because the path may have become that of another file since an earlier
 * check. Opening a pipe does not wait for its other end, and no more is read than the size at opening, so this never blocks and always ends.
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

/** The real path of `path`. Throws a RefusedFileError where it is outside the folder, or the system's error where nothing exists. */
export function realPathBelow(folder: string, path: string): string {
  const real = realpathSync.native(path);
  if (isBelow(realpathSync.native(folder), real)) return real;
  throw new RefusedFileError("is a link that leads outside the brand's folder, where nothing is read");
}

/** The same for a file that is to be written: where nothing exists, `path` itself. */
export function writablePathBelow(folder: string, path: string): string {
  try {
    return realPathBelow(folder, path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return path;
    throw error;
  }
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
