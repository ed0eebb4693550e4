import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { anchor, type Anchor } from './anchor.ts';
import { PATHS } from '../pages/routes.ts';

/** Where 'Order Online' leads: the ordering link, else the menu. */
export function orderAnchor(site: Site, label = 'Order Online', location?: Location): Anchor {
  return anchor(label, location?.orderingLink ?? site.orderingLink ?? PATHS.menu);
}

export function reserveAnchor(site: Site, location?: Location): Anchor | undefined {
  const href = location?.reservationLink ?? site.reservationLink;
  return href === undefined ? undefined : anchor('Reserve a Table', href);
}
