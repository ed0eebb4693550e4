import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { findNearest } from '#core/text/nearest.ts';
import type { HashOfFile } from '#brand/folder/brand-folder.ts';
import {
  isBelow,
  MAX_FILE_BYTES,
  readOrdinaryFile,
  realPathBelow,
  RefusedFileError,
} from '#brand/files/ordinary-file.ts';
import {
  PictureProblem,
  SAVE_SMALLER,
  toMegabytes,
  type Original,
  type PictureLimits,
} from '#brand/pictures/original.ts';

/**
 * The picture, or the font, at `src`, a path below the brand's folder (`images/hero.jpg`; a slash in front changes nothing). A
 * file outside the folder, through `..` or a symbolic link, is refused.
 */
export async function fileBelow(
  folder: string,
  src: string,
  hashOf: HashOfFile,
  limits: Pick<PictureLimits, 'fileBytes'>,
  saveSmaller = SAVE_SMALLER,
): Promise<Original> {
  const path = realPathOf(folder, src);
  const file = statSync(path);
  if (!file.isFile()) throw new PictureProblem('is not a file');
  if (file.size > limits.fileBytes)
    throw new PictureProblem(`has more than ${toMegabytes(limits.fileBytes)}`, saveSmaller);

  const digest = readable(() => hashOf(path));
  return { digest, read: () => readUnchanged(path, digest) };
}

function realPathOf(folder: string, src: string): string {
  const path = join(folder, src);
  if (src.includes('\0') || !isBelow(folder, path)) throw new PictureProblem("lies outside the brand's folder");
  try {
    return realPathBelow(folder, path);
  } catch (error) {
    if (error instanceof RefusedFileError) throw new PictureProblem("lies outside the brand's folder");
    throw new PictureProblem("is not in the brand's folder", suggestion(folder, path));
  }
}

function suggestion(folder: string, path: string): string | undefined {
  const parent = dirname(path);
  let names: string[];
  try {
    names = readdirSync(parent).sort();
  } catch {
    return undefined;
  }
  // The most common mistakes are a wrong extension and wrong case. `findNearest` would find such names too different.
  const near = names.find((name) => stemOf(name) === stemOf(path)) ?? findNearest(basename(path), names);
  return near && `Did you mean "${relative(folder, join(parent, near)).replaceAll(sep, '/')}"?`;
}

const stemOf = (path: string) => basename(path, extname(path)).toLowerCase();

function readable<Content>(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedFileError) throw new PictureProblem(error.message);
    throw new PictureProblem(`can't be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

/** Throws if the picture was saved again after its digest was taken: the cache would keep it under the old digest. */
async function readUnchanged(path: string, digest: string): Promise<Uint8Array> {
  const bytes = readable(() => readOrdinaryFile(path, MAX_FILE_BYTES));
  if (hash('sha256', bytes) !== digest) throw new PictureProblem('changed while it was being read');
  return bytes;
}
