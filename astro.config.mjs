import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { rendererAdapter } from './src/build/adapter.ts';
import { reactIslands } from './src/build/react-islands.ts';

// Compiled once for all brands: nothing in here may depend on one. The values of a brand travel in `Astro.locals.site`.
export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  outDir: process.env.COMPILE_DIR ?? '.cache/astro',
  cacheDir: '.cache/astro-cache',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  compressHTML: true,
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', allowedHosts: ['.localhost'] },
  integrations: [reactIslands()],
  vite: {
    plugins: [tailwind()],
    // One bundle without node_modules starts in a third of the time. What a warm rebuild does not need stays outside it.
    environments: {
      ssr: { resolve: { noExternal: true, external: ['sharp', '@supabase/supabase-js'] } },
    },
  },
});
