import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  /** As in the `Content-Type` header, charset included. */
  type: string;
  body: string | Uint8Array;
  headers?: OutgoingHttpHeaders;
}

/** Sends an answer, or its head alone if that is asked for. Nothing is compressed or compared: a file comes from this machine in an instant. */
export function respond({ method }: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, type, body, headers } = answer;
  const length = Buffer.byteLength(body);
  const own = { 'Content-Type': type, 'Content-Length': length, 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...own, ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

export function htmlAnswer(status: number, body: string, headers: OutgoingHttpHeaders = NOT_KEPT): Answer {
  return { status, type: 'text/html; charset=utf-8', body, headers };
}

export function textAnswer(status: number, body: string, headers: OutgoingHttpHeaders = NOT_KEPT): Answer {
  return { status, type: 'text/plain; charset=utf-8', body, headers };
}

/** No browser keeps it, whatever the status: the address may lead elsewhere soon. */
export function redirectTo(address: string, status: 307 | 308 = 307): Answer {
  return textAnswer(status, '', { ...NOT_KEPT, Location: address });
}
