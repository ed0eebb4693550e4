import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Refused {
  status: number;
  /** How much was sent until the answer came. */
  sent: number;
}

/** Sends a body in pieces until an answer comes. Declared: `Content-Length` says how long it is, else nobody knows. */
export function sendEndless(
  url: string,
  headers: Record<string, string>,
  bytes: number,
  { isDeclared }: { isDeclared: boolean },
): Promise<Refused> {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const length = isDeclared ? { 'Content-Length': String(bytes) } : {};
    const sending = request(url, { method: 'POST', agent: false, headers: { ...headers, ...length } }, (response) => {
      isAnswered = true;
      response.resume();
      response.on('end', () => {
        sending.destroy();
        resolve({ status: response.statusCode ?? 0, sent });
      });
    });
    sending.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const push = (): void => {
      while (!isAnswered && sent < bytes) {
        sent += piece.length;
        if (!sending.write(piece)) return;
      }
      if (!isAnswered) sending.end();
    };
    sending.on('drain', push);
    push();
  });
}
