import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#schema/lazy.ts';
import type { Look, Site } from '#schema/site.ts';
import { hashOfFile } from '#brand/files/file-note.ts';
import type { CopiedFile } from '#schema/warning.ts';

/** The scripts of `src/site/ui/motion`: that of `Motion.astro`, and `motion.client.ts` with what it imports. */
const MOTION = /^_astro\/motion\./i;
/** The stylesheets of menus and their allergens on paper, and of menus on a screen in the restaurant, for all type styles. */
const OF_MENUS = /^_astro\/(menu-(paper|board)|allergen-paper)\./;
/** The bar that asks about the brand's own code. */
const CONSENT = /^_astro\/consent\./i;
/** Paths of files that pages may fetch after they have loaded. */
const ASKED_LATER = /^(_astro|_data)\//;

/**
 * The compiled files that a site contains: the stylesheets of its look (`carte.css` and `carte-pages.css` in `src/site/looks/carte`), those of paper and of a board, and all scripts, because nearly every brand has
 * every kind of page. A site without animations does not contain the scripts for motion, and one with nothing to allow not those that ask.
 */
export function compiledFiles(
  clientDir: string,
  { look, animations, codeHosts }: Pick<Site, 'animations' | 'codeHosts'> & { look: Pick<Look, 'name'> },
): CopiedFile[] {
  const hashes = notes().get(clientDir) ?? (JSON.parse(readFileSync(noteOf(clientDir), 'utf8')) as Hashes);
  notes().set(clientDir, hashes);
  const hasConsent = codeHosts?.statistics !== undefined || codeHosts?.marketing !== undefined;
  const isWanted = (path: string): boolean => {
    if (CONSENT.test(path)) return hasConsent;
    return path.endsWith('.css')
      ? OF_MENUS.test(path) || /^_astro\/(\w+)/.exec(path)?.[1] === look.name
      : animations || !MOTION.test(path);
  };
  return Object.entries(hashes)
    .filter(([path]) => isWanted(path))
    .map(([path, hash]) => ({ path, from: join(clientDir, path), hash }));
}

/** The hashes of compiled files, by path. */
type Hashes = Record<string, string>;

/** Notes by client folder, whose path changes with the code. Each note is read once in a process. */
const notes = lazy(() => new Map<string, Hashes>());

export const isAskedLater = (path: string): boolean => ASKED_LATER.test(path);

/**
 * The last build's compiled files and lists that this build no longer has. Those that `keep` finds as they were published stay for one more build,
 * for visitors whose page is older than the publish. `lastAssets` is the list in the state, which does not contain files kept from earlier builds.
 */
export function keptAssetFiles(
  lastAssets: readonly string[],
  assets: readonly string[],
  keep: (path: string) => CopiedFile | undefined,
): CopiedFile[] {
  const current = new Set(assets);
  return lastAssets.filter((path) => isAskedLater(path) && !current.has(path)).flatMap((path) => keep(path) ?? []);
}

/** The path of the note, beside the folder of the compiled files, which does not change. */
const noteOf = (clientDir: string): string => `${clientDir}.json`;

/** Writes a note of the compiled files for all later builds. */
export function noteCompiledFiles(clientDir: string): void {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1)).sort();
  const hashes: Hashes = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), hashOfFile(join(clientDir, path))]),
  );
  writeFileSync(noteOf(clientDir), JSON.stringify(hashes));
}
