import { closureOf, type ClosureInput } from '#schema/hours/closure.ts';
import type { DateRange } from '#schema/values/date.ts';
import { noteRange } from '#reader/places/closure.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Hours, HoursEntry } from '#schema/hours/hours.ts';
import { SERVICE_KEYS } from '#schema/hours/service-hours.ts';
import type { MenuItemInput } from '#schema/menu/menu.ts';
import { NUTRIENTS } from '#schema/menu/nutrition.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { currencyOfSign } from '#core/menu/currency.ts';
import { currenciesOf, signsIn } from '#reader/menu/currencies.ts';
import { readAllergens } from '#reader/menu/allergens.ts';
import { readAddressAndHours } from '#reader/places/address-and-hours.ts';
import type { ReadContext } from '#reader/diagnostics/read-context.ts';
import { hoursToEntries } from './hours-entries.ts';

/** Converts what was read from a source into a configuration as a person would write it: our own keys, in their usual order. */
export function toPlain(read: Configuration, context: ReadContext): Fields {
  const signs = [...signsIn([read.menu, read.featuredItems, read.deals, read.locations])];
  const only = signs.length === 1 ? signs[0] : undefined;
  const currency = read.currency ?? (only === undefined ? undefined : currencyOfSign(only));
  // A dollar sign beside some prices is that of all.
  const sign = currency === undefined && currenciesOf(read).ofSite === undefined ? only : undefined;
  const plain = plainObject(read, { currency, sign, context });
  return tidyOrder({ ...plain, ...(currency !== undefined && { currency }) });
}

interface Writing {
  currency: string | undefined;
  /** Of a currency that is not known. */
  sign: string | undefined;
  context: ReadContext;
}

const PRICES = new Set(['price', 'originalPrice']);
const AMOUNTS = new Set(['calories', ...Object.keys(NUTRIENTS)]);
/** Facts of a place, which are written in another form. */
const OF_PLACES = ['openingHours', 'specialHours', 'closedDates', 'pickupHours', ...Object.values(SERVICE_KEYS)];
const CLOSURES = [
  'businessStatus',
  'permanentlyClosed',
  'temporarilyClosed',
  'comingSoon',
  'openingDate',
  'reopeningDate',
  'openInfo',
];
const OF_ITEMS = ['availability', 'inStock', 'soldOut', 'allergens', 'containsAllergens', 'mayContain'];
/** Left out: `brand.json` says where the new site is, and the address of the old one is not needed. */
const NOT_WRITTEN = new Set(['$schema', 'url']);

function plainValue(key: string, value: unknown, writing: Writing): unknown {
  if (PRICES.has(key) && isFields(value)) return plainPrice(value, writing);
  if (AMOUNTS.has(key) && isFields(value)) return plainAmount(value);
  if (Array.isArray(value)) {
    const list = value
      .map((each) => plainValue('', each, writing))
      .filter((each) => each !== undefined && !(isFields(each) && isEmptyEntry(key, each)));
    return list.length === 0 ? undefined : list;
  }
  if (!isFields(value)) return value === '' ? undefined : value;
  if (typeof value['src'] === 'string' && value['alt'] === undefined && Object.keys(value).length === 1)
    return value['src'];
  if (key === 'hasMenu' || key === 'onlineOrdering') return value['kind'] ?? value['link'];
  const plain = plainObject(value, writing);
  return Object.keys(plain).length === 0 ? undefined : plain;
}

/** What an entry is nothing without. */
const CONTENTS = new Map([
  ['categories', 'items'],
  ['modifierGroups', 'modifiers'],
  ['courses', 'choices'],
]);

function isEmptyEntry(key: string, entry: Fields): boolean {
  const contents = CONTENTS.get(key);
  return contents !== undefined && entry[contents] === undefined;
}

function plainObject(value: Fields, writing: Writing): Fields {
  const isPlace = [...OF_PLACES, ...CLOSURES, 'coordinates'].some((key) => Object.hasOwn(value, key));
  const isItem = OF_ITEMS.some((key) => Object.hasOwn(value, key));
  const skipped = [...(isPlace ? [...OF_PLACES, ...CLOSURES] : []), ...(isItem ? OF_ITEMS : [])];
  const written = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (NOT_WRITTEN.has(key) || skipped.includes(key)) return [];
    // A flag that is not set says nothing that a page shows.
    if (inner === false && /^is[A-Z]/.test(key)) return [];
    const plain = plainValue(key, inner, writing);
    return plain === undefined ? [] : [[key === 'dishes' ? 'items' : key, plain]];
  });
  return {
    ...Object.fromEntries(written),
    ...(isPlace && placeFacts(value, writing)),
    ...(isItem && itemFacts(value, writing)),
  };
}

