import { isUnset } from '#schema/values/leaf.ts';
import { findNearest } from '#core/text/nearest.ts';
import type { UnusedKey, Warning } from '#schema/warning.ts';
import { fitsKind, type KeyKind, keyKindOf } from './key-kinds.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { isBookkeeping } from '#dialects/words/bookkeeping.ts';
import { describeDiagnostic, type Notes, pathOf, patternOf } from '../diagnostics/notes.ts';

/** The keys of a configuration that nobody read. They make at most two warnings and a limited number of suggestions. */
export interface UnusedKeys {
  /** A key that is not known. If it is nearly one of `known`, a warning of its own proposes that. */
  add: (at: ValuePosition, known: readonly string[]) => void;
  /** A key that was not needed, because the key `used` beside it means the same. */
  addDuplicate: (at: ValuePosition, used: string) => void;
  toWarnings: () => Warning[];
  /** A warning of its own for each of the first keys that seem to hold what a page can't do without. */
  toSuggestions: () => Warning[];
  /** All of them. */
  toList: () => UnusedKey[];
}

export function makeUnusedKeys(notes: Notes): UnusedKeys {
  const [unknown, duplicate] = [makeTally(), makeTally()];
  const propose = makeProposals();
  return {
    add: (at, known) => {
      const entry = unknown.count(at);
      entry.known = known;
      if (entry.isTold) return;
      const meant = propose(String(at.key), known);
      if (meant === undefined || Object.hasOwn(Object(at.up?.value) as object, meant)) return;
      entry.isTold = true;
      notes.add(at, {
        problem: 'stands at a key that is not known',
        outcome: `It is left out. Did you mean "${meant}"?`,
      });
    },
    addDuplicate: (at, used) => void (duplicate.count(at).used ??= used),
    toWarnings: () => [...describe(unknown.entries, UNKNOWN), ...describe(duplicate.entries, DUPLICATE)],
    toSuggestions: () => findSuggestions(unknown.entries),
    toList: () => [...unknown.entries, ...duplicate.entries].slice(0, MAX_REPORTED).map(toUnusedKey),
  };
}

/** Whether the value of an unknown key is irrelevant for a page. */
export function isNoLoss(at: ValuePosition): boolean {
  return isUnset(at.value) || isBookkeeping(String(at.key)) || isIdOfWhole(at);
}

const ID_KEYS = ['id', 'restaurant_id', 'brand_id'];

/** Whether it is the id of an object around it, as `menu_id` of a category is: a column that keeps rows together. */
function isIdOfWhole({ key, value, up }: ValuePosition): boolean {
  if (!/id$/i.test(String(key)) || (typeof value !== 'string' && typeof value !== 'number')) return false;
  for (let whole = up; whole; whole = whole.up) {
    const object = Object(whole.value) as Record<string, unknown>;
    const ids = [...ID_KEYS, String(key)].filter((name) => whole !== up || name !== key);
    if (ids.some((name) => Object.hasOwn(object, name) && object[name] === value)) return true;
  }
  return false;
}

interface Entry {
  /** The first place where the key was found. */
  at: ValuePosition;
  times: number;
  /** A warning of its own was given for the first place. */
  isTold?: boolean;
  used?: string;
  /** The known keys of its place. */
  known?: readonly string[];
}

/** Counts keys by their place, with the positions in lists left out. */
function makeTally() {
  const entries: Entry[] = [];
  const places = new Map<string, Map<ValuePosition['key'], Entry>>();
  const count = (at: ValuePosition): Entry => {
    const place = at.up ? patternOf(at.up) : '';
    const keys = places.get(place) ?? new Map<ValuePosition['key'], Entry>();
    places.set(place, keys);
    const entry = keys.get(at.key) ?? { at, times: 0 };
    if (entry.times === 0) entries.push(entry);
    keys.set(at.key, entry);
    entry.times += 1;
    return entry;
  };
  return { entries, count };
}

/** Comparing words takes time: a configuration of a hundred thousand keys once took half a minute. */
const MAX_COMPARED = 500;
/** Shorter words are similar to too many others. */
const MIN_SLIP = 4;

/** Proposes the known key that an unknown one may stand for. Keys that begin with a sign belong to other programs. */
function makeProposals(): (key: string, known: readonly string[]) => string | undefined {
  const compared = new Map<readonly string[], Map<string, string | undefined>>();
  let count = 0;
  return (key, known) => {
    const found = compared.get(known) ?? new Map<string, string | undefined>();
    compared.set(known, found);
    if (found.has(key) || count === MAX_COMPARED || key.length < MIN_SLIP || !/^[a-z]/i.test(key))
      return found.get(key);
    count += 1;
    const meant = findNearest(key, known);
    found.set(key, meant);
    return meant;
  };
}

