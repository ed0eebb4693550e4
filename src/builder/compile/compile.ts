import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { moveIfThere } from '#brand/files/disk.ts';
import { noteCompiledFiles } from './assets.ts';
import { type Compiled, compiledFolder, compiledIn, sourceKey } from './source-key.ts';

/** Number of compiled renderers that are kept, so that switching between two branches compiles nothing. */
const KEPT = 4;

export interface CompileListener {
  /** Called before a compile, which takes seconds. */
  onStart?: () => void | Promise<void>;
}

/** Compiles the renderer when there is no result for exactly these sources. When there is one, this costs one `stat` for each source. */
export async function compile(root: string, cacheDir: string, listener: CompileListener = {}): Promise<Compiled> {
  const folder = compiledFolder(cacheDir);
  const key = sourceKey(root, cacheDir);
  const target = join(folder, key);
  if (!existsSync(target)) {
    await listener.onStart?.();
    const draft = join(folder, `.${key}-${process.pid}`);
    const { runAstro } = await import('./run-astro.ts');
    await runAstro(root, draft);
    noteCompiledFiles(compiledIn(draft).clientDir);
    // Another process may have made the same result in the meantime.
    if (!moveIfThere(draft, target)) rmSync(draft, { recursive: true, force: true });
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
