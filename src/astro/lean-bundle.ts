import { isBuiltin } from 'node:module';
import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

/** What a warm rebuild does not need stays in node_modules. */
export const OUTSIDE = ['sharp', '@supabase/supabase-js'];

interface Chunk {
  type: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** To find packages in node_modules takes a quarter of a rebuild. The dev server has to: it runs CommonJS modules only from where they lie. */
export function leanBundle(): VitePlugin {
  return {
    name: 'front-of-house-lean-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      environments: {
        ssr: {
          resolve: { noExternal: true, external: OUTSIDE },
          // Packages ask for it when they are loaded, and React would bring the build that is for developing.
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
