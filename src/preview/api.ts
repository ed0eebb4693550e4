import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalOrigin } from './addresses.ts';

const API = /^\/(functions|rest|auth|storage)\/v1(\/|$)/;

const MESSAGE =
  'The embedded backend is not part of this version yet. Set SUPABASE_URL and SUPABASE_ANON_KEY, or the keys of the same name ' +
  'in brand.json, to send forms to a hosted backend.';

export function isApiPath(path: string): boolean {
  return API.test(path);
}

/** Answers every call of the backend with one clear sentence, readable for pages of this machine whatever their port. */
export function answerApi(request: IncomingMessage, response: ServerResponse): void {
  request.resume(); // Without this, a form's unread files keep the connection busy.
  const origin = request.headers.origin;
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && isLocalOrigin(origin)) allow(response, origin, request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const body = JSON.stringify({ error: MESSAGE });
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function allow(response: ServerResponse, origin: string, request: IncomingMessage): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
}
