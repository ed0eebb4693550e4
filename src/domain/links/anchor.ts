import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { PATHS } from '../pages/routes.ts';

/** A link as a template prints it. External ones open in a new tab. */
export interface Anchor {
  label: string;
  href: string;
  external: boolean;
}

/** `anchor('Menu', '/menu/')`: what is not a path of this site, a phone number or an address opens elsewhere. */
export function anchor(label: string, href: string): Anchor {
  return { label, href, external: /^https?:/.test(href) };
}

/** The attributes that make a link open in a new tab, to spread on an `<a>`. */
export function anchorAttributes({ href, external }: Pick<Anchor, 'href' | 'external'>) {
  return external ? { href, target: '_blank', rel: 'noopener' } : { href };
}

/** The ordering page: a location's own, else the brand's. Undefined where there is none. */
export function orderAnchor(site: Site, label = 'Order Online', location?: Location): Anchor | undefined {
  const brandLink = location?.onlineOrdering === false ? undefined : site.orderingLink;
  const href = location?.orderingLink ?? brandLink;
  return href === undefined ? undefined : anchor(label, href);
}

/** The brand's first button: the ordering page, else the menu, which is not called ordering. */
export function orderOrMenuAnchor(site: Site, label?: string): Anchor {
  return orderAnchor(site, label) ?? menuAnchor();
}

export const menuAnchor = (): Anchor => anchor('See the menu', PATHS.menu);

export function reserveAnchor(site: Site, location?: Location): Anchor | undefined {
  const href = location?.reservationLink ?? site.reservationLink;
  return href === undefined ? undefined : anchor('Reserve a Table', href);
}
