import { isRedirect, MAX_REDIRECTS } from '#brand/network/http-request.ts';
import type { RequestFromHost } from './hosts.ts';
import type { LinkResponse } from './link-client.ts';

/** What an address led to. */
export interface FollowedLink {
  /** The redirects, in their order. */
  hops: { to: string; isPermanent: boolean }[];
  end: LinkResponse | Detour;
  /** Whether the same address also answers over https. Only set for an address that begins with `http:`. */
  hasHttps?: boolean;
}

/**
 * A redirect that is not followed. `circle`: it leads back to an earlier address. `too-many`: ten redirects came before it. `no-address`: its target is not a
 * valid address. `app`: its target opens a program other than the browser.
 */
export interface Detour {
  detour: 'circle' | 'too-many' | 'no-address' | 'app';
  to: string;
}

/** Asks an http(s) address and follows its redirects. */
export async function follow(start: URL, ask: RequestFromHost): Promise<FollowedLink> {
  const hops: FollowedLink['hops'] = [];
  const seen = new Set([start.href]);
  for (let url = start; ;) {
    const answer = await ask(url);
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

function leadsOn(answer: LinkResponse): answer is LinkResponse & { status: number; location: string } {
  return 'status' in answer && isRedirect(answer.status) && answer.location !== undefined;
}
