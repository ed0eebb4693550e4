import type { Site } from '#schema/site.ts';
import { linkTo, type Link } from './link.ts';
import { pathsOf } from '../routes/routes.ts';
import { LOCATIONS_AT_A_GLANCE } from '../locations/listed-locations.ts';
import { nameKey } from '../locations/location-name.ts';

/** No page grows with a chain. The list of all locations names the other cities. */
const CITIES_SHOWN = 12;

/** A city that a chain is in; its link leads to the locations there. */
export interface CityLink extends Link {
  count: number;
}

/** The cities with the most locations of a chain, so that one of many is found by where it is. Empty where all are seen at a glance. */
export function cityLinksOf(site: Pick<Site, 'locations' | 'paths'>): CityLink[] {
  const { locations } = site;
  if (locations.length <= LOCATIONS_AT_A_GLANCE) return [];
  const cities = Map.groupBy(
    locations.flatMap(({ address: { locality } }) => locality ?? []),
    nameKey,
  );
  return [...cities.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, CITIES_SHOWN)
    .map(({ 0: city = '', length }) => ({
      ...linkTo(city, `${pathsOf(site).locations}?q=${encodeURIComponent(city)}`),
      count: length,
    }));
}
