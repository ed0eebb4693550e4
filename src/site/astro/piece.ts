import type { AstroConfig } from 'astro';

export type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

/**
 * Thrown by a file of this folder when Astro or Vite changed in a way that it does not support. Without this error the compile would succeed,
 * and only a bug on a site or a slower build would show that the file has no effect any more.
 */
export class UnsupportedAstroError extends Error {
  override name = 'UnsupportedAstroError';

  constructor(file: string, found: string, lookAt: string) {
    super(`src/site/astro/${file} has lost its hold: ${found}. Look at ${lookAt}.`);
  }
}
