import type { Hours } from '../model/hours.ts';
import type { Location } from '../model/location.ts';
import type { Site } from '../model/site.ts';
import { addressLines } from './address.ts';
import { anchor, type Anchor } from './anchor.ts';
import { countOf } from './count.ts';
import { formatDistance } from './distance.ts';
import { hoursLines } from './hours.ts';
import { citiesOf, type IndexGroup, locationIndexOf } from './location-index.ts';
import { LOCATIONS_LISTED } from './locations.ts';
import { type OpeningTimes, openingTimesOf } from './opening-times.ts';
import { orderAnchor } from './order.ts';
import { telHref } from './phone.ts';
import { locationPath, PATHS } from './routes.ts';

/** The most a card shows (specification, section 9). */
const SERVICES_SHOWN = 3;
const FEATURES_SHOWN = 2;
/** More cities than these in the line under the title would be a list of their own. */
const CITIES_NAMED = 3;

/** What `/locations/` shows: nothing, cards, or for a chain the compact index. */
export type LocationsContent =
  | { kind: 'none'; contact: Anchor }
  | { kind: 'cards'; found: string; groups: { city?: string; cards: LocationCard[] }[] }
  | { kind: 'index'; found: string; groups: IndexGroup[] };

export interface LocationCard {
  name: string;
  /** "Queen West" */
  area?: string;
  /** Root-relative path of its page. */
  page: string;
  rating?: { value: number; reviews?: string };
  address: string[];
  /** "Mon – Wed" and its shifts. Empty: nothing readable was configured. */
  hours: { day: string; times: string[] }[];
  times?: OpeningTimes;
  phone?: Anchor;
  distance?: string;
  /** Services, then features. */
  offers: string[];
  /** Only an ordering page elsewhere. */
  order?: Anchor;
}

export function locationsPageOf(site: Site): LocationsContent {
  const { locations } = site;
  if (locations.length === 0) return { kind: 'none', contact: anchor('Contact Us', PATHS.contact) };
  const found = foundText(locations);
  if (locations.length > LOCATIONS_LISTED)
    return { kind: 'index', found, groups: locationIndexOf(locations, locationPath) };
  return { kind: 'cards', found, groups: cardGroupsOf(site) };
}

/** By city, where that makes fewer groups than half the cards; in the order of the configuration. */
function cardGroupsOf(site: Site): { city?: string; cards: LocationCard[] }[] {
  const { locations } = site;
  const cities = citiesOf(locations);
  const cardsOf = (places: Location[]) => places.map((location) => cardOf(site, location));
  if (cities.length === 1 || cities.length > locations.length / 2) return [{ cards: cardsOf(locations) }];
  return cities.map(({ name, places }) => ({ city: name ?? 'Elsewhere', cards: cardsOf(places) }));
}

function cardOf(site: Site, location: Location): LocationCard {
  const { name, area, phone, distance, rating, reviewCount, services, features, hours } = location;
  const order = orderAnchor(site, 'Order Online', location);
  const times = openingTimesOf(site, location);
  return {
    name,
    ...(area !== undefined && { area }),
    page: locationPath(location),
    ...(rating !== undefined && {
      rating: { value: rating, ...(reviewCount !== undefined && { reviews: countOf(reviewCount, 'review') }) },
    }),
    address: addressLines(location.address),
    hours: hours ? shortWeekOf(hours) : [],
    ...(times && { times }),
    ...(phone !== undefined && { phone: anchor(phone, telHref(phone)) }),
    ...(distance !== undefined && { distance: formatDistance(distance) }),
    offers: [...services.slice(0, SERVICES_SHOWN), ...features.slice(0, FEATURES_SHOWN).map(({ title }) => title)],
    ...(order.external && { order }),
  };
}

function shortWeekOf(hours: Hours): LocationCard['hours'] {
  return hoursLines(hours).map(({ day, text }) => ({
    day: day.replaceAll(/([A-Z]..)[a-z]*day/g, '$1'),
    times: text.split(', '),
  }));
}

/** "8 locations in Toronto and Vancouver" */
function foundText(locations: Location[]): string {
  const count = countOf(locations.length, 'location');
  const cities = citiesOf(locations).map(({ name }) => name);
  const named = cities.filter((name) => name !== undefined);
  if (named.length === 0 || named.length < cities.length || named.length > CITIES_NAMED) return count;
  return `${count} in ${new Intl.ListFormat('en').format(named)}`;
}
