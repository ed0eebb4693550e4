import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isBelow } from '#brand/files/ordinary-file.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

/** Throws where a zip can't be put, or would be lost: what lies in a site is gone with the next build, what lies in a brand is a part of it. */
export function checkTarget(target: string, folders: { brandsDir: string; outDir: string }): void {
  const parent = dirname(target);
  if (statSync(parent, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`There is no folder ${shortenPath(parent)}. Make it, or name another file with --to.`);
  }
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there && !there.isFile() && !there.isSymbolicLink()) {
    const kind = there.isDirectory() ? 'a folder' : 'no file';
    throw new UsageError(`--to must name a file, and ${shortenPath(target)} is ${kind}.`);
  }
  for (const folder of [folders.brandsDir, folders.outDir]) {
    const real = realPathOf(folder);
    if (real === undefined || !isBelow(real, realpathSync.native(parent))) continue;
    throw new UsageError(`${shortenPath(target)} would lie in a brand or in a site. Name a file elsewhere with --to.`);
  }
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined; // It is not there yet.
  }
}
