import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { readBody } from '#brand/network/read-body.ts';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { addressOf } from '../serving/addresses.ts';
import { languageAt, LIST, portOf } from '../serving/context.ts';
import { findFile } from '../serving/files.ts';
import type { Publisher } from '#publishing/publisher.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { adminAnswer } from '../serving/admin-host.ts';
import { redirectTo, textAnswer } from '../serving/respond.ts';
import { dashboard, publishable } from './dashboard.ts';
import { type ListContext, listBrands } from './list-brands.ts';
import { PUBLISH_PATH } from './publish-state.ts';
import { addressWith, readCardQuery, select } from './selection.ts';

export interface DashboardContext extends ListContext {
  /** Missing where nothing is published from here. */
  publisher?: Publisher | undefined;
}

/** The dashboard with a card for every brand, the redirects to it, and its buttons. */
export function registerDashboard(app: Hono<NodeEnv>, context: DashboardContext): void {
  const { brand: onlyBrand, builds, outDir, publisher } = context;
  if (publisher) app.post(PUBLISH_PATH, (c) => answerPublish(c, publisher, context));
  app.get(ADMIN_PATH, (c) => adminAnswer(drawDashboard(c, context)));
  app.get('/', (c) =>
    onlyBrand === undefined ? adminAnswer(drawDashboard(c, context)) : redirectTo(ADMIN_PATH + queryOf(c)),
  );
  app.get('/_preview/:slug/', (c) => {
    const slug = c.req.param('slug');
    return builds.getState(slug) ? redirectTo(`${ADMIN_PATH}#brand-${encodeURIComponent(slug)}`) : c.notFound();
  });
  // At this host, since a page of the preview loads nothing from a brand's.
  app.get('/_preview/:slug/:share{share-[0-9a-f]+\\.jpg}', async (c) => {
    const { slug, share } = c.req.param();
    const found = builds.getState(slug) && (await findFile(join(outDir, slug), `/_brand/${share}`));
    if (found?.kind !== 'file') return c.notFound();
    const cache = 'private, max-age=31536000, immutable';
    return new Response(found.bytes, {
      headers: { ...OWN_PAGE_HEADERS, 'Content-Type': 'image/jpeg', 'Cache-Control': cache },
    });
  });
}

const MAX_FORM_BYTES = 10_000;

/** Publishes one brand, or all that wait. A name that is no brand's, or what is no form, publishes nothing. */
async function answerPublish(c: Context<NodeEnv>, publisher: Publisher, context: ListContext): Promise<Response> {
  const chunks = c.env.incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const body = await readBody(chunks, MAX_FORM_BYTES).catch(() => Buffer.alloc(0));
  const form = new URLSearchParams(body.toString());
  const slug = form.get('slug') ?? '';
  const port = portOf(c.env.incoming);
  const slugs = form.has('all')
    ? publishable(listBrands(port, context)).map((brand) => brand.slug)
    : [slug].filter((each) => context.builds.getState(each));
  for (const each of slugs) publisher.publish(each);
  const back = ADMIN_PATH + addressWith(readCardQuery(queryOf(c))).replace('./', '');
  const anchor = slugs.length === 1 ? `#brand-${encodeURIComponent(slugs[0] ?? '')}` : '';
  return textAnswer(303, '', { 'Cache-Control': 'no-store', Location: back + anchor });
}

const queryOf = ({ req }: Context<NodeEnv>): string => new URL(req.url).search;

function drawDashboard(c: Context<NodeEnv>, context: ListContext): string {
  const { brand: onlyBrand, brandsDir, revisionOf } = context;
  const language = languageAt(c.env.incoming);
  const port = portOf(c.env.incoming);
  const asked = readCardQuery(queryOf(c));
  const brands = listBrands(port, context);
  const localhost = onlyBrand === undefined ? addressOf(port) : undefined;
  return dashboard({
    language,
    texts: toolTextsIn(language),
    brands,
    selection: select(brands, asked),
    asked,
    brandsDir,
    localhost,
    stamp: revisionOf(LIST),
  });
}
