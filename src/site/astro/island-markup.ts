import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

/** What is taken out, by the end of the path of the module that writes it. */
const REMOVED: readonly (readonly [file: string, pattern: RegExp])[] = [
  // The `uid` depends on the folder in which the pages were compiled, and nothing reads it.
  ['/astro/dist/runtime/server/hydration.js', /uid: astroId/],
  // A <style> in the body is not valid HTML. The same rule is in `base.css`.
  ['/astro/dist/runtime/server/scripts.js', /<style>\$\{ISLAND_STYLES\}<\/style>/],
  // Its one rule would be a stylesheet of its own on every page. The same rule is in `base.css`.
  ['/astro/components/ClientRouter.astro', /import ["'][^"']*type=style[^"']*["'];?/],
];

/** Prints islands as valid HTML that is the same wherever the pages were compiled. */
export function islandMarkup(): VitePlugin {
  const removed = new Set<string>();
  return {
    name: 'front-of-house-island-markup',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart: () => removed.clear(),
    transform: {
      order: 'post',
      handler(code, id) {
        const [file, pattern] = REMOVED.find(([end]) => id.endsWith(end)) ?? [];
        if (file === undefined || pattern === undefined) return undefined;
        if (pattern.test(code)) removed.add(file);
        return code.replace(pattern, '');
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const [file, pattern] of REMOVED.filter(([file]) => !removed.has(file)))
        throw new UnsupportedAstroError(
          'island-markup.ts',
          `nothing in ${file} reads like ${pattern}`,
          `node_modules${file}`,
        );
    },
  };
}
