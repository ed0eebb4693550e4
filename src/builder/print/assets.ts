import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lazy } from '../../domain/lazy.ts';
import type { OutputFile } from '../types.ts';
import { isPageStyle } from './page-styles.ts';
import { type Voice, voiceStylesheet } from '../../astro/voice-styles.ts';

/** Compiled files, by path from the site's root: `_astro/menu.Bx81.js`. */
const ASSET_FOLDER = '_astro/';
/** What pages ask for after they have loaded. */
const ASKED_LATER = /^(_astro|_data)\//;

/**
 * The compiled files that pages need: those they name, and what these import or load in turn. Sorted. Scripts name stylesheets
 * without a voice and load those of the page's (see `lean-preload.ts`).
 */
export function findAssets(pages: Iterable<string>, clientDir: string, voice?: Voice): string[] {
  const graph = readGraph(clientDir);
  const named = new Set<string>();
  for (const html of pages) for (const path of findInPage(html, graph.files)) named.add(path);
  return graph.closureOf([...named], voice);
}

/** A stylesheet of pages that were all carried over is carried over with them. */
export function assetFiles(
  assets: readonly string[],
  { clientDir, siteDir, styles }: { clientDir: string; siteDir: string; styles: ReadonlyMap<string, string> },
): OutputFile[] {
  return assets.map((path) => {
    const css = styles.get(path);
    if (css !== undefined) return { path, bytes: css };
    return { path, from: join(isPageStyle(path) ? siteDir : clientDir, path) };
  });
}

/**
 * The last build's compiled files and lists that this build no longer has. They stay for one generation, for visitors whose page
 * is older than the publish; `lastAssets` is the state's list, which has none of an earlier generation.
 */
export function keptAssetFiles(
  lastAssets: readonly string[],
  assets: readonly string[],
  siteDir: string,
): OutputFile[] {
  const current = new Set(assets);
  return lastAssets
    .filter((path) => ASKED_LATER.test(path) && !current.has(path) && existsSync(join(siteDir, path)))
    .map((path) => ({ path, from: join(siteDir, path) }));
}

/** Files of `public/`: they were copied beside the compiled ones, and every site has them all. */
export function publicFiles(clientDir: string): OutputFile[] {
  return [...readGraph(clientDir).files]
    .filter((path) => !path.startsWith(ASSET_FOLDER))
    .map((path) => ({ path, from: join(clientDir, path) }));
}

/** Which compiled file names which others. */
interface References {
  /** Sorted. */
  files: string[];
  references: Record<string, string[]>;
}

/** Beside the compiled files, which stay as they are: reading one list takes less of a rebuild than reading all scripts. */
const noteOf = (clientDir: string): string => `${clientDir}.json`;

/** Notes which compiled file names which others, for all builds that follow. */
export function noteReferences(clientDir: string): void {
  writeFileSync(noteOf(clientDir), JSON.stringify(readReferences(clientDir)));
}

function readReferences(clientDir: string): References {
  if (existsSync(noteOf(clientDir))) return JSON.parse(readFileSync(noteOf(clientDir), 'utf8'));
  const files = listFiles(clientDir);
  const known = new Set(files);
  const references = files
    .filter((path) => /\.(?:m?js|css)$/.test(path))
    .map((path): [string, string[]] => [path, findInFile(readFileSync(join(clientDir, path), 'utf8'), path, known)])
    .filter(([, found]) => found.length > 0);
  return { files, references: Object.fromEntries(references) };
}

interface Graph {
  files: ReadonlySet<string>;
  /** Some files and all that they need, sorted. Pages of a kind name the same ones. */
  closureOf(named: string[], voice: Voice | undefined): string[];
}

/** By client folder, whose name changes with the code: a file is read once in a process. */
const graphs = lazy(() => new Map<string, Graph>());

function readGraph(clientDir: string): Graph {
  const known = graphs().get(clientDir);
  if (known !== undefined) return known;
  const { files: list, references } = readReferences(clientDir);
  const files = new Set(list);
  const closures = new Map<string, string[]>();
  const referencesOf = (path: string): string[] => (Object.hasOwn(references, path) ? (references[path] ?? []) : []);
  const graph: Graph = {
    files,
    closureOf(named, voice) {
      const key = [voice, ...named].join('\n');
      let closure = closures.get(key);
      closure ??= followAll(named, (path) => referencesOf(path).map((next) => inVoice(next, voice, files)));
      closures.set(key, closure);
      return closure;
    },
  };
  graphs().set(clientDir, graph);
  return graph;
}

function followAll(named: string[], nextOf: (path: string) => string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    nextOf(path).forEach(visit);
  };
  named.forEach(visit);
  return [...found].sort();
}

function inVoice(path: string, voice: Voice | undefined, files: ReadonlySet<string>): string {
  const own = voice === undefined ? path : voiceStylesheet(path, voice);
  return files.has(own) ? own : path;
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Wherever a page names one: `src`, `href`, `srcset`, an island's attributes, an inline script or style, JSON. */
function* findInPage(html: string, files: ReadonlySet<string>): Iterable<string> {
  for (let at = html.indexOf(ASSET_FOLDER); at !== -1; at = html.indexOf(ASSET_FOLDER, at + 1)) {
    REFERENCE.lastIndex = at;
    const [reference = ''] = REFERENCE.exec(html) ?? [];
    if (files.has(reference)) yield reference;
  }
}

const REFERENCE = /_astro\/[^\s"'`<>()&?#\\,;]+/y;

/**
 * Everything in quotes or parentheses that is the path of a compiled file: `import "./a.js"`, `import("./a.js")`, the
 * preload list's `"_astro/a.js"`, `url(a.woff2)`. A text that only looks like one costs a file too many, never one too few.
 */
function findInFile(text: string, path: string, files: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, reference = ''] of text.matchAll(/["'`(]([^\s"'`()?#\\]+\.\w+)(?=["'`)?#])/g)) {
    const fromRoot = reference.replace(/^\//, '');
    const fromHere = posix.join(posix.dirname(path), reference);
    for (const candidate of [fromRoot, fromHere]) if (files.has(candidate)) found.add(candidate);
  }
  return [...found];
}