interface Wording {
  one: [problem: string, todo: string];
  many: [are: string, todo: string];
}
const SCHEMA = 'docs/schemas/website.schema.json';
const UNKNOWN: Wording = {
  one: ['key is not used', `What it holds is on no page. Remove it, or write it like a key of ${SCHEMA}.`],
  many: ['keys are not used', `What they hold is on no page. Remove them, or write them like keys of ${SCHEMA}.`],
};
const DUPLICATE: Wording = {
  one: ['key is not used, because another key means the same', 'Keep one of them.'],
  many: ['keys are not used, because other keys mean the same', 'Keep one of each.'],
};

const MAX_LISTED = 10;
/** No real configuration has as many. With one megabyte of keys a report would else have ten. */
const MAX_REPORTED = 5000;
const MAX_SUGGESTIONS = 5;

/** `3 keys are not used: tagline, locations[].kitchen (12 times) and menu.name. …` */
function describe(entries: Entry[], { one, many }: Wording): Warning[] {
  const told = entries.filter(({ isTold, times }) => !isTold || times > 1);
  if (told.length === 0) return [];
  const [are, todo] = told.length === 1 ? one : many;
  const listed = tellingFirst(told).slice(0, MAX_LISTED).map(describeEntry).join(', ');
  const more = told.length > MAX_LISTED ? ` and ${told.length - MAX_LISTED} more` : '';
  return [{ path: '$', message: `${told.length} ${are}: ${listed}${more}. ${todo}` }];
}

function describeEntry({ at, times, used }: Entry): string {
  const facts = [...(used === undefined ? [] : [`${used} is used`]), ...(times === 1 ? [] : [`${times} times`])];
  return `${patternOf(at)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

/** Keys that look like hours, prices or names come first; the others keep their order. */
function tellingFirst(entries: Entry[]): Entry[] {
  const groups = Map.groupBy(entries, ({ at }) => keyKindOf(String(at.key)) !== undefined);
  return [...(groups.get(true) ?? []), ...(groups.get(false) ?? [])];
}

function toUnusedKey({ at, times, used }: Entry): UnusedKey {
  return { path: patternOf(at), times, used };
}

const HOURS = '[{ "day": "Monday", "open": "11:00", "close": "22:00" }]';
const PICTURE = '"images/picture.jpg"';

/** The known keys that hold what a page can't do without, each with an example. */
const NEEDED: Partial<Record<KeyKind, { looks: string; keys: Record<string, string> }>> = {
  hours: { looks: 'hours', keys: { openingHours: HOURS, customHours: HOURS } },
  price: { looks: 'a price', keys: { price: '12.5' } },
  name: { looks: 'a name', keys: { name: '"Margherita"', title: '"Two for Tuesday"' } },
  picture: {
    looks: 'a picture',
    keys: { image: PICTURE, heroImage: PICTURE, backgroundImage: PICTURE, logo: PICTURE },
  },
};

function findSuggestions(entries: Entry[]): Warning[] {
  const unread = new Set(entries.map(({ at }) => patternOf(at)));
  const known = new Map<unknown, Set<KeyKind | undefined>>();
  /** What the other keys of an object hold, those that were read. */
  const kindsBeside = ({ up }: ValuePosition): Set<KeyKind | undefined> => {
    if (up === undefined || known.has(up.value)) return known.get(up?.value) ?? new Set();
    const read = Object.entries(Object(up.value) as object).filter(
      ([key, value]) => !isUnset(value) && !unread.has(patternOf({ up, key, value, order: 0 })),
    );
    const kinds = new Set(read.map(([key]) => keyKindOf(key)));
    known.set(up.value, kinds);
    return kinds;
  };
  return entries.flatMap((entry) => suggestionFor(entry, kindsBeside)).slice(0, MAX_SUGGESTIONS);
}

/** Empty if a neighbouring key of the same kind was read. */
function suggestionFor(
  { at, times, known = [], isTold }: Entry,
  kindsBeside: (at: ValuePosition) => Set<KeyKind | undefined>,
): Warning[] {
  const kind = keyKindOf(String(at.key));
  const needed = kind && NEEDED[kind];
  const key = known.find((name) => needed && Object.hasOwn(needed.keys, name));
  if (isTold || !kind || !needed || key === undefined || !fitsKind(at.value, kind) || kindsBeside(at).has(kind))
    return [];
  const diagnostic = {
    value: at.value,
    problem: `looks like ${needed.looks} and stands at a key that is not known`,
    outcome: `It is on no page${times === 1 ? '' : `, and ${times - 1} more like it`}.`,
    example: `"${key}": ${needed.keys[key] ?? ''}`,
  };
  return [{ path: pathOf(at), ...describeDiagnostic(diagnostic) }];
}
