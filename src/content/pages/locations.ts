import { type HoursTexts, type Texts, textsOf } from '#i18n/texts.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { hoursLines } from '#core/hours/hours-lines.ts';
import { weekOn } from '#core/hours/seasons.ts';
import type { HoursRow } from '#core/hours/hours-lines.ts';
import { otherLines } from '#core/hours/opening-hours-table.ts';
import { citiesOf, type IndexGroup, locationIndexOf } from '../locations/location-index.ts';
import { LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import { finderLocationOf } from '../finder/finder-data.ts';
import { type LocationCardView, locationCardOf } from '../locations/location-card.ts';
import { mapOf } from '#core/links/map.ts';
import { type VisitContent, visitOf } from './location.ts';
import { locationPath, pathsOf } from '#core/routes/routes.ts';

/** More cities than these in the line under the title would be a list of their own. */
const CITIES_NAMED = 3;

/** So few stand in one column beside a map of the chosen one, which has the rest of the screen. */
const LOCATIONS_BESIDE_A_MAP = 3;

/** What `/locations/` shows: nothing, cards, or for a chain the compact index. */
export type LocationsContent =
  | { kind: 'none'; title: string; lede: string; contact: Link; visit: VisitContent }
  | { kind: 'cards'; found: string; groups: { city?: string; cards: LocationCardView[] }[]; finder?: FinderStart }
  | { kind: 'index'; found: string; groups: IndexGroup[]; finder?: FinderStart };

/** The data that the finder starts with, before it has fetched the locations. */
export interface FinderStart {
  dataUrl: string;
  /** What the map shows: all locations, where there is a key; else the chosen one. Missing: none of them can be shown. */
  map?: 'all' | 'chosen';
  /** On large screens the list has columns and most of the room, because the map has little to show. Not beside the map of all, once a guest has asked for it. */
  isListWide: boolean;
  mapsKey: string;
  mapId: string;
  total: number;
  /** Filters that find at least one location. The page keeps room for them. */
  offers: { services: boolean; features: boolean; openNow: boolean; nearest: boolean; rating: boolean };
}

export function locationsPageOf(site: Site): LocationsContent {
  const { locations } = site;
  if (locations.length === 0) return withoutLocations(site);
  const texts = textsOf(site);
  const found = foundText(locations, texts);
  const finder = finderStartOf(site);
  if (locations.length > LOCATIONS_LISTED)
    return {
      kind: 'index',
      found,
      groups: locationIndexOf(site, (location) => locationPath(site, location)),
      finder,
    };
  const groups = groupsOf(locations, texts).map(({ city, locations: inCity }) => ({
    city,
    cards: inCity.map((location) => cardOf(site, location)),
  }));
  return { kind: 'cards', found, groups, finder };
}

/** The brand itself is its only location. The sentence for brands without an address is for the person who sets up the site. */
function withoutLocations(site: Site): LocationsContent {
  const visit = visitOf(site);
  const isPlace = visit.addressLines.length > 0 || visit.timetables.length > 0;
  const { locations, navigation } = textsOf(site);
  const words = isPlace
    ? { title: site.name, lede: locations.whereAndWhen }
    : { title: locations.none, lede: locations.noneYet };
  return { kind: 'none', ...words, contact: linkTo(navigation.contact, pathsOf(site).contact), visit };
}

/** The locations in the order in which their cards stand on the page. */
export function locationsInOrder(site: Pick<Site, 'locations' | 'language'>): Location[] {
  const { locations } = site;
  if (locations.length > LOCATIONS_LISTED) return locations;
  return groupsOf(locations, textsOf(site)).flatMap((group) => group.locations);
}

/** By city, where that makes fewer groups than half the cards; in the order of the configuration. */
function groupsOf(locations: Location[], texts: Texts): { city?: string; locations: Location[] }[] {
  const cities = citiesOf(locations);
  if (cities.length === 1 || cities.length > locations.length / 2) return [{ locations }];
  return cities.map(({ name, locations: inCity }) => ({ city: name ?? texts.locations.elsewhere, locations: inCity }));
}

function finderStartOf(site: Site): FinderStart | undefined {
  const { locations, locationsFile, services } = site;
  if (locationsFile === undefined) return undefined;
  const isMany = locations.length > 1;
  const hasMap = locations.some(({ name, ...location }) => mapOf(name, location, textsOf(site)) !== undefined);
  const map = services.googleMapsApiKey !== '' ? 'all' : hasMap ? 'chosen' : undefined;
  const has = (isThere: (location: Location) => boolean) => isMany && locations.some(isThere);
  return {
    dataUrl: locationsFile,
    map,
    isListWide: map !== 'chosen' || locations.length > LOCATIONS_BESIDE_A_MAP,
    mapsKey: services.googleMapsApiKey,
    mapId: services.googleMapsMapId,
    total: locations.length,
    offers: {
      services: has((location) => location.services.length > 0),
      features: has((location) => location.features.length > 0),
      openNow: has(({ hours }) => hours !== undefined),
      nearest: has(({ coordinates }) => coordinates !== undefined),
      rating: has(({ rating }) => rating !== undefined),
    },
  };
}

function cardOf(site: Site, location: Location): LocationCardView {
  const { hours } = location;
  const texts = textsOf(site);
  return {
    ...locationCardOf(finderLocationOf(site, location), texts),
    hours: hours
      ? [
          ...shortWeekOf({ week: weekOn(hours, site.buildDate) }, texts.hours),
          ...otherLines(hours, site.buildDate, texts),
        ]
      : [],
  };
}

function shortWeekOf(hours: Pick<Hours, 'week'>, texts: HoursTexts): HoursRow[] {
  return hoursLines(hours, texts, texts.shortDays).map(({ day, times }) => ({ day, times }));
}

/** "8 locations in Toronto and Vancouver" */
function foundText(locations: Location[], { counts, countLocations }: Texts): string {
  const count = countLocations(locations.length);
  const cities = citiesOf(locations).map(({ name }) => name);
  const named = cities.filter((name) => name !== undefined);
  if (named.length === 0 || named.length < cities.length || named.length > CITIES_NAMED) return count;
  return counts.locationsIn(locations.length, named);
}
