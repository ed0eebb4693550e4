import { readFile, stat } from 'node:fs/promises';
import { type IncomingMessage, request as startRequest, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { headersOf, parseHeaders, type Rule } from '#deploy/site/object-headers.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { newAddress } from '../backend/addresses.ts';
import { listen } from '../listen.ts';

/**
 * Serves a built brand's folder the way a static host does: a folder's index.html, a redirect to the address with the slash,
 * 404.html with status 404. Calls of the backend go on to `backend`, an origin. Only this machine can reach it, on a port the system
 * chooses.
 */
export async function serve(folder: string, backend?: string): Promise<Served> {
  // What the host of a site sends with its files.
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  return listen((request, response) => {
    const isCall = /^\/(functions|rest)\/v1\//.test(request.url ?? '/');
    if (backend !== undefined && isCall) return passOn(request, response, backend);
    answer(folder, request.url ?? '/', rules, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
}

/** Each call as if from another visitor: a story must not meet the limit that another has used up. */
function passOn(request: IncomingMessage, response: ServerResponse, backend: string): void {
  const headers = { ...request.headers, 'x-forwarded-for': newAddress() };
  const onward = startRequest(`${backend}${request.url}`, { method: request.method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function answer(folder: string, url: string, rules: Rule[], response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(url, 'http://site.invalid');
  for (const [name, value] of Object.entries(headersOf(pathname.slice(1), rules))) response.setHeader(name, value);
  const path = pathOf(folder, pathname);
  if (path === undefined) return sendFile(response, 404, join(folder, '404.html'));
  if ((await kindOf(path)) === 'folder') {
    if (!pathname.endsWith('/')) return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
    return sendOr404(response, folder, join(path, 'index.html'));
  }
  return sendOr404(response, folder, path);
}

/** Undefined for an address that is malformed or climbs out of the folder. */
function pathOf(folder: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    return path.startsWith(normalize(`${folder}/`)) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

async function sendOr404(response: ServerResponse, folder: string, file: string): Promise<void> {
  const exists = (await kindOf(file)) === 'file';
  return exists ? sendFile(response, 200, file) : sendFile(response, 404, join(folder, '404.html'));
}

async function sendFile(response: ServerResponse, status: number, file: string): Promise<void> {
  const body = await readFile(file);
  response.writeHead(status, { 'content-type': contentTypeOf(file) });
  response.end(body);
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 'nothing';
  return found.isDirectory() ? 'folder' : 'file';
}

export interface Served {
  origin: string;
  close: () => Promise<void>;
}
