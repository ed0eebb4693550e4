import type { RequestListener } from 'node:http';
import { findBrands } from '#brand/folder/brands.ts';
import type { DevSiteOptions } from '#builder/dev-site.ts';
import { makeWarningDiff } from '../building/warning-diff.ts';
import { startBackend } from '../backend/backend.ts';
import { dataDirOf } from '#brand/network/embedded.ts';
import { setCallingBrand } from '../backend/gateway.ts';
import { openConfigurations } from '../backend/brand-websites.ts';
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
export async function startDev({ port, print, ...options }: DevOptions): Promise<Dev> {
  const { root, brandsDir, slug, environment } = options;
  findBrands(brandsDir, environment, [slug]); // Throws for one that does not exist.
  const { dev } = await import('astro');
  const newsOf = makeWarningDiff(brandsDir);
  const getSite = siteForDev(options, (said) => {
    const news = newsOf({ slug, status: 'built', pages: 0, printed: [], kept: 0, milliseconds: 0, ...said });
    if (news !== undefined) print(news);
  });
  const backend = startBackend({ root, dataDir: dataDirOf(root, environment), environment, onProblem: print });
  const configurations = openConfigurations(backend, { brandsDir, environment, onProblem: print });
  void configurations.store([slug]);
  const answerApi: RequestListener = (request, response) => {
    setCallingBrand(request, configurations.brandIdOf(slug));
    backend.listener(request, response);
  };
  const server = await dev({
    root,
    // A port from the command line is used or is an error, as in the preview.
    ...(port !== undefined && { server: { port }, vite: { server: { strictPort: true } } }),
    integrations: [devIntegration({ root, brandsDir, slug, getSite, answerApi })],
  });
  backend.notePort(server.address.port);
  async function close(): Promise<void> {
    // At once: Vite hears of the signal too, and ends the process as soon as its own server is closed.
    await Promise.all([backend.close(), server.stop()]);
  }

  return { close };
}
