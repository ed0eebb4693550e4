import type { Hours } from '#schema/hours/hours.ts';
import type { Site } from '#schema/site.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { seasonChanges } from '#core/hours/seasons.ts';
import { upcomingHours } from '#core/hours/special-hours.ts';
import { minuteOf, outdatedOn } from '#core/hours/date.ts';
import { confirmationDays } from '#core/menu/allergens/allergen-confirmation.ts';
import { allergenTablesOf } from '#core/menu/allergen-tables.ts';
import { menuOf } from '#content/pages/menu.ts';
import { nextOrderChange } from '#core/menu/served.ts';
import { hasServedTimes } from '#core/menu/served-times.ts';
import { hasAllergenTables, routesOf } from '#core/routes/routes.ts';
import { DAYS_TOLD } from '#core/hours/opening-hours-table.ts';

/**
 * The first build date, `YYYY-MM-DD`, on which the same configuration makes pages that say something else: an offer, an opening or special hours are over, a location has opened, special hours
 * come near enough to stand beside the week, a test or a confirmation is a year old, or a new year begins. "Last updated" dates do not count. Of a site whose menus are served at some
 * times, it may be the minute at which they have another order: `2026-11-28T15:30Z`. Both forms compare as texts. `ofSets`: the minute at which a set of changes comes or ends.
 */
export function nextChangeOf(site: Site, ofSets?: string): string {
  const date = nextDateOf(site);
  const order = hasServedTimes(site) ? nextOrderOf(site) : undefined;
  return [order, ofSets, ...(site.firstDays ?? [])].reduce<string>(
    (first, at) => (at !== undefined && at < first ? at : first),
    date,
  );
}

function nextDateOf(site: Site): string {
  const {
    buildDate,
    deals,
    discounts,
    jobs,
    hours,
    pickupHours,
    serviceHours,
    stops,
    opensOn,
    locations,
    menus,
    menusIn = {},
    accessibilityTest,
  } = site;
  const stated = [
    accessibilityTest && outdatedOn(accessibilityTest.date),
    ...confirmationChanges(site),
    ...[...deals, ...discounts].map(({ validUntil }) => dayAfter(validUntil, KEPT_DAYS)),
    ...jobs.flatMap(({ validThrough }) => [dayAfter(validThrough, 1), dayAfter(validThrough, KEPT_DAYS)]),
    ...[...menus, ...locations.flatMap((location) => location.menus), ...Object.values(menusIn).flat()].flatMap(
      (menu) => changesOfMenu(menu.served, buildDate),
    ),
    ...[{ hours, pickupHours, serviceHours, stops, opensOn }, ...locations].flatMap((place) => [
      dayAfter(place.opensOn, 1),
      ...changesOf(place.hours, buildDate),
      ...endsOf(place.pickupHours, buildDate),
      ...(place.stops ?? []).flatMap((stop) => endsOf(stop.hours, buildDate)),
      ...(place.serviceHours ?? []).flatMap(({ hours: ofService }) => endsOf(ofService, buildDate)),
    ]),
  ];
  return stated
    .filter((date) => date !== undefined && date > buildDate)
    .reduce<string>((first, date = first) => (date < first ? date : first), newYearAfter(buildDate));
}

/** The days on which the date of a confirmation comes to its table, and on which it is old. */
function confirmationChanges(site: Site): string[] {
  if (!hasAllergenTables(site)) return [];
  const { brand, own } = allergenTablesOf(site);
  return [...(brand ? [brand] : []), ...own.values()].flatMap(({ confirmedOn }) =>
    confirmedOn === undefined ? [] : Object.values(confirmationDays(confirmedOn)),
  );
}

/** Pages keep what has a last day for one day more: see `mayStillRun`. So it leaves them on the second day after. */
const KEPT_DAYS = 2;

function changesOf(hours: Hours | undefined, buildDate: string): (string | undefined)[] {
  if (hours === undefined) return [];
  const starts = upcomingHours(hours, buildDate).special.map(({ from }) => dayAfter(from, -DAYS_TOLD));
  return [...endsOf(hours, buildDate), ...starts];
}

/** The days on which special hours leave the pages, and on which another season begins. */
function endsOf(hours: Hours | undefined, buildDate: string): (string | undefined)[] {
  if (hours === undefined) return [];
  const ends = upcomingHours(hours, buildDate).special.map(({ through }) => dayAfter(through, KEPT_DAYS));
  return [...ends, ...seasonChanges(hours, buildDate).map(({ from }) => from)];
}

/** The days on which it is announced no longer, because its season begins, and on which its season leaves the page. */
function changesOfMenu(served: Hours | undefined, buildDate: string): (string | undefined)[] {
  if (served === undefined) return [];
  const { special, seasons = [] } = upcomingHours(served, buildDate);
  return [...special, ...seasons].flatMap(({ from, through }) => [dayAfter(from, -1), dayAfter(through, KEPT_DAYS)]);
}

/** The first minute at which the menus of a page have another order. */
function nextOrderOf(site: Site): string | undefined {
  const { builtAt } = site;
  if (builtAt === undefined) return undefined;
  const now = Date.parse(builtAt);
  const known = new Set<string>();
  const changes = routesOf(site).flatMap((route) => {
    if (route.page !== 'menu' && route.page !== 'location-menu') return [];
    const content = menuOf(site, route.page === 'menu' ? undefined : route.location);
    const served = content.kind === 'page' ? content.served : undefined;
    const clock = JSON.stringify(served);
    // The locations of a chain have the same clock.
    if (served === undefined || known.has(clock)) return [];
    known.add(clock);
    return nextOrderChange(served, now) ?? [];
  });
  const next = changes.reduce((first, change) => Math.min(first, change), Infinity);
  return next < Infinity ? minuteOf(next) : undefined;
}

function dayAfter(date: string | undefined, days: number): string | undefined {
  return date && new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Footers have a year, and the tables of what zones do begin with it. */
const newYearAfter = (date: string): string =>
  `${String(Number(date.slice(0, 'YYYY'.length)) + 1).padStart(4, '0')}-01-01`;
