import { statSync } from 'node:fs';
import { join } from 'node:path';
import { discardFolder, findStagingFolders, isAbandoned, moveFolder } from './staging.ts';
import { settleStates } from './state.ts';

/**
 * Cleans up after publishes that were killed: moves an old site back to its place, and deletes half-written folders.
 * Runs first in every build and preview, before any state is read. Folders that a running publish fills are left alone.
 */
export function recover(outDir: string, slug?: string): void {
  const folders = findStagingFolders(outDir).filter((folder) => slug === undefined || folder.slug === slug);
  const asides = folders.filter(({ kind }) => kind === 'previous');
  const newestFirst = asides
    .map((aside) => ({ aside, movedAt: movedAt(aside.path) }))
    .sort((a, b) => b.movedAt - a.movedAt);
  for (const { aside } of newestFirst) {
    // The move fails where a site exists: that one is complete and newer.
    if (!moveFolder(aside.path, join(outDir, aside.slug))) discardFolder(outDir, aside);
  }
  settleStates(outDir, slug);
  for (const folder of folders) {
    const isRubbish = folder.kind === 'trash' || (folder.kind === 'next' && isAbandoned(folder.path, folder.tag));
    if (isRubbish) discardFolder(outDir, folder);
  }
}

/** The ctime, because a rename changes it and no date of what is in the folder. */
function movedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
}
