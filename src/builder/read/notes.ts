import type { Warning } from '../types.ts';

/** Where a value stands in the configuration. `order` counts places as the author wrote them. */
export interface Place {
  up?: Place;
  key: string | number;
  /** What was written there. */
  value: unknown;
  order: number;
  /** The order of its keys, of the configuration itself alone: what lies between those can be a whole menu. */
  keyOrders?: Map<string, number>;
}

/** What is wrong with a value, as the parts of a sentence: `<value> <is>. <lost> Write it like <write>.` */
export interface Complaint {
  /** If not what was written at that place. */
  value?: unknown;
  is: string;
  lost?: string | undefined;
  write?: string | undefined;
}

export interface Notes {
  add: (place: Place, complaint: Complaint, key?: string) => void;
  /** Whether anything was noted at the place or inside of it: what follows from that is not told again. */
  has: (place: Place, key?: string) => boolean;
  /** In the order of the configuration. */
  toWarnings: () => Warning[];
}

export function makeNotes(): Notes {
  const found: { path: string; message: string; order: number }[] = [];
  const paths = new Set<string>();
  const troubled = new Set<Place>();
  const troubledKeys = new Map<Place, Set<string | number>>();

  const mark = (place: Place, key: string | number | undefined) => {
    if (key !== undefined) troubledKeys.set(place, (troubledKeys.get(place) ?? new Set()).add(key));
    troubled.add(place);
    if (place.up) mark(place.up, place.key);
  };

  return {
    add: (place, complaint, key) => {
      const path = pathOf(place, key);
      if (paths.has(path)) return;
      paths.add(path);
      mark(place, key);
      const order = (key !== undefined && place.keyOrders?.get(key)) || place.order;
      found.push({ path, message: describe({ value: writtenAt(place, key), ...complaint }), order });
    },
    has: (place, key) => (key === undefined ? troubled.has(place) : (troubledKeys.get(place)?.has(key) ?? false)),
    toWarnings: () =>
      found.sort((one, other) => one.order - other.order).map(({ path, message }) => ({ path, message })),
  };
}

function writtenAt({ value }: Place, key: string | undefined): unknown {
  return key === undefined ? value : (value as Record<string, unknown>)[key];
}

/** `menu.categories[4].items[1].price`; the configuration itself is `$`. */
export function pathOf(place: Place, key?: string): string {
  const keys: (string | number)[] = key === undefined ? [] : [key];
  for (let at: Place | undefined = place; at?.up; at = at.up) keys.unshift(at.key);
  return keys.map(describeKey).join('').replace(/^\./, '') || '$';
}

function describeKey(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  return /^[$\w-]+$/.test(key) ? `.${key}` : `[${quote(key)}]`;
}

// Warnings are printed on terminals, which obey control characters.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

function describe({ value, is, lost = 'It is left out.', write }: Complaint): string {
  const message = `${quote(value)} ${is}. ${lost}${write === undefined ? '' : ` Write it like ${write}.`}`;
  return message.replace(UNPRINTABLE, '');
}

const LONGEST_VALUE = 60;

/** As JSON, cut where it gets long, between whole characters. */
export function quote(value: unknown): string {
  const text = toJson(value);
  if (text.length <= LONGEST_VALUE) return text;
  const letters = Array.from(text.slice(0, 2 * LONGEST_VALUE));
  return letters.length <= LONGEST_VALUE && text.length <= 2 * LONGEST_VALUE
    ? text
    : `${letters
        .slice(0, LONGEST_VALUE - 1)
        .join('')
        .toWellFormed()}…`;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}'; // nested too deep for JSON.stringify
  }
}
