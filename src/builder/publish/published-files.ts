import { hash } from 'node:crypto';
import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { hashOfFile, stampOf } from '../load/file-stamp.ts';
import { readOrdinaryFile } from '../load/ordinary-file.ts';

/** A file of a site as it was published. */
export interface PublishedFile {
  stamp: string;
  /** Of its bytes. It tells accidents: whoever can write there can change the note of it, too. */
  sum: string;
}

export type PublishedFiles = Record<string, PublishedFile>;

const SUM_LENGTH = 32;

export const sumOf = (bytes: Uint8Array | string): string => hash('sha256', bytes).slice(0, SUM_LENGTH);

/** The same of a file that is to be copied. Many sites have the same scripts, which are read once. */
export const sumOfFile = (path: string, stats: Stats): string =>
  hashOfFile(realpathSync.native(path), stats).slice(0, SUM_LENGTH);

/** What is known of the files in a site's folder. `sums` has each of them by path. */
export function describeFiles(folder: string, sums: ReadonlyMap<string, string>): PublishedFiles {
  return Object.fromEntries(
    Array.from(sums, ([path, sum]) => [path, { stamp: stampAt(`${folder}/${path}`) ?? '', sum }]),
  );
}

/**
 * Whether a published file is there as it was published, and can be carried over. A link, a folder or a pipe in its place is not. It is read
 * only where its stamp is another one: the site was copied, or somebody touched it.
 */
export function isIntact(folder: string, path: string, files: PublishedFiles | undefined): boolean {
  const known = files !== undefined && Object.hasOwn(files, path) ? files[path] : undefined;
  const stats = known && statsOf(join(folder, path));
  if (!known || !stats?.isFile()) return false;
  if (stampOf(stats) === known.stamp) return true;
  if (stats.size !== Number.parseInt(known.stamp, 10)) return false;
  return sumOf(readOrdinaryFile(join(folder, path), stats.size)) === known.sum;
}

/**
 * The same files with the stamps that they have when those of the site before are deleted: a link less is a change to a disk. What has
 * another size or date keeps its old stamp, by which it will be noticed.
 */
export function restamp(folder: string, files: PublishedFiles): PublishedFiles {
  const entries = Object.entries(files).map(([path, { stamp, sum }]): [string, PublishedFile] => {
    const now = stampAt(`${folder}/${path}`) ?? '';
    return [path, { stamp: withoutChange(now) === withoutChange(stamp) ? now : stamp, sum }];
  });
  return Object.fromEntries(entries);
}

const withoutChange = (stamp: string): string => stamp.slice(0, stamp.lastIndexOf(' '));

/** Undefined where there is no file. */
export function stampAt(path: string): string | undefined {
  const stats = statsOf(path);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** Of what stands there itself, and not of what a link leads to. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // A file or a circle of links in place of a folder.
  }
}
