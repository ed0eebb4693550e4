import type { Location } from '../../model/location.ts';
import type { ReadSite } from '../types.ts';

/**
 * Gives every place without a time zone the one its coordinates lie in. The map behind it is offline and takes a few
 * milliseconds to load, which a brand that names its zones does not pay.
 */
export async function findTimeZones(site: ReadSite): Promise<ReadSite> {
  // What the only location leaves out, the site knows; among several the head office's clock would be the wrong one.
  const isOnly = site.locations.length <= 1;
  const isLost = ({ timezone, coordinates }: Place) => timezone === undefined && coordinates !== undefined;
  const lost = isOnly && site.timezone !== undefined ? [] : site.locations.filter(isLost);
  const isSiteLost = isOnly && isLost(site);
  if (lost.length === 0 && !isSiteLost) return site;

  const { default: lookUp } = await import('@photostructure/tz-lookup');
  const withZone = <P extends Place>(place: P): P => {
    const zone = place.coordinates && lookUp(place.coordinates.latitude, place.coordinates.longitude);
    // No restaurant stands in the sea: such coordinates are a slip, 0/0 above all.
    return zone === undefined || zone.startsWith('Etc/') ? place : { ...place, timezone: zone };
  };
  const found = new Set(lost);
  return {
    ...(isSiteLost ? withZone(site) : site),
    locations: site.locations.map((location) => (found.has(location) ? withZone(location) : location)),
  };
}

type Place = Pick<Location, 'timezone' | 'coordinates'>;
