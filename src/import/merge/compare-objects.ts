import type { JsonPath } from '#brand/files/json-edit.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { groupOf } from './groups.ts';
import { keyIn, type Written } from './written.ts';

/** Something that a source says and a brand does not, or not so. */
export interface ConfigurationChange {
  group: string;
  /** Where it is, from the outside in: `['menu', 'Pizza', 'Margherita', 'price']`. */
  words: string[];
  key: string;
  /** The value that the brand has. Undefined: the value is new. */
  before: unknown;
  after: unknown;
  /** How to write the new value. Undefined: the brand has it in another form, which a person has to change. */
  edit?: { path: JsonPath; isAppended?: boolean; removed?: JsonPath };
}

export interface Comparison {
  changes: ConfigurationChange[];
  /** What only the brand has, in words. */
  kept: string[];
  /** Values for which the brand has no place, in words. */
  lost: string[];
  /** Pictures of the source where the brand has others. They are not compared. */
  pictures: number;
}

const SKIPPED = new Set(['$schema', 'id', 'restaurant_id', 'brand_id', 'locations']);
const PICTURES = new Set(['image', 'logo', 'logoDark', 'backgroundImage', 'heroImage', 'gallery']);
/** Objects that are compared key by key. An address is compared as a whole. */
const OPEN = new Set(['theme', 'heroSection', 'socialMedia']);

/** `at`: where the brand's object is written, if that is known. */
export function compareObjects(
  source: Fields,
  brand: Fields,
  at: Written | undefined,
  words: string[],
  found: Comparison,
  group?: string,
): void {
  for (const [key, after] of Object.entries(source)) {
    if (SKIPPED.has(key)) continue;
    const before = brand[key];
    const where = [...words, key];
    const name = at && (keyIn(at, key) ?? (before === undefined || key === 'specialHours' ? key : undefined));
    const edit = at && name !== undefined ? { path: [...at.path, name] } : undefined;
    if (OPEN.has(key) && isFields(after) && isFields(before)) {
      const inner = at && name !== undefined ? at.value[name] : undefined;
      const inside = isFields(inner) && edit ? { path: edit.path, value: inner, schema: PLAIN } : undefined;
      compareObjects(after, before, inside, where, found, groupOf(key));
      continue;
    }
    // A value that can't be read counts as present.
    const there = before ?? (at && name !== undefined && !isEmpty(at.value[name]) ? at.value[name] : undefined);
    if (there !== undefined && isEqual(key, there, after)) continue;
    if (there !== undefined && PICTURES.has(key)) {
      found.pictures += [after].flat().length;
      continue;
    }
    // With this link the site would show the source's menu instead of the brand's own.
    if (key === 'hasMenu') {
      found.lost.push(`${where.join(', ')}: how it shows its menu stays as it is`);
      continue;
    }
    const value = key === 'openingHours' || key === 'specialHours' ? withSpecial(key, source, brand, at) : after;
    found.changes.push({
      group: PICTURES.has(key) ? groupOf(key) : (group ?? groupOf(key)),
      words: where,
      key,
      before: there,
      after: value,
      edit,
    });
  }
}

const isEmpty = (value: unknown): boolean => isUnset(value) || (Array.isArray(value) && value.length === 0);
const PLAIN = configurationSchema.pick({});

/** Keeps the special dates that the source does not mention, even if they are written among the weekly hours. */
function withSpecial(key: string, source: Fields, brand: Fields, at: Written | undefined): unknown {
  const dates = listOf(brand['specialHours']);
  const said = listOf(source['specialHours']);
  const left = dates.filter((entry) => !said.some((other) => dateOf(other) === dateOf(entry)));
  const isBetween = at !== undefined && keyIn(at, 'specialHours') === undefined;
  const isSame = (name: string) => source[name] === undefined || isEqual(name, brand[name], source[name]);
  if (key === 'openingHours') return [...listOf(source[key]), ...(isBetween && isSame('specialHours') ? dates : [])];
  return [...said, ...(isBetween && isSame('openingHours') ? [] : left)];
}

const dateOf = (entry: Fields): string => JSON.stringify([entry['date'] ?? entry['validFrom'], entry['day']]);

export function isEqual(key: string, one: unknown, other: unknown): boolean {
  if (/^(?:telephone|phone|whatsapp)$/.test(key)) {
    const [short = '', long = ''] = [one, other]
      .map((number) => String(number).replace(/\D/g, ''))
      .sort((a, b) => a.length - b.length);
    return short.length >= 7 && long.endsWith(short);
  }
  if (key === 'price' && amountOf(one) !== undefined) return amountOf(one) === amountOf(other);
  if (typeof one === 'string' && typeof other === 'string')
    return one.trim().replace(/\s+/g, ' ') === other.trim().replace(/\s+/g, ' ');
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** "$16.50" and 16.5 are one price; "from 16.50" is another. */
const amountOf = (price: unknown): number | undefined => {
  const amount = /^[\p{Sc}\s]*(\d+(?:[.,]\d{1,2})?)[\p{Sc}\s]*$/u.exec(String(price))?.[1];
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
export const nameOf = ({ name }: Fields): string => (typeof name === 'string' ? name : '');
