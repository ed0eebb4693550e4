import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The brand that is built, and where. Everything a benchmark writes lies in `folder`, which is removed afterwards. */
export interface Workspace {
  root: string;
  folder: string;
  slug: string;
}

/** Below the repository, so that a generated Astro project finds its packages. */
export async function inWorkspace<Result>(
  root: string,
  work: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, '.cache/bench');
  const clear = () => rmSync(folder, { recursive: true, force: true });
  clear();
  try {
    return await work({ root, folder, slug: 'nonna-pia' });
  } finally {
    clear();
  }
}

/** `node scripts/run.mjs build …`, as `npm run build` calls it. */
export function buildArgs({ root }: Workspace, brandsDir: string, outDir: string, ...options: string[]): string[] {
  return [join(root, 'scripts/run.mjs'), 'build', '--brands-dir', brandsDir, '--out-dir', outDir, ...options];
}
