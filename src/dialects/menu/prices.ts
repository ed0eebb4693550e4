import { type Fields, isFields } from '#schema/values/fields.ts';
import { keySourceOf, madeFrom, type Shape, withKeySources } from '../form/shape.ts';
import { keyIn, wordsOf } from '../form/key-words.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { sizeNameIn } from './size-names.ts';

/**
 * Prices of an item in other forms than one number. What has several becomes `sizes`, what has one becomes `price`:
 *
 * - money: `{ "amount": 1250, "currency": "CAD" }` is 12.50, because whole amounts with a `currency` count its smallest unit (Square, Stripe);
 *   `{ "amount": "12.50", "currencyCode": "CAD" }` is 12.50, too (Shopify)
 * - by name: `"price": { "Half": 9.5, "Full": 16.5 }`
 * - lists at `sizes`, `variations`, `variants`, `prices` or `options`: `[{ "size": "Small", "price": 12 }]`, or Square's
 *   `[{ "item_variation_data": { "name": "Small", "price_money": { … } } }]`
 * - schema.org: `"offers": { "price": "4.50", "priceCurrency": "CAD" }`, or a list of offers with names
 * - a text: `"Half 9.50 / Full 16.50"`, `"$11.99 (Half) / $20.99 (Full)"`
 * - a key a size: `"glass": 14, "bottle": 62`, `"Price Small": 12`
 * - the name of the only size beside the price: `"price": 12, "size": "60 ml"`
 */
export const itemPricesShape: Shape = (written) => {
  if (!isFields(written)) return undefined;
  const stated = withUnit(withSizesOfKeys(written));
  const made = pricesIn(withNamedSize(stated));
  return made === written ? undefined : { value: made };
};

/** The same object where nothing has to be rewritten. */
function pricesIn(value: Fields): Fields {
  const priceKey = keyIn(value, PRICES);
  const written = priceKey === undefined ? undefined : value[priceKey];
  const money = isFields(written) ? moneyIn(written) : undefined;
  const isPlain =
    money === undefined && (typeof written === 'number' || (typeof written === 'string' && !sizesIn(written)));
  const found = SIZE_LISTS.flatMap(([word, words]) => {
    const key = keyIn(value, words);
    // Options beside a price are additions to it.
    return key === undefined || (word === 'options' && (isPlain || money !== undefined)) ? [] : key;
  });
  const sizesKey = found.find((key) => sizesIn(value[key])) ?? (isPlain || money !== undefined ? undefined : priceKey);
  const sizes = sizesKey === undefined ? undefined : sizesIn(value[sizesKey]);
  if (sizesKey === 'sizes' && money === undefined && isOwnForm(value[sizesKey])) return value;
  if (sizesKey === undefined || sizes === undefined) {
    if (money === undefined || priceKey === undefined) return value;
    const { [priceKey]: _, ...rest } = value;
    return copySources(value, { ...rest, price: money });
  }
  const { [sizesKey]: _, ...rest } = value;
  const [only, ...others] = sizes;
  if (only && others.length === 0 && isUsual(only.name))
    return copySources(value, {
      ...(only.calories !== undefined && { calories: only.calories }),
      ...rest,
      price: only.price,
    });
  const made = sizes.map(({ place, ...size }) => madeFrom(size, sizesKey, ...place));
  return copySources(value, { ...rest, ...(money !== undefined && { price: money }), sizes: made });
}

/** `{ "price": 12, "size": "60 ml" }`: an amount without its size would be another offer. `{ "size": "Single/Double", "price": "1.60/1.80" }` has two. */
function withNamedSize(item: Fields): Fields {
  const [sizeKey, priceKey] = [keyIn(item, SIZE_NAMES), keyIn(item, PRICES)];
  if (sizeKey === undefined || priceKey === undefined || hasSizeList(item)) return item;
  const { [sizeKey]: size, [priceKey]: written, ...rest } = item;
  const price = isFields(written) ? moneyIn(written) : written;
  if (typeof size !== 'string' || !/\p{L}/u.test(size) || (typeof price !== 'string' && typeof price !== 'number'))
    return item;
  const [names, prices] = [size, String(price)].map((text) => text.split('/').map((part) => part.trim()));
  const areSeveral = names?.length === prices?.length && prices?.every(isPriceLike);
  const made = areSeveral
    ? (names ?? []).map((name, index) => madeFrom({ name, price: prices?.[index] }, priceKey))
    : [madeFrom({ name: size, price }, priceKey)];
  const [only] = made;
  if (made.length === 1 && isUsual(only?.name ?? '')) return copySources(item, { ...rest, price });
  return copySources(item, { ...rest, sizes: made });
}

