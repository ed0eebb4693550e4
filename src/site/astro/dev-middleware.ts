import type { IncomingMessage, ServerResponse } from 'node:http';
import { UnsupportedAstroError } from './piece.ts';

export type Next = (error?: unknown) => void;
export type DevHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

interface ServerWithStack {
  middlewares: { stack: { route: string; handle: unknown }[] };
}

const PLUGIN = 'node_modules/astro/dist/vite-plugin-astro-server/plugin.js';
/** The function name of the guard that refuses addresses without a trailing slash. Nothing else identifies that guard. */
const GUARD = 'devTrailingSlash';

/** A Vite plugin that puts a handler before Astro's own guards, which Astro puts before all other handlers. */
export function beforeGuards(handle: DevHandler) {
  return {
    name: 'front-of-house-before-guards',
    enforce: 'post' as const,
    configureServer:
      ({ middlewares: { stack } }: ServerWithStack) =>
      () => {
        if (!Array.isArray(stack) || !stack.some((entry) => nameOf(entry.handle) === GUARD))
          throw new UnsupportedAstroError(
            'dev-middleware.ts',
            `Astro put no ${GUARD} into Vite's middlewares.stack yet`,
            PLUGIN,
          );
        stack.unshift({ route: '', handle });
      },
  };
}

/** A Vite plugin for the dev server. Of a stylesheet that is imported as a URL (`?url`), Astro also prints the module's JavaScript as a `<style>`; this removes it. */
export const withoutCodeInStyles = {
  name: 'front-of-house-without-code-in-styles',
  transform: {
    filter: { id: /virtual:astro:dev-css:/ },
    handler: (code: string): string =>
      `${code}\nfor (const style of css) if (style.content.startsWith('export default ')) css.delete(style);`,
  },
};

/** The key under which Astro reads a request's locals; its Node adapter uses the same key. */
const LOCALS = Symbol.for('astro.locals');

/** Gives Astro the locals of a page. When Astro sends a page without reading them, an error in the terminal says where to look. */
export function handLocals(request: IncomingMessage, response: ServerResponse, locals: object): void {
  let isTaken = false;
  Object.defineProperty(request, LOCALS, {
    configurable: true,
    get: () => {
      isTaken = true;
      return locals;
    },
  });
  response.once('finish', () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    if (isPage && !isTaken)
      console.error(
        new UnsupportedAstroError('dev-middleware.ts', `Astro did not read ${String(LOCALS)} of a request`, PLUGIN)
          .message,
      );
  });
}

/** Whether an address is one that Vite or Astro's dev server answers itself, such as a module. */
export const isForVite = (path: string): boolean => /^\/(@|__|node_modules\/|src\/|\.astro\/|_image)/.test(path);

/** With Vite's client, an error screen reloads after a change, as any page does. */
export const withViteClient = (html: string): string =>
  html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>');

function nameOf(handle: unknown): string {
  return typeof handle === 'function' ? handle.name : '';
}