function placeFacts(value: Fields, { context }: Writing): Fields {
  const { coordinates, hours, pickupHours, serviceHours = [] } = readAddressAndHours(value, context);
  return {
    ...(Object.hasOwn(value, 'coordinates') && coordinates && { coordinates }),
    ...(hours && withoutEmpty(hoursToEntries(hours))),
    ...(pickupHours && { pickupHours: { useRestaurantHours: false, ...pickupTimes(pickupHours) } }),
    ...Object.fromEntries(serviceHours.map((each) => [SERVICE_KEYS[each.service], entriesOf(each.hours)])),
    ...closureFacts(value, context),
  };
}

function closureFacts(value: ClosureInput, context: ReadContext): Fields {
  const closure = closureOf(value);
  const { openInfo, reopeningDate, openingDate = openInfo?.openingDate } = value;
  return {
    ...(closure === 'permanent' && { permanentlyClosed: true }),
    ...(closure === 'temporary' && { temporarilyClosed: true }),
    ...(closure === 'future' && { comingSoon: true }),
    ...(openingDate && { openingDate: plainDate(openingDate, value, 'openingDate', context) }),
    ...(reopeningDate && { reopeningDate: plainDate(reopeningDate, value, 'reopeningDate', context) }),
  };
}

/** "2027-03-15", or "2027-03" or "2027" where no day is known. */
function plainDate({ earliest, latest }: DateRange, value: object, key: string, context: ReadContext): string {
  if (earliest === latest) return earliest;
  const isExact = earliest.endsWith('-01') && earliest.slice(0, 7) === latest.slice(0, 7);
  if (!earliest.endsWith('-01')) noteRange(value, key, { earliest, latest }, 'It is written without its day.', context);
  return isExact ? earliest.slice(0, 'YYYY-MM'.length) : earliest.slice(0, 'YYYY'.length);
}

function entriesOf(hours: Hours): HoursEntry[] {
  const { openingHours, specialHours } = hoursToEntries(hours);
  return [...openingHours, ...specialHours];
}

function pickupTimes(hours: Hours): Fields {
  const { openingHours } = hoursToEntries(hours);
  return openingHours.length === 0 ? {} : { customHours: openingHours };
}

function itemFacts(value: Fields, { context }: Writing): Fields {
  const { availability, inStock, soldOut } = value;
  const { contains = [], mayContain = [] } = readAllergens(value as MenuItemInput, context) ?? {};
  return {
    ...withoutEmpty({
      allergens: contains.map(({ name }) => name),
      mayContain: mayContain.map(({ name }) => name),
    }),
    ...((soldOut === true || inStock === false || availability === false) && { soldOut: true }),
  };
}

/** 450, or "450-600" where it depends on what one chooses. */
const plainAmount = ({ from, to }: Fields): unknown => (from === to ? from : `${String(from)}-${String(to)}`);

/** A number where its currency is the site's, else the text. */
function plainPrice({ number, sign, text }: Fields, { currency, sign: common }: Writing): unknown {
  if (typeof number !== 'number') return text;
  if (common !== undefined) return `${common}${number.toFixed(2)}`;
  const isOwn = sign === undefined || sign === currency || (currency !== undefined && sign === signOf(currency));
  // "1.100 ¥" is no number: only there a point groups thousands.
  return isOwn && digitsOf(currency) > 0 ? number : (text ?? number);
}

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
const signOf = (currency: string): string | undefined =>
  formatOf(currency)
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;
const digitsOf = (currency: string | undefined): number =>
  currency === undefined ? 2 : (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

function withoutEmpty(lists: Record<string, unknown[]>): Fields {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** Who the restaurant is, then where and when, then what it serves. */
const ORDER =
  'restaurant_id name description logo email telephone whatsapp address coordinates timezone language servesCuisine currency priceRange openingHours specialHours pickupHours kitchenHours deliveryHours lastSeating hoursNote openingDate reopeningDate sameAs socialMedia orderingLink reservationLink giftCards heroSection'.split(
    ' ',
  );
const LAST = ['menu', 'locations', 'theme'];

function tidyOrder(plain: Fields): Fields {
  const keys = Object.keys(plain);
  const middle = keys.filter((key) => !ORDER.includes(key) && !LAST.includes(key));
  const ordered = [...ORDER, ...middle, ...LAST].filter((key) => Object.hasOwn(plain, key));
  return Object.fromEntries(ordered.map((key) => [key, plain[key]]));
}
