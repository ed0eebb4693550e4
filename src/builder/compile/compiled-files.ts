import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, type PublishedFiles, stampOf, statIntact, statsOf, sumOf } from '../publish/published-files.ts';
import { readSealed, writeSealed } from '../publish/whole-file.ts';

const NOTE = 'files.json';
const ALL = (_path: string): boolean => true;

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
 * files that were touched since are read, and where they are the same (the cache was copied) they are noted anew, so that this costs a `stat` a file.
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
    // A cache that may only be read: it is read again next time.
  }
}
