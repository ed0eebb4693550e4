import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An Astro adapter with no server in it: the build compiles `entry.ts`, a module that prints the pages of any brand. */
export function rendererAdapter(): AstroIntegration {
  return {
    name: 'front-of-house-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'front-of-house-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('../builder/entry.ts', import.meta.url)),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
    },
  };
}
