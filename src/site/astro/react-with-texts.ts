import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's integration for React, with a script of our own that hydrates the islands: `client` is its path. */
export function reactWithTexts(client: string): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: client }),
        }),
    },
  };
}
