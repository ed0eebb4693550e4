import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { firstLink, firstLinkToReserve, linkTo, type Link } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { addressLine } from '#core/locations/address.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { logoOf, type LogoView } from '#core/theme/logo.ts';
import { hasPage, pathsOf } from '#core/routes/routes.ts';

/** The header of every page of a site. The path of a page tells which link is its own. */
export interface HeaderContent {
  name: string;
  logo?: LogoView;
  links: Link[];
  /** The ordering page, else a table, else the menu. Missing where the brand says that it takes no orders and has no reservations. */
  order?: Link;
  phone?: Link;
  /** What stands beside the name in a masthead: when the only location is open, and where it is. */
  ears?: { times?: OpeningTimes; address: string };
}

export function headerOf(site: Site): HeaderContent {
  return {
    name: site.name,
    logo: logoOf(site),
    links: navigationOf(site),
    order: site.onlineOrdering === false ? firstLinkToReserve(site) : firstLink(site, textsOf(site).layout.order),
    phone: contactOf(site).phone,
    ears: site.look.parts.header === 'masthead' ? earsOf(site) : undefined,
  };
}

function earsOf(site: Site): HeaderContent['ears'] {
  const [location, ...others] = site.locations;
  if (others.length > 0) return undefined;
  const times = openingTimesOf(site, {
    hours: onlyHours(site),
    timezone: location?.timezone,
    closure: site.closure,
    opensOn: site.opensOn,
  });
  return { times, address: addressLine(location?.address ?? site.address) || addressLine(site.address) };
}

/** The links in their order; each that depends on the configuration only when it applies. */
function navigationOf(site: Site): Link[] {
  const { navigation } = textsOf(site);
  return [
    linkTo(navigation.home, pathsOf(site).home),
    linkTo(navigation.menu, pathsOf(site).menu),
    ...(site.locations.length > 1 ? [linkTo(navigation.locations, pathsOf(site).locations)] : []),
    ...(hasPage(site, 'catering') ? [linkTo(navigation.catering, pathsOf(site).catering)] : []),
    ...(hasPage(site, 'offers') ? [linkTo(navigation.offers, pathsOf(site).offers)] : []),
    ...(site.giftCards === undefined ? [] : [{ label: navigation.giftCards, href: site.giftCards, external: true }]),
    ...site.navigation.map(({ name, url }) => ({ label: name, href: url, external: true })),
    ...(hasPage(site, 'careers') ? [linkTo(navigation.careers, pathsOf(site).careers)] : []),
    linkTo(navigation.contact, pathsOf(site).contact),
  ];
}

/** Exact match; the slash at the end does not count: `/menu` is `/menu/`, `/menu/queen-west/` is neither. */
export function isCurrent(href: string, path: string): boolean {
  const bare = (text: string) => text.replace(/\/$/, '');
  return bare(href) === bare(path);
}
