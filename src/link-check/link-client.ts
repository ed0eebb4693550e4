import { setTimeout as pause } from 'node:timers/promises';
import { httpRequest, type HostPolicy } from '#brand/network/http-request.ts';
import { PrivateAddress } from '#brand/network/public-address.ts';
import { readRetryAfter } from '#brand/network/retry.ts';
import type { FrameHeaders } from './frame-refusal.ts';

export type Method = 'HEAD' | 'GET';

/** What one request was answered with, or why it was not. */
export type LinkResponse = HttpAnswer | { problem: NetworkProblem; detail?: string };

export interface HttpAnswer {
  status: number;
  /** Where a redirect leads, as it was sent. */
  location?: string;
  /** How long the host asks to wait. */
  retryAfterMs?: number;
  /** A page that wants to know whether a person asks. Its status says nothing about the page that was asked for. */
  isChallenge?: boolean;
  frames?: FrameHeaders;
}

/**
 * `unknown-host`: there is no such name, or it leads into a private network. `no-name-server`: names can't be looked up. `silent`: nothing came within the time
 * limit. `unreachable`: no connection, or one that broke. `no-way`: this machine has no way to that network. `certificate`: one that browsers refuse.
 * `unreadable`: not HTTP, or a connection that only a browser might make. `not-asked`: the host had been given up.
 */
export type NetworkProblem =
  | 'unknown-host'
  | 'no-name-server'
  | 'silent'
  | 'unreachable'
  | 'no-way'
  | 'certificate'
  | 'unreadable'
  | 'not-asked';

/** The network and the clock, as far as this command needs them. */
export interface LinkClient {
  request: (url: URL, method: Method) => Promise<LinkResponse>;
  wait: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface LinkClientOptions {
  hostPolicy: HostPolicy;
  userAgent: string;
  /** For one request, until the head of its answer is there. */
  timeLimitMs: number;
}

/** Some hosts send more cookies than Node accepts by itself. */
const MAX_HEADER_BYTES = 128 * 1024;

export function makeLinkClient({ hostPolicy, userAgent, timeLimitMs }: LinkClientOptions): LinkClient {
  return {
    wait: pause,
    now: Date.now,
    async request(url, method) {
      const signal = AbortSignal.timeout(timeLimitMs);
      const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' };
      try {
        const response = await httpRequest(url, {
          method,
          headers,
          hostPolicy,
          signal,
          maxHeaderSize: MAX_HEADER_BYTES,
        });
        // Only the status matters. The body may be a film, or never end.
        response.destroy();
        return readHead(response.statusCode ?? 0, response.headers);
      } catch (error) {
        if (signal.aborted) return { problem: 'silent', detail: `${timeLimitMs / 1000} s` };
        return describeError(error);
      }
    },
  };
}

function readHead(status: number, headers: NodeJS.Dict<string | string[]>): HttpAnswer {
  const retryAfterMs = readRetryAfter(String(headers['retry-after'] ?? ''), Date.now());
  const { location, 'content-security-policy': policy, 'x-frame-options': options } = headers;
  return {
    status,
    // Node reads headers as Latin-1. Hosts that do not escape other letters send UTF-8.
    location: typeof location === 'string' ? Buffer.from(location, 'latin1').toString() : undefined,
    retryAfterMs,
    isChallenge: 'cf-mitigated' in headers ? true : undefined,
    frames: {
      policy: policy === undefined ? undefined : String(policy),
      options: options === undefined ? undefined : String(options),
    },
  };
}

const CERTIFICATES = new Map([
  ['CERT_HAS_EXPIRED', 'it has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'it is for another host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its host has signed it'],
]);
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];
const NO_WAY = ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'];

function describeError(error: unknown): LinkResponse {
  if (error instanceof PrivateAddress) return { problem: error.cause ? 'no-name-server' : 'unknown-host' };
  const { code = '', errors = [] } = error as { code?: string; errors?: { code?: string }[] };
  const detail = code || errors[0]?.code || 'no reason given';
  const reason = CERTIFICATES.get(detail);
  if (reason !== undefined) return { problem: 'certificate', detail: reason };
  if (NO_WAY.includes(detail)) return { problem: 'no-way', detail };
  return { problem: BROKEN.includes(detail) ? 'unreachable' : 'unreadable', detail };
}
