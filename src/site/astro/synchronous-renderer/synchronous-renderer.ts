import { fileURLToPath } from 'node:url';
import { UnsupportedAstroError, type VitePlugin } from '../piece.ts';

const FILE = 'synchronous-renderer/synchronous-renderer.ts';
const RUNTIME = fileURLToPath(new URL('./runtime.ts', import.meta.url));
/** What Astro's compiler makes a template import. */
const COMPILER_RUNTIME = 'astro/compiler-runtime';
/** The functions of `runtime.ts` that templates have to call. */
const OWN = ['maybeRenderHead', 'render', 'renderComponent', 'renderSlot'];
/** Where Astro says of a page what `runtime.ts` reads. */
const PAGE = '/astro/dist/runtime/server/render/page.js';
const FACTS = ['result._metadata.headInTree =', 'result._metadata.routeHasPropagation ='];

/** Gives compiled templates our runtime, which prints what is text at once. Not in the dev server, which runs Astro as it is. */
export function synchronousRenderer(): VitePlugin {
  const called = new Set<string>();
  let hasFacts = false;
  return {
    name: 'front-of-house-synchronous-renderer',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      called.clear();
      hasFacts = false;
    },
    resolveId: (source, importer) =>
      source === COMPILER_RUNTIME && importer?.endsWith('.astro') === true ? RUNTIME : undefined,
    transform: {
      order: 'post',
      handler(code, id) {
        if (id.endsWith(PAGE)) hasFacts = FACTS.every((fact) => code.includes(fact));
        if (id.endsWith('.astro')) importedNames(code).forEach((name) => called.add(name));
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const missing = OWN.filter((name) => !called.has(name));
      if (missing.length > 0)
        throw new UnsupportedAstroError(
          FILE,
          `no template imports ${missing.join(', ')} from ${COMPILER_RUNTIME}`,
          'internalURL in node_modules/astro/dist/core/compile/compile.js',
        );
      if (!hasFacts)
        throw new UnsupportedAstroError(FILE, `nothing in ${PAGE} sets ${FACTS.join(' and ')}`, `node_modules${PAGE}`);
    },
  };
}

/** The names of what a template imports from the runtime: `import { render as $$render } from "astro/compiler-runtime"`. */
function importedNames(code: string): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']astro\/compiler-runtime["']/g)];
  return imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/ as .*$/s, '')));
}
