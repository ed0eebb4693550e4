import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addressOf, getBrandOfHost, isOurHost, splitUrl } from './addresses.ts';
import { isApiPath, isOurCall } from './api.ts';
import { answerFile, isFileAddress } from '../inbox/application-files.ts';
import type { Backend } from '../backend/backend.ts';
import { answerForeign } from '../backend/gateway.ts';
import type { BrandState, Builds } from '../building/builds.ts';
import { contentTypeOf } from './content-types.ts';
import { findFile, findFileTwice, type Found, hasSite } from './files.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { EVENTS_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH, type Live, withLiveScript } from './live.ts';
import { type Answer, respond } from './respond.ts';
import { errorScreen, listScreen, loadingScreen, type Screen } from './screens.ts';

/** What answering a request takes. */
export interface RequestContext {
  outDir: string;
  /** Served on every host, when only one brand is in preview. */
  brand?: string | undefined;
  builds: Pick<Builds, 'states' | 'getState'>;
  live: Live;
  /** Takes the calls of the backend. */
  answerApi: RequestListener;
  /** What visitors sent to a brand; missing without a backend. */
  newestOf?: Inbox['newestOf'];
  /** Gets the files of applications from the backend. */
  call?: Backend['call'];
  /** Names the content that a channel shows at the moment: it changes when the content does. */
  stampOf: (channel: string) => string;
}

/** The channel of the pages that show the list of brands. The capital letters keep it apart from slugs. */
export const LIST = 'LIST';

/** Answers any request; never throws. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  try {
    await route(request, response, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!response.headersSent)
      await respond(request, response, textAnswer(500, `The preview could not answer: ${reason}`));
    response.end();
  }
}

async function route(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  const isBrand = (slug: string): boolean => context.builds.getState(slug) !== undefined;
  if (isApiPath(path)) {
    const answerApi = isOurCall(request, isBrand) ? context.answerApi : answerForeign;
    return void answerApi(request, response);
  }
  request.resume();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respond(request, response, { ...textAnswer(405, 'Method not allowed'), headers: { Allow: 'GET, HEAD' } });
  }
  // Beside the list, and never at the name of a brand, whose own code must not read what is sent.
  if (isFileAddress(path) && context.brand === undefined && context.call !== undefined) {
    if (!isOurCall(request, () => false)) return answerForeign(request, response);
    return respond(request, response, await answerFile(path, context.call));
  }
  const state = getBrandAsked(request, context);
  if (path === EVENTS_PATH && request.method === 'GET') {
    const channel = state?.slug ?? LIST;
    return context.live.connect(response, channel, context.stampOf(channel));
  }
  if (path === LIVE_SCRIPT_PATH) return respond(request, response, LIVE_SCRIPT_ANSWER);
  if (state === undefined) return respond(request, response, screenAnswer(listOf(request, path, context)));
  return respond(request, response, await answerOfBrand(state, path, query, context));
}

function getBrandAsked(request: IncomingMessage, { brand, builds }: RequestContext): BrandState | undefined {
  const slug = brand ?? getBrandOfHost(request.headers.host);
  return slug === undefined ? undefined : builds.getState(slug);
}

function listOf(request: IncomingMessage, path: string, context: RequestContext): Screen {
  const unknownBrand = getBrandOfHost(request.headers.host);
  const port = request.socket.localPort ?? 0;
  const lost = unknownBrand !== undefined ? addressOf(port, unknownBrand) : path === '/' ? undefined : path;
  // Under a foreign name a page elsewhere could read the submissions along. No list is at the name of a brand.
  const isOurs = isOurHost(request.headers.host, () => false);
  const brands = context.builds.states().map((state) => ({
    ...state,
    hasSite: hasSite(join(context.outDir, state.slug)),
    submissions: (isOurs && context.newestOf?.(state)) || [],
  }));
  return listScreen(brands, port, context.stampOf(LIST), lost);
}

/** Serves a brand's files as long as it has any: a failed build does not replace the last good site. */
async function answerOfBrand(state: BrandState, path: string, query: string, context: RequestContext): Promise<Answer> {
  const folder = join(context.outDir, state.slug);
  const stamp = context.stampOf(state.slug);
  const found = await findFileTwice(folder, path);
  if (found.kind === 'file') return fileAnswer(found, 200, stamp);
  if (found.kind === 'redirect') return { ...textAnswer(308, ''), headers: { Location: found.to + query } };
  const notFound = await findFile(folder, '/404.html');
  if (notFound.kind === 'file') return fileAnswer(notFound, 404, stamp);
  if (hasSite(folder)) return textAnswer(404, 'Not found');
  if (state.status === 'failed') return screenAnswer(errorScreen(state.report?.error ?? '', stamp));
  return screenAnswer(loadingScreen(stamp));
}

function fileAnswer(file: Extract<Found, { kind: 'file' }>, status: number, stamp: string): Answer {
  const type = contentTypeOf(file.path);
  const isPage = type.startsWith('text/html');
  return {
    status,
    type,
    body: isPage ? withLiveScript(file.bytes.toString(), stamp) : file.bytes,
    headers: { 'Cache-Control': HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache' },
    modified: file.modified,
  };
}

/** Folders in which a file's name changes with its content. */
const HASHED = /^(_astro|_pictures|_brand|_data)\//;

function screenAnswer({ status, html }: Screen): Answer {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) };
  return { status, type: 'text/html; charset=utf-8', body: html, headers };
}

function textAnswer(status: number, text: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body: text, headers: { 'Cache-Control': 'no-store' } };
}

const LIVE_SCRIPT_ANSWER: Answer = {
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body: LIVE_SCRIPT,
  headers: { 'Cache-Control': 'no-cache' },
};
