import { readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentTypeOf } from '../src/preview/serving/content-types.ts';
import type { SelfSigned } from './self-signed.ts';

export interface Cdn {
  port: number;
  close: () => void;
}

/**
 * Sends built sites as a CDN does: HTTP/2, brotli, a year of caching for what is named by its content, and the policy of the site's own
 * `_headers`. `folders` are sites by host name. It listens on loopback, and what it compressed stays in memory.
 */
export async function startCdn(folders: ReadonlyMap<string, string>, { key, cert }: SelfSigned): Promise<Cdn> {
  const policies = new Map(Array.from(folders, ([host, folder]) => [host, policyOf(folder)]));
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const host = (request.authority || request.headers.host || '').replace(/:\d+$/, '');
    const folder = folders.get(host);
    if (folder === undefined) return void response.writeHead(421).end();
    answer(request, response, { folder, policy: policies.get(host) ?? '', compressed });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}

interface Sent {
  folder: string;
  policy: string;
  compressed: Map<string, Buffer>;
}

function answer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { folder, policy, compressed }: Sent,
): void {
  const { pathname } = new URL(request.url, 'https://site.invalid');
  // The backend of a brand that has no campaigns.
  if (pathname.startsWith('/rest/v1/')) return send(response, 200, Buffer.from('[]'), { type: '.json' });
  const file = fileOf(folder, pathname);
  const path = file ?? join(folder, '404.html');
  const isText = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/.test(path);
  const isBrotli = isText && String(request.headers['accept-encoding']).includes('br');
  let body = isBrotli ? compressed.get(path) : readFileSync(path);
  if (body === undefined) compressed.set(path, (body = compress(readFileSync(path))));
  const isHashed = /^\/_(?:astro|pictures|brand|data)\//.test(pathname);
  send(response, file === undefined ? 404 : 200, body, {
    type: path,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isBrotli && { 'content-encoding': 'br' }),
    ...(policy !== '' && { 'content-security-policy': policy }),
  });
}

function send(
  response: Http2ServerResponse,
  status: number,
  body: Buffer,
  { type, ...headers }: Record<string, string> & { type: string },
): void {
  response.writeHead(status, { 'content-type': contentTypeOf(`x${type}`), 'content-length': body.length, ...headers });
  response.end(body);
}

/** The file of an address; undefined where there is none, or where it would lie outside of the site. */
function fileOf(folder: string, pathname: string): string | undefined {
  const path = normalize(join(folder, decode(pathname), pathname.endsWith('/') ? 'index.html' : ''));
  if (!path.startsWith(folder + sep) || path.includes('\0')) return undefined;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\0';
  }
}

const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

function policyOf(folder: string): string {
  const file = join(folder, '_headers');
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return '';
  return /Content-Security-Policy: (.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
