import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#brand/errors/usage-error.ts';
import { hasCode } from '#brand/files/disk.ts';
import { describeFileError, shortenPath } from '#brand/errors/problems.ts';

/** Throws a UsageError where something has the name of the brand, or where brands can't be. */
export function checkFree(brandsDir: string, slug: string): void {
  const folder = join(brandsDir, slug);
  if (stats(brandsDir, statSync)?.isDirectory() === false) {
    throw new UsageError(`--brands-dir must be a folder, which ${shortenPath(brandsDir)} is not.`);
  }
  // Also a link that leads nowhere has the name.
  if (stats(folder, lstatSync) === undefined) return;
  throw new UsageError(`${shortenPath(folder)} is there already and stays as it is. Choose another --slug.`);
}

/** Writes a brand's folder, the files by their paths in it, whole or not at all. Never touches one that exists: throws a UsageError. */
export function writeBrand(brandsDir: string, slug: string, files: Record<string, string | Uint8Array>): void {
  checkFree(brandsDir, slug);
  // A preview and a build pass over hidden folders.
  const draft = join(brandsDir, `.${slug}.new.${randomBytes(8).toString('hex')}`);
  try {
    makeFolder(brandsDir);
    mkdirSync(draft);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), content);
    }
    renameSync(draft, join(brandsDir, slug));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    checkFree(brandsDir, slug); // Another run was faster.
    const place = existsSync(dirname(brandsDir)) ? brandsDir : dirname(brandsDir);
    throw new UsageError(`${shortenPath(place)} ${describeFileError(error, 'written')}.`);
  }
}

/** Not `recursive`, with which Node never ends where nothing can be made, as in /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function stats(path: string, stat: typeof statSync): Stats | undefined {
  try {
    return stat(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(`${shortenPath(path)} ${describeFileError(error)}.`);
  }
}
