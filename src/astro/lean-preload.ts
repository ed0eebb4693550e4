import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What `import()` is compiled to. When it fails, the page gets Vite's event for that on the document; the event bubbles up to the window
 * unless a listener stops it.
 */
const PRELOAD = `export const __vitePreload = (load) =>
  load().catch((error) => {
    document.dispatchEvent(new Event('vite:preloadError', { bubbles: true }));
    throw error;
  });`;

/** Replaces Vite's own helper, which adds a kilobyte to every page with an `import()`: it also preloads scripts and reports to servers. */
export function leanPreload(): VitePlugin {
  let isReplaced = false;
  return {
    name: 'front-of-house-lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Without this, every `import()` lists scripts to preload, and nothing preloads them.
    config: () => ({ build: { modulePreload: false } }),
    transform: {
      order: 'post',
      handler(code, id) {
        if (id !== PRELOAD_HELPER) return undefined;
        isReplaced = EXPECTED.every((part) => code.includes(part));
        return PRELOAD;
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new UnsupportedAstroError(
          'lean-preload.ts',
          `no module ${JSON.stringify(PRELOAD_HELPER)} exports __vitePreload and tells of vite:preloadError`,
          "Vite's plugin vite:build-import-analysis, which writes it",
        );
    },
  };
}

/** The names that the callers of Vite's helper, and the listeners to its event, depend on. */
const EXPECTED = ['__vitePreload', 'vite:preloadError'];
