import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { rendererAdapter } from './src/site/astro/adapter.ts';

import { reactWithTexts } from './src/site/astro/react-with-texts.ts';
import { islandMarkup } from './src/site/astro/island-markup.ts';
import { leanBundle } from './src/site/astro/lean-bundle.ts';
import { synchronousRenderer } from '#site/astro/synchronous-renderer/synchronous-renderer.ts';

/** Every page names a few scripts: `Shell.C1QYvYs8.js` for Astro's `Shell.astro_astro_type_script_index_0_lang.C1QYvYs8.js`. */
const entryFileNames = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

/** What every page of the layout runs is one file. Vite decides about all other scripts. */
const ON_EVERY_PAGE = /\/src\/site\/layouts\/|\/(?:assistant-bar|feedback-launcher)\.client\.ts$/;

/** What every language's texts are made with. */
const OF_ALL_LANGUAGES = /\/src\/(?:schema\/(?:lazy|forms\/texts)|i18n\/formats\/formats)\.ts$/;

/** What the clock of a page runs, its English texts among it, is one file more. */
const CLOCK = /\/src\/(?:core\/hours\/opening-words|i18n\/english\/hours)\.ts$/;

// Compiled once for all brands: nothing in here may depend on one. The values of a brand travel in `Astro.locals.content`.
export default defineConfig({
  srcDir: './src/site',
  output: 'server',
  adapter: rendererAdapter('src/builder/build/entry.ts'),
  // `compile.ts` says where to; the dev server has no such place.
  outDir: process.env.COMPILE_DIR ?? '.cache/astro',
  cacheDir: '.cache/astro-cache',
  // Each build reads `public/` itself (src/brand/folder/public-files.ts), so that a file there needs no new compile. This folder does not exist.
  publicDir: '.cache/no-public',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Pages come from a CDN; fetching them a moment earlier is not worth a kilobyte of script on every page.
  prefetch: false,
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', allowedHosts: ['.localhost'] },
  integrations: [reactWithTexts('/src/site/features/shared/island/client.ts')],
  vite: {
    // A script is a file: the policy of a site names no script of a page but those that have to stand there.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames,
              codeSplitting: {
                groups: [
                  { name: 'page', test: ON_EVERY_PAGE },
                  { name: 'opening-words', test: CLOCK },
                  { name: 'formats', test: OF_ALL_LANGUAGES },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwind(), synchronousRenderer(), leanBundle(), islandMarkup()],
  },
});
