import type { AstroConfig } from 'astro';

export type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

/**
 * What a piece of this room throws when it finds Astro or Vite changed: without it the compile would go on, and only a visitor or a clock
 * would notice that the piece does nothing any more.
 */
export class UnsupportedAstroError extends Error {
  override name = 'UnsupportedAstroError';

  constructor(file: string, found: string, lookAt: string) {
    super(`src/astro/${file} has lost its hold: ${found}. Look at ${lookAt}.`);
  }
}
