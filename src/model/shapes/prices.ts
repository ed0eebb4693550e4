import { type Fields, isFields, madeFrom, type Shape } from './shape.ts';

/**
 * Prices of an item in other forms than one number. What has several becomes `sizes`, what has one becomes `price`:
 *
 * - money: `{ "amount": 1250, "currency": "CAD" }` is 12.50, because whole amounts with a `currency` count its smallest unit (Square, Stripe);
 *   `{ "amount": "12.50", "currencyCode": "CAD" }` is 12.50, too (Shopify)
 * - by name: `"price": { "Half": 9.5, "Full": 16.5 }`
 * - lists at `sizes`, `variations`, `variants`, `prices` or `options`: `[{ "size": "Small", "price": 12 }]`, or Square's
 *   `[{ "item_variation_data": { "name": "Small", "price_money": { … } } }]`
 * - schema.org: `"offers": { "price": "4.50", "priceCurrency": "CAD" }`, or a list of offers with names
 * - a text: `"Half 9.50 / Full 16.50"`
 */
export const itemPricesShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const priceKey = keyIn(value, PRICES);
  const written = priceKey === undefined ? undefined : value[priceKey];
  const money = isFields(written) ? moneyIn(written) : undefined;
  const isPlain =
    money === undefined && (typeof written === 'number' || (typeof written === 'string' && !sizesIn(written)));
  const found = SIZE_LISTS.flatMap((word) => {
    const key = keyIn(value, [word]);
    // Options beside a price are additions to it.
    return key === undefined || (word === 'options' && (isPlain || money !== undefined)) ? [] : key;
  });
  const sizesKey = found.find((key) => sizesIn(value[key])) ?? (isPlain || money !== undefined ? undefined : priceKey);
  const sizes = sizesKey === undefined ? undefined : sizesIn(value[sizesKey]);
  if (sizesKey === 'sizes' && money === undefined && isOwnForm(value[sizesKey])) return undefined;
  if (sizesKey === undefined || sizes === undefined) {
    if (money === undefined || priceKey === undefined) return undefined;
    const { [priceKey]: _, ...rest } = value;
    return { value: { ...rest, price: money } };
  }
  const { [sizesKey]: _, ...rest } = value;
  const [only, ...others] = sizes;
  if (only && others.length === 0 && isUsual(only.name)) return { value: { ...rest, price: only.price } };
  const made = sizes.map(({ place, ...size }) => madeFrom(size, sizesKey, ...place));
  return { value: { ...rest, ...(money !== undefined && { price: money }), sizes: made } };
};

/** Money and offers at a key that has one price only. */
export const priceShape: Shape = (value) => {
  const price = isFields(value) ? moneyIn(value) : undefined;
  return price === undefined ? undefined : { value: price };
};

interface FoundSize {
  name: string;
  price: unknown;
  /** The keys that lead to it from the value that has the sizes. */
  place: (string | number)[];
}

const PRICES = ['price', 'baseprice', 'unitprice', 'itemprice', 'pricemoney', 'pricev2', 'offers'];
const SIZE_LISTS = ['sizes', 'variations', 'variants', 'prices', 'options', 'offers'];
const NAMES = ['name', 'size', 'title', 'label', 'sizename', 'variationname'];

const fold = (key: string): string => key.replace(/[\s_-]/g, '').toLowerCase();

function keyIn(object: Fields, words: readonly string[]): string | undefined {
  return Object.keys(object).find(
    (key) => words.includes(fold(key)) && object[key] !== null && object[key] !== undefined,
  );
}

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
  return price === undefined
    ? []
    : [{ name: typeof name === 'string' || typeof name === 'number' ? String(name) : '', price, place }];
}

function priceOf(object: Fields): unknown {
  const key = keyIn(object, PRICES);
  const value = key === undefined ? undefined : object[key];
  if (isFields(value)) return moneyIn(value) ?? value;
  return moneyIn(object) ?? value;
}

/** `{ "Half": 9.5, "Full": 16.5 }`: nothing but names and prices. */
function sizesByName(value: Fields): FoundSize[] {
  if (moneyIn(value) !== undefined) return sizeOf(value, []);
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

/** "Half 9.50 / Full 16.50": two parts or more, each a name and a price. */
function sizesInText(text: string): FoundSize[] {
  if (text.length > MAX_TEXT) return [];
  const parts = text.split(/[/|;•\n]|,\s/).map((part) => SIZE.exec(part.trim())?.groups);
  const sizes = parts.flatMap((part) =>
    part ? [{ name: part['name'] ?? '', price: part['price'] ?? '', place: [] }] : [],
  );
  return sizes.length > 1 && sizes.length === parts.length ? sizes : [];
}

const MAX_TEXT = 300;
const SIZE = /^(?<name>(?=.*\p{L}).{1,40}?)(?:\s*[:–-]\s*|\s+)(?<price>\p{Sc}?\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3})?)$/u;

/** "12.50 CAD" of an object that is one price. Undefined for anything else. */
function moneyIn(value: Fields): string | undefined {
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
