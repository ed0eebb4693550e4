import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { languageOf } from '#i18n/tools/tool-language.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { splitUrl } from './addresses.ts';
import { respond, textAnswer } from './respond.ts';

/** Its routes match paths as they were written: `/../` and `%2e` are not tidied away, so that what serves files can refuse them. */
export function makeNodeApp(): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>({ getPath: (_, options) => splitUrl(options?.env?.incoming.url ?? '/')[0] });
  app.onError((error, { req }) =>
    textAnswer(500, toolTextsIn(languageOf(req.raw.headers)).screens.noAnswer(error.message)),
  );
  return app;
}

export const listenerOf =
  (app: Hono<NodeEnv>): RequestListener =>
  (incoming, outgoing) =>
    void answer(app, incoming, outgoing).catch(() => outgoing.destroy());

/** The body is not handed on: forms and calls are read from `incoming`, up to their limits. HEAD is a GET whose body `respond` leaves out. */
async function answer(app: Hono<NodeEnv>, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const request = new Request(`http://localhost${splitUrl(url).join('')}`, {
    method: METHODS.get(method) ?? method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  });
  const response = await app.fetch(request, { incoming, outgoing });
  if (response !== TAKEN_OVER) await respond(incoming, outgoing, response);
}

/** A `Request` can't have the method TRACE, which is refused as OPTIONS is. */
const METHODS = new Map([
  ['HEAD', 'GET'],
  ['TRACE', 'OPTIONS'],
]);

/** Has a listener answer that writes to the connection by itself. */
export function handOver({ incoming, outgoing }: NodeEnv['Bindings'], listener: RequestListener): Response {
  listener(incoming, outgoing);
  return TAKEN_OVER;
}

const TAKEN_OVER = new Response(null, { status: 204 });
