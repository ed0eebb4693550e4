import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { PATHS } from '../pages/routes.ts';

/** Above this number only `/locations` and the menu's chooser list every place, so that no other page grows with a chain. */
export const LOCATIONS_LISTED = 24;

export function listedLocations(locations: Location[]): { shown: Location[]; isCut: boolean } {
  return { shown: locations.slice(0, LOCATIONS_LISTED), isCut: locations.length > LOCATIONS_LISTED };
}

/** The locations section (docs/behaviour.md#locations-section): nothing where there is one place or none. */
export interface LocationsTeaser {
  shown: Location[];
  /** Set when the list leaves locations out. */
  all?: Anchor;
}

export function locationsTeaserOf({ locations }: Pick<Site, 'locations'>): LocationsTeaser {
  if (locations.length <= 1) return { shown: [] };
  const { shown, isCut } = listedLocations(locations);
  return { shown, ...(isCut && { all: anchor(`See all ${locations.length} locations`, PATHS.locations) }) };
}
