import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { killWhatRuns } from './measure.ts';

/** The brand that is built, and where. Everything a benchmark writes lies in `folder`, which is removed afterwards. */
export interface Workspace {
  root: string;
  folder: string;
  slug: string;
  /** What is to be put in order besides, whether the benchmark ends, fails or is stopped: the last first, before `folder` goes. */
  atEnd: (work: () => void) => void;
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Below the repository, so that a generated Astro project finds its packages. */
export async function inWorkspace<Result>(
  root: string,
  work: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, '.cache/bench');
  const atEnd: (() => void)[] = [];
  const clear = () => {
    while (atEnd.length > 0) atEnd.pop()?.();
    // A killed process may write for another moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const stop = (signal: (typeof STOPS)[number]) => {
    killWhatRuns();
    clear();
    process.exit(128 + constants.signals[signal]);
  };
  clear();
  for (const signal of STOPS) process.on(signal, stop);
  try {
    return await work({ root, folder, slug: 'nonna-pia', atEnd: (ending) => atEnd.push(ending) });
  } finally {
    clear();
    for (const signal of STOPS) process.off(signal, stop);
  }
}

/** `node scripts/run.mjs build …`, as `npm run build` calls it. */
export function buildArgs(
  workspace: Pick<Workspace, 'root'>,
  brandsDir: string,
  outDir: string,
  ...options: string[]
): string[] {
  return commandArgs(workspace, 'build', brandsDir, outDir, ...options);
}

export function commandArgs(
  { root }: Pick<Workspace, 'root'>,
  command: 'build' | 'builder' | 'preview',
  brandsDir: string,
  outDir: string,
  ...options: string[]
): string[] {
  return [join(root, 'scripts/run.mjs'), command, '--brands-dir', brandsDir, '--out-dir', outDir, ...options];
}
