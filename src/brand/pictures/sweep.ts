import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
/** Folders of cache entries. An entry is a file, or a folder with a note. */
const FOLDERS = ['pictures', 'pictures/downloads'];
export const NOTE = 'entry.json';
const SWEPT = 'pictures/swept';

/** Marks a file of the cache as used, at most once a day: that is exact enough for 90 days. */
export function markUsed(path: string, now = Date.now()): void {
  const { mtimeMs = now } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (now - mtimeMs > DAY_MS) utimesSync(path, now / 1000, now / 1000);
}

/** Removes what no build has used for 90 days. It runs at most once a day, so it costs a build almost nothing. */
export function sweepPictures(cacheDir: string, now = Date.now()): void {
  const swept = join(cacheDir, SWEPT);
  const { mtimeMs = 0 } = statSync(swept, { throwIfNoEntry: false }) ?? {};
  if (now - mtimeMs < DAY_MS) return;
  for (const folder of FOLDERS) {
    for (const path of entriesOf(join(cacheDir, folder))) {
      if (now - lastUseOf(path) > KEPT_MS) rmSync(path, { recursive: true, force: true });
    }
  }
  if (statSync(join(cacheDir, 'pictures'), { throwIfNoEntry: false })) {
    writeFileSync(swept, '');
    utimesSync(swept, now / 1000, now / 1000);
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Infinity for a folder without a note: it holds other entries, or is being written. */
function lastUseOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  const note = stats?.isDirectory() ? statSync(join(path, NOTE), { throwIfNoEntry: false }) : stats;
  return note?.mtimeMs ?? Infinity;
}
