import type { Hours } from '#schema/hours/hours.ts';
import type { WeekTimes } from '#core/hours/opening-times.ts';
import type { KnownMenu } from './knowledge.ts';
import type { KnownLocation } from './known-locations.ts';

/** A menu that is served at certain times. */
export type TimedMenu = KnownMenu & { served: Hours; times: WeekTimes };

export function isTimed(menu: KnownMenu): menu is TimedMenu {
  return menu.served !== undefined && menu.times !== undefined;
}

/** When a menu is served at a location: at its own times, while the location is open. Where the opening hours are not known its own times count. */
export function menuTimesAt({ times }: TimedMenu, location: KnownLocation): WeekTimes {
  const { times: within } = location.page();
  return within === undefined ? times : { ...times, within };
}
