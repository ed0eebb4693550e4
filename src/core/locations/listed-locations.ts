import type { Location } from '#schema/location.ts';

/** Above this number only `/locations/` and the menu's chooser list every location, so that no other page grows with a chain. */
export const LOCATIONS_LISTED = 24;

/** More than these are too many to read one by one: a list of them is grouped by city, or folded. */
export const LOCATIONS_AT_A_GLANCE = 8;

/** On a phone the section of locations shows these, and a link to `/locations/`. The others are in the HTML all the same. */
export const LOCATIONS_ON_A_PHONE = 3;

export function listedLocations(locations: Location[]): { shown: Location[]; isCut: boolean } {
  return { shown: locations.slice(0, LOCATIONS_LISTED), isCut: locations.length > LOCATIONS_LISTED };
}
