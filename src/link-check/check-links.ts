import pLimit from 'p-limit';
import { findMisplacedLinks, type MisplacedLink, type Places } from '#core/links/misplaced-links.ts';
import type { NamedLink } from '#core/links/named-link.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { follow, type FollowedLink } from './follow.ts';
import { type RequestFromHost, makeHosts } from './hosts.ts';
import { type FindingKind, judge, type Verdict } from './verdict.ts';
import type { LinkClient } from './link-client.ts';

/** What is to be checked of a brand. */
export interface BrandLinks {
  slug: string;
  links: NamedLink[];
  site: Places;
  /** The addresses that pages of the site show in a frame, and the origin of those pages. Left out: none are. */
  frames?: { origin: string; addresses: ReadonlySet<string> };
}

/** Something to look at, with all places at which it was written. */
export interface Finding extends Verdict {
  paths: string[];
  /** The address, as the site uses it. */
  value: string;
}

export interface CheckedBrand {
  slug: string;
  /** How many links the site has, and how many addresses of them were asked. */
  links: number;
  asked: number;
  findings: Finding[];
}

export interface Checked {
  brands: CheckedBrand[];
  /** Whether addresses were asked and no host answered any: this machine is probably not connected. */
  isCutOff: boolean;
}

export interface CheckOptions {
  client: LinkClient;
  onCount?: (addresses: number) => void;
  onAsk?: (address: string) => void;
}

const HOSTS_AT_ONCE = 8;

/**
 * Asks every http(s) link once, however many places name it, hosts side by side and each host one thing at a time. Telephone numbers, e-mail addresses
 * and paths of the site itself are not asked. Never throws.
 */
export async function checkLinks(brands: BrandLinks[], options: CheckOptions): Promise<Checked> {
  const addresses = new Set(brands.flatMap(({ links }) => links.flatMap(({ href }) => addressOf(href) ?? [])));
  options.onCount?.(addresses.size);
  const replies = await askAll([...addresses], options);
  const isCutOff = replies.size > 0 && [...replies.values()].every(isUnanswered);
  return { brands: brands.map((brand) => describeBrand(brand, replies)), isCutOff };
}

const isUnanswered = ({ hops, end }: FollowedLink): boolean => hops.length === 0 && 'problem' in end;

/** The address to request. Undefined if the link needs no request. */
function addressOf(href: string): string | undefined {
  if (!/^https?:/.test(href)) return undefined;
  const url = new URL(href);
  url.hash = '';
  return hasPassword(url) ? undefined : url.href;
}

const hasPassword = ({ username, password }: URL): boolean => username !== '' || password !== '';

async function askAll(addresses: string[], { client, onAsk }: CheckOptions): Promise<Map<string, FollowedLink>> {
  const ask = makeHosts(client);
  const replies = new Map<string, FollowedLink>();
  const groups = [...Map.groupBy(addresses, (address) => new URL(address).hostname).values()];
  await pLimit(HOSTS_AT_ONCE).map(groups, async (group) => {
    for (const address of group) {
      onAsk?.(address);
      replies.set(address, await askAddress(address, ask));
    }
  });
  return replies;
}

async function askAddress(address: string, ask: RequestFromHost): Promise<FollowedLink> {
  const url = new URL(address);
  const reply = await follow(url, ask);
  if (url.protocol !== 'http:' || url.port !== '' || !isFine(reply)) return reply;
  const secure = new URL(url);
  secure.protocol = 'https:';
  const next = reply.hops[0]?.to;
  if (next?.startsWith('https:')) return { ...reply, hasHttps: next === secure.href };
  const other = await follow(secure, ask);
  return { ...reply, hasHttps: isFine(other) && (other.hops.at(-1)?.to ?? secure.href).startsWith('https:') };
}

const isFine = ({ end }: FollowedLink): boolean => 'status' in end && end.status < 400;

function describeBrand({ slug, links, site, frames }: BrandLinks, replies: Map<string, FollowedLink>): CheckedBrand {
  const byValue = Map.groupBy(links, ({ href }) => href);
  const answered = [...byValue].flatMap(([value, same]): Finding[] => {
    const verdict = judgeValue(value, replies, frames?.addresses.has(value) ? frames.origin : undefined);
    return verdict ? [{ ...verdict, value, paths: [...new Set(same.map(({ path }) => path))] }] : [];
  });
  const misplaced = findMisplacedLinks(links, site).map((found) => describeMisplaced(found, site, links));
  const asked = new Set([...byValue.keys()].flatMap((value) => addressOf(value) ?? []));
  const findings = ORDER.flatMap((kind) => [...answered, ...misplaced].filter((finding) => finding.kind === kind));
  return { slug, links: links.length, asked: asked.size, findings };
}

const ORDER: FindingKind[] = ['dead', 'unframeable', 'suspicious', 'moved', 'unknown'];

function judgeValue(href: string, replies: Map<string, FollowedLink>, framedAt?: string): Verdict | undefined {
  const address = addressOf(href);
  const reply = address === undefined ? undefined : replies.get(address);
  if (reply) return judge(href, reply, framedAt);
  if (!/^https?:/.test(href) || !hasPassword(new URL(href))) return undefined;
  const found = 'holds a user name or a password, which every visitor can read, and was not asked';
  return { kind: 'suspicious', found, advice: 'Write it without.' };
}

function describeMisplaced(
  { link, because, other }: MisplacedLink,
  { locations }: Places,
  links: NamedLink[],
): Finding {
  const [there, here] = [locations[other], locations[link.location ?? -1]];
  const [name, own] = [quoteValue(there?.name), quoteValue(here?.name)];
  const path = links.find(({ use, href, location }) => use === link.use && href === link.href && location === other);
  const found = {
    name: `names the location ${name}, and stands at ${own}`,
    city: `names ${quoteValue(there?.address.locality)}, where ${name} is, and stands at ${own}`,
    shared: `stands at ${own} and at ${name}${path ? ` (${path.path})` : ''}, while most locations have their own`,
  }[because];
  const advice = `Write the link of ${own}, unless this is right.`;
  return { kind: 'suspicious', found, advice, value: link.href, paths: [link.path] };
}
