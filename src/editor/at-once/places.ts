import type { JsonPath } from '#brand/files/json-edit.ts';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { isFields } from '#schema/values/fields.ts';
import type { PlaceTimes } from './days.ts';

/** The places that what stands at a path is about: the location that the path leads into, else all that have no menu of their own. */
export function placesOf(configuration: unknown, [key, index]: JsonPath, minute: string): PlaceTimes[] {
  const list = isFields(configuration) && key !== undefined ? configuration[key] : undefined;
  const location: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined;
  const isOneOfSeveral = isFields(location) && Array.isArray(list) && list.length > 1;
  // Twice, because the reader gives an only location what the brand has.
  const read = isOneOfSeveral ? { ...Object(configuration), [key ?? '']: [location, location] } : configuration;
  const places = allPlaces(read, minute);
  if (isOneOfSeveral) return places.slice(0, 1);
  const sharing = places.filter(({ hasMenu }) => !hasMenu);
  return sharing.length > 0 ? sharing : places;
}

function allPlaces(configuration: unknown, minute: string): (PlaceTimes & { hasMenu: boolean })[] {
  const unknown = { times: undefined, zone: 'UTC', hasMenu: false };
  try {
    const { site } = read(configuration, UNPUBLISHED, minute);
    // The brand itself, where it has no list of locations.
    const places = site.locations.length > 0 ? site.locations : [{ ...site, menus: [] }];
    return places.map((place) => ({
      times: openingTimesOf(site, place),
      zone: place.timezone ?? site.timezone ?? unknown.zone,
      hasMenu: place.menus.length > 0,
    }));
  } catch (error) {
    if (error instanceof ConfigurationError) return [unknown];
    throw error;
  }
}
