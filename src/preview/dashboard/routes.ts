import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { addressOf } from '../serving/addresses.ts';
import { LIST, portOf } from '../serving/context.ts';
import { findFile } from '../serving/files.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { adminAnswer } from '../serving/admin-host.ts';
import { redirectTo } from '../serving/respond.ts';
import { dashboard } from './dashboard.ts';
import { type ListContext, listBrands } from './list-brands.ts';
import { readCardQuery, select } from './selection.ts';

/** The dashboard with a card for every brand, and the redirects to it. */
export function registerDashboard(app: Hono<NodeEnv>, context: ListContext): void {
  const { brand: onlyBrand, builds, outDir } = context;
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

const queryOf = ({ req }: Context<NodeEnv>): string => new URL(req.url).search;

function drawDashboard(c: Context<NodeEnv>, context: ListContext): string {
  const { brand: onlyBrand, brandsDir, revisionOf } = context;
  const port = portOf(c.env.incoming);
  const asked = readCardQuery(queryOf(c));
  const brands = listBrands(port, context);
  const localhost = onlyBrand === undefined ? addressOf(port) : undefined;
  return dashboard({ brands, selection: select(brands, asked), asked, brandsDir, localhost, stamp: revisionOf(LIST) });
}
