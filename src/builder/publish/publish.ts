import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteFolder, discardFolder, makeLeftover, moveFolder, moveToTrash } from './staging.ts';
import { makePlacer } from './write-site.ts';
import { proposeState, settleState, type State } from './state.ts';
import type { OutputFile } from '../types.ts';

/** Another process may publish the same brand at the same time; losing to it this often means something else is wrong. */
const TRIES = 100;

/**
 * Replaces `<outDir>/<slug>` as a whole. Files are written as they come, so a brand of ten thousand pages never lies in
 * memory at once; `describe` is asked for the state when all are there. When anything throws, the running site stays.
 *
 * A kill between the two renames leaves the old site complete beside its place: `recover` puts it back.
 */
export async function publish(
  outDir: string,
  slug: string,
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  describe: () => State,
): Promise<void> {
  const running = join(outDir, slug);
  const next = makeLeftover(outDir, slug, 'next');
  mkdirSync(next.path, { recursive: true });
  try {
    const place = makePlacer(next.path, running);
    for await (const file of files) place(file);
    const proposal = proposeState(outDir, slug, describe(), next.path);
    let replaced: string[] = [];
    try {
      replaced = swapIn(outDir, slug, next.path, running);
    } finally {
      settleState(proposal);
    }
    replaced.forEach(deleteFolder);
  } catch (error) {
    discardFolder(outDir, next);
    throw error;
  }
}

/** Gives back where the old site lies now. */
function swapIn(outDir: string, slug: string, next: string, running: string): string[] {
  const old: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const aside = makeLeftover(outDir, slug, 'previous');
    moveFolder(running, aside.path);
    let isIn = false;
    try {
      isIn = moveFolder(next, running);
    } finally {
      // Not in: another process's site stands there by now and is complete too, or ours goes back to where it was.
      const isBack = !isIn && moveFolder(aside.path, running);
      const trash = isBack ? undefined : moveToTrash(outDir, aside);
      if (trash !== undefined) old.push(trash);
    }
    if (isIn) return old;
  }
  throw new Error(`"${next}" could not be moved to "${running}".`);
}
