import type { Location } from '../../model/location.ts';
import type { ReadSite } from '../types.ts';

/**
 * Gives every location without a time zone the one its coordinates lie in, and the site likewise. The zones are looked up in a table
 * on this machine. It takes a few milliseconds to load, so a brand that names its zones does not load it.
 */
export async function findTimeZones(site: ReadSite): Promise<ReadSite> {
  // A single location takes the zone of the site. One of several must not: the site's zone is that of the head office.
  const isOnly = site.locations.length <= 1;
  const lacksZone = ({ timezone, coordinates }: Located) => timezone === undefined && coordinates !== undefined;
  const withoutZone = isOnly && site.timezone !== undefined ? [] : site.locations.filter(lacksZone);
  const siteLacksZone = isOnly && lacksZone(site);
  if (withoutZone.length === 0 && !siteLacksZone) return site;

  const { default: lookUp } = await import('@photostructure/tz-lookup');
  const withZone = <P extends Located>(located: P): P => {
    const zone = located.coordinates && lookUp(located.coordinates.latitude, located.coordinates.longitude);
    // No restaurant is in the sea: such coordinates are a mistake, most often 0/0.
    return zone === undefined || zone.startsWith('Etc/') ? located : { ...located, timezone: zone };
  };
  const found = new Set(withoutZone);
  return {
    ...(siteLacksZone ? withZone(site) : site),
    locations: site.locations.map((location) => (found.has(location) ? withZone(location) : location)),
  };
}

type Located = Pick<Location, 'timezone' | 'coordinates'>;
