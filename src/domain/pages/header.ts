import type { Site } from '../../model/site.ts';
import { anchor, type Anchor, orderOrMenuAnchor } from '../links/anchor.ts';
import { contactOf } from '../links/contact.ts';
import { logoOf, type ShownLogo } from '../look/logo.ts';
import { hasCatering, PATHS } from './routes.ts';

/** The header of every page of a site. The path of a page tells which link is its own. */
export interface HeaderContent {
  name: string;
  logo?: ShownLogo;
  links: Anchor[];
  /** The ordering page, else the menu. Missing where the brand takes no orders online. */
  order?: Anchor;
  phone?: Anchor;
}

export function headerOf(site: Site): HeaderContent {
  return {
    name: site.name,
    logo: logoOf(site),
    links: navigationOf(site),
    order: site.onlineOrdering === false ? undefined : orderOrMenuAnchor(site),
    phone: contactOf(site).phone,
  };
}

/** The links in the order of docs/behaviour.md#header; each that depends on the configuration only when it applies. */
function navigationOf(site: Site): Anchor[] {
  return [
    anchor('Home', PATHS.home),
    anchor('Menu', PATHS.menu),
    ...(site.locations.length > 1 ? [anchor('Locations', PATHS.locations)] : []),
    ...(hasCatering(site) ? [anchor('Catering', PATHS.catering)] : []),
    anchor('Offers', PATHS.offers),
    ...(site.giftCards === undefined ? [] : [{ label: 'Gift Cards', href: site.giftCards, external: true }]),
    ...site.navigation.map(({ name, url }) => ({ label: name, href: url, external: true })),
    anchor('Careers', PATHS.careers),
    anchor('Contact Us', PATHS.contact),
  ];
}

/** Exact match; the slash at the end does not count: `/menu` is `/menu/`, `/menu/queen-west/` is neither. */
export function isCurrent(href: string, path: string): boolean {
  const bare = (text: string) => text.replace(/\/$/, '');
  return bare(href) === bare(path);
}
