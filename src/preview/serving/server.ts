import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addressOf, getBrandOfHost, isOurHost, splitUrl } from './addresses.ts';
import { isApiPath, isOurCall } from './api.ts';
import { answerForeign, setCallingBrand } from '../backend/gateway.ts';
import type { BrandState } from '../building/builds.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import type { Redirect } from '#schema/host.ts';
import { readState } from '#builder/output/state.ts';
import { findFile, type Found, hasSite } from './files.ts';
import { answerFont, FONT_PATH } from './look/font.ts';
import { EVENTS_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH, withLiveScript } from './live.ts';
import { isOwnHost, ownAddressOf } from './own-host.ts';
import { answerOwn, answerOwnPost } from './own-pages.ts';
import { LIST, type RequestContext } from './request-context.ts';
import { type Answer, htmlAnswer, redirectTo, respond, textAnswer } from './respond.ts';
import { errorScreen, loadingScreen, lostScreen, type Screen } from './screens.ts';

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
    if (response.headersSent) response.end();
    else respond(request, response, textAnswer(500, `The preview could not answer: ${reason}`));
  }
}

async function route(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  const isBrand = (slug: string): boolean => context.builds.getState(slug) !== undefined;
  // Before anything else: a page elsewhere may have a name of its own lead here (DNS rebinding), and could read whatever is answered.
  if (!isOurHost(request.headers.host, () => true)) return refuseHost(request, response, path, context);
  if (isApiPath(path)) {
    const answerApi = isOurCall(request, isBrand) ? context.answerApi : answerForeign;
    const caller = getBrandAsked(request, context);
    setCallingBrand(request, caller && context.brandIdOf(caller.slug));
    return void answerApi(request, response);
  }
  const posted = request.method === 'POST' ? await answerOwnPost(request, path, query, context) : undefined;
  request.resume();
  if (posted !== undefined)
    return posted === 'foreign' ? answerForeign(request, response) : respond(request, response, posted);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respond(request, response, textAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' }));
  }
  const state = getBrandAsked(request, context);
  if (path === EVENTS_PATH && request.method === 'GET') {
    const channel = state?.slug ?? LIST;
    return context.live.connect(response, channel, context.stampOf(channel));
  }
  if (path === LIVE_SCRIPT_PATH) return respond(request, response, LIVE_SCRIPT_ANSWER);
  if (path === FONT_PATH) return respond(request, response, await answerFont());
  const own = await answerOwn(request, path, query, context);
  if (own !== undefined) return own === 'foreign' ? answerForeign(request, response) : respond(request, response, own);
  if (state === undefined) return respond(request, response, answerOfNoBrand(request, context));
  return respond(request, response, await answerOfBrand(state, path, query, context));
}

function getBrandAsked({ headers }: IncomingMessage, { brand, builds }: RequestContext): BrandState | undefined {
  if (isOwnHost(headers.host, brand)) return undefined;
  const slug = getBrandOfHost(headers.host) ?? brand;
  return slug === undefined ? undefined : builds.getState(slug);
}

function refuseHost(request: IncomingMessage, response: ServerResponse, path: string, context: RequestContext): void {
  if (isApiPath(path)) return void answerForeign(request, response);
  request.resume();
  const home = ownAddressOf(request.socket.localPort ?? 0, context.brand);
  respond(request, response, textAnswer(403, `The preview answers at ${home} and at the addresses of its brands.`));
}

/** A name below localhost that no brand has (yet, or any more). */
function answerOfNoBrand(request: IncomingMessage, context: RequestContext): Answer {
  const port = request.socket.localPort ?? 0;
  const address = addressOf(port, getBrandOfHost(request.headers.host) ?? context.brand);
  return screenAnswer(lostScreen(address, ownAddressOf(port, context.brand), context.stampOf(LIST)));
}

/** Serves a brand's files as long as it has any: a failed build does not replace the last good site. */
async function answerOfBrand(state: BrandState, path: string, query: string, context: RequestContext): Promise<Answer> {
  const folder = join(context.outDir, state.slug);
  const stamp = context.stampOf(state.slug);
  const found = await findFile(folder, path);
  if (found.kind === 'file') return fileAnswer(found, 200, stamp);
  if (found.kind === 'redirect') return redirectTo(found.to + query, 308);
  const to = redirectOf(path, readState(context.outDir, state.slug)?.redirects);
  // Not 301 as hosts have it: a browser would keep it for another brand, or for a corrected redirect.
  if (to !== undefined) return redirectTo(to);
  const notFound = await findFile(folder, '/404.html');
  if (notFound.kind === 'file') return fileAnswer(notFound, 404, stamp);
  if (hasSite(folder)) return textAnswer(404, 'Not found');
  if (state.status === 'failed') return screenAnswer(errorScreen(state.slug, state.report?.error ?? '', stamp));
  return screenAnswer(loadingScreen(stamp));
}

/** Where an old address leads. Those of pages have a page that forwards, and are found as files. */
function redirectOf(path: string, redirects: readonly Redirect[] = []): string | undefined {
  const plain = path.replace(/(?<!\/)\/+$/, '');
  return redirects.find(({ from }) => from === plain)?.to;
}

function fileAnswer(file: Extract<Found, { kind: 'file' }>, status: number, stamp: string): Answer {
  const type = contentTypeOf(file.path);
  const isPage = type.startsWith('text/html');
  return {
    status,
    type,
    body: isPage ? withLiveScript(file.bytes.toString(), stamp) : file.bytes,
    headers: { 'Cache-Control': HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache' },
  };
}

/** Folders in which a file's name changes with its content. */
const HASHED = /^(_astro|_pictures|_brand|_data)\//;

const screenAnswer = ({ status, html }: Screen): Answer =>
  htmlAnswer(status, html, { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) });

const LIVE_SCRIPT_ANSWER: Answer = {
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body: LIVE_SCRIPT,
  headers: { 'Cache-Control': 'no-cache' },
};
