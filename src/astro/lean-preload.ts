import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What `import()` becomes: first the stylesheets of the module, in the page's voice, that are not on the page yet, then the
 * module. Where that fails, the page hears of it by the event that Vite has for it, unless whoever asked for the module stops it
 * on its way to the window.
 */
const PRELOAD = `export const __vitePreload = (load, deps = []) =>
  Promise.all(deps.map((dep) => new Promise((resolve) => {
    const href = '/' + dep.replace(/css$/, document.documentElement.dataset.voice + '.$&');
    if (document.querySelector('link[href="' + href + '"]')) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = link.onerror = resolve;
    link.href = href;
    document.head.append(link);
  }))).then(load).catch((error) => {
    document.dispatchEvent(new Event('vite:preloadError', { bubbles: true }));
    throw error;
  });`;

/** Vite's own helper preloads scripts and reports to servers too, which costs every page with an `import()` a kilobyte. */
export function leanPreload(): VitePlugin {
  return {
    name: 'front-of-house-lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Else every `import()` names the scripts that nobody preloads.
    config: () => ({ build: { modulePreload: false } }),
    transform: { order: 'post', handler: (_, id) => (id === PRELOAD_HELPER ? PRELOAD : undefined) },
  };
}
