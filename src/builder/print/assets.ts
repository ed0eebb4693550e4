import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../domain/lazy.ts';
import type { SheetKind } from '../../astro/styles/sheets.ts';
import type { OutputFile } from '../types.ts';
import { stylesOf } from './styles.ts';

/** Paths of files that pages may fetch after they have loaded. */
/** `Motion.astro` and the file of its code (`src/astro/script-files.ts`). */
const MOTION = /^_astro\/motion\./i;

const ASKED_LATER = /^(_astro|_data)\//;

/**
 * Paths, from the site's root, of the compiled files that a site contains: all scripts, since nearly every brand has every kind of page,
 * but those of motion only with animations, the
 * stylesheets of its kind. The CSS that all its pages share is part of the brand's own stylesheet.
 */
export function compiledFiles(clientDir: string, kind: SheetKind): string[] {
  const { pages, late } = stylesOf(clientDir, kind);
  const files = listsOf().get(clientDir) ?? (JSON.parse(readFileSync(noteOf(clientDir), 'utf8')) as string[]);
  listsOf().set(clientDir, files);
  const isLeftOut = (path: string) => path.endsWith('.css') || (!kind.isAnimated && MOTION.test(path));
  return [...files.filter((path) => !isLeftOut(path)), ...new Set(Object.values(pages)), late];
}

/** Lists by client folder, whose path changes with the code. Each list is read once in a process. */
const listsOf = lazy(() => new Map<string, string[]>());

export const isAskedLater = (path: string): boolean => ASKED_LATER.test(path);

/**
 * The last build's compiled files and lists that this build no longer has. Those that are still as they were published stay for one more build,
 * for visitors whose page is older than the publish. `lastAssets` is the list in the state, which does not contain files kept from earlier builds.
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

/** The path of the list, beside the folder of the compiled files, which does not change. */
const noteOf = (clientDir: string): string => `${clientDir}.json`;

/** Writes the list of compiled files for all later builds. */
export function noteFiles(clientDir: string): void {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1));
  writeFileSync(noteOf(clientDir), JSON.stringify(paths.map((path) => path.replaceAll('\\', '/')).sort()));
}
