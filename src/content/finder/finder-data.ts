import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { foldText } from '#core/text/fold.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { linkToOrder, linkToReserve } from '#core/links/link.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { locationPath } from '#core/routes/routes.ts';

/** Every location of a brand as the finder fetches it. */
export interface FinderData {
  /** The choices of a filter, the most common first. */
  services: string[];
  features: string[];
  locations: FinderLocation[];
}

export interface FinderLocation extends Pick<
  Location,
  'id' | 'name' | 'area' | 'address' | 'phone' | 'rating' | 'reviewCount' | 'distance' | 'coordinates' | 'placeId'
> {
  /** The path of its page. */
  page: string;
  /** In the spelling of the choices. */
  services: string[];
  features: string[];
  /** Whether taps on these two are counted. */
  counts?: true;
  /** Set only where the ordering page is on another site. */
  order?: string;
  /** The reservation page of a location that takes no orders. */
  reserve?: string;
  times?: OpeningTimes;
}

/** The locations keep the order of the static list, which the finder replaces. */
export function finderDataOf(site: Site, locations: Location[]): FinderData {
  const services = makeChoices(locations.map((location) => location.services));
  const features = makeChoices(locations.map((location) => location.features.map(({ title }) => title)));
  const finderLocations = locations.map((location) => {
    const found = finderLocationOf(site, location);
    return { ...found, services: services.spell(found.services), features: features.spell(found.features) };
  });
  return { services: services.names, features: features.names, locations: finderLocations };
}

export function finderLocationOf(site: Site, location: Location): FinderLocation {
  const { id, area, address, phone, rating, reviewCount, distance, coordinates, placeId } = location;
  const order = linkToOrder(site, undefined, location);
  return {
    ...{ id, area, address, phone, rating, reviewCount, distance, coordinates, placeId },
    // The only one has no other to be told from.
    name: site.locations.length > 1 ? locationLabel(site, location) : location.name,
    page: locationPath(site, location),
    services: location.services,
    features: location.features.map(({ title }) => title),
    counts: site.counts,
    order: order?.external ? order.href : undefined,
    reserve: order ? undefined : linkToReserve(site, location)?.href,
    times: openingTimesOf(site, location),
  };
}

/** "Dine-in" and "dine-in" are one choice. It has the spelling that comes first. */
function makeChoices(lists: string[][]): { names: string[]; spell: (list: string[]) => string[] } {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of lists.flat()) {
    const choice = counts.get(foldText(name)) ?? { name, count: 0 };
    choice.count++;
    counts.set(foldText(name), choice);
  }
  const sorted = [...counts.values()].sort((one, other) => other.count - one.count);
  return {
    names: sorted.map(({ name }) => name),
    spell: (list) => [...new Set(list.map((name) => counts.get(foldText(name))?.name ?? name))],
  };
}
