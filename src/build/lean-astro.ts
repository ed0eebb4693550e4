import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

const PAGE_HTTP = fileURLToPath(new URL('./page-http.ts', import.meta.url));
/** Where requests are answered. Our own build code talks to real servers. */
const ANSWERING = /\/(?:node_modules\/astro\/dist|src\/(?:pages|middleware))\b[^?]*\.(?:js|ts|astro)$/;
const LOGGER = /\/astro\/dist\/core\/logger\/core\.js$/;
/** The time of day in front of a line of the log. */
const LOG_CLOCK = /new Intl\.DateTimeFormat\(\[\][^)]*\)/;

/**
 * Takes out of the compiled Astro what no page needs and every start of the build would pay for: Node's HTTP client (30 of 150 ms), and
 * the table of the world's locales that the first `Intl` object loads (13 ms), which Astro's logger makes before it is asked anything.
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
