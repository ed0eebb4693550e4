import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { openingTimesOf, type WeekTimes, weekTimesOf } from '../hours/opening-times.ts';
import { onlyLocation } from '../locations/only-location.ts';
import { memoize } from '../text/memoize.ts';
import type { MenuView } from './menu-view.ts';
import type { ServedTimes } from './served.ts';

/** Whether a menu of the site is served at some times. */
export const hasServedTimes = memoize((site: Site): boolean =>
  [...site.menus, ...site.locations.flatMap(({ menus }) => menus)].some(({ served }) => served !== undefined),
);

type Clocks = Pick<Site, 'timezone' | 'buildDate' | 'locations' | 'hours' | 'closure' | 'opensOn'>;

/**
 * When the menus of a page are served, by the clock of its location. Undefined where no menu has times, or the clock is not known. The page that several
 * locations have in common has a clock where all of them have the same one.
 */
export function servedTimesOf(site: Clocks, views: MenuView[], location?: Location): ServedTimes | undefined {
  if (views.every(({ served }) => served === undefined)) return undefined;
  const own = location ?? onlyLocation(site);
  const places = own || site.locations.length === 0 ? [own ?? site] : site.locations;
  const [zone, ...otherZones] = new Set(places.map(({ timezone }) => timezone ?? site.timezone));
  if (zone === undefined || otherZones.length > 0) return undefined;
  const hours = new Map(places.map((place) => openOf(site, place)).map((times) => [JSON.stringify(times), times]));
  const [open] = hours.values();
  return {
    zone,
    menus: views.map(({ id = '', title, served }) => ({
      id,
      name: title,
      ...(served && { times: weekTimesOf(served, site.buildDate) }),
    })),
    ...(hours.size > 1 ? { isSilent: true as const } : open && { open }),
  };
}

type Place = Parameters<typeof openingTimesOf>[1];

/** Undefined where its hours are not known. */
function openOf(site: Clocks, { hours, closure, opensOn }: Place): WeekTimes | undefined {
  const times = openingTimesOf(site, { hours, closure, opensOn });
  if (times === undefined) return undefined;
  const { zone: _, pickup: __, kitchen: ___, ...week } = times;
  return week;
}
