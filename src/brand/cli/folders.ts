import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isBelow } from '../files/ordinary-file.ts';
import { statsOf } from '../files/file-note.ts';
import { findForeignFolder } from '../files/site-folder.ts';
import { shortenPath } from '../errors/problems.ts';
import { UsageError } from '../errors/usage-error.ts';

export interface Folders {
  /** Both paths are absolute. */
  brandsDir: string;
  outDir: string;
}

/** Throws when one folder is inside the other: publishing replaces `<out-dir>/<slug>`, which could then be a brand or all brands. */
export function checkFolders(brandsDir: string, outDir: string): Folders {
  const folders = { brandsDir: resolve(brandsDir), outDir: resolve(outDir) };
  if (overlap(folders.brandsDir, folders.outDir)) {
    throw new UsageError(
      '--out-dir and --brands-dir must not lie in one another: what is built would take the place of the brands.',
    );
  }
  if (statSync(folders.outDir, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UsageError(`--out-dir must be a folder, which ${shortenPath(folders.outDir)} is not.`);
  }
  return folders;
}

/** Throws when a site's output folder contains something that no build has made. Called before anything is built. */
export function checkPlaces({ brandsDir, outDir }: Folders, slugs: readonly string[]): void {
  const foreign =
    findForeignFolder(outDir, slugs) ?? slugs.find((slug) => isSame(join(brandsDir, slug), join(outDir, slug)));
  if (foreign === undefined) return;
  const [place, out] = [shortenPath(join(outDir, foreign)), shortenPath(outDir)];
  throw new UsageError(
    `${place} is in the way: no build has made it. Move it, or name another folder than ${out} as --out-dir.`,
  );
}

/** Whether one of two folders is the other, or lies in it. */
export const overlap = (one: string, other: string): boolean => liesIn(one, other) || liesIn(other, one);

/** Compares the real folders, because links and, on some disks, capital letters give one folder several names. */
function liesIn(path: string, folder: string): boolean {
  if (path === folder || isBelow(folder, path)) return true;
  for (let at = realPathOf(path); ; at = dirname(at)) {
    if (isSame(at, folder)) return true;
    if (at === dirname(at)) return false;
  }
}

/** The real path. For a path that does not exist yet, only the part that exists is resolved. */
function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    // A link to a missing target is not a missing path, so it stays as it is.
    const isLink = statsOf(path)?.isSymbolicLink() === true;
    return parent === path || isLink ? path : join(realPathOf(parent), basename(path));
  }
}

function isSame(one: string, other: string): boolean {
  const [here, there] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return here !== undefined && here.ino === there?.ino && here.dev === there.dev;
}
