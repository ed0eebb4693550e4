import type { IncomingMessage } from 'node:http';
import { ALL_HOSTS, httpRequest, isRedirect, MAX_REDIRECTS, PUBLIC_HOSTS } from '../network/http-request.ts';

/**
 * Fetches a URL and follows redirects, http(s) only. Unless `allowPrivate`, every host on the way must be public, by the address that is
 * connected to. Throws a PrivateAddress, or another Error: the network's, or that of a refused URL or too many redirects.
 */
export async function get(
  url: string,
  headers: Record<string, string>,
  { allowPrivate, signal }: { allowPrivate: boolean; signal: AbortSignal },
): Promise<IncomingMessage> {
  const hostPolicy = allowPrivate ? ALL_HOSTS : PUBLIC_HOSTS;
  let next = new URL(url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await httpRequest(next, { headers, hostPolicy, signal });
    const { statusCode = 0, headers: answered } = response;
    if (!isRedirect(statusCode) || answered.location === undefined) return response;
    response.destroy();
    next = new URL(answered.location, next);
  }
  throw new Error('redirect count exceeded');
}
