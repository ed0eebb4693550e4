import type { Hours } from '#schema/hours/hours.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { openingHoursTableOf } from '#core/hours/opening-hours-table.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { locationMenuPlan } from '#core/menu/menu-plan.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { type LocationContent, locationPageOf } from '#content/pages/location.ts';
import { menuOf } from '#content/pages/menu.ts';
import { ratingOf } from '#core/locations/rating.ts';
import { linkToOrder, linkToReserve } from '#core/links/link.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import type { HolidayCalendar, RegionHolidays } from '#core/hours/holidays.ts';

export interface KnownLocation {
  /** Unique among the locations. */
  name: string;
  /** The names that visitors use for it: its name, area, town, street, and where it delivers to. */
  calledBy: Pick<Location, 'name' | 'area' | 'address' | 'deliveryAreas'>;
  /** Its page, which for a brand without locations is the contact page. */
  url: string;
  /** The content of that page, in English, or in the language of a tag. */
  page: InLanguage<LocationFacts>;
  /** Its IANA time zone. Missing: it is not known what time it is there. */
  zone?: string;
  happyHour?: Hours;
  /** The holidays of its country and region. */
  holidays: () => RegionHolidays;
  /** Its menu page, which may lead to a menu on another site. */
  menuUrl: string;
  hasItems: boolean;
}

export type LocationFacts = Pick<
  LocationContent,
  | 'addressLines'
  | 'directions'
  | 'phone'
  | 'email'
  | 'whatsapp'
  | 'services'
  | 'features'
  | 'deliveryAreas'
  | 'timetables'
  | 'times'
  | 'order'
  | 'reserve'
  | 'faqs'
  | 'catering'
  | 'rating'
>;

/** Something in English, or in the language of a BCP 47 tag. */
export type InLanguage<Value> = (tag?: string) => Value;

/** Computes a value once for each language. */
export function perLanguage<Value>(make: InLanguage<Value>): InLanguage<Value> {
  const made = new Map<string | undefined, { value: Value }>();
  return (tag) => {
    const found = made.get(tag) ?? { value: make(tag) };
    made.set(tag, found);
    return found.value;
  };
}

/** The locations as answers know them. A brand without locations is its own only location. */
export function locationsOf(inLanguage: InLanguage<Site>, calendar: HolidayCalendar): KnownLocation[] {
  const site = inLanguage();
  if (site.locations.length === 0) return [brandAsLocation(inLanguage, calendar)];
  return site.locations.map((location) => {
    const { country, region } = location.address;
    return {
      name: locationLabel(site, location),
      ...omitUndefined({
        zone: location.timezone ?? site.timezone,
        happyHour: location.serviceHours?.find(({ service }) => service === 'happyHour')?.hours,
      }),
      calledBy: location,
      url: locationPath(site, location),
      page: perLanguage((tag) => locationPageOf(inLanguage(tag), location)),
      holidays: () => calendar(country, region),
      menuUrl: menuPath(site, location),
      hasItems: locationMenuPlan(site, location).kind === 'page',
    };
  });
}

const NO_HOLIDAYS: RegionHolidays = { own: [], others: () => [] };

/** It is known by its name alone. */
export function closedLocation(site: Site, location: Location): KnownLocation {
  return {
    name: location.name,
    calledBy: { name: location.name, address: {}, deliveryAreas: [] },
    url: locationPath(site, location),
    page: () => locationPageOf(site, location),
    holidays: () => NO_HOLIDAYS,
    menuUrl: pathsOf(site).menu,
    hasItems: false,
  };
}

function brandAsLocation(inLanguage: InLanguage<Site>, calendar: HolidayCalendar): KnownLocation {
  const site = inLanguage();
  const { country, region } = site.address;
  return {
    name: site.name,
    ...omitUndefined({
      zone: site.timezone,
      happyHour: site.serviceHours?.find(({ service }) => service === 'happyHour')?.hours,
    }),
    calledBy: { name: site.name, address: site.address, deliveryAreas: [] },
    url: pathsOf(site).contact,
    page: perLanguage((tag) => factsOfBrand(inLanguage(tag))),
    holidays: () => calendar(country, region),
    menuUrl: pathsOf(site).menu,
    hasItems: menuOf(site).kind === 'page',
  };
}

function factsOfBrand(site: Site): LocationFacts {
  const { contact, times } = contactPageOf(site);
  const hours = onlyHours(site);
  const { address, ...ways } = contact;
  const texts = textsOf(site);
  return omitUndefined({
    ...ways,
    addressLines: address,
    services: [],
    features: [],
    deliveryAreas: [],
    timetables: [
      omitUndefined({
        of: 'week' as const,
        title: texts.location.hours,
        table: hours && openingHoursTableOf(hours, site, texts),
      }),
    ],
    times,
    order: linkToOrder(site),
    reserve: linkToReserve(site),
    rating: ratingOf(site, texts),
    faqs: [],
    catering: homeOf(site).ready?.catering,
  });
}
