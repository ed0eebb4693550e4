import { isBuiltin } from 'node:module';
import { LostHold, type VitePlugin } from './piece.ts';

const NAME = 'build';
/** What every run needs goes into one file: to find and open nine takes ten milliseconds. Pages stay apart, with their stylesheets. */
const ALWAYS_NEEDED =
  /\/(?:node_modules\/(?:astro\/dist\/(?:core|runtime)|zod|culori)|src\/(?:astro|model|domain\/(?!custom-code\/html-)|builder\/(?!load\/load-from-backend)))\b/;
/** What a warm rebuild does not need stays in node_modules. */
const OUTSIDE = ['sharp', '@supabase/supabase-js'];

const BUNDLE = {
  resolve: { noExternal: true as const, external: OUTSIDE },
  build: {
    minify: true,
    rolldownOptions: { output: { minify: true, codeSplitting: { groups: [{ name: NAME, test: ALWAYS_NEEDED }] } } },
  },
};

interface Chunk {
  type: string;
  name?: string | undefined;
  imports?: string[];
  dynamicImports?: string[];
}

/** Without node_modules the build starts in a third of the time. The dev server has to find CommonJS modules where they lie. */
export function leanBundle(): VitePlugin {
  return {
    name: 'front-of-house-lean-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({ environments: { ssr: BUNDLE } }),
    generateBundle: (_, bundle) => checkBundle(bundle),
  };
}

export function checkBundle(bundle: Record<string, Chunk>): void {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const lookAt = 'noExternal and codeSplitting in it, and at what Vite and Rolldown call them now';
  if (!chunks.some(({ name }) => name === NAME))
    throw new LostHold('lean-bundle.ts', `no chunk is named "${NAME}"`, lookAt);
  const outside = chunks
    .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
    .filter((path) => !(path in bundle) && !isBuiltin(path) && !OUTSIDE.includes(path));
  if (outside.length > 0)
    throw new LostHold('lean-bundle.ts', `${[...new Set(outside)].join(', ')} stayed in node_modules`, lookAt);
}
