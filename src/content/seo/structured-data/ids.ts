import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { onlyLocation } from '#core/locations/only-location.ts';
import { locationPath, pathsOf } from '#core/routes/routes.ts';

/** Never changes while the location keeps its slug, whichever page speaks of it. */
export function restaurantId(site: Site, location = onlyLocation(site)): string {
  return `${site.origin}${location ? locationPath(site, location) : pathsOf(site).home}#restaurant`;
}

/** Where a restaurant is, as a place of work. */
export function placeId(site: Site, location?: Location): string {
  return restaurantId(site, location).replace(/#restaurant$/, '#place');
}

export function organizationId({ origin }: Site): string {
  return `${origin}/#organization`;
}

export function webSiteId(site: Site): string {
  return `${site.origin}${pathsOf(site).home}#website`;
}

/** The business that a page speaks for: the location's or the only location's, else the brand's. */
export function businessId(site: Site, location?: Location): string {
  const isOfBrand = location === undefined && site.locations.length > 1;
  return isOfBrand ? organizationId(site) : restaurantId(site, location);
}
