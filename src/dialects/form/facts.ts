import { foldKey } from '#schema/values/fold-key.ts';
import type { Fields } from '#schema/values/fields.ts';
import { keySourceOf, type Path, type LocatedDiagnostic, withKeySources } from './shape.ts';

/** A value of an object, and the keys that lead to where it was written. */
export interface Fact {
  key: string;
  value: unknown;
  path: Path;
}

/** The values of an object while a shape moves them. Keys are asked for in any spelling; several of them are separated by spaces. */
export interface Facts {
  /** The first of the keys that has a value. */
  get: (keys: string) => Fact | undefined;
  /** The same, and takes it out. */
  take: (keys: string) => Fact | undefined;
  has: (keys: string) => boolean;
  /** A key that has a value already keeps it; the other is then a key that nobody reads. */
  add: (key: string, value: unknown, path: Path) => void;
  /** Notes a place that was written and that nobody has a use for. */
  leave: (path: Path) => void;
  /** The same, with a sentence of its own. */
  addDiagnostic: (path: Path, diagnostic: Omit<LocatedDiagnostic, 'path'>) => void;
  isChanged: () => boolean;
  unused: () => Path[];
  diagnostics: () => LocatedDiagnostic[];
  /** The object with what was moved. It knows where each value was written. */
  toObject: () => Fields;
}

export function makeFacts(object: Fields): Facts {
  const facts = new Map<string, Fact>();
  const unused: Path[] = [];
  const diagnostics: LocatedDiagnostic[] = [];
  let isChanged = false;
  const add = (key: string, value: unknown, path: Path) => {
    const folded = fold(key);
    if (!facts.has(folded)) facts.set(folded, { key, value, path });
    else facts.set(`${folded} ${facts.size}`, { key: path.join(' '), value, path });
  };
  const find = (keys: string) => wordsOf(keys).find((word) => isGiven(facts.get(word)?.value));
  for (const key of Object.keys(object)) add(key, object[key], keySourceOf(object, key) ?? [key]);
  return {
    get: (keys) => {
      const found = find(keys);
      return found === undefined ? undefined : facts.get(found);
    },
    take: (keys) => {
      const found = find(keys);
      if (found === undefined) return undefined;
      const fact = facts.get(found);
      facts.delete(found);
      isChanged = true;
      return fact;
    },
    has: (keys) => find(keys) !== undefined,
    add: (key, value, path) => {
      isChanged = true;
      add(key, value, path);
    },
    leave: (path) => void unused.push(path),
    addDiagnostic: (path, diagnostic) => void diagnostics.push({ path, ...diagnostic }),
    unused: () => unused,
    diagnostics: () => diagnostics,
    isChanged: () => isChanged,
    toObject: () => {
      const moved = new Map<string, Path>();
      const entries = [...facts.values()].map(({ key, value, path }): [string, unknown] => {
        if (path.length !== 1 || path[0] !== key) moved.set(key, path);
        return [key, value];
      });
      return withKeySources(Object.fromEntries(entries), moved);
    },
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const folded = new Map<string, string>();
const MAX_REMEMBERED = 2000;

/** Thousands of locations have the same keys. */
function fold(key: string): string {
  let known = folded.get(key);
  if (known === undefined) {
    known = foldKey(key);
    if (folded.size < MAX_REMEMBERED) folded.set(key, known);
  }
  return known;
}

const words = new Map<string, string[]>();

/** Only our own lists of keys come here, so there are few. */
function wordsOf(keys: string): string[] {
  let known = words.get(keys);
  if (known === undefined) words.set(keys, (known = keys.split(' ').map(foldKey)));
  return known;
}
