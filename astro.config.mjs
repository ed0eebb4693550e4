import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { rendererAdapter } from './src/astro/adapter.ts';
import { lazyStyles } from './src/astro/lazy-styles.ts';
import { leanAstro } from './src/astro/lean-astro.ts';
import { leanPreload } from './src/astro/lean-preload.ts';
import { pruneVoices } from './src/astro/prune-voices.ts';
import { reactIslands } from './src/astro/react-islands.ts';

/** `compile.ts` says where to; the dev server has no such place. */
const outDir = process.env.COMPILE_DIR;
const isCompiling = outDir !== undefined;

/** What every run needs goes into one file: to find and open nine takes ten milliseconds. Pages stay apart, with their stylesheets. */
const ALWAYS_NEEDED =
  /\/(?:node_modules\/(?:astro\/dist\/(?:core|runtime)|zod|culori)|src\/(?:astro|model|domain\/(?!custom-code\/html-)|builder\/(?!load\/load-from-backend)))\b/;

/** Without node_modules the build starts in a third of the time. What a warm rebuild does not need stays outside. */
const BUNDLE = {
  resolve: { noExternal: true, external: ['sharp', '@supabase/supabase-js'] },
  build: {
    minify: true,
    rolldownOptions: { output: { minify: true, codeSplitting: { groups: [{ name: 'build', test: ALWAYS_NEEDED }] } } },
  },
};

// Compiled once for all brands: nothing in here may depend on one. The values of a brand travel in `Astro.locals.site`.
export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  outDir: outDir ?? '.cache/astro',
  cacheDir: '.cache/astro-cache',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Pages come from a CDN; fetching them a moment earlier is not worth a kilobyte of script on every page.
  prefetch: false,
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', allowedHosts: ['.localhost'] },
  integrations: [reactIslands(), pruneVoices()],
  vite: {
    plugins: [tailwind(), leanAstro(), leanPreload(), lazyStyles()],
    // The dev server runs modules as they are, and CommonJS ones only from where they lie.
    environments: isCompiling ? { ssr: BUNDLE } : {},
  },
});
