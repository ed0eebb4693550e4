import { setTimeout as pause } from 'node:timers/promises';
import { readBody, TooLongError } from '#brand/network/read-body.ts';
import { backoffMs, readRetryAfter, retry } from '#brand/network/retry.ts';

/** The network and the clock. */
export interface Network {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Ends a request that takes too long. */
  timeLimit: (milliseconds: number) => AbortSignal;
  /** Gets a sentence whenever something is tried again. */
  tell: (sentence: string) => void;
}

export const makeNetwork = (tell: Network['tell']): Network => ({
  fetch,
  wait: pause,
  now: Date.now,
  timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
  tell,
});

export interface FetchedResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface RetriedRequest {
  /** `S3` */
  host: string;
  /** `PUT menu/index.html`; for sentences. */
  what: string;
  url: URL | string;
  /** Called for each attempt, because a signature is valid for only a few minutes. */
  request: () => RequestInit | Promise<RequestInit>;
  /** Whether the host is busy and may answer differently later. Missing: the status decides. */
  isBusy?: (reply: FetchedResponse) => boolean;
  /** The largest answer that is read, in bytes. */
  maxBytes?: number;
}

const MAX_ATTEMPTS = 6;
/** Hosts count requests by the minute. */
const RATE_WAIT_MS = 15_000;
/** If a host asks to wait longer, the request fails. */
const MAX_WAIT_MS = 120_000;
/** For the whole exchange; the largest file has 64 MB. */
const TIME_LIMIT_MS = 300_000;
const MAX_BYTES = 1024 * 1024;

/** Sends the request again until the host gives a final answer. Throws an Error with a sentence if it gives no answer, and a TooLongError if the answer is too long. */
export async function fetchWithRetry(network: Network, retried: RetriedRequest): Promise<FetchedResponse> {
  const { host, what, isBusy = isBusyStatus } = retried;
  const waitAfter = (reply: FetchedResponse | { problem: string }, attempts: number): number | undefined => {
    if ('status' in reply && !isBusy(reply)) return undefined;
    const problem = 'status' in reply ? `answered ${reply.status} to` : `broke off (${reply.problem}) at`;
    const waitMs = Math.max(patienceFor(reply, network.now()), backoffMs(attempts));
    if (waitMs > MAX_WAIT_MS) return undefined;
    network.tell(`${host} ${problem} ${what}. Trying again in ${Math.ceil(waitMs / 1000)} s.`);
    return waitMs;
  };
  const reply = await retry(() => fetchOnce(network, retried), {
    attempts: MAX_ATTEMPTS,
    waitAfter,
    wait: network.wait,
  });
  if ('status' in reply) return reply;
  throw new Error(
    `${host} can't be reached: ${reply.problem}, ${MAX_ATTEMPTS} times. Is this machine connected, and the address right? What was sent stays; publish again to go on.`,
  );
}

function patienceFor(reply: FetchedResponse | { problem: string }, now: number): number {
  if (!('status' in reply)) return 0;
  return readRetryAfter(reply.headers.get('retry-after') ?? '', now) ?? (reply.status === 429 ? RATE_WAIT_MS : 0);
}

export const isBusyStatus = ({ status }: FetchedResponse): boolean =>
  [408, 425, 429, 500, 502, 503, 504].includes(status);

async function fetchOnce(
  network: Network,
  { url, request, maxBytes = MAX_BYTES }: RetriedRequest,
): Promise<FetchedResponse | { problem: string }> {
  const init = await request();
  try {
    const response = await network.fetch(url, {
      ...init,
      // A redirect would take keys and tokens to another host.
      redirect: 'manual',
      signal: network.timeLimit(TIME_LIMIT_MS),
    });
    const body = await readBody(response.body, maxBytes);
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (error instanceof TooLongError) throw error;
    return { problem: describeProblem(error) };
  }
}

/** `connection refused`: the innermost reason, which Node hides behind "fetch failed". */
function describeProblem(error: unknown): string {
  const { name = '', message = '', code, cause, errors } = error as Error & { code?: string; errors?: unknown[] };
  if (name === 'TimeoutError') return 'no answer in time';
  if (cause !== undefined) return describeProblem(cause);
  if (errors?.[0] !== undefined) return describeProblem(errors[0]);
  return PROBLEMS[code ?? ''] ?? (message || code || 'no reason given');
}

const PROBLEMS: Partial<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection cut',
  UND_ERR_SOCKET: 'connection cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'names can’t be looked up',
};
