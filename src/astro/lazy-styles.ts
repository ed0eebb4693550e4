import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const LINKING = 'astro:rollup-plugin-build-css';

interface Chunk {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/**
 * Astro links to a page every stylesheet that its scripts might ever import. Ours import theirs when they are wanted, with
 * `import()`; what a page is printed with, islands included, it knows without looking into its scripts.
 */
export function lazyStyles(): VitePlugin {
  const wrapped = new WeakSet();
  return {
    name: 'front-of-house-lazy-styles',
    apply: 'build',
    configResolved({ plugins }) {
      const linking = plugins.find(({ name }) => name === LINKING);
      const link = linking?.generateBundle;
      if (!linking || typeof link !== 'function')
        throw new UnsupportedAstroError('lazy-styles.ts', `there is no plugin ${LINKING}`, PLUGIN_CSS);
      // Vite resolves a configuration for each environment, and all share the plugin.
      if (wrapped.has(linking)) return;
      wrapped.add(linking);
      linking.generateBundle = async function (options, bundle, isWrite) {
        const show = this.environment.name === 'client' ? hideStyles(bundle) : () => {};
        await link.call(this, options, bundle, isWrite);
        show();
      };
    },
  };
}

const PLUGIN_CSS = 'node_modules/astro/dist/core/build/plugins/plugin-css.js';

/** Returns what puts them back. Every chunk then vouches for all: what no page links to would be deleted. */
export function hideStyles(bundle: Record<string, Chunk>): () => void {
  const hidden = Object.values(bundle).flatMap(({ viteMetadata: known }) =>
    known ? [{ known, names: [...known.importedCss] }] : [],
  );
  const all = hidden.flatMap(({ names }) => names);
  if (all.length === 0 && Object.keys(bundle).some((file) => file.endsWith('.css')))
    throw new UnsupportedAstroError(
      'lazy-styles.ts',
      'scripts have stylesheets, and no viteMetadata.importedCss names one',
      PLUGIN_CSS,
    );
  for (const { known } of hidden) known.importedCss.clear();
  return () => {
    for (const { known, names } of hidden) {
      for (const name of names) known.importedCss.add(name);
      for (const name of all) known.importedAssets.add(name);
    }
  };
}
