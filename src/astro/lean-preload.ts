import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What `import()` becomes. Where it fails, the page hears of it by the event that Vite has for it, unless the caller stops it on its way to
 * the window.
 */
const PRELOAD = `export const __vitePreload = (load) =>
  load().catch((error) => {
    document.dispatchEvent(new Event('vite:preloadError', { bubbles: true }));
    throw error;
  });`;

/** Vite's own helper preloads scripts and reports to servers too, which costs every page with an `import()` a kilobyte. */
export function leanPreload(): VitePlugin {
  let isReplaced = false;
  return {
    name: 'front-of-house-lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Else every `import()` names the scripts that nobody preloads.
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

/** What whoever calls the helper, or listens to it, knows of it. */
const EXPECTED = ['__vitePreload', 'vite:preloadError'];
