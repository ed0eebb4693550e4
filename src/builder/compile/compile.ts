import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { noteFiles } from '../print/assets.ts';
import { flusherFor } from '../output/flush.ts';
import { moveFolder } from '../output/staging.ts';
import { isCompiledIntact, noteCompiled } from './compiled-files.ts';
import { type Compiled, compiledFolder, compiledIn, sourceKey } from './source-key.ts';

/** Number of compiled renderers that are kept, so that switching between two branches compiles nothing. */
const KEPT = 4;

export interface CompileListener {
  /** Called before a compile, which takes seconds. */
  onStart?: () => void | Promise<void>;
}

/** Compiles `src/` when there is no intact result for exactly these sources. When there is one, this costs one `stat` for each file. */
export async function compile(root: string, cacheDir: string, listener: CompileListener = {}): Promise<Compiled> {
  const folder = compiledFolder(cacheDir);
  const key = sourceKey(root, cacheDir);
  const target = join(folder, key);
  if (!isCompiledIntact(target)) {
    await listener.onStart?.();
    const staging = join(folder, `.${key}-${process.pid}`);
    const { runAstro } = await import('./run-astro.ts');
    await runAstro(root, staging);
    noteFiles(compiledIn(staging).clientDir);
    const files = noteCompiled(staging);
    await flusherFor(files.length, folder)(files);
    // Another process may have made the same result in the meantime.
    if (!isCompiledIntact(target)) {
      moveFolder(target, `${staging}-damaged`);
      moveFolder(staging, target);
    }
    for (const rest of [staging, `${staging}-damaged`]) rmSync(rest, { recursive: true, force: true });
    discardOldest(folder);
  }
  return compiledIn(target);
}

function discardOldest(folder: string): void {
  const byAge = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
