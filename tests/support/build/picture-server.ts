import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../listen.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on a port of its own, answering each path as `answers` says at that moment; it ends with the test. */
export async function pictureServer(answers: Record<string, Answer>) {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const { origin, close } = await listen((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('no');
  });
  onTestFinished(close);
  return { origin, requests, close };
}

export const answerWith =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(body);
  };

/** Answers 304 to whoever has this version. */
export const answerWithEtag =
  (etag: string, body: Uint8Array): Answer =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg', etag }).end(body);
  };

export const redirectTo =
  (location: string): Answer =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
