import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Path, type Shape, withKeySources } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import type { Facts } from '../form/facts.ts';
import { foldKey } from '#schema/values/fold-key.ts';

/** Where the profile of a handle is. */
const NETWORKS: Record<string, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};
const FORMS = ['', 'Url', 'Link', 'Handle', 'Username', 'PageUrl', 'Page', 'Profile'];
const KEYS = Object.keys(NETWORKS).map((network): [network: string, keys: string] => [
  network,
  ['', 'contact'].flatMap((prefix) => FORMS.map((form) => `${prefix}${network}${form}`)).join(' '),
]);
const WHOLE = `socialMedia ${SYNONYMS.Configuration.socialMedia}`;

/** Profiles that stand beside the other facts: `"instagram_username": "saffronlane"`, `"contact:facebook": "https://www.facebook.com/saffronlane"`. */
export function gatherProfiles(facts: Facts): void {
  if (facts.has(WHOLE)) return;
  const profiles: Fields = {};
  const paths = new Map<string, Path>();
  for (const [network, keys] of KEYS) {
    const found = facts.take(keys);
    if (found === undefined) continue;
    profiles[network] = found.value;
    paths.set(network, found.path);
  }
  if (paths.size > 0) facts.add('socialMedia', withKeySources(madeFrom(profiles), paths), []);
}

/** Handles in place of links, and a list of profiles: `{ "instagram": "@saffronlane" }`, `[{ "platform": "instagram", "url": "…" }]`. */
export const profilesByNetwork: Shape = (value) => {
  if (Array.isArray(value)) return listOfProfiles(value);
  if (!isFields(value)) return undefined;
  const changed = Object.entries(value).flatMap(([key, profile]) => {
    const link = typeof profile === 'string' ? linkOf(foldKey(key), profile.trim()) : undefined;
    return link === undefined ? [] : [[key, link] as const];
  });
  return changed.length === 0 ? undefined : { value: { ...value, ...Object.fromEntries(changed) } };
};

/** Undefined: it is a link already, or nothing that is known. */
function linkOf(network: string, profile: string): string | undefined {
  const base = Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : undefined;
  if (base === undefined || /^https?:|\s/i.test(profile)) return undefined;
  if (/^(?:www\.|m\.)?[a-z]+\.com\//i.test(profile)) return `https://${profile}`;
  return /^@?[\w.-]+$/.test(profile) ? `${base}${profile.replace(/^@/, '')}` : undefined;
}

function listOfProfiles(list: unknown[]): ReturnType<Shape> {
  const links = list.map((entry) => (isFields(entry) ? (entry['url'] ?? entry['link'] ?? entry['href']) : entry));
  const names = list.map((entry, index) =>
    isFields(entry) ? String(entry['platform'] ?? entry['network'] ?? entry['name'] ?? index) : String(index),
  );
  const profiles = Object.fromEntries(names.map((name, index) => [name, links[index]]));
  return {
    value: withKeySources(
      profiles,
      new Map(names.map((name, index) => [name, isFields(list[index]) ? [index, 'url'] : [index]])),
    ),
  };
}
