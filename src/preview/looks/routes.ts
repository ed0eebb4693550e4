import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import type { PreviewContext } from '../serving/context.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import type { Looks } from './looks.ts';

/** The pictures that the editor's page of looks shows. Their address says what they show, so a browser may keep them. */
export function registerLooks(app: Hono<NodeEnv>, { builds }: PreviewContext, { fileOf }: Looks): void {
  app.get('/_preview/:slug/looks/:key/:name', async (c) => {
    const { slug, key, name } = c.req.param();
    const file = builds.getState(slug) && fileOf(slug, key, name);
    if (file === undefined) return c.notFound();
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=31536000, immutable' };
    return new Response(new Uint8Array(await readFile(file)), { headers: { ...OWN_PAGE_HEADERS, ...headers } });
  });
}