/** `{ "glass": 14, "bottle": 62 }` and `{ "Price Small": 12, "Price Large": 18 }`: each key names a size. */
function withSizesOfKeys(item: Fields): Fields {
  if (hasSizeList(item)) return item;
  const named = Object.keys(item).flatMap((key) => {
    const price = item[key];
    const name =
      isPriceLike(price) && Number.parseFloat(String(price).replace(/^\D+/, '')) > 0 ? sizeNameIn(key) : undefined;
    return name === undefined ? [] : [{ key, name }];
  });
  if (named.length === 0) return item;
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => !named.some((size) => size.key === key)));
  const sizes = named.map(({ key, name }) =>
    madeFrom({ name, price: item[key] }, ...(keySourceOf(item, key) ?? [key])),
  );
  return copySources(item, { ...rest, sizes });
}

/** What an object costs by: schema.org's `unitText`, beside the price or in it. */
function withUnit(item: Fields): Fields {
  if (keyIn(item, UNITS) !== undefined) return item;
  const written = item[keyIn(item, PRICES) ?? ''];
  const [first] = Array.isArray(written) ? (written as unknown[]) : [written];
  const unit = isFields(first) ? unitIn(first) : undefined;
  return unit === undefined ? item : copySources(item, { ...item, unit });
}

function unitIn(offer: Fields): unknown {
  const [detail] = [offer['priceSpecification']].flat();
  const code = offer['unitCode'] ?? (isFields(detail) ? detail['unitCode'] : undefined);
  return offer['unitText'] ?? (isFields(detail) ? detail['unitText'] : undefined) ?? code;
}

/** Where the values of the object were written is known of the new one, too. */
function copySources(from: Fields, to: Fields): Fields {
  const paths = new Map(
    Object.keys(to).flatMap((key) => {
      const path = keySourceOf(from, key);
      return path === undefined ? [] : [[key, path] as const];
    }),
  );
  return paths.size === 0 ? to : withKeySources(to, paths);
}

/** Money and offers at a key that has one price only. */
export const priceShape: Shape = (value) => {
  const price = isFields(value) ? moneyIn(value) : undefined;
  return price === undefined ? undefined : { value: price };
};

interface FoundSize {
  name: string;
  price: unknown;
  calories?: unknown;
  /** The keys that lead to it from the value that has the sizes. */
  place: (string | number)[];
}

const PRICES = wordsOf(`price ${SYNONYMS.MenuItem.price} offers`);
/** In this order. */
const SIZE_LISTS = ['sizes', 'variations', 'variants', 'prices', 'options', 'offers'].map(
  (word) => [word, wordsOf(word)] as const,
);
const hasSizeList = (item: Fields): boolean => SIZE_LISTS.some(([, words]) => keyIn(item, words) !== undefined);
/** Beside the price, the name of the only size. */
const SIZE_NAMES = wordsOf('size sizename portion portionsize servingsize variationname volume quantity');
const UNITS = wordsOf('unit priceunit unittext unitofmeasure uom');
const CALORIES = wordsOf(`calories ${SYNONYMS.MenuItem.calories}`);
const NAMES = wordsOf('name size title label sizename variationname');

/** What a price is called that needs no name, because it is the only one. */
const isUsual = (name: string): boolean => /^(?:regular|default|standard|normal|default title|)$/i.test(name.trim());

function sizesIn(value: unknown): FoundSize[] | undefined {
  const found = Array.isArray(value)
    ? value.flatMap((element: unknown, index) => sizeOf(element, [index]))
    : typeof value === 'string'
      ? sizesInText(value)
      : isFields(value)
        ? sizesByName(value)
        : [];
  return found.length === 0 ? undefined : found;
}

/** A list of `{ "name": …, "price": 12 }`: our own form, of which no key may get lost in silence. Its price may be forgotten, or misspelt. */
function isOwnForm(value: unknown): boolean {
  const isOwn = (element: unknown) =>
    isFields(element) && 'price' in element && !(isFields(element['price']) && moneyIn(element['price']));
  const isUnpriced = (element: unknown) => sizeOf(element, []).length === 0 && isFields(element) && 'name' in element;
  return Array.isArray(value) && value.some(isOwn) && value.every((each) => isOwn(each) || isUnpriced(each));
}

/** An element of a list. Without a price, as one that varies is, it is no size. */
function sizeOf(element: unknown, place: (string | number)[]): FoundSize[] {
  if (!isFields(element)) return [];
  const data = isFields(element['item_variation_data']) ? element['item_variation_data'] : element;
  const price = priceOf(data);
  const name = data[keyIn(data, NAMES) ?? ''];
  const calories = data[keyIn(data, CALORIES) ?? ''];
  return price === undefined
    ? []
    : [
        {
          name: typeof name === 'string' || typeof name === 'number' ? String(name) : '',
          price,
          ...(calories !== undefined && { calories }),
          place,
        },
      ];
}

