import { mkdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode, isAbandoned, listFolder } from './staging.ts';

/** What the next build wants to know of the site in `<outDir>/<slug>`. Kept in `<outDir>/.state/<slug>.json`. */
const stateSchema = z
  .object({
    /** Counts up when the meaning of a key changes; a state of another format is none. */
    format: z.literal(1),
    inputs: z.object({
      hash: z.string(),
      /** By path in the brand's folder: enough to see without reading it that a file is the same. */
      files: z.record(z.string(), z.object({ stamp: z.string(), hash: z.string() })),
    }),
    /** By path (`menu/index.html`): the hash without build dates, and the day it last became another one. */
    pages: z.record(z.string(), z.object({ hash: z.string(), changed: z.string() })),
    /** Compiled files and lists its pages ask for; not those kept for the pages of the build before. */
    assets: z.array(z.string()),
    /** Ids that what its forms send is addressed to. */
    recipients: z.array(z.string()).default([]),
    warnings: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .transform(({ format: _, ...state }) => state);

export type State = z.output<typeof stateSchema>;

/** The state of the site that stands in its folder, or undefined: none there, or nothing readable is known of it. */
export function readState(outDir: string, slug: string): State | undefined {
  if (folderId(join(outDir, slug)) === undefined) return undefined;
  try {
    return stateSchema.safeParse(JSON.parse(readFileSync(settledPath(outDir, slug), 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT', 'EISDIR')) return undefined;
    throw error;
  }
}

/** Sites in `outDir` of brands that are not listed (any more). They stay; the build says so. */
export function findUnlistedSites(outDir: string, slugs: string[]): string[] {
  const published = listFolder(stateFolder(outDir)).flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  return published.filter((slug) => !slugs.includes(slug) && folderId(join(outDir, slug)) !== undefined).sort();
}

/**
 * A state on its way. It must hold exactly when its site is published, however the process ends. So it is written
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
  const path = join(stateFolder(outDir), `${slug}.${process.pid}-${folder}.json`);
  mkdirSync(stateFolder(outDir), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ format: 1, ...state })}\n`);
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

/** Settles what killed processes left, of one brand or all. */
export function settleStates(outDir: string, only?: string): void {
  for (const name of listFolder(stateFolder(outDir))) {
    const [, slug, tag, folder] = /^([a-z0-9-]+)\.(\d+-([0-9a-f]+))\.json$/.exec(name) ?? [];
    if (slug === undefined || tag === undefined || folder === undefined) continue;
    if (only !== undefined && only !== slug) continue;
    const path = join(stateFolder(outDir), name);
    const isPublished = folderId(join(outDir, slug)) === folder;
    if (isPublished || isAbandoned(path, tag)) settleState({ outDir, slug, folder, path });
  }
}

const stateFolder = (outDir: string): string => join(outDir, '.state');
const settledPath = (outDir: string, slug: string): string => join(stateFolder(outDir), `${slug}.json`);

function folderId(path: string): string | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino.toString(16);
}
