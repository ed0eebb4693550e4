import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const ROUTER = '/astro/dist/transitions/router.js';
const EMPTY_SCRIPT = '`<script type="module" src="data:application/javascript,"/>`';

/** What the router appends to a page that ends in a module. Modules that stand in a page and import nothing run in their order, so it comes last. */
export const LAST_SCRIPT = 'dispatchEvent(new Event("front-of-house:ran"))';
/** Whoever's policy refuses it waits no longer than this. */
const MAX_WAIT_MS = 500;
/** An argument of a call, in a function that returns `wait`. */
const LAST_SCRIPT_AND_WAIT = `(wait = new Promise((ran) => {
  addEventListener("front-of-house:ran", ran, { once: true });
  setTimeout(ran, ${MAX_WAIT_MS});
}), '<script type="module">${LAST_SCRIPT}</script>')`;

/**
 * Where a page ends in a module that stands in it, Astro's router appends an empty script of a `data:` address and waits until it is
 * loaded. A Content-Security-Policy that allows such addresses allows every script; this one is named by its hash.
 */
export function routerWait(): VitePlugin {
  let isReplaced = false;
  return {
    name: 'front-of-house-router-wait',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.split('?')[0]?.endsWith(ROUTER)) return undefined;
        isReplaced = code.includes(EMPTY_SCRIPT) && code.includes('let wait = Promise.resolve();');
        return code.replace(EMPTY_SCRIPT, () => LAST_SCRIPT_AND_WAIT);
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new UnsupportedAstroError(
          'router-wait.ts',
          `nothing in ${ROUTER} reads like ${EMPTY_SCRIPT}`,
          `node_modules${ROUTER}`,
        );
    },
  };
}
