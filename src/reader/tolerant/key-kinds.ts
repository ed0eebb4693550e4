/** What a key that is not known seems to hold. */
export type KeyKind = 'hours' | 'price' | 'name' | 'picture' | 'phone' | 'address' | 'date';

/** By the words of a key, in this order: "photo name" is a name. */
const WORDS: [KeyKind, RegExp][] = [
  ['hours', /\b(?:hours?|opens?|openings?|closes?|timings?|timetable|schedule)\b/],
  ['price', /\b(?:prices?|pricing)\b|\b(?:costs?|amount)$/],
  ['phone', /\b(?:phones?|tel|telephone|mobile)\b/],
  ['address', /\b(?:address|addresses|street|city|town|zip|postcode|postal)\b/],
  ['date', /\b(?:dates?|days?|until|expires?|expiry|holidays?)\b/],
  ['name', /\b(?:names?|title|heading|label)\b/],
  ['picture', /\b(?:photos?|images?|img|pictures?|pics?|thumbnail|gallery)\b/],
];

/** `keyKindOf('regularHours') // 'hours'` */
export function keyKindOf(key: string): KeyKind | undefined {
  if (key.length > MAX_KEY) return undefined;
  const words = (key.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).join(' ').toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

const MAX_KEY = 60;

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/i;
const TIME = /\b\d{1,2}(?:[:.]\d{2}|\s*[ap]\.?m\b)/i;
const PRICE = /^\D{0,4}\d+(?:[.,]\d+)?\D{0,4}$/;
/** An id or the name of a file has neither a space nor a capital letter. */
const NAME = /^(?=.*(?:\p{Lu}|\s))\P{N}{2,80}$/u;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)\b|^https?:/i;

/** Whether the value, too, looks like what its key says. Only for what a page can't do without. */
export function fitsKind(value: unknown, kind: KeyKind): boolean {
  const { keys, leaves } = partsOf(value);
  switch (kind) {
    case 'hours':
      return [...keys, ...leaves].some((text) => WEEKDAY.test(text) || TIME.test(text));
    case 'price':
      return leaves.some((text) => PRICE.test(text) && Number.parseFloat(text.replace(/^\D+/, '')) > 0);
    case 'name':
      return typeof value === 'string' && NAME.test(value);
    case 'picture':
      return leaves.some((text) => PICTURE.test(text));
    default:
      return false;
  }
}

const MAX_PARTS = 50;

/** The first keys and leaves of a value, as texts. */
function partsOf(value: unknown): { keys: string[]; leaves: string[] } {
  const [keys, leaves]: [string[], string[]] = [[], []];
  const left = [value];
  while (left.length > 0 && keys.length + leaves.length < MAX_PARTS) {
    const next = left.shift();
    if (typeof next === 'string' || typeof next === 'number') leaves.push(String(next).slice(0, 200));
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next).slice(0, MAX_PARTS) as [string, unknown][]) {
      if (!Array.isArray(next)) keys.push(key);
      left.push(inner);
    }
  }
  return { keys, leaves };
}
