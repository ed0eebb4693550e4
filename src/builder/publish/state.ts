import { existsSync, lstatSync, mkdirSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Warning } from '../types.ts';
import type { KnownFiles, PublishedFiles } from './published-files.ts';
import { hasCode, isAbandoned, listFolder, ownTag } from './staging.ts';
import { readSealed, seal } from './whole-file.ts';

/** Counts up when the meaning of a key changes; a state of another format is none. */
const FORMAT = 5;

/** What the next build wants to know of the site in `<outDir>/<slug>`. Kept in `<outDir>/.state/<slug>.json`. */
export interface State {
  inputs: {
    hash: string;
    /** By path in the brand's folder: enough to see without reading it that a file is the same. */
    files: Record<string, { stamp: string; hash: string }>;
  };
  /** Every file of the site, by path: `menu/index.html`. */
  files: PublishedFiles;
  /** By path, too. */
  pages: Record<string, PageRecord>;
  /** Compiled files that pages ask for after they have loaded, and the lists that islands fetch; not those kept for the pages of the build before. */
  assets: string[];
  /** Ids that what its forms send is addressed to. */
  recipients: string[];
  warnings: Warning[];
  moreWarnings?: number;
}

/** A published page. */
export interface PageRecord {
  /** Of its content and of the code that printed it. */
  digest: string;
  /** `YYYY-MM-DD`: the day it last became another page, build dates aside. */
  changed: string;
}

/** The state of the site that stands in its folder, or undefined: none there, or nothing readable is known of it. */
export function readState(outDir: string, slug: string): State | undefined {
  if (folderId(join(outDir, slug)) === undefined) return undefined;
  const sealed = readSealed<{ format: number; state: State }>(settledPath(outDir, slug));
  return sealed?.format === FORMAT ? sealed.state : undefined;
}

/** The first slug in whose place something stands that no build has put there: no state of it is known, not even one on its way. */
export function findForeignFolder(outDir: string, slugs: readonly string[]): string | undefined {
  const taken = slugs.filter((slug) => isTaken(join(outDir, slug)));
  const known = new Set(taken.length === 0 ? [] : listFolder(stateFolder(outDir)).map((name) => name.split('.', 1)[0]));
  return taken.find((slug) => !known.has(slug));
}

/** An empty folder is nothing that could be lost. */
function isTaken(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !(stats.isDirectory() && listFolder(path).length === 0);
}

/** Sites in `outDir` of brands that are not listed (any more). They stay; the build says so. */
export function findUnlistedSites(outDir: string, slugs: string[]): string[] {
  const published = listFolder(stateFolder(outDir)).flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  return published.filter((slug) => !slugs.includes(slug) && folderId(join(outDir, slug)) !== undefined).sort();
}

/**
 * A state on its way. It must hold exactly when its site is published, however the process ends. So it is written (and flushed)
 * before the swap under a name with the folder's inode, which a rename keeps, and takes its own name after the swap.
 * After a kill in between, the inode of the folder that stands in the site's place tells whether it holds.
 */
interface Proposal {
  outDir: string;
  slug: string;
  folder: string;
  path: string;
}

export function proposeState(outDir: string, slug: string, state: State, next: string): Proposal {
  const folder = folderId(next) ?? '0';
  const path = join(stateFolder(outDir), `${slug}.${ownTag()}-${folder}.json`);
  mkdirSync(stateFolder(outDir), { recursive: true });
  writeFileSync(path, seal({ format: FORMAT, state }));
  return { outDir, slug, folder, path };
}

/** Makes the proposal the site's state if its folder is the one that stands there, else drops it. */
export function settleState({ outDir, slug, folder, path }: Proposal): void {
  try {
    if (folderId(join(outDir, slug)) === folder) renameSync(path, settledPath(outDir, slug));
    else unlinkSync(path);
  } catch (error) {
    // A `recover` of another process settled it.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** What is known of the files of the site whose state this is. */
export function knownFilesOf(outDir: string, slug: string, { files }: State): KnownFiles {
  return { files, notedAt: statSync(settledPath(outDir, slug), { throwIfNoEntry: false })?.ctimeMs ?? 0 };
}

/**
 * When what a site replaced is deleted: files that are linked from there have a link less, which is a change to a disk, and are still as they
 * were noted.
 */
export function touchState({ outDir, slug }: Proposal): void {
  try {
    const now = Date.now() / 1000;
    utimesSync(settledPath(outDir, slug), now, now);
  } catch {
    // Gone, or not ours to touch. The next build reads the files, and finds that they are the same.
  }
}

/** Settles what killed processes left, of one brand or all. */
export function settleStates(outDir: string, only?: string): void {
  for (const name of listFolder(stateFolder(outDir))) {
    const [, slug, tag, folder] = /^([a-z0-9-]+)\.(\d+-[0-9a-f]+-([0-9a-f]+))\.json$/.exec(name) ?? [];
    if (slug === undefined || tag === undefined || folder === undefined) continue;
    if (only !== undefined && only !== slug) continue;
    const path = join(stateFolder(outDir), name);
    const isPublished = folderId(join(outDir, slug)) === folder;
    if (isPublished || isAbandoned(path, tag)) settleState({ outDir, slug, folder, path });
  }
}

/** Whether what stands in the place of a site is one that a build has put there. `proposal`: the state that is to follow it. */
export function isOwnSite({ outDir, slug, path }: Proposal): boolean {
  if (existsSync(settledPath(outDir, slug)) || !isTaken(join(outDir, slug))) return true;
  // Another process that has just put it there has not settled its state yet.
  return listFolder(stateFolder(outDir)).some((name) => name.startsWith(`${slug}.`) && name !== basename(path));
}

const stateFolder = (outDir: string): string => join(outDir, '.state');
const settledPath = (outDir: string, slug: string): string => join(stateFolder(outDir), `${slug}.json`);

/** What a rename leaves as it is, and no other folder of this time has. */
export function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino.toString(16)}-${stats.birthtimeNs}`;
}

function folderId(path: string): string | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino.toString(16);
}
