import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

// What the pages need of the repository's own configuration, and nothing of `src/site/astro`.
export default defineConfig({
  srcDir: './src/site',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: { plugins: [tailwind()] },
});
