import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody, TooLongError } from '#brand/network/read-body.ts';
import type { StateOfBrand } from './brand-states.ts';
import type { Health } from './health.ts';

export interface ServerOptions {
  address: string;
  port: number;
  /** Takes the body of a webhook. Missing: nobody may send webhooks. */
  hear?: ((body: string, headers: Record<string, string>) => Promise<TextResponse>) | undefined;
  health: () => Promise<Health>;
  metrics: () => Promise<string>;
  /** For an editor beside it: how each brand is. */
  brands: () => Promise<Record<string, StateOfBrand>>;
  /** For people: what there is. */
  overview: () => Promise<TextResponse>;
  /** Handles the button of the overview. Missing: the overview has no button. */
  again?: ((body: string) => Promise<TextResponse>) | undefined;
  /** Answers what is below `/inbox/`. It looks itself at who may ask. Missing: there is no inbox. */
  inbox?: ((request: IncomingMessage) => Promise<Response | undefined>) | undefined;
}

export interface TextResponse {
  status: number;
  text: string;
  type?: string;
}

export interface LiveServer {
  port: number;
  close: () => Promise<void>;
}

/** A webhook of ours has 200 bytes. */
const MAX_BYTES = 64 * 1024;
const REQUEST_LIMIT_MS = 10_000;

/** Rejects with an Error whose message says what to do where it can't listen there. */
export async function startServer(options: ServerOptions): Promise<LiveServer> {
  const server = createServer((request, response) => void respond(request, response, options));
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.headersTimeout = REQUEST_LIMIT_MS;
  await listen(server, options);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

function listen(server: Server, { address, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'it is taken. Name another one with --port' : `${message}`;
      reject(new Error(`Port ${port} of ${address} can't be used: ${reason}.`));
    });
    server.listen(port, address, resolve);
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, options: ServerOptions): Promise<void> {
  if (options.inbox && /^\/inbox(?:[/?]|$)/.test(request.url ?? ''))
    return respondWithPage(request, response, options.inbox);
  const { status, text, type = 'text/plain; charset=utf-8' } = await answer(request, options);
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 && { allow: request.url === '/changes' || request.url === '/again' ? 'POST' : 'GET, HEAD' }),
    // What is left of a body is not read.
    ...(status === 413 && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function respondWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  inbox: ServerOptions['inbox'] & {},
): Promise<void> {
  const failed = (): Response => new Response('The inbox could not answer.\n', { status: 500 });
  const answered = (await inbox(request).catch(failed)) ?? new Response('There is nothing here.\n', { status: 404 });
  const body = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, {
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(answered.headers),
    'content-length': body.length,
    ...(answered.status === 413 && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(request: IncomingMessage, options: ServerOptions): Promise<TextResponse> {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/changes') return answerHook(request, options);
  if (isForeign(request, options))
    return { status: 403, text: 'The builder answers at the names of this machine alone.\n' };
  if (path === '/again' && options.again) return answerPost(request, options.again).catch(isSilent);
  const found = PAGES[path];
  if (found === undefined) return { status: 404, text: 'There is nothing here.\n' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, text: 'Read it with GET.\n' };
  return found(options).catch(isSilent);
}

/**
 * Where only this machine can ask, a page elsewhere may have a name of its own lead here (DNS rebinding), and would read the brands and their errors. Webhooks
 * come under any name, by a proxy, and are signed.
 */
function isForeign({ headers }: IncomingMessage, { address }: ServerOptions): boolean {
  const isOwnOnly = /^(?:127\.|::1$)/.test(address);
  return isOwnOnly && !/^(?:localhost\.?|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
}

const isSilent = (): TextResponse => ({ status: 503, text: 'The queue does not answer.\n' });

const PAGES: Partial<Record<string, (options: ServerOptions) => Promise<TextResponse>>> = {
  '/': ({ overview }) => overview(),
  '/health': async ({ health }) => {
    const { isWell, reasons } = await health();
    const text = `${JSON.stringify({ status: isWell ? 'ok' : 'failing', reasons })}\n`;
    return { status: isWell ? 200 : 503, text, type: 'application/json' };
  },
  '/brands.json': async ({ brands }) => ({
    status: 200,
    text: `${JSON.stringify({ brands: await brands() })}\n`,
    type: 'application/json',
  }),
  '/metrics': async ({ metrics }) => ({
    status: 200,
    text: await metrics(),
    type: 'text/plain; version=0.0.4; charset=utf-8',
  }),
};

async function answerHook(request: IncomingMessage, { hear }: ServerOptions): Promise<TextResponse> {
  if (hear === undefined)
    return { status: 404, text: 'CHANGES_WEBHOOK_SECRET is not set, so nobody may send webhooks.\n' };
  return answerPost(request, hear);
}

async function answerPost(
  request: IncomingMessage,
  take: (body: string, headers: Record<string, string>) => Promise<TextResponse>,
): Promise<TextResponse> {
  if (request.method !== 'POST') return { status: 405, text: 'Send it with POST.\n' };
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const body = await readBody(chunks, MAX_BYTES).catch((error: unknown) =>
    error instanceof TooLongError ? undefined : '',
  );
  if (body === undefined) return { status: 413, text: `A webhook has at most ${MAX_BYTES} bytes.\n` };
  const headers = Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join() ?? '']);
  return take(body.toString(), Object.fromEntries(headers) as Record<string, string>);
}
