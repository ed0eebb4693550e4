import { createHmac, hash } from 'node:crypto';

export const KEYS = { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'hush/secret+key' };

export interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** What goes wrong with a request: the answer of a busy server, or where the connection is cut. `damaged`: other bytes arrive. */
export type Fault = 'cut-before' | 'cut-after' | 'cut-answer' | 'damaged' | Response;

interface Seen {
  method: string;
  /** In the bucket. */
  key: string;
  headers: Headers;
  /** Begins with 1. */
  count: number;
}

export interface FakeS3 {
  objects: Map<string, StoredObject>;
  /** `PUT rye/index.html`, in their order. */
  seen: string[];
  fault: (request: Seen) => Fault | undefined | Promise<Fault | undefined>;
  /** In the place of `fetch`. */
  fetch: typeof fetch;
}

/** One bucket of S3, as far as a publish needs it: conditional writes, checked signatures and checksums, copies. */
export function makeFakeS3(bucket: string): FakeS3 {
  const objects = new Map<string, StoredObject>();
  const seen: string[] = [];
  const s3: FakeS3 = {
    objects,
    seen,
    fault: () => undefined,
    fetch: (async (address: string | URL, init: RequestInit = {}) => {
      const url = new URL(address);
      const headers = new Headers(init.headers);
      const method = init.method ?? 'GET';
      const path = decodeURIComponent(url.pathname);
      if (!path.startsWith(`/${bucket}/`)) return errorOf(404, 'NoSuchBucket');
      const key = path.slice(bucket.length + 2);
      seen.push(`${method} ${key}`);
      const fault = await s3.fault({ method, key, headers, count: seen.length });
      if (fault instanceof Response) return fault;
      if (fault === 'cut-before') throw cut();
      const sent = Buffer.from((init.body as Uint8Array | undefined) ?? '');
      const bytes = fault === 'damaged' ? Buffer.from(`${sent.toString()}!`) : sent;
      const answer = answerTo(method, key, url, headers, bytes);
      if (fault === 'cut-after') throw cut();
      return fault === 'cut-answer'
        ? new Response(brokenBody(), { status: answer.status, headers: answer.headers })
        : answer;
    }) as typeof fetch,
  };
  return s3;

  function answerTo(method: string, key: string, url: URL, headers: Headers, bytes: Buffer): Response {
    if (headers.get('authorization') !== authorizationOf(method, url, headers))
      return errorOf(403, 'SignatureDoesNotMatch');
    if (headers.get('x-amz-content-sha256') !== hash('sha256', bytes)) return errorOf(400, 'XAmzContentSHA256Mismatch');
    const object = objects.get(key);
    if (method === 'DELETE') {
      objects.delete(key);
      return new Response(null, { status: 204 });
    }
    if (method === 'GET' || method === 'HEAD') {
      if (object === undefined)
        return method === 'GET' ? errorOf(404, 'NoSuchKey') : new Response(null, { status: 404 });
      const body = method === 'GET' ? new Uint8Array(object.bytes) : null;
      return new Response(body, { headers: { ...object.headers, etag: etagOf(object) } });
    }
    const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
    if (match !== null && object === undefined) return errorOf(404, 'NoSuchKey');
    if (match !== null && object && match !== etagOf(object)) return errorOf(412, 'PreconditionFailed');
    if (noneMatch !== null && object) return errorOf(412, 'PreconditionFailed');
    const source = headers.get('x-amz-copy-source');
    const from = source === null ? undefined : objects.get(decodeURIComponent(source).slice(bucket.length + 2));
    if (source !== null && from === undefined) return errorOf(404, 'NoSuchKey');
    const kept = [...headers].filter(([name]) => /^(content-type|cache-control|x-amz-meta-.*)$/.test(name));
    const stored = from ?? { bytes, headers: Object.fromEntries(kept) };
    objects.set(key, stored);
    return new Response(source === null ? null : '<CopyObjectResult/>', { headers: { etag: etagOf(stored) } });
  }
}

export const errorOf = (status: number, code: string, message = '', headers: Record<string, string> = {}): Response =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`, {
    status,
    headers,
  });

const etagOf = ({ bytes }: StoredObject): string => `"${hash('md5', bytes)}"`;

const cut = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });

function brokenBody(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(cut()) });
}

/** Signature Version 4, written anew: the client must not check itself. */
function authorizationOf(method: string, url: URL, headers: Headers): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const date = headers.get('x-amz-date') ?? '';
  const scope = `${date.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const canonical = [
    method,
    decodeURIComponent(url.pathname)
      .split('/')
      .map((part) =>
        encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
      )
      .join('/'),
    '',
    ...names.split(';').map((name) => `${name}:${name === 'host' ? url.host : (headers.get(name) ?? '')}`),
    '',
    names,
    headers.get('x-amz-content-sha256') ?? '',
  ].join('\n');
  const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const key = [date.slice(0, 8), 'us-east-1', 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.AWS_SECRET_ACCESS_KEY}`,
  );
  const text = ['AWS4-HMAC-SHA256', date, scope, hash('sha256', canonical)].join('\n');
  return `AWS4-HMAC-SHA256 Credential=${KEYS.AWS_ACCESS_KEY_ID}/${scope}, SignedHeaders=${names}, Signature=${hmac(key, text).toString('hex')}`;
}
