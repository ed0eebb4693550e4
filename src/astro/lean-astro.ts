import { fileURLToPath } from 'node:url';
import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const PAGE_HTTP = fileURLToPath(new URL('./page-http.ts', import.meta.url));
/** The modules that get our HTTP classes: those that answer requests. Our own build code talks to real servers and keeps Node's. */
const ANSWERING = /\/(?:node_modules\/astro\/dist|src\/(?:pages|middleware))\b[^?]*\.(?:js|ts|astro)$/;
const HTTP = ['Headers', 'Request', 'Response'];

interface Replacement {
  /** The end of the file's path. */
  file: string;
  pattern: RegExp;
  replacement: string;
}

const REPLACEMENTS: Replacement[] = [
  // Formats the time of day at the start of each log line.
  {
    file: '/astro/dist/core/logger/core.js',
    pattern: /new Intl\.DateTimeFormat\(\[\][^)]*\)/,
    replacement: "{ format: () => '' }",
  },
  // Routes have only plain letters, so they are sorted the same without a locale.
  {
    file: '/astro/dist/core/routing/priority.js',
    pattern: /(?<![\w.])(\w[\w.]*)\.localeCompare\((\w[\w.]*)\)/g,
    replacement: '($1 < $2 ? -1 : Number($1 > $2))',
  },
  // The `uid` depends on the folder in which the pages were compiled, and nothing reads it.
  {
    file: '/astro/dist/runtime/server/hydration.js',
    pattern: /uid: astroId/,
    replacement: '',
  },
  // A <style> in the body is not valid HTML. The same rule is in `base.css`.
  {
    file: '/astro/dist/runtime/server/scripts.js',
    pattern: /<style>\$\{ISLAND_STYLES\}<\/style>/,
    replacement: '',
  },
  // A page stays a string, since it is written to a file: no header needs its length.
  {
    file: '/astro/dist/runtime/server/render/page.js',
    pattern: /body = encoder\.encode\(body\);\s*headers\.set\("Content-Length", body\.byteLength\.toString\(\)\);/,
    replacement: '',
  },
];

/**
 * Removes from the compiled Astro what no page needs and what would slow down each start of the build: Node's HTTP client, and the locale data
 * that the first use of `Intl` loads (for the times in Astro's log and the order of its routes). Also removes the encoding of each page to
 * bytes, which would be decoded at once. In the pages, only `uid` of islands and the `<style>` of islands are missing.
 */
export function leanAstro(): VitePlugin {
  const replaced = new Set<string>();
  return {
    name: 'front-of-house-lean-astro',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart: () => replaced.clear(),
    transform: { order: 'post', handler: (code, id) => makeLean(code, id, (what) => replaced.add(what)) },
    buildEnd: (error) => {
      if (error === undefined) checkReplaced(replaced);
    },
  };
}

/** Calls `onReplaced` with each file and each HTTP class that was replaced. */
export function makeLean(code: string, id: string, onReplaced: (what: string) => void): string | undefined {
  const known = REPLACEMENTS.find(({ file }) => id.endsWith(file));
  const lean = known ? code.replace(known.pattern, known.replacement) : code;
  if (known && lean !== code) onReplaced(known.file);
  if (!ANSWERING.test(id)) return undefined;
  const used = HTTP.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(lean));
  if (used.length === 0) return known && lean;
  used.forEach(onReplaced);
  return `import { ${used.join(', ')} } from ${JSON.stringify(PAGE_HTTP)};\n${lean}`;
}

function checkReplaced(replaced: ReadonlySet<string>): void {
  for (const { file, pattern } of REPLACEMENTS) {
    if (!replaced.has(file))
      throw new UnsupportedAstroError(
        'lean-astro.ts',
        `nothing in ${file} reads like ${pattern}`,
        `node_modules${file}`,
      );
  }
  const unused = HTTP.filter((name) => !replaced.has(name));
  if (unused.length > 0)
    throw new UnsupportedAstroError(
      'lean-astro.ts',
      `Astro names no ${unused.join(', ')}`,
      `ANSWERING, where it is looked for`,
    );
}
