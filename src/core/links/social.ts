import type { LinkEntry } from '#schema/content.ts';

/** Every profile once, under the name of its network ("Instagram") or else its host ("blog.example"). */
export function nameProfiles(links: Iterable<string>): LinkEntry[] {
  const profiles = new Map<string, LinkEntry>();
  for (const url of links) {
    const identity = profileIdentity(url);
    if (!profiles.has(identity)) profiles.set(identity, { name: networkName(url), url });
  }
  return [...profiles.values()];
}

/** The same profile, however its link is written: `http://www.x.com/a/` is `https://x.com/a`. */
function profileIdentity(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, search } = new URL(url);
  return `${hostOf(url)}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`;
}

function networkName(url: string): string {
  const host = hostOf(url);
  const network = NETWORKS.find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return network?.[1] ?? (host || url.replace(/^(mailto|tel):/, ''));
}

function hostOf(url: string): string {
  return /^https?:/.test(url) ? new URL(url).hostname.replace(/^(www|m)\./, '') : '';
}

const NETWORKS = [
  ['facebook.com', 'Facebook'],
  ['fb.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['yelp.com', 'Yelp'],
  ['yelp.ca', 'Yelp'],
  ['tiktok.com', 'TikTok'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['linkedin.com', 'LinkedIn'],
  ['pinterest.com', 'Pinterest'],
  ['pinterest.ca', 'Pinterest'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['bsky.app', 'Bluesky'],
  ['tripadvisor.com', 'Tripadvisor'],
  ['tripadvisor.ca', 'Tripadvisor'],
  ['wa.me', 'WhatsApp'],
] as const;
