import { findBrands } from '../build/brands.ts';
import type { DevSiteOptions } from '../build/dev-site.ts';
import { describeBrand } from '../build/report.ts';
import { devIntegration } from './dev-integration.ts';
import { siteForDev } from './dev-site.ts';

export interface DevOptions extends DevSiteOptions {
  /** The folder with `astro.config.mjs`. */
  root: string;
  port?: number | undefined;
  print: (text: string) => void;
}

export interface Dev {
  close: () => Promise<void>;
}

/** Astro's dev server on one brand; prints its own address. */
export async function startDev({ root, port, print, ...options }: DevOptions): Promise<Dev> {
  const { brandsDir, slug } = options;
  findBrands(brandsDir, options.environment, [slug]); // Throws for one that does not exist.
  const { dev } = await import('astro');
  const getSite = siteForDev(options, (warnings) => {
    const report = { slug, status: 'built' as const, pages: 0, milliseconds: 0, warnings };
    if (warnings.length > 0) print(describeBrand(report, brandsDir));
  });
  const server = await dev({
    root,
    // A port somebody named is that port or an error, as in the preview.
    ...(port !== undefined && { server: { port }, vite: { server: { strictPort: true } } }),
    integrations: [devIntegration({ brandsDir, slug, getSite })],
  });
  return { close: () => server.stop() };
}
