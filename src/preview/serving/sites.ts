import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { readState } from '#builder/output/state.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import type { Redirect } from '#schema/brand-folder/host.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { addressOf, getBrandOfHost, splitUrl } from './addresses.ts';
import { type AskedSite, languageAt, LIST, portOf, type PreviewContext, siteAt } from './context.ts';
import { findFile, type FoundFile, hasSite } from './files.ts';
import { withLiveScript } from './look/live-script.ts';
import { adminAddressOf } from './admin-host.ts';
import { htmlAnswer, redirectTo, textAnswer } from './respond.ts';
import { errorScreen, loadingScreen, notFoundPage, type Screen } from './screens.ts';

/** The published files of the site at whose address a request comes. */
export function serveSites(context: PreviewContext): MiddlewareHandler<NodeEnv> {
  return async ({ env: { incoming } }) => {
    const site = siteAt(incoming, context);
    return site === undefined ? answerOfNoSite(incoming, context) : answerOfSite(site, incoming, context);
  };
}

/** A name below localhost that no site has (yet, or any more). */
function answerOfNoSite(request: IncomingMessage, { brand, revisionOf }: PreviewContext): Response {
  const port = portOf(request);
  const address = addressOf(port, getBrandOfHost(request.headers.host) ?? brand);
  return screenAnswer(notFoundPage(address, adminAddressOf(port, brand), revisionOf(LIST), languageAt(request)));
}

/** Serves a brand's files as long as it has any: a failed build does not replace the last good site. */
async function answerOfSite(
  { slug, channel, state, outDir }: AskedSite,
  request: IncomingMessage,
  context: PreviewContext,
): Promise<Response> {
  const [path, query] = splitUrl(request.url ?? '/');
  const folder = join(outDir, slug);
  const stamp = context.revisionOf(channel);
  const found = await findFile(folder, path);
  if (found.kind === 'file') return fileAnswer(found, 200, stamp);
  if (found.kind === 'redirect') return redirectTo(found.to + query, 308);
  const to = redirectOf(path, readState(outDir, slug)?.redirects);
  // Not 301 as hosts have it: a browser would keep it for another brand, or for a corrected redirect.
  if (to !== undefined) return redirectTo(to);
  const notFound = await findFile(folder, '/404.html');
  if (notFound.kind === 'file') return fileAnswer(notFound, 404, stamp);
  const language = languageAt(request);
  if (hasSite(folder)) return textAnswer(404, toolTextsIn(language).screens.notFound);
  if (state.status === 'failed') return screenAnswer(errorScreen(slug, state.report?.error ?? '', stamp, language));
  return screenAnswer(loadingScreen(stamp, language));
}

/** Where an old address leads. Those of pages have a page that forwards, and are found as files. */
function redirectOf(path: string, redirects: readonly Redirect[] = []): string | undefined {
  const plain = path.replace(/(?<!\/)\/+$/, '');
  return redirects.find(({ from }) => from === plain)?.to;
}

function fileAnswer(file: Extract<FoundFile, { kind: 'file' }>, status: number, stamp: string): Response {
  const type = contentTypeOf(file.path);
  const isPage = type.startsWith('text/html');
  const cache = HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return new Response(isPage ? withLiveScript(file.bytes.toString(), stamp) : file.bytes, {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': cache },
  });
}

/** Folders in which a file's name changes with its content. */
const HASHED = /^(_astro|_pictures|_brand|_data)\//;

const screenAnswer = ({ status, html }: Screen): Response =>
  htmlAnswer(status, html, { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) });
