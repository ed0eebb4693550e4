import { DIETS } from '#core/menu/diets.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { indexAfter } from '#core/text/graphemes.ts';
import { firstWords } from '#core/text/words.ts';
import {
  type ContactCard,
  type ContentPart,
  type FaqCard,
  type HoursCard,
  type LocationCard,
  type MenuItemCard,
  type OfferCard,
} from './answer.ts';

/** An answer of a backend is not trusted: parts of another shape are left out, texts that are too long are cut. */

/** Of one message. */
const MAX_CARDS = 12;
/** Of a card: conditions, days. */
const MAX_LINES = 10;
/** In characters: a name, an address, a price; a description or an answer; what is said in words. */
const LINE_LENGTH = 200;
const PARAGRAPH_LENGTH = 1000;
const TEXT_LENGTH = 4000;
/** In code units. */
const MAX_CHARACTER = 16;
/** Of an item, in a card. */
const DESCRIPTION_WORDS = 16;
const MAX_DIETS = 3;

const DIET_CODES = Object.values(DIETS).map(({ code }) => code);

/** For each type of part, what can be shown of its data, which may have any shape. Undefined where nothing can be shown. */
const PART_OF: Record<ContentPart['type'], (data: unknown) => ContentPart | undefined> = {
  text: (data) => partOf('text', textsOf(data)),
  menu_items: (data) => partOf('menu_items', cardsOf(data, menuItemOf)),
  deals: (data) => partOf('deals', cardsOf(data, offerOf)),
  discounts: (data) => partOf('discounts', cardsOf(data, offerOf)),
  location_info: (data) => partOf('location_info', cardsOf(data, locationOf)),
  hours: (data) => partOf('hours', cardsOf(data, hoursOf)),
  contact_info: (data) => partOf('contact_info', cardsOf(data, contactOf)),
  faqs: (data) => partOf('faqs', cardsOf(data, faqOf)),
};

export const PART_TYPES = Object.keys(PART_OF) as ContentPart['type'][];

/** What of the data can be shown as a message of that type; of an unknown type, the texts in it. */
export function readPart(type: string, data: unknown): ContentPart | undefined {
  const known = Object.hasOwn(PART_OF, type) ? PART_OF[type as ContentPart['type']](data) : undefined;
  return known ?? PART_OF.text(data);
}

/** As many characters as a message may have; undefined where there is nothing to read. */
export function readText(value: unknown): string | undefined {
  return textOf(value, TEXT_LENGTH);
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf<Type extends ContentPart['type'], Data>(type: Type, data: Data[]) {
  return data.length === 0 ? undefined : ({ type, data } as unknown as ContentPart);
}

/** A single value may come without a list around it. */
function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data.slice(0, MAX_CARDS);
  return data === undefined || data === null ? [] : [data];
}

function textsOf(data: unknown): string[] {
  return listOf(data).flatMap((entry) => readText(isRecord(entry) ? own(entry, 'text') : entry) ?? []);
}

function cardsOf<Card>(data: unknown, read: (card: Reader) => Card | undefined): Card[] {
  return listOf(data).flatMap((entry) => (isRecord(entry) ? (read(readerOf(entry)) ?? []) : []));
}

function menuItemOf({ line, paragraph, entries, href }: Reader): MenuItemCard | undefined {
  const name = line('name');
  if (name === undefined) return undefined;
  const description = paragraph('description');
  const dietary = entries('dietary');
  return omitUndefined({
    name,
    description: description && firstWords(description, DESCRIPTION_WORDS),
    price: line('price'),
    dietary: DIET_CODES.filter((code) => dietary.includes(code)).slice(0, MAX_DIETS),
    tag: line('tag'),
    url: href('url'),
  });
}

function offerOf({ line, paragraph, lines, href }: Reader): OfferCard | undefined {
  const title = line('title');
  if (title === undefined) return undefined;
  const conditions = lines('conditions');
  return omitUndefined({
    title,
    description: paragraph('description'),
    price: line('price'),
    original_price: line('original_price'),
    badge: line('badge'),
    coupon_code: line('coupon_code'),
    valid_until: line('valid_until'),
    conditions: conditions.length > 0 ? conditions : undefined,
    url: href('url'),
  });
}

function locationOf({ line, flag, href }: Reader): LocationCard | undefined {
  const name = line('name') ?? line('address');
  if (name === undefined) return undefined;
  return omitUndefined({
    name,
    address: line('address'),
    phone: line('phone'),
    phone_url: href('phone_url'),
    city: line('city'),
    status: line('status'),
    is_open: flag('is_open'),
    distance: line('distance'),
    directions_url: href('directions_url'),
    url: href('url'),
  });
}

function hoursOf({ line, flag, href, entries }: Reader): HoursCard | undefined {
  const days = entries('days').flatMap((entry) => {
    const { line: read } = readerOf(isRecord(entry) ? entry : {});
    const [day, hours] = [read('day'), read('hours')];
    return day === undefined || hours === undefined ? [] : [{ day, hours }];
  });
  const [name, status] = [line('name'), line('status')];
  if (days.length === 0 && status === undefined) return undefined;
  return omitUndefined({
    name: name ?? '',
    city: line('city'),
    status,
    is_open: flag('is_open'),
    days,
    url: href('url'),
  });
}

/** A link that is not safe gets an empty address; its text is still shown. */
function contactOf({ line, href }: Reader): ContactCard | undefined {
  const [label, value, url] = [line('label'), line('value'), href('url')];
  if (value === undefined && (label === undefined || url === undefined)) return undefined;
  return omitUndefined({ label: label ?? '', value, url: url ?? '' });
}

function faqOf({ line, paragraph }: Reader): FaqCard | undefined {
  const [question, answer] = [line('question'), paragraph('answer')];
  return question === undefined || answer === undefined ? undefined : { question, answer };
}

/** Reads the keys of a record by their expected types. */
interface Reader {
  line: (key: string) => string | undefined;
  paragraph: (key: string) => string | undefined;
  lines: (key: string) => string[];
  flag: (key: string) => boolean | undefined;
  href: (key: string) => string | undefined;
  /** The list as it came, cut to `MAX_LINES`. */
  entries: (key: string) => unknown[];
}

function readerOf(record: Record<string, unknown>): Reader {
  const entries = (key: string) => {
    const value = own(record, key);
    return Array.isArray(value) ? value.slice(0, MAX_LINES) : [];
  };
  return {
    line: (key) => textOf(own(record, key), LINE_LENGTH),
    paragraph: (key) => textOf(own(record, key), PARAGRAPH_LENGTH),
    lines: (key) => entries(key).flatMap((entry) => textOf(entry, LINE_LENGTH) ?? []),
    flag: (key) => flagOf(own(record, key)),
    href: (key) => safeHref(own(record, key)),
    entries,
  };
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function textOf(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return undefined;
  // A character may consist of many code points; 16 code units are enough for a family emoji.
  const end = Math.min(indexAfter(text, limit), limit * MAX_CHARACTER);
  return end === text.length ? text : `${text.slice(0, end).trimEnd()}…`;
}

/** A path of the site, or an address of a scheme that can't run code. A browser reads `\` as `/`, and passes over tabs and line breaks. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/|tel:|mailto:)[^\s\\\p{Cc}]*$/iu;
const MAX_HREF = 2000;

/** The address of a link in an answer; undefined where it is not safe. */
function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_HREF) return undefined;
  const href = value.trim();
  // People write numbers with spaces.
  const written = /^tel:/i.test(href) ? href.replaceAll(' ', '') : href;
  return SAFE.test(written) ? written : undefined;
}
