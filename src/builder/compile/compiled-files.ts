import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, isIntact, type PublishedFiles, stampAt, sumOf } from '../publish/published-files.ts';
import { readSealed, writeSealed } from '../publish/whole-file.ts';

const NOTE = 'files.json';

/** Notes what a compile has made, and gives back all that the disk has to keep of it. */
export function noteCompiled(folder: string): string[] {
  const note = join(folder, NOTE);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => file !== note);
  const sums = new Map(files.map((file) => [file.slice(folder.length + 1), sumOf(readFileSync(file))]));
  writeSealed(note, describeFiles(folder, sums));
  return [...files, note];
}

/**
 * Whether a compiled renderer is what its compile has made: a power cut leaves empty files, and a full disk halves, which would be published. Only
 * files with another stamp are read, and where they are the same (the cache was copied) their stamps are noted, so that this costs a `stat` a file.
 */
export function isCompiledIntact(folder: string, isNeeded: (path: string) => boolean = () => true): boolean {
  const known = readSealed<PublishedFiles>(join(folder, NOTE));
  if (!known) return false;
  const others = Object.entries(known).filter(
    ([path, { stamp }]) => isNeeded(path) && stampAt(`${folder}/${path}`) !== stamp,
  );
  if (!others.every(([path]) => isIntact(folder, path, known))) return false;
  if (others.length > 0) noteStamps(folder, known);
  return true;
}

function noteStamps(folder: string, known: PublishedFiles): void {
  try {
    const sums = new Map(Object.entries(known).map(([path, { sum }]) => [path, sum]));
    writeSealed(join(folder, NOTE), describeFiles(folder, sums));
  } catch {
    // A cache that may only be read: it is read again next time.
  }
}
