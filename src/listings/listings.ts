import { textsOf } from '#i18n/texts.ts';
import { languageOf } from '#core/languages/language.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { isToCome } from '#core/menu/served-dates.ts';
import { partition } from '#core/text/partition.ts';
import { locationMenuPlan, brandMenuPlan } from '#core/menu/menu-plan.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import type { Location } from '#schema/location.ts';
import type { Phone } from '#schema/values/link.ts';
import type { ReadSite } from '#schema/warning.ts';
import { type GoogleHours, googleHoursOf } from './google/google-hours.ts';
import { type PlaceActionLink, placeActionLinksOf } from './google/google-links.ts';
import { type FoodMenus, foodMenusOf } from './google/google-menus.ts';

/** What is listed of a place, one that is closed for good, too. A brand without locations is one place, with the name of the brand. */
export interface Place extends Pick<
  Location,
  | 'address'
  | 'hours'
  | 'pickupHours'
  | 'serviceHours'
  | 'closure'
  | 'opensOn'
  | 'orderingLink'
  | 'onlineOrdering'
  | 'reservationLink'
  | 'placeId'
  | 'restaurantId'
> {
  /** Its folder. */
  folder: string;
  name: string;
  phone?: Phone;
  /** Its page at the site, and that of its menu. */
  url: string;
  menuUrl: string;
  location?: Location;
}

export function placesOf(site: ReadSite): Place[] {
  const paths = pathsOf(site);
  const urlOf = (path: string): string => `${site.origin}${path}`;
  if (site.locations.length === 0) {
    return [
      { ...site, folder: 'restaurant', phone: site.telephone, url: urlOf(paths.home), menuUrl: urlOf(paths.menu) },
    ];
  }
  return [...site.locations, ...site.closedLocations].map((location) => ({
    ...location,
    folder: location.slug,
    name: locationLabel(site, location),
    url: urlOf(locationPath(site, location)),
    menuUrl: urlOf(menuPath(site, location)),
    location,
  }));
}

export interface Listing {
  place: Place;
  hours: GoogleHours;
  foodMenus?: FoodMenus;
  links: PlaceActionLink[];
  /** Names of items that are left out of the menu, because they have no price in numbers. */
  unpriced: string[];
  /** Sentences about what else is left out, and why. */
  remarks: string[];
}

/** What the profile of a place shall say, by the site. */
export function listingOf(site: ReadSite, place: Place): Listing {
  const { hours, remarks } = googleHoursOf(place, site.buildDate);
  // What is closed for good serves nothing.
  if (place.closure === 'permanent') return { place, hours, links: [], unpriced: [], remarks };
  const plan = place.location ? locationMenuPlan(site, place.location) : brandMenuPlan(site);
  const [toCome, current] = partition(
    plan.kind === 'page' ? plan.menus : [],
    ({ served }) => served !== undefined && isToCome(served, site.buildDate),
  );
  const made =
    plan.kind === 'page'
      ? foodMenusOf(current, {
          title: textsOf(site).menu.title,
          sourceUrl: place.menuUrl,
          languageCode: languageOf(site),
        })
      : undefined;
  return {
    place,
    hours,
    ...(made && made.foodMenus.menus.length > 0 && { foodMenus: made.foodMenus }),
    links: placeActionLinksOf(site, place),
    unpriced: made?.unpriced ?? [],
    remarks: [
      ...remarks,
      ...toCome.map(({ name = textsOf(site).menu.title }) => `“${name}” is left out until it is served.`),
    ],
  };
}

/** The files of a listing by name, each the body of one request. */
export function filesOf({ hours, foodMenus, links }: Listing): Record<string, string> {
  return {
    'google-location.json': print(hours),
    ...(foodMenus && { 'google-food-menus.json': print(foodMenus) }),
    ...(links.length > 0 && { 'google-place-action-links.json': print(links) }),
  };
}

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
