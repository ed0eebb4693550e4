import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const ROUTER = '/astro/dist/transitions/router.js';
const EMPTY_SCRIPT = '`<script type="module" src="data:application/javascript,"/>`';

/** The script that the router appends to a page that ends in an inline module. Inline modules without imports run in order, so it runs last. */
export const LAST_SCRIPT = 'dispatchEvent(new Event("front-of-house:ran"))';
/** The longest wait, for pages whose Content-Security-Policy refuses the script. */
const MAX_WAIT_MS = 500;
/** Replaces an argument of a call in the router's code, in a function that returns `wait`. */
const LAST_SCRIPT_AND_WAIT = `(wait = new Promise((ran) => {
  addEventListener("front-of-house:ran", ran, { once: true });
  setTimeout(ran, ${MAX_WAIT_MS});
}), '<script type="module">${LAST_SCRIPT}</script>')`;

/** A handler keeps the place among the listeners that its first value had. So what a page sets later is asked before the router. */
const PLACE_OF_HANDLER = 'onpopstate ??= () => {};\n';

/**
 * Where a page ends in an inline module, Astro's router appends an empty script with a `data:` address and waits until it is loaded.
 * A Content-Security-Policy that allows `data:` scripts allows every script. Our script is inline, so the policy allows it by its hash.
 * And going back or forward is told to a page's own handler first, which may keep it from the router.
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
        return PLACE_OF_HANDLER + code.replace(EMPTY_SCRIPT, () => LAST_SCRIPT_AND_WAIT);
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
