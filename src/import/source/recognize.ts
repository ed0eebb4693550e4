import { UsageError } from '#brand/errors/usage-error.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isOfUberEats, isOfWix } from '#dialects/tills/joined-lists.ts';
import { type Lost, lostOfClover, lostOfJoinedLists, lostOfSquare, lostOfToast } from '#dialects/tills/lost.ts';
import type { Source } from './source.ts';

interface Form {
  kind: string;
  fits: (value: Fields) => boolean;
  /** Without it the reader understands the value as it is. */
  convert?: (value: Fields) => Fields;
  /** What the reader has no place for. */
  lost?: (value: Fields) => Lost[];
}

const first = (value: Fields, key: string): Fields => {
  const list = value[key];
  const found: unknown = Array.isArray(list) ? list.find(isFields) : undefined;
  return isFields(found) ? found : {};
};
const has = (value: Fields, ...keys: string[]): boolean => keys.some((key) => Object.hasOwn(value, key));
const isGoogle = (value: Fields): boolean =>
  has(value, 'storefrontAddress', 'regularHours', 'specialHours', 'phoneNumbers') &&
  has(value, 'title', 'locationName', 'storeCode');
const isElement = (value: Fields): boolean => isFields(value['tags']) && has(value, 'lat', 'center', 'type');
const isYext = ({ meta, ...value }: Fields): boolean =>
  isFields(meta) &&
  (has(meta, 'entityType', 'accountId') || (has(value, 'mainPhone') && has(value, 'hours', 'address')));

const isGeoJson = ({ type, features, properties }: Fields): boolean =>
  (type === 'FeatureCollection' && Array.isArray(features)) || (type === 'Feature' && isFields(properties));

/** Google Takeout's "Saved Places". */
function refuseSaved(value: Fields): void {
  const { properties } = first(value, 'features');
  if (isFields(properties) && has(properties, 'Google Maps URL', 'google_maps_url'))
    throw new UsageError(
      'is a list of places that somebody saved in Google Maps, not of the locations of a restaurant',
    );
}

const FORMS: readonly Form[] = [
  { kind: 'JSON-LD (schema.org)', fits: (value) => has(value, '@graph') },
  {
    kind: 'JSON-LD (schema.org)',
    fits: (value) => has(value, '@context', '@type'),
    convert: (value) => ({ '@graph': [value] }),
  },
  {
    kind: 'a Square catalogue',
    fits: ({ objects }) =>
      Array.isArray(objects) && objects.some((each) => isFields(each) && has(each, 'item_data', 'category_data')),
    convert: withRelatedOfSquare,
    lost: lostOfSquare,
  },
  { kind: 'locations of Google Business Profile', fits: (value) => isGoogle(first(value, 'locations')) },
  { kind: 'a location of Google Business Profile', fits: isGoogle, convert: (value) => ({ locations: [value] }) },
  {
    kind: 'entities of Yext',
    fits: ({ response }) => isFields(response) && Array.isArray(response['entities']),
    convert: withDaysOfYext,
  },
  {
    kind: 'an entity of Yext',
    fits: (value) => isYext(isFields(value['response']) ? value['response'] : value),
    convert: withDaysOfYext,
  },
  {
    kind: 'a Toast menu',
    fits: (value) => has(value, 'restaurantGuid') || has(first(value, 'menus'), 'menuGroups'),
    convert: withoutHiddenOfToast,
    lost: lostOfToast,
  },
  { kind: 'menus of Wix', fits: isOfWix, lost: lostOfJoinedLists },
  { kind: 'a menu of Uber Eats', fits: isOfUberEats, lost: lostOfJoinedLists },
  { kind: 'items of Clover', fits: (value) => has(first(value, 'elements'), 'priceType'), lost: lostOfClover },
  { kind: 'GeoJSON', fits: isGeoJson, convert: (value) => (refuseSaved(value), value) },
  { kind: 'objects of OpenStreetMap', fits: (value) => isElement(first(value, 'elements')) },
  { kind: 'an object of OpenStreetMap', fits: isElement, convert: (value) => ({ elements: [value] }) },
];

/** Recognizes an export in a JSON value. Undefined: it is no known export. It may be a configuration of ours. */
export function recognizeJson(written: unknown): Source | undefined {
  const value = Array.isArray(written) ? listOf(written) : written;
  if (!isFields(value)) return undefined;
  const form = FORMS.find(({ fits }) => fits(value));
  if (form === undefined) return undefined;
  const converted = form.convert?.(value) ?? value;
  return { kind: form.kind, value: converted, ...(form.lost && { lost: form.lost(converted) }) };
}

/** Gives a list that a program printed without its usual envelope the form with it. */
function listOf(list: readonly unknown[]): unknown {
  const one = list.find(isFields);
  if (one === undefined) return undefined;
  if (has(one, '@type', '@graph', '@context')) return { '@graph': list.flatMap(nodesOf) };
  if (has(one, 'item_data', 'category_data')) return { objects: list };
  if (isGoogle(one)) return { locations: list };
  if (has(one, 'priceType') || isElement(one)) return { elements: list };
  return list.length === 1 ? one : undefined;
}

/** The nodes of a document of JSON-LD. */
export function nodesOf(document: unknown): unknown[] {
  if (Array.isArray(document)) return document.flatMap(nodesOf);
  if (!isFields(document)) return [];
  const graph = document['@graph'];
  return graph === undefined ? [document] : [graph].flat();
}

/** A search answers the items as `objects`, and their categories and pictures beside them. */
function withRelatedOfSquare({ related_objects: related, ...value }: Fields): Fields {
  return Array.isArray(related) ? { ...value, objects: [value['objects'], related].flat() } : value;
}

/** What is sold at the till alone is not for guests. Toast lists where something is seen; nothing in the list means nowhere. */
function withoutHiddenOfToast(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'visibility' && Array.isArray(inner)) return [];
      // The till asks for it, whatever stands there.
      if (key === 'price' && value['pricingStrategy'] === 'OPEN_PRICE') return [];
      if (isFields(inner) && /^modifier(?:Group|Option)References$/.test(key)) return [[key, withoutTillOnly(inner)]];
      if (!Array.isArray(inner)) return [[key, isFields(inner) ? withoutHiddenOfToast(inner) : inner]];
      const shown = inner.filter((each) => !isFields(each) || !isHiddenAtToast(each));
      return [[key, shown.map((each: unknown) => (isFields(each) ? withoutHiddenOfToast(each) : each))]];
    }),
  );
}

/** Groups and options by their number. An empty list hides none of them: a group of sizes would take the prices with it. */
function withoutTillOnly(references: Fields): Fields {
  const isShown = (each: unknown) =>
    !isFields(each) || !isHiddenAtToast(each) || (each['visibility'] as unknown[]).length === 0;
  return Object.fromEntries(Object.entries(references).filter(([, each]) => isShown(each)));
}

const isHiddenAtToast = ({ visibility }: Fields): boolean =>
  Array.isArray(visibility) && !visibility.some((where) => /ONLINE|KIOSK|PARTNER|GRUBHUB/i.test(String(where)));

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A day that Yext does not name is not known, and not closed. */
function withDaysOfYext(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'entities' && Array.isArray(inner))
        return [key, inner.map((each: unknown) => (isFields(each) ? withDaysOfYext(each) : each))];
      if (key === 'response' && isFields(inner)) return [key, withDaysOfYext(inner)];
      if (key !== 'hours' || !isFields(inner) || !DAYS.some((day) => isFields(inner[day]))) return [key, inner];
      return [key, { ...Object.fromEntries(DAYS.map((day) => [day, {}])), ...inner }];
    }),
  );
}
