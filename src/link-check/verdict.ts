import type { Detour, FollowedLink } from './follow.ts';
import { findFrameRefusal } from './frame-refusal.ts';
import { MAX_PATIENCE_MS } from './hosts.ts';
import type { LinkResponse, NetworkProblem } from './link-client.ts';

/**
 * `dead`: visitors get nothing. `unframeable`: a page of the site shows it in a frame, and browsers refuse. `suspicious`: visitors probably get something
 * else. `moved`: they get it by a detour. `unknown`: it could not be told.
 */
export type FindingKind = 'dead' | 'unframeable' | 'suspicious' | 'moved' | 'unknown';

export interface Verdict {
  kind: FindingKind;
  /** Follows the quoted address: `answers 404`. */
  found: string;
  advice: string;
  /** The address to write instead. */
  movedTo?: string;
}

const DEAD = 'Write the address that works, or leave it out.';
const UNKNOWN = 'Open it in a browser to be sure.';

/** What the reply says about a link. Undefined: nothing is wrong with it. `framedAt`: the origin of the site, where a page of it frames the link. */
export function judge(href: string, { hops, end, hasHttps }: FollowedLink, framedAt?: string): Verdict | undefined {
  const last = hops.at(-1)?.to;
  const behind = (found: string): string =>
    last === undefined ? found : `redirects to ${quoteAddress(last)}, which ${found}`;
  const verdict =
    'detour' in end ? judgeDetour(end) : (judgeAnswer(end) ?? (framedAt && judgeFrame(end, last ?? href, framedAt)));
  if (verdict) {
    const isOwn = 'detour' in end || last === undefined;
    return isOwn ? verdict : { ...verdict, found: behind(verdict.found) };
  }
  return judgeWay(href, hops) ?? (hasHttps === true ? judgeHttp(href) : undefined);
}

/** An address as JSON; too long a one is cut. */
export function quoteAddress(address: string): string {
  return JSON.stringify(address.length <= MAX_SHOWN ? address : `${address.slice(0, MAX_SHOWN)}…`);
}
const MAX_SHOWN = 300;

function judgeAnswer(answer: LinkResponse): Verdict | undefined {
  if ('problem' in answer) return PROBLEMS[answer.problem](answer.detail ?? '');
  const { status, isChallenge, retryAfterMs = 0 } = answer;
  if (status < 400) return undefined;
  if (status === 404 || status === 410) return { kind: 'dead', found: `answers ${status}`, advice: DEAD };
  if (status >= 500 && status < 600 && !isChallenge) {
    return retryAfterMs > MAX_PATIENCE_MS
      ? { kind: 'unknown', found: `answers ${status} and asks to come back later`, advice: UNKNOWN }
      : { kind: 'dead', found: `answers ${status}, to a second try too`, advice: DEAD };
  }
  return { kind: 'unknown', found: `answers ${status}, as many hosts do to programs`, advice: UNKNOWN };
}

function judgeFrame(answer: LinkResponse, page: string, origin: string): Verdict | undefined {
  const header = 'status' in answer && answer.frames && findFrameRefusal(answer.frames, page, origin);
  if (!header) return undefined;
  const found = `answers with ${quoteAddress(header)}, so browsers show nothing in the frame of the menu`;
  const link = 'write "hasMenu": "page", the items in "menu", and the address as "orderingLink" or in "navigation"';
  const advice = `Link to it instead of framing it: ${link}. Or have its host allow frames of ${origin}.`;
  return { kind: 'unframeable', found, advice };
}

const unknown = (found: string): Verdict => ({ kind: 'unknown', found, advice: UNKNOWN });
const dead = (found: string): Verdict => ({ kind: 'dead', found, advice: DEAD });

const PROBLEMS: Record<NetworkProblem, (detail: string) => Verdict> = {
  'unknown-host': () => dead('is at no public address: there is no such host, or it is in a private network'),
  'no-name-server': () => unknown('could not be asked, because this machine reaches no name server'),
  silent: (limit) => dead(`did not answer within ${limit}, twice`),
  unreachable: (code) => dead(`can't be reached (${code}), twice`),
  'no-way': (code) => unknown(`could not be asked, because this machine has no way there (${code})`),
  certificate: (reason) => dead(`has a certificate that browsers refuse: ${reason}`),
  unreadable: (code) => unknown(`answers in a way that can't be read (${code})`),
  'not-asked': (reason) => unknown(`was not asked: ${reason}, and is left in peace`),
};

function judgeDetour({ detour, to }: Detour): Verdict {
  const target = quoteAddress(to);
  switch (detour) {
    case 'no-address':
      return dead(`redirects to ${target}, which is no address`);
    case 'app':
      return unknown(`redirects to ${target}, which opens a program`);
    case 'circle':
      return unknown(`redirects in a circle, to ${target}, as some hosts do where nobody keeps cookies`);
    case 'too-many':
      return unknown(`redirects again and again, at last to ${target}`);
  }
}

/** The page answers. Is it the one that is meant? */
function judgeWay(href: string, hops: FollowedLink['hops']): Verdict | undefined {
  const last = hops.at(-1)?.to;
  if (last === undefined) return undefined;
  if (isHomePage(last) && !isHomePage(href) && isSameSite(href, last)) {
    const advice = 'The page is probably gone. Write the address that works, or leave it out.';
    return { kind: 'suspicious', found: `redirects to the home page, ${quoteAddress(last)}`, advice };
  }
  if (LOGIN.test(new URL(last).pathname) && !LOGIN.test(new URL(href).pathname)) {
    return unknown(`redirects to a login, ${quoteAddress(last)}, as many hosts do to programs`);
  }
  const firstOther = hops.findIndex(({ isPermanent }) => !isPermanent);
  const movedTo = hops.slice(0, firstOther === -1 ? undefined : firstOther).at(-1)?.to;
  if (movedTo === undefined || withoutSlash(movedTo) === withoutSlash(href)) return undefined;
  return { kind: 'moved', found: `has moved to ${quoteAddress(movedTo)}`, advice: 'Write that address.', movedTo };
}

const LOGIN = /\/(?:login|log-in|signin|sign-in|authwall|checkpoint)\b/i;

function judgeHttp(href: string): Verdict {
  const movedTo = href.replace(/^http:/, 'https:');
  const found = 'begins with http, and the host answers at https too';
  return { kind: 'suspicious', found, advice: `Write ${quoteAddress(movedTo)}.`, movedTo };
}

/** `/`, or that of a language: `/en-ca/`. With a query or a fragment it may be any page. */
function isHomePage(href: string): boolean {
  const { pathname, search, hash } = new URL(href);
  return search === '' && hash === '' && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(pathname);
}

/** One host is the other, or a part of it. */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [hostOf(one), hostOf(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

const hostOf = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

const withoutSlash = (href: string): string => (href.split('#')[0] ?? '').replace(/\/$/, '');
