import type { Phone } from '../../model/link.ts';
import type { Address, Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { foldText } from '../text/fold.ts';
import { type OpeningTimes, openingTimesOf } from '../hours/opening-times.ts';
import { orderAnchor } from '../links/anchor.ts';

/**
 * Every location of a brand as the finder fetches it. Values that many locations share are stored once, and locations refer to
 * them by index.
 */
export interface FinderData {
  /** The choices of a filter, the most common first. */
  services: string[];
  features: string[];
  times: OpeningTimes[];
  locations: FinderLocation[];
}

export interface FinderLocation {
  id: string;
  name: string;
  slug: string;
  area?: string;
  address: Address;
  phone?: Phone;
  rating?: number;
  reviews?: number;
  /** Kilometres, as configured. */
  distance?: number;
  services: number[];
  features: number[];
  /** Set only where the ordering page is on another site. */
  order?: string;
  /** Latitude and longitude. */
  at?: [number, number];
  placeId?: string;
  times?: number;
}

/** The locations keep the order of the static list, which the finder replaces. */
export function finderDataOf(site: Site, locations: Location[]): FinderData {
  const services = makeChoices(locations.map((location) => location.services));
  const features = makeChoices(locations.map((location) => location.features.map(({ title }) => title)));
  const times: OpeningTimes[] = [];
  const known = new Map<string, number>();

  function indexOfTimes(location: Location): number | undefined {
    const found = openingTimesOf(site, location);
    if (!found) return undefined;
    const key = JSON.stringify(found);
    const index = known.get(key) ?? times.push(found) - 1;
    known.set(key, index);
    return index;
  }

  const finderLocations = locations.map((location): FinderLocation => {
    const { id, name, slug, area, address, phone, rating, reviewCount, distance, coordinates, placeId } = location;
    const order = orderAnchor(site, 'Order Online', location);
    const timesIndex = indexOfTimes(location);
    return {
      id,
      name,
      slug,
      ...(area !== undefined && { area }),
      address,
      ...(phone !== undefined && { phone }),
      ...(rating !== undefined && { rating }),
      ...(reviewCount !== undefined && { reviews: reviewCount }),
      ...(distance !== undefined && { distance }),
      services: services.indexesOf(location.services),
      features: features.indexesOf(location.features.map(({ title }) => title)),
      ...(order?.external && { order: order.href }),
      ...(coordinates && { at: [coordinates.latitude, coordinates.longitude] }),
      ...(placeId !== undefined && { placeId }),
      ...(timesIndex !== undefined && { times: timesIndex }),
    };
  });
  return { services: services.names, features: features.names, times, locations: finderLocations };
}

/** "Dine-in" and "dine-in" are one choice. It has the spelling that comes first. */
function makeChoices(lists: string[][]): { names: string[]; indexesOf: (list: string[]) => number[] } {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of lists.flat()) {
    const choice = counts.get(foldText(name)) ?? { name, count: 0 };
    choice.count++;
    counts.set(foldText(name), choice);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other.count - one.count);
  const indexes = new Map(sorted.map(([key], index) => [key, index]));
  return {
    names: sorted.map(([, { name }]) => name),
    indexesOf: (list) => [...new Set(list.flatMap((name) => indexes.get(foldText(name)) ?? []))],
  };
}
