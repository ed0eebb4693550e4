import type { IncomingMessage } from 'node:http';
import { lookUpPublic, refusePrivateHost } from './public-address.ts';

const MAX_REDIRECTS = 10;

/**
 * Fetches a URL and follows redirects, http(s) only. Unless `allowPrivate`, every host on the way must be public, by the address that is
 * connected to. Throws a PrivateAddress, or another Error: the network's, or that of a refused URL or too many redirects.
 */
export async function get(
  url: string,
  headers: Record<string, string>,
  { allowPrivate, signal }: { allowPrivate: boolean; signal: AbortSignal },
): Promise<IncomingMessage> {
  let next = new URL(url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await ask(next, headers, allowPrivate, signal);
    const { statusCode = 0, headers: answered } = response;
    if (![301, 302, 303, 307, 308].includes(statusCode) || answered.location === undefined) return response;
    response.destroy();
    next = new URL(answered.location, next);
  }
  throw new Error('redirect count exceeded');
}

function ask(url: URL, headers: Record<string, string>, allowPrivate: boolean, signal: AbortSignal) {
  if (!/^https?:$/.test(url.protocol)) throw new Error('not a web address');
  if (url.username !== '' || url.password !== '') throw new Error('the address has a password in it');
  if (!allowPrivate) refusePrivateHost(url.hostname);
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Promise<IncomingMessage>((resolve, reject) => {
    // A new connection, because a reused one may lead to another address.
    request(url, { agent: false, headers, signal, ...(!allowPrivate && { lookup: lookUpPublic }) })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}
