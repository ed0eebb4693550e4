import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { isKnown } from '#core/hours/hours-lines.ts';
import type { Location } from '#schema/location.ts';
import { hasMenuChooser } from '../pages/menu.ts';
import { brandMenuPlan, locationMenuPlan, sharedMenusOf } from '#core/menu/menu-plan.ts';
import type { PageName } from '#core/routes/routes.ts';
import { menuPath } from '#core/routes/routes.ts';
import { memoize } from '#core/text/memoize.ts';

/** The paths of the files that tell other programs what the pages show. They are in the language of the brand, whatever that of the page. */
export const FEED_PATHS = { menu: '/menu.json', hours: '/hours.json' } as const;

/** Whether a page of the site prints a menu. */
export const hasMenuFeed = memoize(
  (site: Site): boolean =>
    printsMenuOfBrand(site) || site.locations.some((location) => locationMenuPlan(site, location).kind === 'page'),
);

/** Whether `/menu/` prints the menus of the brand, and not a choice of locations. */
export const printsMenuOfBrand = (site: Site): boolean => !hasMenuChooser(site) && brandMenuPlan(site).kind === 'page';

/** More menus of single locations have a file each. In one, those of a chain of hundreds would be larger than what some hosts take. */
const MAX_OWN_MENUS = 50;

/** Whether locations with menus of their own have a file each. */
export const splitsMenuFeed = memoize(
  (site: Site): boolean =>
    site.locations.filter(({ menus }) => menus.length > 0).length > MAX_OWN_MENUS && sharedMenusOf(site) === undefined,
);

/** The file with the menus of a location, on the site in the language of the brand. */
export const menuFeedPathOf = (site: Site, location: Location): string =>
  splitsMenuFeed(site) && location.menus.length > 0 && locationMenuPlan(site, location).kind === 'page'
    ? `${menuPath(site, location)}menu.json`
    : FEED_PATHS.menu;

/** Whether something is known of when a location is open. */
export const hasHoursFeed = memoize((site: Site): boolean =>
  (site.locations.length === 0 ? [site] : site.locations).some(
    ({ hours, pickupHours, serviceHours = [], closure, hoursNote }) =>
      (hours && isKnown(hours)) || pickupHours || serviceHours.length > 0 || closure || hoursNote,
  ),
);

/** The feeds that a page is about, for its head. */
export function feedLinksOf(site: Site, page: PageName): { title: string; href: string }[] {
  const { llms } = textsOf(site);
  const menu = MENU_PAGES.has(page) && hasMenuFeed(site) ? [{ title: llms.menu, href: FEED_PATHS.menu }] : [];
  const hours = HOURS_PAGES.has(page) && hasHoursFeed(site) ? [{ title: llms.hours, href: FEED_PATHS.hours }] : [];
  return [...menu, ...hours];
}

const MENU_PAGES: ReadonlySet<PageName> = new Set<PageName>(['home', 'menu', 'location-menu']);
const HOURS_PAGES: ReadonlySet<PageName> = new Set<PageName>(['home', 'location']);
