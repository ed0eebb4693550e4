import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends an answer, or its head alone if that is asked for. Nothing is compressed or compared: a file comes from this machine in an instant. The rest of
 * the request is read and discarded: a browser that is still sending does not read the response.
 */
export async function respond(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  request.resume();
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'X-Content-Type-Options': 'nosniff',
    ...Object.fromEntries(answer.headers),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

export function htmlAnswer(status: number, body: string, headers: Record<string, string> = NOT_KEPT): Response {
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

export function textAnswer(status: number, body: string, headers: Record<string, string> = NOT_KEPT): Response {
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** No browser keeps it, whatever the status: the address may lead elsewhere soon. */
export function redirectTo(address: string, status: 307 | 308 = 307): Response {
  return textAnswer(status, '', { ...NOT_KEPT, Location: address });
}
