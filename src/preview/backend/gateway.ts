import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { quoteValue } from '#core/text/quote-value.ts';
import { splitUrl } from '../serving/addresses.ts';
import { CORS, isApiPath, refuse } from '../serving/api.ts';
import { PUBLISHABLE_KEY } from '#brand/network/embedded.ts';
import type { RequestMessage, ResponseMessage } from './messages.ts';
import { recipientsIn } from './recipients.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Headers about one connection, which are not passed on (RFC 9110, 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect', 'host']);
/** What the backend knows the brand by whose page calls; empty for a brand that it does not know. Only `setCallingBrand` writes it. */
export const CALLING_BRAND = 'x-front-of-house-brand';
const MEGABYTE = 1024 * 1024;
/** The most that the body of a call may have; a megabyte on other paths. */
const BODY_LIMITS: readonly [path: RegExp, limit: number][] = [
  /** An application: a résumé and a photo of up to 10 MB each, and the text fields. */
  [/^\/functions\/v1\/website-submissions\/careers\/?$/, 22 * MEGABYTE],
  /** One of them, on its way into the storage. */
  [/^\/storage\/v1\/object\//, 10 * MEGABYTE],
];
/** A page sends one row at a time, and looking for the owner of an id is a question to the database. */
const MAX_RECIPIENTS = 20;
/** Leaves a client that is still sending the time to read the refusal. Closing the connection at once would lose it. */
const LINGER_MS = 300;

type SendRequest = (request: RequestMessage) => Promise<ResponseMessage>;
/** The `brand_id` of the brand that owns an id. */
type OwnerOf = (id: string) => Promise<string | undefined>;

/** Answers the backend's calls: does what a hosted project's gateway does, then asks the backend. */
export function makeGateway(ask: SendRequest, ownerOf: OwnerOf): RequestListener {
  return (request, response) => {
    response.on('error', () => {}); // The client has gone.
    answer(request, response, ask, ownerOf).catch((error: unknown) => {
      const isGone = request.destroyed && !request.complete;
      if (isGone || response.headersSent) response.destroy();
      else refuse(response, 503, error instanceof Error ? error.message : String(error));
    });
  };
}

/** Says whose page calls; undefined where that is unknown, or where it makes no difference. */
export function setCallingBrand(request: IncomingMessage, brandId: string | undefined): void {
  const { [CALLING_BRAND]: _, ...headers } = request.headers;
  request.headers = brandId === undefined ? headers : { ...headers, [CALLING_BRAND]: brandId };
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
  ask: SendRequest,
  ownerOf: OwnerOf,
): Promise<void> {
  const [path, query] = splitUrl(request.url ?? '/');
  const url = `http://localhost${path}${query}`;
  // Normalised as the thread will read it: `/rest/v1/../../_system` is not below `/rest/v1`, and Lite has routes that a hosted
  // project lacks.
  const { pathname } = new URL(url);
  if (!isApiPath(pathname)) return refuse(response, 404, 'There is no such path.');
  const method = request.method ?? 'GET';
  // Functions answer OPTIONS themselves, as they must on a hosted project.
  if (method === 'OPTIONS' && !pathname.startsWith('/functions/')) return allow(request, response);
  if (method !== 'OPTIONS' && !METHODS.includes(method)) return refuse(response, 405, 'There is no such method.');
  const bytes = await readBody(request, BODY_LIMITS.find(([pattern]) => pattern.test(pathname))?.[1] ?? MEGABYTE);
  if (bytes === 'too-large') return refuseBody(response);
  const others = await findOthersId(request, bytes, ownerOf);
  if (others === 'too-many') return refuse(response, 400, 'The content is for too many recipients.');
  if (others !== undefined) return refuse(response, 403, othersId(others.id));
  const isEmpty = bytes.length === 0 || method === 'GET' || method === 'HEAD';
  const message = { url, method, headers: headersOf(request, query), body: isEmpty ? undefined : bytes };
  send(response, method, await ask(message));
}

/** The whole body, or nothing more of it once it is known to be larger than `limit`. Throws where the caller breaks it off. */
async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > limit) return 'too-large';
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** An id that the page of one brand sends, and another brand owns: it is not answered with what that one says, nor stored for it. */
async function findOthersId(
  { headers }: IncomingMessage,
  bytes: Uint8Array<ArrayBuffer>,
  ownerOf: OwnerOf,
): Promise<{ id: string } | 'too-many' | undefined> {
  const brand = headers[CALLING_BRAND];
  if (brand === undefined) return undefined;
  const ids = await recipientsIn(headers['content-type'] ?? '', bytes);
  if (ids.length > MAX_RECIPIENTS) return 'too-many';
  for (const id of ids) {
    const owner = await ownerOf(id);
    if (owner !== undefined && owner !== brand) return { id };
  }
  return undefined;
}

const othersId = (id: string): string =>
  `In this preview the id ${quoteValue(id)} belongs to another brand, so nothing was sent. Give this brand an id of its own.`;

function headersOf(request: IncomingMessage, query: string): [string, string][] {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP.has(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A site without a backend of its own has no key to send.
  if (!headers.has('apikey') && !new URLSearchParams(query).has('apikey')) headers.set('apikey', PUBLISHABLE_KEY);
  // As gateways do: the caller's own entries of the header stand before the address that the gateway knows.
  const visitor = request.socket.remoteAddress ?? 'unknown';
  headers.delete(CALLING_BRAND);
  const hops = [headers.get('x-forwarded-for'), visitor];
  headers.set('x-forwarded-for', hops.filter(Boolean).join(', '));
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

/** Sends everything but the end of the answer, which would close the connection. */
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
