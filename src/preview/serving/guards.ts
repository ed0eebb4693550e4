import type { MiddlewareHandler } from 'hono';
import { ADMIN_PATH } from '#editor/fields/view.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { isOurHost, splitUrl } from './addresses.ts';
import { answerForeign, isApiPath } from './api.ts';
import { type PreviewContext, portOf } from './context.ts';
import { handOver } from './node-app.ts';
import { isOwnVisit } from '#tool-pages/guards.ts';
import { isAdminHost, isAdminPost, adminAddressOf } from './admin-host.ts';
import { redirectTo, textAnswer } from './respond.ts';

/** Before anything else: a page elsewhere may have a name of its own lead here (DNS rebinding), and could read whatever is answered. */
export function refuseForeignHosts({ brand }: PreviewContext): MiddlewareHandler<NodeEnv> {
  return async ({ env, req }, next) => {
    if (isOurHost(env.incoming.headers.host, () => true)) return next();
    if (isApiPath(req.path)) return handOver(env, answerForeign);
    const home = adminAddressOf(portOf(env.incoming), brand);
    return textAnswer(403, `The preview answers at ${home} and at the addresses of its brands.`);
  };
}

/** Only reads, and forms that pages of the preview send to where one is taken. */
export function refuseWrites(
  { brand }: PreviewContext,
  takesForm: (path: string) => boolean,
): MiddlewareHandler<NodeEnv> {
  return async ({ env, req }, next) => {
    const { method } = env.incoming;
    if (method === 'GET' || method === 'HEAD') return next();
    if (method !== 'POST' || !takesForm(req.path)) return textAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    return isAdminPost(env.incoming, (host) => isAdminHost(host, brand)) ? next() : handOver(env, answerForeign);
  };
}

/** At the hosts of sites `site` answers. What comes after is at the host of the preview's own pages, and for their visitors alone. */
export function onlyOwnHost({ brand }: PreviewContext, site: MiddlewareHandler<NodeEnv>): MiddlewareHandler<NodeEnv> {
  const isOwn = (host: string | undefined): boolean => isAdminHost(host, brand);
  return async (context, next) => {
    const { env, req } = context;
    const { incoming } = env;
    if (isOwn(incoming.headers.host)) {
      return incoming.method === 'POST' || isOwnVisit(incoming.headers, isOwn) ? next() : handOver(env, answerForeign);
    }
    if (!req.path.startsWith(ADMIN_PATH)) return site(context, next);
    return redirectTo(adminAddressOf(portOf(incoming), brand, splitUrl(incoming.url ?? '/').join('')));
  };
}
