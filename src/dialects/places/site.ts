import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, movedFrom, type Path, type Shape, sourceOf } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { type Facts, makeFacts } from '../form/facts.ts';
import { gatherOrganizations } from './organizations.ts';
import { gatherContact, gatherPlace } from './place.ts';

/**
 * A site as other programs answer it: restaurants in a list of another name (`places`, `entities`, `elements`), in an envelope, or in a `@graph`; what is
 * true of the brand in each of its locations.
 */
export const siteInOtherForm: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const facts = makeFacts(value);
  openEnvelope(facts);
  gatherOrganizations(facts);
  nameLocations(facts);
  gatherContact(facts);
  gatherBrand(facts);
  return facts.isChanged()
    ? { value: facts.toObject(), unused: facts.unused(), diagnostics: facts.diagnostics() }
    : undefined;
};

/** What an interface puts around its answer, and GeoJSON around its points. */
function openEnvelope(facts: Facts): void {
  const type = facts.get('type')?.value;
  if (type === 'FeatureCollection' || type === 'Feature') {
    for (const key of ['type', 'bbox', 'crs']) facts.take(key);
    const features = type === 'Feature' ? undefined : facts.take('features');
    if (features !== undefined) facts.add('locations', features.value, features.path);
  }
  const envelope = facts.get('response result');
  if (!isFields(envelope?.value)) return;
  facts.take('response result');
  for (const [key, value] of Object.entries(envelope.value)) facts.add(key, value, [...envelope.path, key]);
}

const LISTS = 'places entities elements restaurants items data results';
const LOCATIONS = `locations ${SYNONYMS.Configuration.locations}`;

/** Lists that are locations only if there are addresses, points or hours in them: our `restaurants` are something else. */
function nameLocations(facts: Facts): void {
  if (facts.has(LOCATIONS)) return;
  for (const key of LISTS.split(' ')) {
    const list = facts.get(key);
    const first: unknown = Array.isArray(list?.value) ? list.value.find(isFields) : undefined;
    if (list === undefined || !isPlace(first)) continue;
    facts.take(key);
    return facts.add('locations', list.value, list.path);
  }
}

/** Something with an address, a point or hours. */
export const isPlace = (value: unknown): boolean => isFields(value) && gatherPlace(value).has(OF_PLACES);

const OF_PLACES = `address coordinates geo openingHours ${SYNONYMS.Location.openingHours} ${SYNONYMS.Location.coordinates} ${SYNONYMS.Location.address}`;

const NAMES = `name ${SYNONYMS.Configuration.name}`;

/** What a location can only say of the whole brand, and its other names. */
const OF_BRAND = [
  ['description', SYNONYMS.Configuration.description],
  ['logo', SYNONYMS.Configuration.logo],
  ['servesCuisine', SYNONYMS.Configuration.servesCuisine],
  ['priceRange', SYNONYMS.Configuration.priceRange],
  ['currency', ''],
  ['language', SYNONYMS.Configuration.language],
  ['sameAs', ''],
  ['socialMedia', SYNONYMS.Configuration.socialMedia],
  ['giftCards', SYNONYMS.Configuration.giftCards],
] as const;

/** What all locations say alike of the brand, the site says, unless it says something itself. */
function gatherBrand(facts: Facts): void {
  const locations = facts.get(LOCATIONS);
  if (!Array.isArray(locations?.value) || locations.value.length === 0) return;
  const written = locations.value as unknown[];
  if (!written.every(isFields)) return;
  const places = written.map(gatherPlace);
  const pathOf = (index: number): Path => sourceOf(written[index])?.path ?? [...locations.path, index];
  let isMoved = false;

  /** `isKept`: the location goes on saying it. */
  const share = (key: string, keys: string, { own = keys, isKept = false, isSame = isAlike } = {}) => {
    const found = places.map((place) => place.get(keys));
    const [first] = found;
    const ofSite = facts.get(own);
    const common = ofSite ?? first;
    if (common === undefined) return;
    const isRepeated = found.map((fact) => fact !== undefined && isSame(fact.value, common.value));
    if (ofSite === undefined) {
      if (isRepeated.includes(false)) return;
      const path = [...pathOf(0), ...common.path];
      const { value } = common;
      facts.add(key, sourceOf(value)?.isMade ? madeFrom(value as Fields, ...path) : value, path);
    }
    if (isKept) return;
    for (const [index, place] of places.entries()) if (isRepeated[index]) isMoved = place.take(keys) !== undefined;
  };
  const company = facts.get('brand')?.value;
  if (!isFields(company) || company['name'] === undefined) {
    share('name', 'businessName brandName', { own: NAMES });
    share('name', `name ${SYNONYMS.Location.name}`, { own: NAMES, isKept: true });
  }
  for (const [key, keys] of OF_BRAND) share(key, `${key} ${keys}`);
  if (places.length > 1) share('menu', 'menu hasMenu', { isSame: isSameMenu });
  if (!isMoved) return;
  facts.take(LOCATIONS);
  const moved = places.map((place, index) => movedFrom(place.toObject(), pathOf(index)));
  facts.add('locations', moved, locations.path);
  for (const [index, place] of places.entries()) {
    for (const path of place.unused()) facts.leave([...pathOf(index), ...path]);
    for (const { path, ...diagnostic } of place.diagnostics())
      facts.addDiagnostic([...pathOf(index), ...path], diagnostic);
  }
}

const MAX_DEPTH = 8;

function isAlike(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || depth > MAX_DEPTH)
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isAlike((one as Fields)[key], (other as Fields)[key], depth + 1))
  );
}

/** Locations of a graph refer to one and the same menu. */
function isSameMenu(one: unknown, other: unknown): boolean {
  const [menus, others] = [[one].flat(), [other].flat()];
  return menus.every((menu, index) => isFields(menu) && menu === others[index]) && menus.length === others.length;
}
