import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import { readBody, TooLongError } from '#brand/network/read-body.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { ADMIN_PATH, brandPath } from '#editor/fields/view.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { answerInbox, type BrandInbox, MAX_FORM_BYTES } from '#inbox/answer.ts';
import { answerLink, type LinkedInboxes } from '#inbox/links.ts';
import { languageAt, type PreviewContext, placeOf, portOf } from '../serving/context.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { adminAddressOf } from '../serving/admin-host.ts';
import { brandDocument } from '../serving/look/brand-document.ts';
import { textAnswer } from '../serving/respond.ts';
import type { InboxBackendOf } from './inbox-backends.ts';

export interface InboxContext extends PreviewContext {
  backendOf: InboxBackendOf;
  /** As its guests know a brand. */
  nameOf: (slug: string) => string;
  /** Where the links of mails lead that come from here. */
  linked: Omit<LinkedInboxes, 'inboxOf'>[];
  /** Somebody has noted something. */
  onNoted: () => void;
}

const INBOX = /^\/_preview\/[^/]+\/submissions\//;

/** Whether a path takes the forms of an inbox. */
export const isInboxPath = (path: string): boolean => INBOX.test(path);

/** What visitors sent to a brand, below `/_preview/<slug>/submissions/`, and what the links of mails lead to. */
export function registerInbox(app: Hono<NodeEnv>, context: InboxContext): void {
  app.on(['GET', 'POST'], '/_preview/:slug/submissions/*', async (c) => {
    const brand = context.builds.getState(c.req.param('slug'));
    if (brand === undefined) return c.notFound();
    const request = await requestOf(c);
    if (request instanceof Response) return request;
    const path = c.req.path.replace(INBOX, '');
    return (await answerInbox(request, path, inboxOf(brand, c.env.incoming, context))) ?? c.notFound();
  });
  app.on('GET', ['/_preview/leads/*', '/_preview/files/*'], async (c, next) => {
    const path = c.req.path.slice(ADMIN_PATH.length);
    const { searchParams } = new URL(c.req.url);
    for (const backend of context.linked) {
      const inboxOf = (brandId: string) =>
        context.builds
          .states()
          .filter((brand) => {
            const found = context.backendOf(brand);
            return 'brandId' in found && found.brandId === brandId && found.call === backend.call;
          })
          .map(({ slug }) => brandPath(slug, 'submissions/'))[0];
      const answer = await answerLink(path, searchParams, {
        ...backend,
        inboxOf,
        language: languageAt(c.env.incoming),
      });
      if (answer) return answer;
    }
    return next(); // A brand may have such a name.
  });
}

function inboxOf(
  brand: { slug: string; version: number },
  incoming: IncomingMessage,
  context: InboxContext,
): BrandInbox {
  const { slug } = brand;
  return {
    slug,
    name: context.nameOf(slug),
    base: brandPath(slug, 'submissions/'),
    cookiePath: ADMIN_PATH,
    origin: adminAddressOf(portOf(incoming), context.brand, ''),
    backend: context.backendOf(brand),
    frame: (parts) => brandDocument(placeOf(slug, incoming, context), 'submissions/', parts),
    headers: OWN_PAGE_HEADERS,
    onNoted: context.onNoted,
  };
}

/** With its body, which is read here: the app hands none on. */
async function requestOf({ env, req }: Context<NodeEnv>): Promise<Request | Response> {
  const { incoming } = env;
  const headers = Object.entries(incoming.headersDistinct).map(
    ([name, values]) => [name, values?.join() ?? ''] as const,
  );
  const init = { method: incoming.method === 'POST' ? 'POST' : 'GET', headers: Object.fromEntries(headers) };
  if (init.method === 'GET') return new Request(req.url, init);
  try {
    // What is left of a longer one is read and discarded by `respond`: a browser that is still sending does not read the response.
    const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    return new Request(req.url, { ...init, body: await readBody(chunks, MAX_FORM_BYTES) });
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    return textAnswer(413, toolTextsIn(languageAt(incoming)).inbox.problems.formTooLong);
  }
}
