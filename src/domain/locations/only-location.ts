import type { Hours } from '../../model/hours.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';

/** The location of a brand that has no other: what is true of it is true of the brand. */
export function onlyLocation({ locations }: Pick<Site, 'locations'>): Location | undefined {
  return locations.length === 1 ? locations[0] : undefined;
}

/** The hours of a brand that has one location, or names none; among several there are none that hold for all. */
export function onlyHours(site: Pick<Site, 'locations' | 'hours'>): Hours | undefined {
  return site.locations.length > 1 ? undefined : (site.locations[0]?.hours ?? site.hours);
}
