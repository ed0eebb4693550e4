import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { brandPath } from '#editor/fields/view.ts';
import { languageOf } from '#i18n/tools/tool-language.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { addressOf } from '../serving/addresses.ts';
import { placeOf, portOf, type PreviewContext } from '../serving/context.ts';
import { brandDocument } from '../serving/look/brand-document.ts';
import { htmlAnswer, redirectTo } from '../serving/respond.ts';
import { isTimeToShow, labelOf } from '../serving/site-at.ts';
import { atPage } from './at-page.ts';
import { timesAhead } from './planned.ts';

/** A time by which an input of a browser, or a program, names a minute. */
const TIME = /^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** `/_preview/<slug>/at/` leads to the site of a brand as it will be at a time. */
export function registerAt(app: Hono<NodeEnv>, context: PreviewContext & { environment: Environment }): void {
  app.get('/_preview/:slug/at/', async ({ env: { incoming }, req, notFound }) => {
    const slug = req.param('slug');
    if (context.builds.getState(slug) === undefined) return notFound();
    const siteOf = (at: string): string => addressOf(portOf(incoming), labelOf({ slug, at }));
    const [date, time] = [req.query('date'), req.query('time')];
    if (date === undefined && time === undefined) return answer(slug, incoming, req.raw.headers, siteOf);
    const at = `${date}T${TIME.exec(time ?? '')?.[1]}`;
    if (isTimeToShow(at, Date.now())) return redirectTo(siteOf(at));
    return answer(slug, incoming, req.raw.headers, siteOf, { date: date ?? '', time: time ?? '' });
  });

  async function answer(
    slug: string,
    request: IncomingMessage,
    headers: Headers,
    siteOf: (at: string) => string,
    wrong?: { date: string; time: string },
  ): Promise<Response> {
    const language = languageOf(headers);
    const texts = toolTextsIn(language).beside;
    const times = await timesAhead(context.brandsDir, context.environment, slug, Date.now());
    const parts = atPage({ language, texts, times, addressOf: siteOf, ...(wrong && { wrong }) });
    const below = [{ name: texts.title, address: brandPath(slug, 'at/') }];
    const page = brandDocument(placeOf(slug, request, context), 'edit/', { ...parts, below, language });
    // The form leads on to the site, which is at another host.
    const sites = `form-action 'self' http://*.localhost:${portOf(request)}`;
    const policy = OWN_PAGE_HEADERS['Content-Security-Policy'].replace("form-action 'self'", sites);
    return htmlAnswer(wrong === undefined ? 200 : 422, page, {
      ...OWN_PAGE_HEADERS,
      'Content-Security-Policy': policy,
    });
  }
}
