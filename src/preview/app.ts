import type { RequestListener } from 'node:http';
import { readState } from '#builder/output/state.ts';
import { type CallContext, registerBackend } from './backend/routes.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { registerAt } from './at/routes.ts';
import type { Editor } from '#editor/file/editor.ts';
import { isEditPath, registerEditor } from '#editor/routes.ts';
import { type CountsOf, registerCounts } from './counts/routes.ts';
import { PUBLISH_PATH } from './dashboard/publish-state.ts';
import { type DashboardContext, registerDashboard } from './dashboard/routes.ts';
import type { Looks } from './looks/looks.ts';
import { registerLooks } from './looks/routes.ts';
import { type InboxContext, isInboxPath, registerInbox } from './inbox/routes.ts';
import { siteAddressOf, splitUrl } from './serving/addresses.ts';
import { languageAt, LIST, placeOf, portOf } from './serving/context.ts';
import { onlyOwnHost, refuseForeignHosts, refuseWrites } from './serving/guards.ts';
import type { Live } from './serving/live.ts';
import { registerLive } from './serving/live-routes.ts';
import { editorDocument } from './serving/look/brand-document.ts';
import { listenerOf, makeNodeApp } from './serving/node-app.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { adminAddressOf, adminAnswer } from './serving/admin-host.ts';
import { redirectTo } from './serving/respond.ts';
import { notFoundPage } from './serving/screens.ts';
import { serveSites } from './serving/sites.ts';
import { registerWarnings } from './warnings/routes.ts';

export interface AppContext extends CallContext, DashboardContext {
  live: Live;
  environment: Environment;
  /** Missing where configurations are not edited. */
  editor?: Editor | undefined;
  /** Draws brands in all looks. */
  looks?: Looks | undefined;
  /** What guests tapped on the site of a brand; missing without a backend. */
  countsOf?: CountsOf | undefined;
  /** What visitors sent; missing without a backend. */
  inbox?: Pick<InboxContext, 'backendOf' | 'linked' | 'nameOf' | 'onNoted'> | undefined;
}

/** All that the preview answers. The order says who may ask: each part stands behind the guards above it. */
export function makeApp(context: AppContext): RequestListener {
  const { brand, builds, countsOf, editor, inbox, looks, publisher, revisionOf } = context;
  const app = makeNodeApp();
  app.use(refuseForeignHosts(context));
  registerBackend(app, context);
  app.use(
    refuseWrites(
      context,
      (path) =>
        (editor ? isEditPath(path) : false) ||
        (inbox ? isInboxPath(path) : false) ||
        (publisher ? path === PUBLISH_PATH : false),
    ),
  );
  registerLive(app, context);
  app.use(onlyOwnHost(context, serveSites(context)));
  // From here on, the pages of the preview itself.
  const pages = ['edit', 'submissions', 'counts', 'warnings', 'at'].map((page) => `/_preview/:slug/${page}`);
  app.on('GET', pages, ({ env }) => {
    const [path, query] = splitUrl(env.incoming.url ?? '/');
    return redirectTo(`${path}/${query}`);
  });
  if (editor) {
    registerEditor(app, {
      editor,
      brandsDir: context.brandsDir,
      pagesOf: (slug) => Object.keys(readState(context.outDir, slug)?.pages ?? {}),
      getState: builds.getState,
      rebuild: (slug) => void builds.rebuild([slug]),
      siteAddressOf: (slug, request) => siteAddressOf(slug, portOf(request), brand),
      frame: (slug, request, parts) => editorDocument(placeOf(slug, request, context), parts),
      drawLooks: looks?.get,
      messagesOf: (slug) => {
        const state = builds.getState(slug);
        return state && context.inboxCountsOf?.(state)?.unread;
      },
      publisher,
      headers: OWN_PAGE_HEADERS,
    });
    if (looks) registerLooks(app, context, looks);
  }
  if (inbox) registerInbox(app, { ...context, ...inbox });
  if (countsOf) registerCounts(app, { ...context, countsOf });
  if (context.sitesAt) registerAt(app, context);
  registerWarnings(app, context);
  registerDashboard(app, context);
  app.notFound(({ env, req }) => {
    const home = adminAddressOf(portOf(env.incoming), brand);
    const { html, status } = notFoundPage(req.path, home, revisionOf(LIST), languageAt(env.incoming));
    return adminAnswer(html, status);
  });
  return listenerOf(app);
}
