import type { RequestListener } from 'node:http';
import type { Hono } from 'hono';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { answerForeign, isApiPath, isOurCall } from '../serving/api.ts';
import { isSiteName, type PreviewContext, siteAt } from '../serving/context.ts';
import { handOver } from '../serving/node-app.ts';
import { setCallingBrand } from './gateway.ts';

export interface CallContext extends PreviewContext {
  /** Takes the calls of the backend. */
  answerApi: RequestListener;
  /** What the backend knows a brand by: empty where that is another brand, undefined where the brand has a backend elsewhere. */
  brandIdOf: (slug: string) => string | undefined;
}

/** The calls that the forms of sites make, from pages of this preview or from a program. */
export function registerBackend(app: Hono<NodeEnv>, context: CallContext): void {
  app.use(async ({ env, req }, next) => {
    if (!isApiPath(req.path)) return next();
    if (!isOurCall(env.incoming, (name) => isSiteName(name, context))) return handOver(env, answerForeign);
    const caller = siteAt(env.incoming, context);
    setCallingBrand(env.incoming, caller && context.brandIdOf(caller.slug));
    return handOver(env, context.answerApi);
  });
}
