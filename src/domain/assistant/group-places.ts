/** What a card says of where and how its location is. */
interface Place {
  city?: string;
  is_open?: boolean;
  /** "400 m", "1.3 km" */
  distance?: string;
}

/** The locations of a city; of those that name none, without one. */
export interface CityGroup<Card> {
  city?: string;
  places: Card[];
}

/** So many are seen at once. */
export const PLACES_SHOWN = 3;

/** By city, the open ones first and of these the nearest; among equals in the order they came. A city stands where its best location does. */
export function groupByCity<Card extends Place>(places: readonly Card[]): CityGroup<Card>[] {
  const groups = new Map<string | undefined, Card[]>();
  for (const place of places.toSorted(compare)) {
    const others = groups.get(place.city);
    if (others) others.push(place);
    else groups.set(place.city, [place]);
  }
  return [...groups].map(([city, grouped]) => (city === undefined ? { places: grouped } : { city, places: grouped }));
}

function compare(one: Place, other: Place): number {
  // Two that are equally unknown differ by nothing, not by NaN.
  return closedness(one) - closedness(other) || metresTo(one) - metresTo(other) || 0;
}

function closedness({ is_open: isOpen }: Place): number {
  return isOpen === undefined ? 1 : isOpen ? 0 : 2;
}

function metresTo({ distance = '' }: Place): number {
  const [, number, unit] = /^([\d.]+) (k?m)$/.exec(distance) ?? [];
  return number === undefined ? Infinity : Number(number) * (unit === 'km' ? 1000 : 1);
}
