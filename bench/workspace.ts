import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a benchmark runs. All that it writes lies in `folder`, which is removed afterwards. */
export interface Workspace {
  root: string;
  folder: string;
  /** What is to be put in order besides, whether the benchmark ends, fails or is stopped: the last first, before `folder` goes. */
  atEnd: (work: () => void) => void;
}

/** Numbers of the command line; which benchmark takes which, the README says. */
export interface BenchOptions {
  brands: number;
  /** Another commit that runs the same commands. */
  against?: string;
  rounds: number;
  seconds: number;
  rate: number;
  /** How many builders share a queue in PostgreSQL. Missing: one, with its queue in memory. */
  builders?: number | undefined;
  /** Whether a real model reads the questions for the assistant. */
  key?: true | undefined;
}

export async function inWorkspace(root: string, work: (workspace: Workspace) => Promise<void>): Promise<void> {
  const folder = join(root, '.cache/bench');
  const atEnd: (() => void)[] = [];
  const clear = (): void => {
    while (atEnd.length > 0) atEnd.pop()?.();
    // A program that was stopped may write for another moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  // In a terminal the signal reaches what the benchmark has started, too.
  const stop = (): never => {
    clear();
    process.exit(130);
  };
  clear();
  process.once('SIGINT', stop);
  try {
    await work({ root, folder, atEnd: (ending) => atEnd.push(ending) });
  } finally {
    clear();
    process.off('SIGINT', stop);
  }
}

/** `node scripts/run.mjs build …`, as `npm run build` calls it. */
export function commandArgs(
  root: string,
  command: 'build' | 'builder' | 'preview',
  brandsDir: string,
  outDir: string,
  ...options: string[]
): string[] {
  return [join(root, 'scripts/run.mjs'), command, '--brands-dir', brandsDir, '--out-dir', outDir, ...options];
}
