import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import { lazy } from '#schema/lazy.ts';
import { type BuildContext, buildSite as buildBrandWith } from './build-site.ts';
import type { Renderer } from '../render/render.ts';
import type { Brand, BrandReport } from '#schema/warning.ts';

// zod would generate and compile a function for each kind of object, which only pays off from a thousand objects on.
z.config({ jitless: true });

/**
 * What the compiled renderer exports. All code from a configuration to the written files is compiled with the pages, so that a process that
 * builds brands has only one file of code to load. `loaded`: the JSON that the backend sent; missing for a brand whose configuration is a file.
 */
export function buildBrand(brand: Brand, context: BuildContext, loaded?: string): Promise<BrandReport> {
  return buildBrandWith(brand, { ...context, renderer: renderer() }, loaded);
}

/** One for all brands of a process: what it remembers lies in a manifest that all applications share. */
const renderer = lazy((): Renderer => createApp({ streaming: false }));
