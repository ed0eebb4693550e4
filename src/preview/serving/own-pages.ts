import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { answerEditScript } from '#editor/pages/edit-script.ts';
import type { EditRequest } from '#editor/pages/answer-page.ts';
import { answerEdit, isEditPath } from '#editor/routes.ts';
import { listBrands, sitterOf } from '../first-page/list-brands.ts';
import { firstPage } from '../first-page/first-page.ts';
import { readAsked, select } from '../first-page/selection.ts';
import { answerFile, isFileAddress } from '../inbox/application-files.ts';
import { addressOf } from './addresses.ts';
import { answerBrandPage } from './brand-pages.ts';
import { findFile } from './files.ts';
import { isOwnHost, isOwnPost, isOwnVisit, OWN, OWN_HEADERS, ownAddressOf } from './own-host.ts';
import { LIST, type RequestContext } from './request-context.ts';
import { type Answer, htmlAnswer, redirectTo } from './respond.ts';
import { lostScreen, type Screen } from './screens.ts';

/**
 * The answer to a GET at the host of the preview's own pages, or below their path at another one; undefined where a brand's site
 * answers, and `foreign` for a request that is refused because of where it comes from.
 */
export async function answerOwn(
  request: IncomingMessage,
  path: string,
  query: string,
  context: RequestContext,
): Promise<Answer | 'foreign' | undefined> {
  const isOwn = (host: string | undefined): boolean => isOwnHost(host, context.brand);
  const port = request.socket.localPort ?? 0;
  if (!isOwn(request.headers.host)) {
    if (!path.startsWith(OWN)) return undefined;
    return isFileAddress(path) ? 'foreign' : redirectTo(ownAddressOf(port, context.brand, path) + query);
  }
  if (!isOwnVisit(request, isOwn)) return 'foreign';
  const mode = request.headers['sec-fetch-mode'] ?? 'navigate';
  const isVisit = request.method === 'GET' && mode === 'navigate' && request.headers['sec-purpose'] === undefined;
  const edited = await answerEditPages({ path, query, port, request }, context);
  if (edited !== undefined) return edited;
  const page = await answerBrandPage({ path, query, port, isVisit }, context);
  if (page !== undefined) return page;
  if (isFileAddress(path) && context.call !== undefined) return answerFile(path, context.call);
  if (path === OWN || (path === '/' && context.brand === undefined)) {
    return ownAnswer(answerFirstPage(port, query, context));
  }
  if (path === '/') return redirectTo(OWN + query);
  const picture = await answerPicture(path, context);
  return picture ?? ownAnswer(lostScreen(path, ownAddressOf(port, context.brand), context.stampOf(LIST)));
}

async function answerEditPages(asked: EditRequest, context: RequestContext): Promise<Answer | undefined> {
  if (context.editor === undefined) return undefined;
  return (await answerEditScript(asked.path)) ?? answerEdit(asked, context);
}

/** A form of the editor's pages. Nothing else of the preview's own takes one. */
export async function answerOwnPost(
  request: IncomingMessage,
  path: string,
  query: string,
  context: RequestContext,
): Promise<Answer | 'foreign' | undefined> {
  if (context.editor === undefined || !isEditPath(path)) return undefined;
  if (!isOwnPost(request, (host) => isOwnHost(host, context.brand))) return 'foreign';
  const port = request.socket.localPort ?? 0;
  const missing = (): Answer => ownAnswer(lostScreen(path, ownAddressOf(port, context.brand), context.stampOf(LIST)));
  return (await answerEdit({ path, query, port, request }, context)) ?? missing();
}

function answerFirstPage(port: number, query: string, context: RequestContext): Screen {
  const { brand, brandsDir, stampOf, pictures } = context;
  const asked = readAsked(query);
  const brands = listBrands(port, context);
  const selection = select(brands, asked);
  pictures?.want(selection.shown.flatMap((shown) => sitterOf(shown, context)));
  const localhost = brand === undefined ? addressOf(port) : undefined;
  return firstPage({ brands, selection, asked, brandsDir, localhost, stamp: stampOf(LIST) });
}

const HOME_PICTURE = /^\/_preview\/pictures\/([^/]+)\/([^/]+)$/;
const SHARE_PICTURE = /^\/_preview\/([a-z0-9-]+)\/(share-[0-9a-f]+\.jpg)$/;

/** A picture of a home, or a site's share picture: at this host, since a page of the preview loads nothing from a brand's. */
async function answerPicture(path: string, { pictures, builds, outDir }: RequestContext): Promise<Answer | undefined> {
  const [, key = '', name = ''] = HOME_PICTURE.exec(path) ?? [];
  const file = pictures?.fileOf(key, name);
  if (file !== undefined) return pictureAnswer(name, await readFile(file).catch(() => undefined));
  const [, slug = '', share = ''] = SHARE_PICTURE.exec(path) ?? [];
  if (builds.getState(slug) === undefined) return undefined;
  const found = await findFile(join(outDir, slug), `/_brand/${share}`);
  return pictureAnswer(share, found.kind === 'file' ? found.bytes : undefined);
}

function pictureAnswer(name: string, body: Buffer | undefined): Answer | undefined {
  if (body === undefined) return undefined;
  const headers = { ...OWN_HEADERS, 'Cache-Control': 'private, max-age=31536000, immutable' };
  return { status: 200, type: contentTypeOf(name), body, headers };
}

const ownAnswer = ({ status, html }: Screen): Answer => htmlAnswer(status, html, OWN_HEADERS);
