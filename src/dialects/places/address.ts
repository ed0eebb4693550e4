import { foldKey } from '#schema/values/fold-key.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Path, type Shape, withKeySources } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { type Fact, type Facts, makeFacts } from '../form/facts.ts';
import { firstOfList, isText } from '../values/texts.ts';

const NAMES =
  'streetAddress street addressLine2 addressLocality locality addressRegion region postalCode addressCountry country area';
const PARTS = `houseNumber streetNumber addrHousenumber unit suite addressLines county addrCounty ${NAMES} ${Object.values(SYNONYMS.Address).join(' ')}`;
const WHOLE = `address ${SYNONYMS.Location.address}`;
/** Without one of these there is no address: a country alone is none. */
const PLACES = `streetAddress street addressLocality locality postalCode houseNumber addrHousenumber ${SYNONYMS.Address.streetAddress} ${SYNONYMS.Address.addressLocality} ${SYNONYMS.Address.postalCode}`;

/** An address whose parts stand beside the other facts: `{ "name": "Queen West", "street": "412 Queen St W", "city": "Toronto" }`. */
export function gatherAddress(facts: Facts): void {
  gatherComponents(facts);
  const whole = facts.get(WHOLE);
  if (whole !== undefined && !isText(whole.value)) return dropRepeated(facts, whole.value);
  if (!facts.has(PLACES)) return;
  const parts: Fact[] = [];
  if (whole !== undefined) parts.push({ ...whole, key: 'streetAddress' });
  for (let part = facts.take(PARTS); part !== undefined; part = facts.take(PARTS)) parts.push(part);
  if (whole !== undefined) {
    facts.take(WHOLE);
    const [street] = parts;
    if (street !== undefined) street.value = streetBefore(parts.find(({ key }) => isTown(key))?.value, whole.value);
  }
  const paths = new Map(parts.map(({ key, path }) => [key, path]));
  const address = Object.fromEntries(parts.map(({ key, value }) => [key, value]));
  facts.add('address', withKeySources(madeFrom(address), paths), []);
}

const TOWNS = makeKeySet(`addressLocality locality ${SYNONYMS.Address.addressLocality}`);
const isTown = (key: string): boolean => TOWNS.has(foldKey(key));

function makeKeySet(keys: string): Set<string> {
  return new Set(keys.split(' ').map(foldKey));
}

/** A text may have all of the address, with the town that is written beside it, too. */
function streetBefore(town: unknown, text: unknown): unknown {
  const start = typeof town === 'string' && typeof text === 'string' ? text.lastIndexOf(`, ${town.trim()}`) : -1;
  return start > 0 ? String(text).slice(0, start) : text;
}

/** Programs that have an address write its country or its town once more beside it. */
function dropRepeated(facts: Facts, address: unknown): void {
  if (!isFields(address)) return;
  const written = new Set(Object.values(address));
  for (const key of ['country', 'city', 'state', 'postalCode']) if (written.has(facts.get(key)?.value)) facts.take(key);
}

const COMPONENTS: Record<string, string> = {
  street_number: 'houseNumber',
  route: 'street',
  subpremise: 'unit',
  postal_town: 'locality',
  locality: 'locality',
  administrative_area_level_1: 'region',
  postal_code: 'postalCode',
  country: 'country',
  neighborhood: 'area',
};
/** The same address, as texts for other uses. */
const FORMATTED = ['formattedAddress', 'shortFormattedAddress', 'adrFormatAddress', 'vicinity', 'postalAddress'];

