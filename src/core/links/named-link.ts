/** What a visitor does at a link. */
export type LinkUse = 'order' | 'reservation' | 'menu' | 'gift cards' | 'profile' | 'navigation' | 'loyalty';

/** A link of a site, and where the configuration names it. */
export interface NamedLink {
  /** A serialised URL, or a path of the site itself. */
  href: string;
  /** `locations[2].orderingLink` */
  path: string;
  use: LinkUse;
  /** Its index in `locations` of the site. Missing: it is the brand's. */
  location?: number;
}
