import pLimit, { type LimitFunction } from 'p-limit';
import type { LinkResponse, Method, LinkClient } from './link-client.ts';

/** The pause between two requests to the same host, so that the check does not overload it. */
const GAP_MS = 200;
/** After this number of failed addresses in a row, a host gets no more requests. */
const MAX_FAILURES = 3;
/** How long to wait before the second attempt, if the host does not say when. */
const SECOND_ATTEMPT_MS = 2000;
/** A host that asks to wait longer gets no second attempt. */
export const MAX_PATIENCE_MS = 30_000;

/** Asks about one address and follows no redirect. */
export type RequestFromHost = (url: URL) => Promise<LinkResponse>;

interface Host {
  oneByOne: LimitFunction;
  readyAt: number;
  failures: number;
  /** The response for all further addresses of the host. */
  givenUp?: LinkResponse;
}

/** Sends each host one request at a time, and gives up a host that refuses. */
export function makeHosts(client: LinkClient): RequestFromHost {
  const hosts = new Map<string, Host>();
  return (url) => {
    const host = hosts.get(url.hostname) ?? { oneByOne: pLimit(1), readyAt: 0, failures: 0 };
    hosts.set(url.hostname, host);
    return host.oneByOne(async () => {
      if (host.givenUp) return host.givenUp;
      const answer = await askTwice(url, host, client);
      host.failures = isFailure(answer) ? host.failures + 1 : 0;
      host.givenUp = answerToOthers(answer, host, url);
      return answer;
    });
  };
}

/** Sends HEAD, then GET if the host rejects HEAD, then GET once more if that failed. */
async function askTwice(url: URL, host: Host, client: LinkClient): Promise<LinkResponse> {
  const ask = async (method: Method): Promise<LinkResponse> => {
    const delay = host.readyAt - client.now();
    if (delay > 0) await client.wait(delay);
    const answer = await client.request(url, method);
    host.readyAt = client.now() + GAP_MS;
    return answer;
  };
  const head = await ask('HEAD');
  if (isAnswered(head) || isFinal(head)) return head;
  const isBusy = 'status' in head && head.status === 429;
  const get = isBusy ? head : await ask('GET');
  if (!isWorthAnotherTry(get) || ('problem' in head && 'problem' in get)) return get;
  const patience = ('status' in get ? get.retryAfterMs : undefined) ?? SECOND_ATTEMPT_MS;
  if (patience > MAX_PATIENCE_MS) return get;
  host.readyAt = Math.max(host.readyAt, client.now() + patience);
  return ask('GET');
}

const isAnswered = (answer: LinkResponse): boolean => 'status' in answer && answer.status < 400;

/** Whether neither GET nor a second attempt would change the response. */
const isFinal = (answer: LinkResponse): boolean =>
  'problem' in answer && !['silent', 'unreachable', 'unreadable'].includes(answer.problem);

const isWorthAnotherTry = (answer: LinkResponse): boolean =>
  'problem' in answer ? !isFinal(answer) : answer.status >= 500 || answer.status === 429;

/** A missing page is not a failure of the host. */
const isFailure = (answer: LinkResponse): boolean =>
  'problem' in answer || (answer.status >= 400 && answer.status !== 404 && answer.status !== 410);

/** The response for the other addresses of a host, if its last response makes further requests pointless. */
function answerToOthers(answer: LinkResponse, { failures }: Host, { hostname }: URL): LinkResponse | undefined {
  if ('problem' in answer && /^(unknown-host|no-name-server|no-way)$/.test(answer.problem)) return answer;
  const asksForPeace = 'status' in answer && answer.status === 429;
  if (!asksForPeace && failures < MAX_FAILURES) return undefined;
  const reason = 'status' in answer ? `answered ${answer.status}` : 'did not answer';
  return { problem: 'not-asked', detail: `${hostname} ${reason}` };
}