function priceOf(object: Fields): unknown {
  const key = keyIn(object, PRICES);
  const value = key === undefined ? undefined : object[key];
  if (isFields(value)) return moneyIn(value) ?? value;
  return moneyIn(object) ?? value;
}

/** `{ "Half": 9.5, "Full": 16.5 }`: nothing but names and prices. */
function sizesByName(value: Fields): FoundSize[] {
  // An offer, and not sizes that are called "price" and "priceValidUntil".
  if (moneyIn(value) !== undefined || keyIn(value, PRICES) !== undefined) return sizeOf(value, []);
  const entries = Object.entries(value).filter(([key, price]) => price !== null && !key.startsWith('@'));
  const sizes = entries.flatMap(([key, price]) => {
    const one = isFields(price) ? moneyIn(price) : isPriceLike(price) ? price : undefined;
    return one === undefined
      ? []
      : [{ name: `${key.charAt(0).toUpperCase()}${key.slice(1)}`, price: one, place: [key] }];
  });
  return sizes.length === entries.length ? sizes : [];
}

const isPriceLike = (price: unknown): boolean =>
  typeof price === 'number' || (typeof price === 'string' && /^\D{0,4}\d[\d.,]*\D{0,4}$/.test(price.trim()));

/** "Half 9.50 / Full 16.50", "$11.99 (Half) / $20.99 (Full)": two parts or more, each a name and a price. */
function sizesInText(text: string): FoundSize[] {
  if (text.length > MAX_TEXT) return [];
  const parts = text.split(/[/|;•\n]|,\s/).map((part) => part.trim());
  const named = NAME_FIRST.test(parts[0] ?? '') ? NAME_FIRST : PRICE_FIRST;
  const sizes = parts.flatMap((part) => {
    const { name, bare, price } = named.exec(part)?.groups ?? {};
    return price === undefined ? [] : [{ name: name ?? bare ?? '', price, place: [] }];
  });
  // "6 pcs / 12 pcs" is no price of a size called "pcs".
  const areDistinct = new Set(sizes.map(({ name }) => name.toLowerCase())).size === sizes.length;
  return sizes.length > 1 && sizes.length === parts.length && areDistinct ? sizes : [];
}

const MAX_TEXT = 300;
const AMOUNT = String.raw`(?<price>\p{Sc}?\s?\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}\b)?)`;
const NAME_FIRST = new RegExp(String.raw`^(?<name>(?=.*\p{L}).{1,40}?)(?:\s*[:–-]\s*|\s+)${AMOUNT}$`, 'u');
const PRICE_FIRST = new RegExp(
  String.raw`^${AMOUNT}\s*(?:\((?<name>(?=.*\p{L})[^()]{1,40})\)|(?<bare>\p{L}[^\d()]{1,39}))$`,
  'u',
);

/** "12.50 CAD" of an object that is one price. Undefined for anything else. */
export function moneyIn(value: Fields): string | undefined {
  const specified = value['priceSpecification'];
  const detail: unknown = Array.isArray(specified) ? specified[0] : specified;
  if (isFields(detail)) return moneyIn(detail);
  const amount = value['amount'] ?? value['price'] ?? value['value'];
  if (typeof amount !== 'number' && (typeof amount !== 'string' || amount.trim() === '')) return undefined;
  const unit = value['currency'];
  const code = String(unit ?? value['currencyCode'] ?? value['currency_code'] ?? value['priceCurrency'] ?? '');
  if (!/^[A-Za-z]{3}$/.test(code)) return undefined;
  const currency = code.toUpperCase();
  const isMinor = 'amount' in value && unit !== undefined && Number.isInteger(amount);
  return `${isMinor ? fromMinor(Number(amount), currency) : amount} ${currency}`;
}

function fromMinor(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}

const RANGES = [
  ['$', 'PRICE_LEVEL_INEXPENSIVE INEXPENSIVE ONE 1'],
  ['$$', 'PRICE_LEVEL_MODERATE MODERATE TWO 2'],
  ['$$$', 'PRICE_LEVEL_EXPENSIVE EXPENSIVE THREE 3'],
  ['$$$$', 'PRICE_LEVEL_VERY_EXPENSIVE VERY_EXPENSIVE FOUR 4'],
] as const;

/** `"PRICE_LEVEL_MODERATE"`, `"TWO"`, `2` */
export const priceRangeInWords: Shape = (value) => {
  const range = RANGES.find(([, words]) => words.split(' ').includes(String(value).toUpperCase()));
  return range === undefined ? undefined : { value: range[0] };
};
