import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookUpPublic, refusePrivateHost } from './public-address.ts';

/** Which hosts may be asked. Both functions fail with a `PrivateAddress` for a host that may not. */
export interface Reach {
  /** Called with the host of the URL, in the form of `URL.hostname`. */
  refuse: (host: string) => void;
  /** Looks a name up for the connection itself. */
  lookup?: LookupFunction;
}

/** The hosts with a public address, by the address that is connected to. */
export const PUBLIC_HOSTS: Reach = { refuse: refusePrivateHost, lookup: lookUpPublic };
/** This machine and its network too. */
export const ALL_HOSTS: Reach = { refuse: () => undefined };

export interface AskOptions {
  method?: 'GET' | 'HEAD';
  headers: Record<string, string>;
  reach: Reach;
  signal: AbortSignal;
  /** Bytes; Node's own limit if it is missing. */
  maxHeaderSize?: number;
}

/**
 * Sends one request to an http(s) URL. The caller reads or destroys the response. Throws a PrivateAddress, or another Error: the network's, or that of a
 * refused URL.
 */
export async function ask(url: URL, { reach, ...options }: AskOptions): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error('not a web address');
  if (url.username !== '' || url.password !== '') throw new Error('the address has a password in it');
  reach.refuse(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // A new connection, because a reused one may lead to another address.
    request(url, { ...options, agent: false, ...(reach.lookup && { lookup: reach.lookup }) })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}
