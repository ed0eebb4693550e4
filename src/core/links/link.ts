import type { CountedAction } from '#schema/forms/tap.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { textsOf } from '#i18n/texts.ts';
import { onlyLocation } from '../locations/only-location.ts';
import { pathsOf } from '../routes/routes.ts';

/** A link as a template prints it. External ones open in a new tab. */
export interface Link {
  label: string;
  href: string;
  external: boolean;
  /** What a tap on it is counted as. Missing: it is not counted, or its address says it. */
  counts?: CountedAction;
}

/** `linkTo('Menu', '/menu/')`: what is not a path of this site, a phone number or an address opens elsewhere. */
export function linkTo(label: string, href: string): Link {
  return { label, href, external: /^https?:/.test(href) };
}

/** A link whose address does not say what it is for, on a site that counts taps. */
export function counted({ counts }: Pick<Site, 'counts'>, action: CountedAction, link: Link): Link {
  return counts ? { ...link, counts: action } : link;
}

/** The ordering page: a location's own, else the brand's. Undefined where there is none. */
export function linkToOrder(
  site: Site,
  label = textsOf(site).actions.orderOnline,
  location?: Location,
): Link | undefined {
  const brandLink = location?.onlineOrdering === false ? undefined : site.orderingLink;
  const href = location?.orderingLink ?? brandLink;
  return href === undefined ? undefined : counted(site, 'order', linkTo(label, href));
}

/** The brand's first button: the ordering page, else a table, else the menu, which is not called ordering. */
export function firstLink(site: Site, label?: string): Link {
  return linkToOrder(site, label) ?? firstLinkToReserve(site) ?? linkToMenu(site);
}

/** Whether the brand or one of its locations has an ordering page. */
export const takesOrders = (site: Site): boolean =>
  [site, ...site.locations].some(({ orderingLink }) => orderingLink !== undefined);

/** The reservation page of a brand that takes orders nowhere: there a table is what guests want first. */
export function firstLinkToReserve(site: Site): Link | undefined {
  return takesOrders(site) ? undefined : (linkToReserve(site, onlyLocation(site)) ?? linkToReserveSomewhere(site));
}

/** Where each location has a reservation page of its own, a guest chooses the location first. */
function linkToReserveSomewhere(site: Site): Link | undefined {
  const isEverywhere = site.locations.length > 0 && site.locations.every((each) => each.reservationLink !== undefined);
  return isEverywhere ? linkTo(textsOf(site).actions.reserve, pathsOf(site).locations) : undefined;
}

export const linkToMenu = (site: Site): Link => linkTo(textsOf(site).go.seeMenu, pathsOf(site).menu);

export function linkToReserve(site: Site, location?: Location): Link | undefined {
  const href = location?.reservationLink ?? site.reservationLink;
  return href === undefined ? undefined : counted(site, 'reserve', linkTo(textsOf(site).actions.reserve, href));
}
