import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** `@astrojs/react` with renderers of our own: the server's costs a page without islands nothing, the browser's does less. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: fileURLToPath(new URL('./react-server.ts', import.meta.url)),
              clientEntrypoint: fileURLToPath(new URL('./react-client.ts', import.meta.url)),
            }),
        }),
    },
  };
}
