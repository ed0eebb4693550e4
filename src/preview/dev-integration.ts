import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import {
  beforeGuards,
  type DevHandler,
  handLocals,
  isForVite,
  type Next,
  withViteClient,
} from '../astro/dev-middleware.ts';
import type { DevSite } from '../builder/pipeline/dev-site.ts';
import { contentOf } from '../domain/pages/content.ts';
import type { OutputFile } from '../builder/types.ts';
import { splitUrl } from './addresses.ts';
import { isApiPath, isOurCall } from './api.ts';
import { answerForeign, answerWithoutBackend } from './backend/gateway.ts';
import { contentTypeOf } from './content-types.ts';
import { respond } from './respond.ts';
import { errorScreen, type Screen, unexpectedErrorScreen } from './screens.ts';
import { watchBrands } from './watch.ts';

export interface DevIntegrationOptions {
  brandsDir: string;
  slug: string;
  getSite: () => Promise<DevSite>;
  /** Takes the calls of the backend. */
  answerApi?: RequestListener;
}

/** Hands one brand to Astro's dev server, request by request, as the build hands it to the compiled pages. */
export function devIntegration(options: DevIntegrationOptions): AstroIntegration {
  const { brandsDir, slug } = options;
  return {
    name: 'front-of-house-dev',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // The backend's database lies below the project, and its files change with every submission.
        const server = { watch: { ignored: ['**/.data/**'] } };
        updateConfig({ vite: { server, plugins: [beforeGuards(handlerOf(options))] } });
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

function handlerOf({ slug, getSite, answerApi = answerWithoutBackend }: DevIntegrationOptions): DevHandler {
  return (request, response, next) => {
    const isCall = isApiPath(splitUrl(request.url ?? '/')[0]);
    if (isCall) (isOurCall(request, (name) => name === slug) ? answerApi : answerForeign)(request, response);
    else void answer(request, response, next, getSite).catch(next);
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  getSite: () => Promise<DevSite>,
): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  if (isForVite(path)) return next();
  const made = await getSite().catch((error: unknown) => ({ error }));
  if ('error' in made) return respond(request, response, screenAnswer(errorScreen(messageOf(made.error))));
  const file = made.files.get(path.slice(1));
  if (file !== undefined) return respond(request, response, await fileAnswer(file));
  if (made.routes.has(`${path}/`)) return void response.writeHead(308, { Location: `${path}/${query}` }).end();
  const route = made.routes.get(path) ?? made.routes.get(NOT_FOUND);
  const isPage = !/\.\w+$/.test(path); // The others may be in public/.
  if (isPage && route?.page === 'not-found') request.url = NOT_FOUND;
  if (route) handLocals(request, response, { content: contentOf(made.site, route), onError: answerWithScreen });
  next();
}

const NOT_FOUND = '/404/';

/** The middleware returns this in place of the page that failed. */
function answerWithScreen(error: unknown): Response {
  console.error(error);
  const { status, body, type } = screenAnswer(unexpectedErrorScreen(error));
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

function screenAnswer({ status, html }: Screen) {
  const body = withViteClient(html);
  return { status, type: 'text/html; charset=utf-8', body, headers: { 'Cache-Control': 'no-store' } };
}

async function fileAnswer(file: OutputFile) {
  const body = 'from' in file ? await readFile(file.from) : file.bytes;
  return { status: 200, type: contentTypeOf(file.path), body, headers: { 'Cache-Control': 'no-cache' } };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unknown error occurred';
}
