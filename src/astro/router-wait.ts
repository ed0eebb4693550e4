import { LostHold, type VitePlugin } from './piece.ts';

/** `public/` has it. A script without a word in it. */
const NOTHING = '/_astro/nothing.js';
const ROUTER = '/astro/dist/transitions/router.js';
const EMPTY_SCRIPT = 'src="data:application/javascript,"';

/**
 * Where a page ends in a module that stands in it, Astro's router appends an empty script and waits for that. It is a `data:` address, and a
 * Content-Security-Policy that allows those allows every script.
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
        isReplaced = code.includes(EMPTY_SCRIPT);
        return code.replace(EMPTY_SCRIPT, `src="${NOTHING}"`);
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new LostHold(
          'router-wait.ts',
          `nothing in ${ROUTER} reads like ${EMPTY_SCRIPT}`,
          `node_modules${ROUTER}`,
        );
    },
  };
}
