import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compiledFolder } from '../compile/source-key.ts';
import { stampOf } from '../load/file-stamp.ts';
import { writeWhole } from '../publish/whole-file.ts';

/** What `scripts/run.mjs` reads before anything else is there: the snapshot to start a build from, and the Node that can. */
export interface StartNote {
  /** Another one would refuse it. */
  node: string;
  /** From the cache folder. */
  blob: string;
  /** Size, date and ctime: one that was cut off or changed is not used, and looked at before the next start. */
  stamp: string;
}

export const BLOB = 'start.blob';

/** Says from which snapshot the next build starts, if there is one for this compiled renderer. */
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
