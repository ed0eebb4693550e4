import { partition } from '#core/text/partition.ts';
import { keysOf } from '#dialects/keys.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { locationSchema } from '#schema/location.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { compareMenus } from './compare-menus.ts';
import { type Comparison, compareObjects, isEqual, listOf, nameOf } from './compare-objects.ts';
import { groupOf } from './groups.ts';
import { keyIn, listIn, toLetters, type Written } from './written.ts';

/**
 * Compares an imported configuration with a brand. Both use our own keys. `file` is the brand's configuration as it is written in its file, and `take` the
 * groups in which the source replaces it.
 */
export function compare(source: Fields, brand: Fields, file: Fields, take: readonly string[] = []): Comparison {
  const found: Comparison = { changes: [], kept: [], lost: [], pictures: 0 };
  const top: Written = { path: [], value: file, schema: configurationSchema };
  const { brandFacts, places } = splitPlaces(source, brand, found);
  comparePlaces(brandFacts, brand, top, [], found);
  const own = listOf(brand['locations']);
  const written = listIn(top, 'locations', locationSchema);
  const isFirst = own.length === 0 && places.length > 0;
  for (const place of isFirst ? withOwnPlace(places, brand, { top, take, found }) : places) {
    const same = findPlace(place, own);
    if (same === undefined) {
      const key = keyIn(top, 'locations') ?? 'locations';
      const isList = isUnset(file[key]) || Array.isArray(file[key]);
      found.changes.push({
        group: 'locations',
        words: ['locations', nameOf(place)],
        key: 'locations',
        before: undefined,
        after: place,
        edit: isList ? { path: [key], isAppended: true } : undefined,
      });
    } else {
      const at = written.find(({ value, schema }) => isPlaceOf(value, schema, same));
      comparePlaces(place, same, at, [nameOf(same)], found);
    }
  }
  const kept = places.length > 1 ? own.filter((place) => !places.some((other) => findPlace(other, [place]))) : [];
  for (const place of kept) found.kept.push(nameOf(place));
  if (found.pictures > 0) found.lost.push(`pictures, ${found.pictures}: the brand has its own in their places`);
  return found;
}

/**
 * The first locations of a brand. The restaurant that it stated without a list is one of them, or it would be on no page: with the facts that the brand has
 * of it, unless they are taken from the source.
 */
function withOwnPlace(
  places: readonly Fields[],
  brand: Fields,
  { top, take, found }: { top: Written; take: readonly string[]; found: Comparison },
): Fields[] {
  const { telephone, ...facts } = Object.fromEntries(Object.entries(brand).filter(([key]) => PLACE.includes(key)));
  if (facts['address'] === undefined && facts['openingHours'] === undefined) return [...places];
  const own: Fields = { name: brand['name'], ...(telephone !== undefined && { phone: telephone }), ...facts };
  const same = findPlace(own, places);
  if (same === undefined) return [own, ...places];
  const { name: _, phone, ...said } = same;
  const atTop = Object.entries({ ...said, ...(phone !== undefined && { telephone: phone }) }).filter(
    ([key]) => brand[key] !== undefined && (PLACE.includes(key) || key === 'menu'),
  );
  comparePlaces(Object.fromEntries(atTop), brand, top, [nameOf(same)], found);
  const kept = Object.entries(own).filter(([key]) => key !== 'name' && !take.includes(groupOf(key)));
  const { menu, ...place } = same;
  const isOfBrand = brand['menu'] !== undefined;
  return places.map((other) =>
    other === same
      ? { ...place, ...(!isOfBrand && menu !== undefined && { menu }), ...Object.fromEntries(kept) }
      : other,
  );
}

/** The site, or a location of it. */
function comparePlaces(
  source: Fields,
  brand: Fields,
  at: Written | undefined,
  words: string[],
  found: Comparison,
): void {
  const { menu, ...facts } = source;
  const isList = Array.isArray(menu) && Array.isArray(brand['menu']);
  compareObjects(isList ? facts : source, brand, at, words, found);
  if (isList) compareMenus(listOf(menu), listOf(brand['menu']), at, words, found);
}

const PLACE =
  'address coordinates openingHours specialHours pickupHours kitchenHours deliveryHours happyHours openingDate reopeningDate timezone telephone'.split(
    ' ',
  );

/** One restaurant is written at the top or as its only location: the facts of the source go to where they are in the brand. */
function splitPlaces(source: Fields, brand: Fields, found: Comparison): { brandFacts: Fields; places: Fields[] } {
  const { locations, ...brandFacts } = source;
  const places = listOf(locations);
  const own = listOf(brand['locations']);
  const [only, ...more] = places;
  if (only !== undefined && own.length === 0 && more.length === 0) {
    const { name, restaurant_id: _, phone, ...facts } = only;
    const said = Object.entries({ ...facts, ...(phone !== undefined && { telephone: phone }) });
    const known = keysOf(configurationSchema);
    const [used, others] = partition(
      said,
      ([key]) => known.meantBy(key) !== undefined && brandFacts[key] === undefined,
    );
    const names = brandFacts['name'] ?? brand['name'];
    const unused = [['name', name] as const, ...others].filter(
      ([key, value]) => value !== undefined && !isEqual(key, key === 'name' ? names : brandFacts[key], value),
    );
    for (const [key] of unused) found.lost.push(`${nameOf(only)}, ${key}: has no place in a brand without locations`);
    return { brandFacts: { ...Object.fromEntries(used), ...brandFacts }, places: [] };
  }
  if (only !== undefined || own.length === 0) return { brandFacts, places };
  const facts = PLACE.filter((key) => brandFacts[key] !== undefined);
  const { telephone, ...place }: Fields = Object.fromEntries(facts.map((key) => [key, brandFacts[key]]));
  const rest = Object.fromEntries(Object.entries(brandFacts).filter(([key]) => !facts.includes(key)));
  const whole: Fields = { ...place, ...(telephone !== undefined && { phone: telephone }), name: source['name'] };
  const same = own.length === 1 ? own[0] : findPlace(whole, own);
  if (same === undefined && facts.length > 0)
    found.lost.push(`${facts.join(', ')}: which of its ${own.length} locations that is, can’t be told`);
  return {
    brandFacts: rest,
    places:
      same === undefined
        ? []
        : [
            {
              ...whole,
              name: same['name'],
              restaurant_id: same['restaurant_id'],
              address: whole['address'] ?? same['address'],
            },
          ],
  };
}

const streetOf = ({ address }: Fields): string =>
  isFields(address) ? toLetters(address['streetAddress'] ?? [address['addressLines']].flat()[0]) : '';

/** By its street, which says more than a name that all locations may share, else by its id or name. */
function findPlace(place: Fields, list: readonly Fields[]): Fields | undefined {
  const street = streetOf(place);
  return (
    list.find((other) => street !== '' && streetOf(other) === street) ??
    list.find((other) => place['restaurant_id'] !== undefined && other['restaurant_id'] === place['restaurant_id']) ??
    list.find(
      (other) => toLetters(nameOf(other)) === toLetters(nameOf(place)) && (street === '' || streetOf(other) === ''),
    )
  );
}

function isPlaceOf(value: Fields, schema: Written['schema'], place: Fields): boolean {
  const id = value[keyIn({ value, schema }, 'restaurant_id') ?? keyIn({ value, schema }, 'id') ?? ''];
  const own = place['restaurant_id'] ?? place['id'];
  if (id !== undefined && own !== undefined) return String(id) === String(own);
  return toLetters(value[keyIn({ value, schema }, 'name') ?? '']) === toLetters(nameOf(place));
}
