import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, type PublishedFiles, stampOf, statIntact, statsOf, sumOf } from '../output/published-files.ts';
import { readSealed, writeSealed } from '../output/whole-file.ts';

const NOTE = 'files.json';
const ALL = (_path: string): boolean => true;

/** Writes a note of all files that a compile has made. Returns their paths, with that of the note, to be flushed to the disk. */
export function noteCompiled(folder: string): string[] {
  const note = join(folder, NOTE);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => file !== note);
  const sums = new Map(files.map((file) => [file.slice(folder.length + 1), sumOf(readFileSync(file))]));
  writeSealed(note, describeFiles(folder, sums));
  return [...files, note];
}

/**
 * Whether the files of a compiled renderer are still as the compile made them. A power cut leaves empty files and a full disk cut ones, which would
 * be published. Reads only files that were touched since. If those are the same (the cache was copied), notes them again, so that the next check
 * costs one `stat` for each file.
 */
export function isCompiledIntact(folder: string, isNeeded = ALL): boolean {
  const note = join(folder, NOTE);
  const files = readSealed<PublishedFiles>(note);
  if (!files) return false;
  const known = { files, notedAt: statsOf(note)?.ctimeMs ?? 0 };
  let wasTouched = false;
  for (const path of Object.keys(files).filter(isNeeded)) {
    const stats = statIntact(folder, path, known);
    if (!stats) return false;
    wasTouched ||= stats.ctimeMs > known.notedAt || stampOf(stats) !== files[path]?.stamp;
  }
  if (wasTouched && isNeeded === ALL) noteAgain(folder, files);
  return true;
}

function noteAgain(folder: string, files: PublishedFiles): void {
  try {
    const sums = new Map(Object.entries(files).map(([path, { sum }]) => [path, sum]));
    writeSealed(join(folder, NOTE), describeFiles(folder, sums));
  } catch {
    // The cache is read-only: the next check reads the touched files again.
  }
}
