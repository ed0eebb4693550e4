import type { Coordinates } from '#schema/location.ts';
import { distanceBetween } from '#core/locations/distance.ts';
import { foldText } from '#core/text/fold.ts';
import { hasWords, makeSearchText, searchWordsOf } from '#core/text/search.ts';
import type { FinderData, FinderLocation } from './finder-data.ts';
import type { FinderQuery, FinderSort } from './finder-query.ts';

/** The locations of a brand, made ready to be searched on every keystroke. */
export interface Finder extends Pick<FinderData, 'services' | 'features'> {
  locations: SearchableLocation[];
}

interface SearchableLocation extends FinderLocation {
  /** " harbour 12 main st toronto m5v 2a8 m5v2a8", each word after a space. */
  searchText: string;
  /** Names in the order of these texts are in the order of people: "Store 9" before "Store 10". */
  sortName: string;
}

/** The facts that depend on the visitor and the time of day. */
export interface FinderView {
  isOpen: (location: FinderLocation) => boolean;
  /** Where the visitor is. */
  position?: Coordinates;
}

export function makeFinder({ services, features, locations }: FinderData): Finder {
  const searchable = locations.map((location): SearchableLocation => ({
    ...location,
    searchText: searchTextOf(location),
    sortName: sortNameOf(location),
  }));
  return { services, features, locations: searchable };
}

/** The locations that have everything the query asks for, in its order. */
export function findLocations(
  { locations }: Finder,
  { text, services, features, isOpenNow, sort }: FinderQuery,
  { isOpen, position }: FinderView,
): FinderLocation[] {
  const words = searchWordsOf(text);
  const found = locations.filter(
    (location) =>
      services.every((name) => location.services.includes(name)) &&
      features.every((name) => location.features.includes(name)) &&
      hasWords(location.searchText, words) &&
      (!isOpenNow || isOpen(location)),
  );
  return inOrder(found, sort, position);
}

/** Kilometres from the visitor's position; without one, as configured. Undefined where neither is known. */
export function distanceTo(
  { coordinates, distance }: FinderLocation,
  position: Coordinates | undefined,
): number | undefined {
  return position && coordinates ? distanceBetween(position, coordinates) : distance;
}

/** Locations without the value come last; equal ones stay in the order of the list. */
function inOrder(
  found: SearchableLocation[],
  sort: FinderSort,
  position: Coordinates | undefined,
): SearchableLocation[] {
  if (sort === 'nearest') return sortBy(found, (location) => distanceTo(location, position) ?? Infinity);
  if (sort === 'rating') return sortBy(found, ({ rating = -1 }) => -rating);
  if (sort === 'name') return sortBy(found, ({ sortName }) => sortName);
  return found;
}

function sortBy(found: SearchableLocation[], keyOf: (location: SearchableLocation) => number | string) {
  return found
    .map((location) => ({ location, key: keyOf(location) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ location }) => location);
}

const sortNameOf = ({ name }: FinderLocation): string =>
  foldText(name).replace(/\d+/g, (digits) => digits.padStart(9, '0'));

function searchTextOf({ name, area = '', address }: FinderLocation): string {
  const { street = '', locality = '', region = '', postalCode = '' } = address;
  const parts = [name, area, street, locality, region, postalCode, postalCode.replaceAll(/\s/g, '')];
  return makeSearchText(parts);
}
