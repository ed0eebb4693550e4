import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { splitUrl } from '../addresses.ts';
import { isApiPath } from '../api.ts';
import { readBody } from './body.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import type { RequestMessage, ResponseMessage } from './messages.ts';

/** As the gateway of a hosted project: whoever has a page may call, the key decides what he may do. */
const CORS = { 'Access-Control-Allow-Origin': '*' };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** They are about one connection, and the thread has its own ways (RFC 9110, 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect', 'host']);
/** Time for a client that is still sending to read its refusal: a connection that is closed on it loses both. */
const LINGER_MS = 300;

/** Takes the calls of the backend off a server: what a hosted project's gateway does before it asks anybody. */
export function makeGateway(ask: (request: RequestMessage) => Promise<ResponseMessage>): RequestListener {
  return (request, response) => {
    response.on('error', () => {}); // The client has gone.
    answer(request, response, ask).catch((error: unknown) => {
      const isGone = request.destroyed && !request.complete;
      if (isGone || response.headersSent) response.destroy();
      else refuse(response, 503, error instanceof Error ? error.message : String(error));
    });
  };
}

/** For a server whose backend cannot answer: one sentence to every call. */
export function makeRefusal(sentence: string): RequestListener {
  return (request, response) => {
    request.resume(); // Without this, a form's unread files keep the connection busy.
    if (request.method === 'OPTIONS') allow(request, response);
    else refuse(response, 503, sentence);
  };
}

export const answerWithoutBackend = makeRefusal('This preview runs without a backend.');

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  ask: (request: RequestMessage) => Promise<ResponseMessage>,
): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  const url = `http://localhost${path}${query}`;
  // As the thread will read it: `/rest/v1/../../_system` is none of it, and Lite has more doors than a hosted project.
  const { pathname } = new URL(url);
  if (!isApiPath(pathname)) return refuse(response, 404, 'There is no such path.');
  const method = request.method ?? 'GET';
  // A function answers for itself, as it must on a hosted project.
  if (method === 'OPTIONS' && !pathname.startsWith('/functions/')) return allow(request, response);
  if (method !== 'OPTIONS' && !METHODS.includes(method)) return refuse(response, 405, 'There is no such method.');
  const body = await readBody(request, pathname);
  if (body === 'too-large') return refuseBody(response);
  const isEmpty = method === 'GET' || method === 'HEAD';
  const answered = await ask({ url, method, headers: headersOf(request, query), body: isEmpty ? undefined : body });
  send(response, method, answered);
}

function headersOf(request: IncomingMessage, query: string): [string, string][] {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP.has(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A site without a backend of its own has no key to send.
  if (!headers.has('apikey') && !new URLSearchParams(query).has('apikey')) headers.set('apikey', PUBLISHABLE_KEY);
  // Only this machine can call; a proxy or a test may say for whom.
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '');
  if (!headers.has('x-forwarded-for') && address !== undefined) headers.set('x-forwarded-for', address);
  return [...headers];
}

function send(response: ServerResponse, method: string, { status, headers, body }: ResponseMessage): void {
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  for (const [name, value] of headers) if (!HOP.has(name)) response.setHeader(name, value);
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(method === 'HEAD' ? undefined : body);
}

function allow(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const wanted = request.headers['access-control-request-headers'];
  response.writeHead(204, {
    ...CORS,
    'Access-Control-Allow-Methods': METHODS.join(', '),
    'Access-Control-Allow-Headers': wanted ?? '*',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

/** The shape is the functions' own, with the Data API's `message` beside it. */
function refuse(response: ServerResponse, status: number, sentence: string): void {
  const body = JSON.stringify({ success: false, error: sentence, message: sentence });
  response.writeHead(status, { ...CORS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Everything is sent but the end, which would close the connection. */
function refuseBody(response: ServerResponse): void {
  const sentence = 'The content is too large.';
  const body = JSON.stringify({ success: false, error: sentence, message: sentence });
  response.writeHead(413, {
    ...CORS,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.write(body);
  setTimeout(() => response.end(() => response.socket?.destroy()), LINGER_MS);
}
