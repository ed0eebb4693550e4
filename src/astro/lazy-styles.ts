import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

const LINKING = 'astro:rollup-plugin-build-css';

interface Chunk {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/**
 * Astro links to a page every stylesheet that its scripts might ever import. Ours import theirs when they are wanted, with
 * `import()`; what a page is printed with, islands included, it knows without looking into its scripts.
 */
export function lazyStyles(): VitePlugin {
  return {
    name: 'front-of-house-lazy-styles',
    apply: 'build',
    configResolved({ plugins }) {
      const linking = plugins.find(({ name }) => name === LINKING);
      const link = linking?.generateBundle;
      if (!linking || typeof link !== 'function') throw new Error(`There is no ${LINKING} to keep from linking.`);
      linking.generateBundle = async function (options, bundle, isWrite) {
        const show = this.environment.name === 'client' ? hideStyles(Object.values(bundle)) : () => {};
        await link.call(this, options, bundle, isWrite);
        show();
      };
    },
  };
}

/** Returns what puts them back. Every chunk then vouches for all: what no page links to would be deleted. */
function hideStyles(chunks: Chunk[]): () => void {
  const hidden = chunks.flatMap(({ viteMetadata: known }) => (known ? [{ known, names: [...known.importedCss] }] : []));
  const all = hidden.flatMap(({ names }) => names);
  for (const { known } of hidden) known.importedCss.clear();
  return () => {
    for (const { known, names } of hidden) {
      for (const name of names) known.importedCss.add(name);
      for (const name of all) known.importedAssets.add(name);
    }
  };
}
