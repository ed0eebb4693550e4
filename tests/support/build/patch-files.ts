import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What changes something on the disk. */
export type Files = Pick<typeof fs, (typeof CHANGES)[number]>;
export const CHANGES = [
  'mkdirSync',
  'writeFileSync',
  'linkSync',
  'copyFileSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
] as const;

/** Puts others in the place of some of them, for every module of the process. Call what it returns to put them back. */
export function patchFiles(changes: Partial<Files>): () => void {
  const real = Object.fromEntries(CHANGES.map((name) => [name, fs[name]]));
  Object.assign(fs, changes);
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  };
}
