import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from './disk.ts';
import { statsOf } from './file-note.ts';

/** The first slug whose path in `outDir` is taken by something that no build made: it has no state, not even an empty one. */
export function findForeignFolder(outDir: string, slugs: readonly string[]): string | undefined {
  return slugs.find((slug) => isTaken(join(outDir, slug)) && !existsSync(statePath(outDir, slug)));
}

/** An empty folder does not count, because nothing in it could be lost. */
function isTaken(path: string): boolean {
  const stats = statsOf(path);
  return stats !== undefined && !(stats.isDirectory() && listFolder(path).length === 0);
}

/** Sites in `outDir` of brands that are not in `slugs` (any more). The build keeps them and reports them. */
export function findUnlistedSites(outDir: string, slugs: string[]): string[] {
  const published = listFolder(stateFolder(outDir)).flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  return published.filter((slug) => !slugs.includes(slug) && existsSync(join(outDir, slug))).sort();
}

const stateFolder = (outDir: string): string => join(outDir, '.state');
/** The file that keeps what the next build has to know of a site. */
export const statePath = (outDir: string, slug: string): string => join(stateFolder(outDir), `${slug}.json`);
/** The file whose lock a build of the brand holds. */
export const lockPath = (outDir: string, slug: string): string => join(stateFolder(outDir), `${slug}.lock`);

/** Identifies a folder by inode and time of creation: no other existing folder has the same, and a site that was built again has another one. */
export function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino.toString(16)}-${stats.birthtimeNs}`;
}
