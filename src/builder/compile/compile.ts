import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../load/file-stamp.ts';

/** The renderer: `src/` compiled by Astro, the same for every brand. */
export interface Compiled {
  /** Hash of everything it was made from. */
  key: string;
  /** The module that exports `build`. */
  entry: string;
  /** Scripts and stylesheets that pages reference, below `_astro/`. */
  clientDir: string;
}

/** What the renderer is made from, besides `src/` and `public/`. */
const SINGLE_SOURCES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Renderers kept, so that going back and forth between two branches compiles nothing. */
const KEPT = 4;

/** Compiles `src/` if that has not been done for these very sources. Warm, it costs a `stat` a file. */
export async function compile(root: string, cacheDir: string, onStart?: () => void | Promise<void>): Promise<Compiled> {
  const folder = join(cacheDir, 'compiled');
  const key = sourceKey(root, folder);
  const target = join(folder, key);
  if (!existsSync(target)) {
    await onStart?.();
    const staging = join(folder, `.${key}-${process.pid}`);
    const { runAstro } = await import('./run-astro.ts');
    await runAstro(root, staging);
    // Another process may have been faster with the same result.
    if (existsSync(target)) rmSync(staging, { recursive: true, force: true });
    else renameSync(staging, target);
    discardOldest(folder);
  }
  return { key, entry: join(target, 'server', 'entry.mjs'), clientDir: join(target, 'client') };
}

/** Hash of the sources' contents; a note of their stamps saves reading them while nothing has changed. */
function sourceKey(root: string, folder: string): string {
  const files = listSources(root);
  const stamps = files.map((file) => `${file} ${stampOf(statSync(join(root, file)))}`).join('\n');
  const note = join(folder, 'sources.json');
  const known = readNote(note);
  if (known?.stamps === stamps) return known.key;
  const sum = createHash('sha256').update(process.versions.node);
  for (const file of files) sum.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  const key = sum.digest('hex').slice(0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, JSON.stringify({ stamps, key }));
  return key;
}

function listSources(root: string): string[] {
  const below = ['src', 'public'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      : [],
  );
  return [...SINGLE_SOURCES, ...below].sort();
}

function readNote(file: string): { stamps: string; key: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function discardOldest(folder: string): void {
  const byAge = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
