import { importLibrary } from '@googlemaps/js-api-loader';
import type { MapPoint } from '#core/locations/map-bounds.ts';

/** The brand pays for every look-up. A chain should write its coordinates into its configuration instead. */
export const MAX_LOOKUPS = 50;
const LOOKUPS_AT_ONCE = 4;

type FetchPoint = (placeId: string) => Promise<MapPoint | undefined>;

/**
 * The coordinates of Google's places, by place id, as far as Google knows them. Asks for each only once a page. The maps have to
 * be loaded.
 */
export async function fetchLocationPoints(
  placeIds: string[],
  fetchPoint: FetchPoint = askGoogle,
): Promise<Map<string, MapPoint>> {
  const unknown = [...new Set(placeIds)].filter((placeId) => !known.has(placeId));
  const queue = unknown.slice(0, Math.max(0, MAX_LOOKUPS - known.size));
  const work = async () => {
    for (let placeId = queue.shift(); placeId !== undefined; placeId = queue.shift()) {
      const answer = fetchPoint(placeId).catch(() => undefined);
      known.set(placeId, answer);
      await answer;
    }
  };
  await Promise.all(Array.from({ length: LOOKUPS_AT_ONCE }, work));
  const found = new Map<string, MapPoint>();
  for (const placeId of placeIds) {
    const point = await known.get(placeId);
    if (point) found.set(placeId, point);
  }
  return found;
}

async function askGoogle(placeId: string): Promise<MapPoint | undefined> {
  const { Place } = await importLibrary('places');
  const place = new Place({ id: placeId });
  await place.fetchFields({ fields: ['location'] });
  return place.location?.toJSON();
}

const known = new Map<string, Promise<MapPoint | undefined>>();
