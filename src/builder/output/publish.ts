import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteLater, discardFolder, makeHeartbeat, makeStagingFolder, moveFolder, moveToTrash } from './staging.ts';
import { flusherFor } from './flush.ts';
import { makePlacer, type Placer } from './write-site.ts';
import { describeFiles, type KnownFiles } from './published-files.ts';
import { identityOf, isOwnSite, proposeState, settleState, type State, touchState } from './state.ts';
import type { OutputFile } from '../types.ts';

/** Another process may publish the same brand at the same time; losing to it this often means something else is wrong. */
const TRIES = 100;

/** Another process replaced the site from which files were carried over, so the new folder mixes files of two builds. */
export class SupersededError extends Error {
  override name = 'SupersededError';
}

/** A site to publish once all of its files are written. */
export interface Publication {
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  /** Called when all files are in `folder`. */
  describe: (folder: string) => Omit<State, 'files'>;
  /** `identityOf` the site from which files are carried over. `known` has the sums of its files. */
  basis?: string | undefined;
  known?: KnownFiles | undefined;
  /** Whether this process goes on when the site is published. */
  staysUp?: boolean | undefined;
  /** Called when all files are written, before they are flushed to the disk and the site is replaced. */
  onWritten?: (() => void) | undefined;
}

/**
 * Replaces `<outDir>/<slug>` as a whole. Files are written as they come, so that a brand of ten thousand pages is never in
 * memory at once. An error before the swap leaves the running site as it is.
 *
 * A kill between the two renames leaves the old site complete in a folder beside its place: `recover` moves it back.
 */
export async function publish(outDir: string, slug: string, publication: Publication): Promise<void> {
  const running = join(outDir, slug);
  const next = makeStagingFolder(outDir, slug, 'next');
  mkdirSync(outDir, { recursive: true });
  mkdirSync(next.path);
  const identity = identityOf(next.path);
  try {
    const { written, sums } = await fill(next.path, running, publication);
    const flush = flusherFor(written.length, outDir, publication.staysUp);
    const state = { ...publication.describe(next.path), files: describeFiles(next.path, sums) };
    const proposal = proposeState(outDir, slug, state, next.path);
    publication.onWritten?.();
    let replaced: string[] = [];
    try {
      await flush([...written, next.path, proposal.path]);
      if (publication.basis !== undefined && identityOf(running) !== publication.basis) {
        throw new SupersededError(`Another build published "${slug}" meanwhile.`);
      }
      if (!isOwnSite(proposal)) throw new Error(`${running} is in the way: no build has made it. Move it.`);
      if (identityOf(next.path) === identity) replaced = swapIn(outDir, slug, next.path, running);
      else throw new Error('Its folder is another one.');
    } finally {
      settleState(proposal);
    }
    await flush([outDir]);
    if (replaced.length > 0) deleteLater(replaced, () => touchState(proposal));
  } catch (error) {
    const isLost = identityOf(next.path) !== identity && identityOf(running) !== identity;
    discardFolder(outDir, next);
    if (!isLost) throw error;
    const reason = `Something else removed the folder in which "${slug}" was put together, so the site that was there stays.`;
    throw new Error(`${reason} Build it again, and give each build an output folder of its own.`, { cause: error });
  }
}

async function fill(folder: string, running: string, { files, known }: Publication): Promise<Placer> {
  const placer = makePlacer(folder, running, known);
  const beat = makeHeartbeat(folder);
  for await (const file of files) {
    placer.place(file);
    beat();
  }
  return placer;
}

/** Returns the folders to which old sites were moved. */
function swapIn(outDir: string, slug: string, next: string, running: string): string[] {
  const old: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const aside = makeStagingFolder(outDir, slug, 'previous');
    moveFolder(running, aside.path);
    let isIn = false;
    try {
      isIn = moveFolder(next, running);
    } finally {
      // If `next` is not in place, the old site moves back, unless another process has put a complete site there by now.
      const isBack = !isIn && moveFolder(aside.path, running);
      const trash = isBack ? undefined : moveToTrash(outDir, aside);
      if (trash !== undefined) old.push(trash);
    }
    if (isIn) return old;
  }
  throw new Error(`"${next}" could not be moved to "${running}".`);
}
