import pLimit, { type LimitFunction } from 'p-limit';
import type { Answer, Method, Web } from './web.ts';

/** Between two requests to a host: a link checker must not be a burden. */
const GAP_MS = 200;
/** At so many addresses one after the other a host refuses or fails; it is not asked about the others. */
const MAX_FAILURES = 3;

/** Asks each host one thing at a time, and gives up one that refuses. */
export interface Hosts {
  ask: (url: URL, method: Method) => Promise<Answer>;
  /** The host is left alone for that time. */
  pause: (url: URL, milliseconds: number) => void;
  /** Notes how the host answered about one address in the end. */
  note: (url: URL, answer: Answer) => void;
}

interface Host {
  oneByOne: LimitFunction;
  readyAt: number;
  failures: number;
  /** What all further questions are answered with. */
  givenUp?: Answer;
}

export function makeHosts(web: Web): Hosts {
  const hosts = new Map<string, Host>();
  const hostOf = ({ hostname }: URL): Host => {
    let host = hosts.get(hostname);
    if (host === undefined) hosts.set(hostname, (host = { oneByOne: pLimit(1), readyAt: 0, failures: 0 }));
    return host;
  };
  const askNow = async (host: Host, url: URL, method: Method): Promise<Answer> => {
    if (host.givenUp) return host.givenUp;
    const delay = host.readyAt - web.now();
    if (delay > 0) await web.wait(delay);
    const answer = await web.ask(url, method);
    host.readyAt = web.now() + GAP_MS;
    // The same for all addresses of the host.
    if ('problem' in answer && /^(unknown-host|no-name-server|no-way)$/.test(answer.problem)) {
      host.givenUp = answer;
    }
    return answer;
  };
  return {
    ask: (url, method) => {
      const host = hostOf(url);
      return host.oneByOne(() => askNow(host, url, method));
    },
    pause: (url, milliseconds) => {
      const host = hostOf(url);
      host.readyAt = Math.max(host.readyAt, web.now() + milliseconds);
    },
    note: (url, answer) => {
      const host = hostOf(url);
      host.failures = isFailure(answer) ? host.failures + 1 : 0;
      const asksForPeace = 'status' in answer && answer.status === 429;
      if (!asksForPeace && host.failures < MAX_FAILURES) return;
      const reason = 'status' in answer ? `answered ${answer.status}` : 'did not answer';
      host.givenUp ??= { problem: 'not-asked', detail: `${url.hostname} ${reason}` };
    },
  };
}

/** That a page is missing is an answer. */
function isFailure(answer: Answer): boolean {
  return 'problem' in answer || (answer.status >= 400 && answer.status !== 404 && answer.status !== 410);
}
