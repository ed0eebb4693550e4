import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { revisionOf } from '#brand/files/file-note.ts';
import { writeWhole } from '#brand/files/whole-file.ts';

/** The renderer: `src/site` and the way from a configuration to its pages, compiled by Astro, the same for every brand. */
export interface Compiled {
  /** Hash of all sources of the renderer and of the version of Node. */
  key: string;
  /** The module that exports `build`. */
  entry: string;
  /** Scripts and stylesheets that pages reference, below `_astro/`. */
  clientDir: string;
}

/** The rooms that are compiled: the builder's and all that it imports. A change in any other room compiles nothing. */
export const COMPILED_ROOMS = [
  'schema',
  'i18n',
  'core',
  'content',
  'site',
  'dialects',
  'reader',
  'brand',
  'changes',
  'builder',
];

/** What the renderer is made from, besides rooms. */
const SINGLE_SOURCES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

export const compiledFolder = (cacheDir: string): string => join(cacheDir, 'compiled');

/** The paths in the folder of a compiled renderer. The name of the folder is the key. */
export function compiledIn(folder: string): Compiled {
  return { key: basename(folder), entry: join(folder, 'server', 'entry.mjs'), clientDir: join(folder, 'client') };
}

/** Loads the compiled renderer. Nobody looks at its files before, so the error says what to do where they are damaged. */
export async function loadCompiled<Entry>({ entry }: Pick<Compiled, 'entry'>): Promise<Entry> {
  try {
    return (await import(entry)) as Entry;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The compiled pages can't be loaded (${reason}). Delete .cache and try again.`, { cause: error });
  }
}

/** Hash of the sources' contents. A note of their stamps makes reading them unnecessary while nothing has changed. */
export function sourceKey(root: string, cacheDir: string): string {
  const files = listSources(root);
  const stamps = files.map((file) => `${file} ${revisionOf(statSync(`${root}/${file}`))}`).join('\n');
  const note = join(compiledFolder(cacheDir), 'sources.json');
  const known = readNote(note);
  if (known?.stamps === stamps) return known.key;
  const sum = createHash('sha256').update(process.versions.node);
  for (const file of files) sum.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  const key = sum.digest('hex').slice(0, 20);
  mkdirSync(compiledFolder(cacheDir), { recursive: true });
  writeWhole(note, JSON.stringify({ stamps, key }));
  return key;
}

/** Has its own recursion, because that of `readdirSync` takes three times as long, and this runs before each build. */
function listSources(root: string): string[] {
  const files = [...SINGLE_SOURCES];
  const list = (folder: string): void => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else if (entry.isFile() && entry.name !== 'README.md') files.push(path);
    }
  };
  for (const room of COMPILED_ROOMS) list(`src/${room}`);
  return files.sort();
}

function readNote(file: string): { stamps: string; key: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
