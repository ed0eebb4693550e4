import { existsSync, lstatSync, mkdirSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Redirect } from '../../domain/site-files/hosts/host.ts';
import type { PackedSite } from '../report/changes.ts';
import type { UnusedKey, Warning } from '../types.ts';
import type { KnownFiles, PublishedFiles } from './published-files.ts';
import { hasCode, isAbandoned, listFolder, ownTag } from './staging.ts';
import { readSealed, seal } from './whole-file.ts';

/** Increase it when the meaning of a key changes. A state of another format is ignored. */
const FORMAT = 7;

/** What the next build needs to know about the site in `<outDir>/<slug>`. Kept in `<outDir>/.state/<slug>.json`. */
export interface State {
  inputs: {
    hash: string;
    /** By path in the brand's folder. The stamp shows that a file has not changed, without reading it. */
    files: Record<string, { stamp: string; hash: string }>;
  };
  /** Every file of the site, by path: `menu/index.html`. */
  files: PublishedFiles;
  /** By the path of the page's file. */
  pages: Record<string, PageRecord>;
  /** Compiled files that pages request after they have loaded, and the lists that islands fetch; not those kept for the pages of the last build. */
  assets: string[];
  /** Where old addresses lead. Missing: the site is older than this key. */
  redirects?: Redirect[];
  /** Ids of the recipients of the site's forms. */
  recipients: string[];
  warnings: Warning[];
  moreWarnings?: number;
  unusedKeys?: UnusedKey[];
  /** Present if some pictures were encoded quickly, and better ones may take their place. */
  hasProvisionalPictures?: true;
  /** The first build date, `YYYY-MM-DD`, on which the same inputs make other pages. */
  nextChange: string;
  /** To tell what the next build changes. */
  site?: PackedSite | undefined;
}

/** A published page. */
export interface PageRecord {
  /** Digest of the page's content and of the code that rendered the page. */
  digest: string;
  /** `YYYY-MM-DD`: the day on which the page last changed, not counting build dates in it. */
  changed: string;
}

/** The state of the site in its folder, or undefined where there is no site, or no readable state of it. */
export function readState(outDir: string, slug: string): State | undefined {
  if (folderId(join(outDir, slug)) === undefined) return undefined;
  const sealed = readSealed<{ format: number; state: State }>(settledPath(outDir, slug));
  return sealed?.format === FORMAT ? sealed.state : undefined;
}

/** The first slug whose path in `outDir` is taken by something that no build made: it has no state, not even a proposed one. */
export function findForeignFolder(outDir: string, slugs: readonly string[]): string | undefined {
  const taken = slugs.filter((slug) => isTaken(join(outDir, slug)));
  const known = new Set(taken.length === 0 ? [] : listFolder(stateFolder(outDir)).map((name) => name.split('.', 1)[0]));
  return taken.find((slug) => !known.has(slug));
}

/** An empty folder does not count, because nothing in it could be lost. */
function isTaken(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !(stats.isDirectory() && listFolder(path).length === 0);
}

/** Sites in `outDir` of brands that are not in `slugs` (any more). The build keeps them and reports them. */
export function findUnlistedSites(outDir: string, slugs: string[]): string[] {
  const published = listFolder(stateFolder(outDir)).flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  return published.filter((slug) => !slugs.includes(slug) && folderId(join(outDir, slug)) !== undefined).sort();
}

/**
 * A state that is not valid yet. It must become valid exactly when its site is published, even if the process is killed. So it is
 * written (and flushed) before the swap under a name with the folder's inode, which a rename keeps, and is renamed after the swap.
 * After a kill in between, it is valid if the folder in the site's place has this inode.
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

/** Makes the proposal the site's state if its folder is now in the site's place, else deletes it. */
export function settleState({ outDir, slug, folder, path }: Proposal): void {
  try {
    if (folderId(join(outDir, slug)) === folder) renameSync(path, settledPath(outDir, slug));
    else unlinkSync(path);
  } catch (error) {
    // A `recover` of another process settled it.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** The known files of the site with this state. */
export function knownFilesOf(outDir: string, slug: string, { files }: State): KnownFiles {
  return { files, notedAt: statSync(settledPath(outDir, slug), { throwIfNoEntry: false })?.ctimeMs ?? 0 };
}

/**
 * To call when the site that was replaced is deleted: that removes a link of each shared file, which changes the file's ctime but not its
 * content. The state gets a newer date, so that the next build does not read these files.
 */
export function touchState({ outDir, slug }: Proposal): void {
  try {
    const now = Date.now() / 1000;
    utimesSync(settledPath(outDir, slug), now, now);
  } catch {
    // The state is gone, or may not be touched. The next build reads the files, and finds that they are the same.
  }
}

/** Settles the proposals that killed processes left, of one brand or all. */
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

/** Whether the site's place is free, or a build made what is in it. The proposal is that of the site which comes next. */
export function isOwnSite({ outDir, slug, path }: Proposal): boolean {
  if (existsSync(settledPath(outDir, slug)) || !isTaken(join(outDir, slug))) return true;
  // Another process may have just put its site there and not settled its state yet.
  return listFolder(stateFolder(outDir)).some((name) => name.startsWith(`${slug}.`) && name !== basename(path));
}

const stateFolder = (outDir: string): string => join(outDir, '.state');
const settledPath = (outDir: string, slug: string): string => join(stateFolder(outDir), `${slug}.json`);

/** Identifies a folder by inode and time of creation: a rename keeps both, and no other existing folder has the same. */
export function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino.toString(16)}-${stats.birthtimeNs}`;
}

function folderId(path: string): string | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino.toString(16);
}
