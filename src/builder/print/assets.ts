import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../domain/lazy.ts';
import type { Look } from '../../model/site.ts';
import type { OutputFile } from '../types.ts';
import { stylesOf } from './styles.ts';

/** What pages ask for after they have loaded. */
const ASKED_LATER = /^(_astro|_data)\//;

/**
 * The compiled files that a site is sent, by path from its root: all scripts, since nearly every brand has every kind of page, the
 * stylesheets of its voice, and the files of `public/`. The sheet that all its pages share lies with the brand's own.
 */
export function compiledFiles(clientDir: string, voice: Look['voice']): string[] {
  const { pages, late } = stylesOf(clientDir, voice);
  const files = listsOf().get(clientDir) ?? (JSON.parse(readFileSync(noteOf(clientDir), 'utf8')) as string[]);
  listsOf().set(clientDir, files);
  return [...files.filter((path) => !path.endsWith('.css')), ...new Set(Object.values(pages)), late];
}

/** By client folder, whose name changes with the code: read once in a process. */
const listsOf = lazy(() => new Map<string, string[]>());

export const isAskedLater = (path: string): boolean => ASKED_LATER.test(path);

/**
 * The last build's compiled files and lists that this build no longer has. They stay for one generation, for visitors whose page
 * is older than the publish, where they are as they were published; `lastAssets` is the state's list, which has none of an earlier generation.
 */
export function keptAssetFiles(
  lastAssets: readonly string[],
  assets: readonly string[],
  siteDir: string,
  isIntact: (path: string) => boolean,
): OutputFile[] {
  const current = new Set(assets);
  return lastAssets
    .filter((path) => isAskedLater(path) && !current.has(path) && isIntact(path))
    .map((path) => ({ path, from: join(siteDir, path) }));
}

/** Beside the compiled files, which stay as they are. */
const noteOf = (clientDir: string): string => `${clientDir}.json`;

/** Notes which files there are, for all builds that follow. */
export function noteFiles(clientDir: string): void {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1));
  writeFileSync(noteOf(clientDir), JSON.stringify(paths.map((path) => path.replaceAll('\\', '/')).sort()));
}