/** Google’s address components: `[{ "longText": "Toronto", "shortText": "Toronto", "types": ["locality", "political"] }]`. */
function gatherComponents(facts: Facts): void {
  const components = facts.get('addressComponents');
  if (!Array.isArray(components?.value)) return;
  const address: Fields = {};
  const paths = new Map<string, Path>();
  for (const [index, component] of (components.value as unknown[]).entries()) {
    if (!isFields(component) || !Array.isArray(component['types'])) continue;
    const key = (component['types'] as unknown[]).map((type) => COMPONENTS[String(type)]).find(Boolean);
    const [long, short] = [
      component['longText'] ?? component['long_name'],
      component['shortText'] ?? component['short_name'],
    ];
    if (key === undefined || address[key] !== undefined) continue;
    // "ON" and "Queen St W", but no town's abbreviation: "SF".
    address[key] = key === 'locality' || key === 'area' ? long : (short ?? long);
    paths.set(key, [index]);
  }
  facts.take('addressComponents');
  for (const key of FORMATTED) facts.take(key);
  if (!facts.has(WHOLE))
    facts.add('address', withKeySources(madeFrom(address, ...components.path), paths), components.path);
}

/** Countries that write the number of a house before its street. */
const NUMBER_FIRST =
  /^(?:CA|US|GB|IE|AU|NZ|FR|LU|ZA|IN|SG|PH|MT|JM|TT)$|^(?:canada|united states|usa|united kingdom|ireland|australia|new zealand|france)$/i;

/** A house number that stands beside its street: `{ "houseNumber": "412", "street": "Queen St W" }`. */
export const streetInParts: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const facts = makeFacts(value);
  const number = facts.get('houseNumber streetNumber addrHousenumber');
  const street = facts.get('street streetName addrStreet');
  if (number === undefined || street === undefined) return undefined;
  facts.take('houseNumber streetNumber addrHousenumber');
  facts.take('street streetName addrStreet');
  const country = facts.get('country addressCountry countryCode addrCountry')?.value;
  const isNumberFirst = country === undefined || NUMBER_FIRST.test(String(country));
  const line = isNumberFirst ? `${number.value} ${street.value}` : `${street.value} ${number.value}`;
  facts.add('streetAddress', line, street.path);
  return { value: facts.toObject() };
};

const LOCALITY = `addressLocality locality ${SYNONYMS.Address.addressLocality}`;
const REGION = `addressRegion region ${SYNONYMS.Address.addressRegion}`;
const CODE = `postalCode ${SYNONYMS.Address.postalCode}`;
const TOWN_STATE_CODE = /^([^,\d]+), ([A-Z]{2}),? (\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/**
 * The town and its region at the keys of other countries: a suburb of Australia is the town of an address that names no other, and so is a county the
 * region. `"city": "New York, NY 10027"` are three.
 */
export const townInParts: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const facts = makeFacts(value);
  move('suburb addrSuburb', 'addressLocality', LOCALITY);
  move('county addrCounty', 'addressRegion', REGION);
  const town = facts.get(LOCALITY);
  const [, name, state, code] = TOWN_STATE_CODE.exec(typeof town?.value === 'string' ? town.value.trim() : '') ?? [];
  if (town !== undefined && name !== undefined && !facts.has(REGION) && !facts.has(CODE)) {
    facts.take(LOCALITY);
    for (const [key, part] of Object.entries({ addressLocality: name, addressRegion: state, postalCode: code }))
      facts.add(key, part, town.path);
  }
  return facts.isChanged() ? { value: facts.toObject() } : undefined;

  function move(from: string, to: string, others: string): void {
    if (facts.has(others)) return;
    const moved = facts.take(from);
    if (moved !== undefined) facts.add(to, moved.value, moved.path);
  }
};

/** An address in a list of one, or in lines, as it stands on an envelope: a text with line breaks, or a list of texts. */
export const addressInLines: Shape = (value) => {
  if (Array.isArray(value) && isFields(value[0])) return firstOfList(value);
  const lines: unknown[] = typeof value === 'string' ? value.split('\n') : Array.isArray(value) ? value : [];
  if (lines.length < 2 || !lines.every((line) => typeof line === 'string')) return undefined;
  return { value: lines.map(withoutComma).filter(Boolean).join(', ') };
};

const withoutComma = (text: string): string => text.trim().replace(/,$/, '');
