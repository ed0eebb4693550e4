import type { Hours } from '#schema/hours/hours.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';

/** The only location of a brand, whose facts are those of the brand. Undefined where there are several or none. */
export function onlyLocation({ locations }: Pick<Site, 'locations'>): Location | undefined {
  return locations.length === 1 ? locations[0] : undefined;
}

/** The hours of the only location or of a brand without locations. Undefined where there are several locations. */
export function onlyHours(site: Pick<Site, 'locations' | 'hours'>): Hours | undefined {
  return site.locations.length > 1 ? undefined : (site.locations[0]?.hours ?? site.hours);
}
