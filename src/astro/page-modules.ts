import { UnsupportedAstroError } from './piece.ts';

interface App {
  manifest: { pageMap?: Map<string, () => Promise<unknown>> | undefined };
}

/** Loads the module of each page once. Astro calls `import()` each time it prints a page, and Node looks the module up each time. */
export function rememberPages<Application extends App>(app: Application): Application {
  const { pageMap } = app.manifest;
  if (!pageMap || pageMap.size === 0)
    throw new UnsupportedAstroError(
      'page-modules.ts',
      'the manifest has no pageMap',
      'node_modules/astro/dist/core/environment/production.js',
    );
  for (const [component, load] of pageMap) {
    let loading: Promise<unknown> | undefined;
    pageMap.set(component, () => (loading ??= load()));
  }
  return app;
}
