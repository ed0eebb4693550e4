import { readFileSync, rmSync } from 'node:fs';
import { posix } from 'node:path';
import type { AstroIntegration } from 'astro';
import { UnsupportedAstroError } from './piece.ts';

/** The whole of a file that only imports another one. */
const DETOUR = /^import\s*["']\.\/([\w.-]+)["'];?\s*$/;

/**
 * Makes pages name the file that has the code of their scripts. `script-files.ts` moves that code into one file for all pages, and Rolldown
 * leaves a file for each script of a template that only imports it. A browser would have to fetch these before it could ask for the code.
 */
export function scriptEntries(): AstroIntegration {
  let clientDir: URL | undefined;
  return {
    name: 'front-of-house-script-entries',
    hooks: {
      'astro:config:done': ({ config }) => {
        clientDir = config.build.client;
      },
      'astro:build:ssr': ({ manifest }) => {
        if (clientDir) leaveOutDetours(manifest.entryModules, clientDir);
      },
    },
  };
}

/**
 * `entryModules`: by script or island, the path of its file below `clientDir`. It is changed, and the files that pages no longer name are
 * deleted.
 */
export function leaveOutDetours(entryModules: Record<string, string>, clientDir: URL): void {
  const scripts = Object.entries(entryModules).filter(([, path]) => path.endsWith('.js'));
  const detours = scripts.flatMap(([id, path]) => {
    const [, target] = DETOUR.exec(readFileSync(new URL(path, clientDir), 'utf8')) ?? [];
    return target === undefined ? [] : [{ id, path, target }];
  });
  if (detours.length === 0)
    throw new UnsupportedAstroError(
      'script-entries.ts',
      'no file of a script only imports another one',
      'the files that Rolldown writes for script-files.ts: perhaps this piece is not needed any more',
    );
  for (const { id, path, target } of detours) {
    entryModules[id] = posix.join(posix.dirname(path), target);
    rmSync(new URL(path, clientDir), { force: true });
  }
}
