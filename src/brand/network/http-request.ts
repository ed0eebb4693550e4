import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookUpPublic, refusePrivateHost } from './public-address.ts';

/** Which hosts may be asked. Both functions fail with a `PrivateAddress` for a host that may not. */
export interface HostPolicy {
  /** Called with the host of the URL, in the form of `URL.hostname`. */
  refuse: (host: string) => void;
  /** Looks a name up for the connection itself. */
  lookup?: LookupFunction;
}

/** The hosts with a public address, by the address that is connected to. */
export const PUBLIC_HOSTS: HostPolicy = { refuse: refusePrivateHost, lookup: lookUpPublic };
/** This machine and its network too. */
export const ALL_HOSTS: HostPolicy = { refuse: () => undefined };

/** More redirects than that are not followed. Browsers follow 20. */
export const MAX_REDIRECTS = 10;
/** Whether an answer with this status leads to the address in its `Location`. */
export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

export interface HttpRequestOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body?: string;
  hostPolicy: HostPolicy;
  signal: AbortSignal;
  /** Bytes; Node's own limit if it is missing. */
  maxHeaderSize?: number;
}

/**
 * Sends one request to an http(s) URL. The caller reads or destroys the response. Throws a PrivateAddress, or another Error: the network's, or that of a
 * refused URL.
 */
export async function httpRequest(
  url: URL,
  { hostPolicy, body, ...options }: HttpRequestOptions,
): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error('not a web address');
  if (url.username !== '' || url.password !== '') throw new Error('the address has a password in it');
  hostPolicy.refuse(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // A new connection, because a reused one may lead to another address.
    request(url, { ...options, agent: false, lookup: hostPolicy.lookup })
      .on('response', resolve)
      // Without a listener Node closes the connection and tells nobody.
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        reject(Object.assign(new Error('the host switches to another protocol'), { code: String(statusCode) }));
      })
      .on('error', reject)
      .end(body);
  });
}
