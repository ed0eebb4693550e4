import fs from 'node:fs';
import type { Disk } from '../../../src/deploy/targets/folder-store.ts';

/** A disk that is not flushed, which takes most of the time. */
export const UNFLUSHED: Disk = { ...fs, rmdir: fs.promises.rmdir, flush: async () => undefined };

/** A disk on which the process dies at its n-th change: a file is written half, and nothing after it happens. */
export function diskThatStopsAt(n: number): { disk: Disk; isStopped: () => boolean } {
  let count = 0;
  const step = (): boolean => {
    count += 1;
    if (count > n) throw new Error('The process is dead.');
    return count === n;
  };
  const through =
    <Args extends unknown[]>(change: (...args: Args) => unknown) =>
    (...args: Args): void => {
      if (step()) throw new Error('The process is dead.');
      change(...args);
    };
  const disk = {
    mkdirSync: through(fs.mkdirSync),
    flush: async () => undefined,
    linkSync: through(fs.linkSync),
    renameSync: through(fs.renameSync),
    unlinkSync: through(fs.unlinkSync),
    rmdir: async (path: string) => through(fs.rmdirSync)(path),
    writeFileSync: (path: string, content: string | Uint8Array, options: fs.WriteFileOptions): void => {
      const isLast = step();
      fs.writeFileSync(path, isLast ? content.slice(0, content.length / 2) : content, options);
      if (isLast) throw new Error('The process is dead.');
    },
  };
  return { disk: disk as Disk, isStopped: () => count >= n };
}
