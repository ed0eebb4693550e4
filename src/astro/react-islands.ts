import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { UnsupportedAstroError, type VitePlugin } from './piece.ts';

const SERVER = fileURLToPath(new URL('./react-server.ts', import.meta.url));
const CLIENT = fileURLToPath(new URL('./react-client.ts', import.meta.url));

/** `@astrojs/react` with our own renderers: on the server, a page without islands does not load React; in the browser, ours does less. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': async (options) => {
        await setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: SERVER, clientEntrypoint: CLIENT }),
        });
        options.updateConfig({ vite: { plugins: [ownRenderers()] } });
      },
    },
  };
}

/** Fails a compile that contains a renderer of `@astrojs/react`, or lacks ours. */
function ownRenderers(): VitePlugin {
  return {
    name: 'front-of-house-own-renderers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr' || name === 'client',
    buildEnd(error) {
      if (error === undefined) checkRenderers([...this.getModuleIds()], this.environment.name);
    },
  };
}

/** `environment` is `ssr` or `client`. */
export function checkRenderers(modules: readonly string[], environment: string): void {
  const own = environment === 'ssr' ? SERVER : CLIENT;
  const stock = modules.find((id) => /\/@astrojs\/react\/dist\/(client|server)[\w-]*\.js$/.test(id));
  const lookAt = 'addRenderer in the hook astro:config:setup of @astrojs/react';
  if (!modules.includes(own)) throw new UnsupportedAstroError('react-islands.ts', `${own} was not compiled`, lookAt);
  if (stock !== undefined) throw new UnsupportedAstroError('react-islands.ts', `${stock} was compiled too`, lookAt);
}
