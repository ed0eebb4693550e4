import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroConfig, AstroIntegration } from 'astro';
import { UnsupportedAstroError } from './piece.ts';

/** The exports of the entry that a build calls. */
const EXPORTS = ['buildBrand'];

/** An Astro adapter without a server: it makes Astro compile `entry`, the module that prints the pages of any brand. Its path is from the project's root. */
export function rendererAdapter(entry: string): AstroIntegration {
  let config: AstroConfig | undefined;
  return {
    name: 'front-of-house-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter, config: done }) => {
        config = done;
        setAdapter({
          name: 'front-of-house-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: resolve(entry),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:done': () => {
        if (config) checkEntry(readFileSync(new URL(config.build.serverEntry, config.build.server), 'utf8'));
      },
    },
  };
}

export function checkEntry(code: string): void {
  const exported = [...code.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/^.* as /s, '')),
  );
  const missing = EXPORTS.filter((name) => !exported.includes(name));
  if (missing.length > 0)
    throw new UnsupportedAstroError(
      'adapter.ts',
      `the compiled entry does not export ${missing.join(' and ')}`,
      'serverEntrypoint and entrypointResolution of setAdapter, and at src/builder/build/entry.ts',
    );
}
