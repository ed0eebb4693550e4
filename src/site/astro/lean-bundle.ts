import { isBuiltin } from 'node:module';
import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

/** Packages that stay in node_modules, because a warm rebuild does not need them. */
export const OUTSIDE = ['sharp', '@supabase/supabase-js'];

interface Chunk {
  type: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Bundles packages, since finding them takes a quarter of a rebuild. Not in the dev server, which runs CommonJS modules only from node_modules. */
export function leanBundle(): VitePlugin {
  return {
    name: 'front-of-house-lean-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      environments: {
        ssr: {
          resolve: { noExternal: true, external: OUTSIDE },
          // Packages read NODE_ENV when they load. Without it, React loads its development build.
          define: { 'process.env.NODE_ENV': '"production"' },
        },
      },
    }),
    generateBundle: (_, bundle) => checkBundle(bundle),
  };
}

export function checkBundle(bundle: Record<string, Chunk>): void {
  const outside = Object.values(bundle)
    .filter(({ type }) => type === 'chunk')
    .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
    .filter((path) => !(path in bundle) && !isBuiltin(path) && !OUTSIDE.includes(path));
  if (outside.length > 0)
    throw new UnsupportedAstroError(
      'lean-bundle.ts',
      `${[...new Set(outside)].join(', ')} stayed in node_modules`,
      'noExternal in it, and at what Vite calls that now',
    );
}
