import { fileURLToPath } from 'node:url';
import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const PAGE_HTTP = fileURLToPath(new URL('./page-http.ts', import.meta.url));
/** Where requests are answered. Our own build code talks to real servers. */
const ANSWERING = /\/(?:node_modules\/astro\/dist|src\/(?:pages|middleware))\b[^?]*\.(?:js|ts|astro)$/;
const HTTP = ['Headers', 'Request', 'Response'];

interface Replacement {
  /** The end of the file's path. */
  file: string;
  pattern: RegExp;
  replacement: string;
}

const REPLACEMENTS: Replacement[] = [
  // The time of day in front of a line of the log.
  {
    file: '/astro/dist/core/logger/core.js',
    pattern: /new Intl\.DateTimeFormat\(\[\][^)]*\)/,
    replacement: "{ format: () => '' }",
  },
  // Routes are plain letters: no language has a say in their order.
  {
    file: '/astro/dist/core/routing/priority.js',
    pattern: /(?<![\w.])(\w[\w.]*)\.localeCompare\((\w[\w.]*)\)/g,
    replacement: '($1 < $2 ? -1 : Number($1 > $2))',
  },
  // The pages encrypt nothing, and a startup snapshot can't hold a key.
  {
    file: '/astro/dist/core/encryption.js',
    pattern: /return crypto\.subtle\.importKey\("raw", bytes\.buffer, ALGORITHM, true, \[[^\]]*\]\)/,
    replacement: 'return {}',
  },
  // It differs with the folder in which the pages were compiled, and nothing reads it.
  {
    file: '/astro/dist/runtime/server/hydration.js',
    pattern: /uid: astroId/,
    replacement: '',
  },
  // In the body a <style> is no valid HTML: the rule stands in \`base.css\`.
  {
    file: '/astro/dist/runtime/server/scripts.js',
    pattern: /<style>\$\{ISLAND_STYLES\}<\/style>/,
    replacement: '',
  },
  // A page stays the text it is: it goes to a file, and no header has to know its length.
  {
    file: '/astro/dist/runtime/server/render/page.js',
    pattern: /body = encoder\.encode\(body\);\s*headers\.set\("Content-Length", body\.byteLength\.toString\(\)\);/,
    replacement: '',
  },
];

/**
 * Takes out of the compiled Astro what no page needs and every start of the build would pay for: Node's HTTP client, and the table of the
 * world's locales that the first use of `Intl` loads, for the clock of Astro's logger and the order of its routes; and of every page the
 * encoding, which would be undone at once. What is printed is the same.
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

/** `onReplaced` hears the files and the names that were found. */
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
