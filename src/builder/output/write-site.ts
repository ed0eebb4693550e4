import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '#schema/warning.ts';
import { listFolder, moveIfThere } from '#brand/files/disk.ts';
import { type FileNotes, noteFiles, statsOf } from '#brand/files/file-note.ts';
import { lockFile, type FolderLock, waitForLock } from '#brand/files/folder-lock.ts';
import { makePlacer } from './place-files.ts';
import { findForeignFolder, lockPath } from '#brand/files/site-folder.ts';
import { clearState, type SiteState, writeState } from './state.ts';

/** A site to write. */
export interface NewSite {
  /** They are written as they come, so that a brand of ten thousand pages is never in memory at once. */
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  /** Called when all files are written. */
  describe: () => Omit<SiteState, 'files'>;
  /** The notes of the site that is there: its files that are still the same are carried over. */
  known?: FileNotes;
}

/**
 * Takes the output of a brand for this process, waits while another process has it, and recovers what a killed build has left. The site and its state
 * are those of one build until the lock is released.
 */
export async function lockSite(outDir: string, slug: string): Promise<FolderLock> {
  const lock = await waitForLock(lockPath(outDir, slug));
  recover(outDir, slug);
  return lock;
}

/** Recovers the output of all brands, or one, after killed builds. Skips brands that a running build has locked. */
export function recoverSites(outDir: string, only?: string): void {
  const left = listFolder(outDir).flatMap((name) => /^\.([a-z0-9-]+)\.(?:next|previous)$/.exec(name)?.[1] ?? []);
  for (const slug of new Set(left)) {
    if (only !== undefined && slug !== only) continue;
    mkdirSync(join(outDir, '.state'), { recursive: true });
    const lock = lockFile(lockPath(outDir, slug));
    if (lock) recover(outDir, slug);
    lock?.release();
  }
}

/** A kill between the two renames leaves the old site beside its place. A kill at another moment leaves only unused files. */
function recover(outDir: string, slug: string): void {
  const { site, next, previous } = placesOf(outDir, slug);
  if (statsOf(site) === undefined) moveIfThere(previous, site);
  for (const rest of [previous, next]) deleteFolder(rest);
}

/**
 * Replaces `<outDir>/<slug>` as a whole; the caller has its lock. The site is put together beside its place and swapped in by two renames. An error before
 * that leaves the site that is there as it is. The state is empty until all is done, so that a state always fits its site.
 */
export async function writeSite(outDir: string, slug: string, { files, describe, known }: NewSite): Promise<void> {
  const { site, next, previous } = placesOf(outDir, slug);
  mkdirSync(next, { recursive: true });
  let isIn = false;
  try {
    const placer = makePlacer(next, site, known);
    for await (const file of files) placer.place(file);
    const state = describe();
    if (findForeignFolder(outDir, [slug])) throw new Error(`${site} is in the way: no build has made it. Move it.`);
    clearState(outDir, slug);
    swap(site, next, previous);
    isIn = true;
    // Before the notes are taken: it changes the ctime of the files that both have.
    deleteFolder(previous);
    writeState(outDir, slug, { ...state, files: noteFiles(site, placer.hashes) });
  } catch (error) {
    const isLost = !isIn && !existsSync(next);
    deleteFolder(next);
    if (!isLost) throw error;
    const reason = `Something else removed the folder in which "${slug}" was put together, so the site that was there stays.`;
    throw new Error(`${reason} Build it again, and give each build an output folder of its own.`, { cause: error });
  }
}

function swap(site: string, next: string, previous: string): void {
  const hasMoved = moveIfThere(site, previous);
  try {
    renameSync(next, site);
  } catch (error) {
    if (hasMoved) renameSync(previous, site);
    throw error;
  }
}

function placesOf(outDir: string, slug: string): Record<'site' | 'next' | 'previous', string> {
  return {
    site: join(outDir, slug),
    next: join(outDir, `.${slug}.next`),
    previous: join(outDir, `.${slug}.previous`),
  };
}

/** Synchronous, because the variant with a promise takes nearly twice the processor time. */
function deleteFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // A scanner holds a file: the next build tries again.
  }
}
