import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import {
  beforeGuards,
  type DevHandler,
  handLocals,
  type Next,
  withoutCodeInStyles,
  withViteClient,
} from '#site/astro/dev-middleware.ts';
import type { DevSite } from '#builder/dev-site.ts';
import { localsOf, PATTERNS } from '#builder/render/render.ts';
import { contentOf } from '#content/content.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { decodeUri } from '#core/text/decode-uri.ts';
import type { OutputFile } from '#schema/warning.ts';
import { isOurHost, splitUrl } from '../serving/addresses.ts';
import { answerForeign, isApiPath, isOurCall } from '../serving/api.ts';
import { answerWithoutBackend } from '../backend/gateway.ts';
import { codeFolders, isCode } from './dev-files.ts';
import { htmlAnswer, redirectTo, respond, textAnswer } from '../serving/respond.ts';
import { errorScreen, type Screen, unexpectedErrorScreen } from '../serving/screens.ts';
import { watchBrands } from '#builder/run/watch.ts';

export interface DevIntegrationOptions {
  /** The folder with `src/`. */
  root: string;
  brandsDir: string;
  slug: string;
  getSite: () => Promise<DevSite>;
  /** Takes the calls of the backend. */
  answerApi?: RequestListener;
}

/** Hands one brand to Astro's dev server, request by request, as the build hands it to the compiled pages. */
export function devIntegration(options: DevIntegrationOptions): AstroIntegration {
  const { root, brandsDir, slug } = options;
  return {
    name: 'front-of-house-dev',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // The backend's database changes with every submission. Caches and built sites are thousands of files that no page imports.
        const watch = { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] };
        // A brand's own script runs in the page, and may read what the page may.
        const server = { watch, cors: false, fs: { strict: true, allow: codeFolders(root) } };
        updateConfig({ vite: { server, plugins: [beforeGuards(handlerOf(options)), withoutCodeInStyles] } });
      },
      'astro:server:setup': ({ server }) => {
        const watch = watchBrands(brandsDir, ({ changed, gone }) => {
          if ([...changed, ...gone].includes(slug)) server.environments.client.hot.send({ type: 'full-reload' });
        });
        server.httpServer?.on('close', watch.close);
      },
    },
  };
}

function handlerOf({ root, slug, getSite, answerApi = answerWithoutBackend }: DevIntegrationOptions): DevHandler {
  const isBrand = (name: string): boolean => name === slug;
  return (request, response, next) => {
    const isCall = isApiPath(splitUrl(request.url ?? '/')[0]);
    if (isCall) (isOurCall(request, isBrand) ? answerApi : answerForeign)(request, response);
    // Vite looks at this too, but stands behind us. A name of the web that leads to this machine belongs to a page that wants to read what is here.
    else if (!isOurHost(request.headers.host, isBrand))
      void respond(request, response, textAnswer(403, 'The dev server answers on localhost only.'));
    else void answer(request, response, next, { root, slug, getSite }).catch(next);
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  { root, slug, getSite }: Pick<DevIntegrationOptions, 'root' | 'slug' | 'getSite'>,
): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  if (isCode(path, root)) return next();
  const made = await getSite().catch((error: unknown) => ({ error }));
  if ('error' in made) return respond(request, response, screenAnswer(errorScreen(slug, messageOf(made.error))));
  const file = made.files.get(decodeUri(path.slice(1)) ?? '');
  if (file !== undefined) return respond(request, response, await fileAnswer(file));
  if (made.routes.has(`${path}/`)) return respond(request, response, redirectTo(`${path}/${query}`, 308));
  const found = made.routes.get(path) ?? made.routes.get(NOT_FOUND);
  // All other files of the project are not part of the site, so the request does not reach Vite.
  if (found) {
    const { site, route } = found;
    const content = contentOf(site, route);
    handLocals(request, response, { ...localsOf(site, content), onError: answerWithScreen });
    // Vite reads a query such as `?raw`, and must not read that of an address of which it knows nothing.
    request.url = route.page === 'not-found' ? PATTERNS[route.page] : `${PATTERNS[route.page]}${query}`;
  }
  next();
}

const NOT_FOUND = '/404/';

/** The middleware returns this in place of the page that failed. */
function answerWithScreen(error: unknown): Response {
  console.error(error);
  const { status, html } = unexpectedErrorScreen(error);
  return new Response(withViteClient(html), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const screenAnswer = ({ status, html }: Screen) => htmlAnswer(status, withViteClient(html));

async function fileAnswer(file: OutputFile) {
  const body = 'from' in file ? await readFile(file.from) : file.bytes;
  const headers = { 'Content-Type': contentTypeOf(file.path), 'Cache-Control': 'no-cache' };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unknown error occurred';
}
