import { hash } from 'node:crypto';
import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { hashOfFile } from '../brand/file-stamp.ts';
import { readOrdinaryFile } from '../brand/ordinary-file.ts';

/** Published files by path: size and date, and the SHA-256 of the bytes. It detects accidents, not attacks: an attacker could change this note too. */
export type PublishedFiles = Record<string, { stamp: string; sum: string }>;

/** What is known of the files in a folder, and when it was noted (`ctimeMs` of the note). */
export interface KnownFiles {
  files: PublishedFiles;
  notedAt: number;
}

export const sumOf = (bytes: Uint8Array | string): string => hash('sha256', bytes);

/** The sum of a file that is to be copied. Scripts that many sites share are read only once. */
export const sumOfFile = (path: string, stats: Stats): string => hashOfFile(realpathSync.native(path), stats);

/** Describes the files in a site's folder. `sums` has the sum of each file by path. */
export function describeFiles(folder: string, sums: ReadonlyMap<string, string>): PublishedFiles {
  return Object.fromEntries(
    Array.from(sums, ([path, sum]) => [path, { stamp: stampOf(statsOf(`${folder}/${path}`)), sum }]),
  );
}

/**
 * The stats of a file that is still as it was published and can be carried over; undefined for a link, a folder or a pipe in its place.
 * The file is read only if it has the same size, but another date or a change after the note (ctime, which no tool can set back): the
 * site was copied, or somebody touched the file.
 */
export function statIntact(folder: string, path: string, known: KnownFiles | undefined): Stats | undefined {
  const file = known !== undefined && Object.hasOwn(known.files, path) ? known.files[path] : undefined;
  const stats = file && statsOf(`${folder}/${path}`);
  if (!known || !file || !stats?.isFile()) return undefined;
  if (stampOf(stats) === file.stamp && stats.ctimeMs <= known.notedAt) return stats;
  if (stats.size !== Number.parseInt(file.stamp, 10)) return undefined;
  return sumOf(readOrdinaryFile(`${folder}/${path}`, stats.size)) === file.sum ? stats : undefined;
}

export const isIntact = (...file: Parameters<typeof statIntact>): boolean => statIntact(...file) !== undefined;

export const stampOf = (stats: Stats | undefined): string => (stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : '');

/** The stats of the path itself: of a link, not of its target. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // A file or a circle of links in place of a folder.
  }
}
