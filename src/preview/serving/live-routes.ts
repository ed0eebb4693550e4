import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { adminOriginsOf } from './admin-host.ts';
import { languageAt, LIST, portOf, type PreviewContext, siteAt } from './context.ts';
import type { Live } from './live.ts';
import { languageOf } from '#i18n/tools/tool-language.ts';
import { readFont } from '#tool-pages/font.ts';
import { FONT_PATH } from './look/document.ts';
import { EVENTS_PATH, LIVE_SCRIPT_PATH, liveScript, MORPH_PATH } from './look/live-script.ts';
import { showScript } from './look/show-script.ts';
import { timeBarScript } from './look/time-bar.ts';
import { handOver } from './node-app.ts';

/** What pages of every host load: they follow the builds of their brand, or of all. */
export function registerLive(app: Hono<NodeEnv>, context: PreviewContext & { live: Live }): void {
  app.get(EVENTS_PATH, async ({ env }, next) => {
    if (env.incoming.method === 'HEAD') return next(); // It would wait for events that nobody hears.
    const channel = siteAt(env.incoming, context)?.channel ?? LIST;
    const language = languageAt(env.incoming);
    return handOver(env, (_, response) =>
      context.live.connect(response, { channel, language }, context.revisionOf(channel)),
    );
  });
  const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  app.get(LIVE_SCRIPT_PATH, ({ env, req }) => {
    const site = siteAt(env.incoming, context);
    const language = languageOf(req.raw.headers);
    const parts = [
      liveScript(language),
      ...(site ? [showScript(adminOriginsOf(portOf(env.incoming), context.brand))] : []),
      ...(site?.at === undefined ? [] : [timeBarScript(site.at, language)]),
    ];
    return new Response(parts.join(''), { headers: script });
  });
  app.get(MORPH_PATH, async () => {
    const file = createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.min.js');
    return new Response(await readFile(file, 'utf8'), { headers: script });
  });
  const font = { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' };
  app.get(FONT_PATH, async () => new Response(await readFont(), { headers: font }));
}
