import { textsOf } from '#i18n/texts.ts';
import { CATEGORIES, type Category } from '#core/custom-code/consent-rules.ts';
import { hostOf, shownName, vendorOf } from '#core/custom-code/vendors.ts';
import { mapOf } from '#core/links/map.ts';
import { reservationFormsOf } from '#core/links/reservation.ts';
import { hasPage } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import { framedMenus } from './menu.ts';

/** Other hosts that a site can contact, of one company and for one reason. */
export interface Contact {
  /** `*.gstatic.com` stands for all hosts below that one. Empty: hosts that nobody has named. */
  hosts: string[];
  /** Whose they are: "Google", "Meta Pixel"; a host of which no more is known. */
  name: string;
  why: 'backend' | 'campaigns' | 'map' | 'menu' | 'reservation' | 'unknown' | Category;
  when: 'atOnce' | 'onTap' | 'ifAllowed';
}

type ReadySite = Omit<Site, 'look' | 'pictures'>;

/**
 * Every other host that the pages of a site can contact, and when: at once, after a guest's own tap, or after it was allowed. A link is no contact: it leads
 * elsewhere when a guest follows it. The Content-Security-Policy allows what stands here and nothing else.
 */
export function contactsOf(site: ReadySite): Contact[] {
  const { services } = site;
  const hasCampaigns = hasPage(site, 'mediaInquiries');
  const maps = [site, ...site.locations].flatMap((place) => mapOf('', place, textsOf(site))?.embed ?? []);
  const contacts = [
    contactAt([services.supabaseUrl], 'backend', hasCampaigns ? 'atOnce' : 'onTap'),
    contactAt(hasCampaigns ? [services.influencerPortalUrl] : [], 'campaigns', 'atOnce'),
    contactAt(maps, 'map', 'onTap', services.googleMapsApiKey === '' ? [] : OF_LARGE_MAP),
    ...[...Map.groupBy(framedMenus(site), companyAt).values()].map((menus) => contactAt(menus, 'menu', 'onTap')),
    ...[...Map.groupBy(reservationFormsOf(site), ({ who }) => who)].map(([name, forms]) => {
      const contact = contactAt(
        forms.map(({ url }) => url),
        'reservation',
        'onTap',
      );
      return contact && { ...contact, name };
    }),
    ...contactsOfCode(site),
  ].filter((contact) => contact !== undefined);
  return WHENS.flatMap((when) => contacts.filter((contact) => contact.when === when));
}

const WHENS = ['atOnce', 'onTap', 'ifAllowed'] as const;

/** "Content Security Policy guide" of the Maps JavaScript API. */
const OF_LARGE_MAP = ['*.google.com', '*.googleapis.com', '*.googleusercontent.com', '*.gstatic.com'];

/** Undefined where all addresses are of the site itself. */
function contactAt(
  addresses: string[],
  why: Contact['why'],
  when: Contact['when'],
  more: string[] = [],
): Contact | undefined {
  const hosts = distinct([...addresses.map(hostOf).filter((host) => host !== ''), ...more]);
  return hosts.length === 0 ? undefined : { hosts, name: companyOf(hosts[0] ?? ''), why, when };
}

/** What the brand's own code names, and what `brand.json` lets it load in turn. */
function contactsOfCode({
  codeHosts = {},
  contentSecurityPolicy,
}: Pick<Site, 'codeHosts' | 'contentSecurityPolicy'>): Contact[] {
  const present = CATEGORIES.filter((category) => codeHosts[category] !== undefined);
  const [first] = present;
  if (first === undefined) return [];
  const contacts = present.flatMap((why) =>
    [...Map.groupBy(codeHosts[why] ?? [], shownName)].map(([name, hosts]): Contact => ({
      hosts,
      name,
      why,
      when: whenOf(why),
    })),
  );
  const allowed = Object.entries(contentSecurityPolicy ?? {}).flatMap(([directive, sources = []]) =>
    NO_LOADS.has(directive) ? [] : sources.map(hostOf).filter((host) => host !== ''),
  );
  for (const host of distinct(allowed)) {
    const ofSame = contacts.find(
      ({ hosts, name }) => name === shownName(host) || hosts.some((named) => isBelow(named, host)),
    );
    if (ofSame) ofSame.hosts = distinct([...ofSame.hosts, host]);
    else contacts.push({ hosts: [host], name: shownName(host), why: first, when: whenOf(first) });
  }
  // Then its policy lets that code load anything.
  const isOpen =
    contentSecurityPolicy === undefined || Object.values(contentSecurityPolicy).some((sources) => sources?.some(isAny));
  return isOpen ? [...contacts, { hosts: [], name: '', why: 'unknown', when: whenOf(first) }] : contacts;
}

const NO_LOADS = new Set(['frame-ancestors', 'form-action']);
const isAny = (source: string): boolean => /^(?:https|wss):$/.test(source);
const whenOf = (category: Category): Contact['when'] => (category === 'necessary' ? 'atOnce' : 'ifAllowed');

/** Whether a host is one that a source names: `isBelow('a.hotjar.com', '*.hotjar.com') // true` */
const isBelow = (host: string, source: string): boolean =>
  host === source || (source.startsWith('*.') && host.endsWith(source.slice(1)));

const companyAt = (address: string): string => companyOf(hostOf(address));

const COMPANIES: [RegExp, string][] = [
  [/(?:^|\.)(?:google|googleapis|googleusercontent|gstatic)\.com$/, 'Google'],
  [/(?:^|\.)supabase\.co$/, 'Supabase'],
];
const companyOf = (host: string): string =>
  COMPANIES.find(([hosts]) => hosts.test(host))?.[1] ?? vendorOf(host)?.owner ?? host;

const distinct = (hosts: string[]): string[] => [...new Set(hosts)].sort();
