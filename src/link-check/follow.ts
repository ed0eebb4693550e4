import { isRedirect, MAX_REDIRECTS } from '#brand/network/ask.ts';
import type { Hosts } from './hosts.ts';
import type { Answer } from './web.ts';

/** What an address led to. */
export interface Reply {
  /** The redirects, in their order. */
  hops: { to: string; isPermanent: boolean }[];
  end: Answer | Detour;
  /** Whether the same address also answers over https. Only set for an address that begins with `http:`. */
  hasHttps?: boolean;
}

/**
 * A redirect that is not followed. `circle`: to where it came from. `too-many`: after ten others. `no-address`: to something that is none. `app`: to another
 * program than a browser.
 */
export interface Detour {
  detour: 'circle' | 'too-many' | 'no-address' | 'app';
  to: string;
}

/** Before a host that failed is asked once more, where it does not say when. */
const SECOND_TRY_MS = 2000;
/** A host that asks for more patience is not asked again. */
export const MAX_PATIENCE_MS = 30_000;

/** Asks an http(s) address and follows its redirects. */
export async function follow(start: URL, hosts: Hosts): Promise<Reply> {
  const hops: Reply['hops'] = [];
  const seen = new Set([start.href]);
  for (let url = start; ;) {
    const answer = await askTwice(url, hosts);
    hosts.note(url, answer);
    if (!leadsOn(answer)) return { hops, end: answer };
    const to = URL.parse(answer.location, url);
    if (to === null || to.username !== '' || to.password !== '') {
      return { hops, end: { detour: 'no-address', to: answer.location } };
    }
    if (!/^https?:$/.test(to.protocol)) return { hops, end: { detour: 'app', to: to.href } };
    hops.push({ to: to.href, isPermanent: [301, 308].includes(answer.status) });
    // The hash does not reach the host, but may name the page in the browser.
    const address = to.href.slice(0, to.href.length - to.hash.length);
    if (seen.has(address)) return { hops, end: { detour: 'circle', to: to.href } };
    if (hops.length > MAX_REDIRECTS) return { hops, end: { detour: 'too-many', to: to.href } };
    seen.add(address);
    url = to;
  }
}

/** HEAD; GET where the host does not take HEAD; GET once more where it failed. */
async function askTwice(url: URL, hosts: Hosts): Promise<Answer> {
  const head = await hosts.ask(url, 'HEAD');
  if (isAnswered(head) || isFinal(head)) return head;
  const isBusy = 'status' in head && head.status === 429;
  const get = isBusy ? head : await hosts.ask(url, 'GET');
  if (!isWorthAnotherTry(get) || ('problem' in head && 'problem' in get)) return get;
  const patience = ('status' in get ? get.retryAfterMs : undefined) ?? SECOND_TRY_MS;
  if (patience > MAX_PATIENCE_MS) return get;
  hosts.pause(url, patience);
  return hosts.ask(url, 'GET');
}

const isAnswered = (answer: Answer): boolean => 'status' in answer && answer.status < 400;

/** What the method or another try would not change. */
const isFinal = (answer: Answer): boolean =>
  'problem' in answer && !['silent', 'unreachable', 'unreadable'].includes(answer.problem);

const isWorthAnotherTry = (answer: Answer): boolean =>
  'problem' in answer ? !isFinal(answer) : answer.status >= 500 || answer.status === 429;

function leadsOn(answer: Answer): answer is Answer & { status: number; location: string } {
  return 'status' in answer && isRedirect(answer.status) && answer.location !== undefined;
}
