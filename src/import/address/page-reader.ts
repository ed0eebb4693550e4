import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import packageFile from '../../../package.json' with { type: 'json' };
import { httpRequest, type HostPolicy, isRedirect, MAX_REDIRECTS, PUBLIC_HOSTS } from '#brand/network/http-request.ts';
import { PrivateAddress } from '#brand/network/public-address.ts';
import { readBody, TooLongError } from '#brand/network/read-body.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { decodeText } from '../source/decode-text.ts';
import { readRobots } from './robots.ts';

/** The network and the clock, as far as an import needs them. */
export interface PageNetwork {
  hostPolicy: HostPolicy;
  wait: (milliseconds: number) => Promise<unknown>;
}

export const PUBLIC_NETWORK: PageNetwork = { hostPolicy: PUBLIC_HOSTS, wait: pause };

/** A page, and the address that it was found at in the end. */
export interface ReadPage {
  html: string;
  address: string;
}

export interface PageReader {
  /** Throws a UsageError if the page can't be read. The caller puts the address before its message. */
  read: (address: string) => Promise<ReadPage>;
  /** Whether the robots.txt of its host lets us have it. */
  isAllowed: (address: string) => Promise<boolean>;
}

const PRODUCT = 'front-of-house';
const USER_AGENT = `${PRODUCT}/${packageFile.version} (import; +${packageFile.homepage})`;
const MAX_PAGE = 5 * 1024 * 1024;
/** RFC 9309 asks for at least so much. */
const MAX_ROBOTS = 512 * 1024;
/** Longer ones are not asked for. Each is compared with every rule of a robots.txt. */
const MAX_ADDRESS = 2000;
const TIME_LIMIT_MS = 10_000;
/** Between the end of an answer and the next request to its host. */
const GAP_MS = 1000;
/** A host that asks for more patience between two pages gets no more. */
const MAX_GAP_MS = 30_000;

type Rules = (address: string) => boolean;

interface Host {
  oneByOne: LimitFunction;
  gapMs: number;
  readyAt: number;
  rules?: Promise<Rules>;
}

/** Reads pages of public hosts as their robots.txt allows it, one a second from each host. No script on them runs. */
export function makePageReader({ hostPolicy, wait }: PageNetwork = PUBLIC_NETWORK): PageReader {
  const hosts = new Map<string, Host>();
  const hostOf = ({ origin }: URL): Host => {
    let host = hosts.get(origin);
    if (host === undefined) hosts.set(origin, (host = { oneByOne: pLimit(1), gapMs: GAP_MS, readyAt: 0 }));
    return host;
  };

  /** The head and the body of one answer. A redirect has no body. */
  const askOnce = (url: URL, accept: string, maxBytes: number) => {
    const host = hostOf(url);
    return host.oneByOne(async () => {
      const delay = host.readyAt - performance.now();
      if (delay > 0) await wait(delay);
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const headers = { 'user-agent': USER_AGENT, accept, 'accept-encoding': 'identity' };
      try {
        const response = await httpRequest(url, { headers, hostPolicy, signal });
        try {
          const { statusCode: status = 0, headers: answered } = response;
          const isRead = status === 200;
          if (isRead && !/^(?:identity)?$/.test(answered['content-encoding'] ?? ''))
            throw new UsageError('is sent compressed, which was not asked for');
          return { status, headers: answered, bytes: isRead ? await readBody(response, maxBytes) : Buffer.alloc(0) };
        } finally {
          // An answer that was not read to its end would keep the connection open.
          response.destroy();
        }
      } catch (error) {
        throw signal.aborted ? new UsageError(`did not answer within ${TIME_LIMIT_MS / 1000} s`) : asUsageError(error);
      } finally {
        host.readyAt = performance.now() + host.gapMs;
      }
    });
  };

  /** Follows redirects. `check`: throws where an address on the way may not be asked. */
  const askThrough = async (
    start: URL,
    { accept, maxBytes, check }: { accept: string; maxBytes: number; check?: (url: URL) => Promise<void> },
  ) => {
    let url = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      await check?.(url);
      const answer = await askOnce(url, accept, maxBytes);
      const { location } = answer.headers;
      if (!isRedirect(answer.status) || location === undefined) return { ...answer, url };
      const next = URL.parse(location, url);
      if (next === null) throw new UsageError('redirects to something that is no address');
      url = next;
    }
    throw new UsageError(`redirects more than ${MAX_REDIRECTS} times`);
  };

  /** No robots.txt allows all. One that can't be read to its end, or a host in trouble, allows nothing (RFC 9309). */
  const readRules = async (origin: string): Promise<Rules> => {
    const address = new URL('/robots.txt', origin);
    const { status, bytes } = await askThrough(address, { accept: 'text/plain', maxBytes: MAX_ROBOTS }).catch(
      (error: unknown) => {
        const isTooLong = error instanceof UsageError && error.cause instanceof TooLongError;
        throw isTooLong ? new UsageError(`is not read, because its robots.txt ${error.message}`) : error;
      },
    );
    if (status >= 500 || status === 429) throw new UsageError(`is not read, because its robots.txt answered ${status}`);
    if (status !== 200) return () => true;
    const { isAllowed, delayS } = readRobots(bytes.toString(), PRODUCT);
    const host = hostOf(address);
    host.gapMs = Math.min(Math.max(GAP_MS, delayS * 1000), MAX_GAP_MS);
    return isAllowed;
  };
  const rulesOf = (url: URL): Promise<Rules> => (hostOf(url).rules ??= readRules(url.origin));

  return {
    async read(address) {
      const check = async (url: URL): Promise<void> => {
        if (!/^https?:$/.test(url.protocol)) throw new UsageError('redirects to something that is no web page');
        if (url.href.length > MAX_ADDRESS)
          throw new UsageError(`is not read, because its address has more than ${MAX_ADDRESS} characters`);
        if (!(await rulesOf(url))(url.href)) throw new UsageError('is not read, because its robots.txt forbids it');
      };
      const { status, headers, bytes, url } = await askThrough(new URL(address), {
        accept: 'text/html',
        maxBytes: MAX_PAGE,
        check,
      });
      if (status === 401 || status === 403 || status === 429)
        throw new UsageError(`answered ${status}, as to a program: save the page in a browser and give that file`);
      if (status !== 200) throw new UsageError(`answered ${status}`);
      const type = headers['content-type'] ?? 'text/html';
      if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
        throw new UsageError(`is no web page, but ${type.replace(/;.*/s, '').slice(0, 60)}`);
      return { html: decodeText(bytes, /charset="?([\w-]+)/i.exec(type)?.[1]), address: url.href };
    },
    async isAllowed(address) {
      if (address.length > MAX_ADDRESS) return false;
      const url = new URL(address);
      return rulesOf(url).then(
        (rules) => rules(url.href),
        () => false,
      );
    },
  };
}

function asUsageError(error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  if (error instanceof TooLongError) return new UsageError(error.message, { cause: error });
  if (error instanceof PrivateAddress)
    return new UsageError(
      error.cause === undefined
        ? 'is at no public address, or leads to none: there is no such host, or it is in a private network'
        : 'could not be asked, because this machine reaches no name server',
    );
  return new UsageError(`can't be reached (${error instanceof Error ? error.message : String(error)})`);
}
