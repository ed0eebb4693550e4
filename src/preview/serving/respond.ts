import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Answer {
  status: number;
  /** As in the `Content-Type` header, charset included. */
  type: string;
  body: string | Uint8Array;
  headers?: OutgoingHttpHeaders;
  modified?: Date;
}

/** Sends an answer as the request asks for it: compressed, as a head only, or as 304 if the browser has it already. */
export async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const plain = Buffer.from(answer.body);
  const isText = TEXT.test(answer.type);
  const headers: OutgoingHttpHeaders = { 'Content-Type': answer.type, 'X-Content-Type-Options': 'nosniff' };
  if (isText) headers['Vary'] = 'Accept-Encoding';
  if (answer.status === 200) headers['ETag'] = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  if (answer.modified) headers['Last-Modified'] = answer.modified.toUTCString();
  Object.assign(headers, answer.headers);
  if (answer.status === 200 && isKnown(request, headers['ETag'], answer.modified)) {
    delete headers['Content-Type'];
    response.writeHead(304, headers).end();
    return;
  }
  const body = isText && acceptsGzip(request) ? await compress(plain) : plain;
  if (body !== plain) headers['Content-Encoding'] = 'gzip';
  response.writeHead(answer.status, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const compress = promisify(gzip);
const TEXT = /^text\/|json|javascript|xml/;

function acceptsGzip(request: IncomingMessage): boolean {
  const gzipWish = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .find((coding) => /^\s*gzip\s*(;|$)/i.test(coding));
  return gzipWish !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(gzipWish);
}

/** An `If-None-Match` decides alone; the date counts only for a client that sends nothing better (RFC 9110, 13.2.2). */
function isKnown(request: IncomingMessage, etag: OutgoingHttpHeaders[string], modified: Date | undefined): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
