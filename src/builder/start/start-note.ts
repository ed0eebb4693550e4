import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compiledFolder } from '../compile/source-key.ts';
import { stampOf } from '../load/file-stamp.ts';
import { writeWhole } from '../publish/whole-file.ts';

/** What `scripts/run.mjs` reads first: the snapshot to start a build from, and the version of Node that made it. */
export interface StartNote {
  /** Version, platform and architecture. Another Node would refuse the snapshot. */
  node: string;
  /** Path from the cache folder. */
  blob: string;
  /** Size, date and ctime of the snapshot. When they differ, it was cut off or changed: it is not used, and the build checks it. */
  stamp: string;
}

export const BLOB = 'start.blob';

/** Writes the note of the snapshot for the next build, if this compiled renderer has a snapshot. */
export function noteStart(cacheDir: string, key: string): void {
  const blob = join(compiledFolder(cacheDir), key, BLOB);
  const stats = statSync(blob, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const node = `${process.version} ${process.platform} ${process.arch}`;
  const note: StartNote = { node, blob: blob.slice(cacheDir.length + 1), stamp: stampOf(stats) };
  const text = JSON.stringify(note);
  const file = join(cacheDir, 'start.json');
  if (readText(file) !== text) writeWhole(file, text);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
