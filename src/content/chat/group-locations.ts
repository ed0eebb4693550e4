/** What a card says of where and how its location is. */
interface Card {
  city?: string;
  is_open?: boolean;
  /** "400 m", "1.3 km" */
  distance?: string;
}

/** The locations of a city; those without a city make a group without one. */
export interface CityGroup<Shown> {
  city?: string;
  locations: Shown[];
}

/** The number of locations that are not folded. */
export const LOCATIONS_SHOWN = 3;

/** By city, the open ones first and of these the nearest; among equals in the order they came. A city takes the rank of its best location. */
export function groupByCity<Shown extends Card>(locations: readonly Shown[]): CityGroup<Shown>[] {
  const groups = new Map<string | undefined, Shown[]>();
  for (const location of locations.toSorted(compare)) {
    const others = groups.get(location.city);
    if (others) others.push(location);
    else groups.set(location.city, [location]);
  }
  return [...groups].map(([city, grouped]) =>
    city === undefined ? { locations: grouped } : { city, locations: grouped },
  );
}

function compare(one: Card, other: Card): number {
  // `Infinity - Infinity` is NaN, which would not be a valid order.
  return closedness(one) - closedness(other) || metresTo(one) - metresTo(other) || 0;
}

function closedness({ is_open: isOpen }: Card): number {
  return isOpen === undefined ? 1 : isOpen ? 0 : 2;
}

function metresTo({ distance = '' }: Card): number {
  const [, number, unit] = /^([\d.]+) (k?m)$/.exec(distance) ?? [];
  return number === undefined ? Infinity : Number(number) * (unit === 'km' ? 1000 : 1);
}
