import type { z } from 'zod';
import { isUnset } from '#schema/values/leaf.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { BOOKKEEPING } from '#dialects/bookkeeping.ts';
import { EXACT_KEYS, type Synonyms } from '#dialects/synonyms.ts';

/** The keys of one kind of object, as its schema and the table of synonyms have them. */
export interface Keys {
  names: string[];
  /** The known key that a key is read as: itself, `addressLocality` for `locality` and `city`, `isVegan` for `is_vegan`. */
  meantBy: (key: string) => string | undefined;
  /** Whether an object has a value for the key, by its own name or by an alias. */
  isSet: (object: Record<string, unknown>, key: string) => boolean;
}

const remembered = new WeakMap<z.ZodObject, Keys>();

export function keysOf(schema: z.ZodObject): Keys {
  let keys = remembered.get(schema);
  if (keys === undefined) remembered.set(schema, (keys = makeKeys(schema)));
  return keys;
}

function makeKeys(schema: z.ZodObject): Keys {
  const names = Object.keys(schema.shape);
  const meantByName = new Map(
    (Object.entries(schema.shape) as [string, z.ZodType][]).map(([name, child]) => [
      name,
      String(child.meta()?.['sameAs'] ?? name),
    ]),
  );
  const meanings = new Map<string, string>();
  for (const [name, words] of Object.entries((schema.meta()?.['synonyms'] ?? {}) as Synonyms)) {
    for (const word of words.split(' ')) meanings.set(foldKey(word), name);
  }
  for (const [name, meant] of meantByName) if (!EXACT_KEYS.includes(name)) meanings.set(foldKey(name), meant);
  const group = new Map(names.map((key) => [key, names.filter((name) => meantByName.get(name) === key)]));
  return {
    names,
    meantBy: (key) => meantByName.get(key) ?? meanings.get(foldKey(key)),
    isSet: (object, key) =>
      (group.get(key) ?? []).some((name) => Object.hasOwn(object, name) && !isUnset(object[name])),
  };
}

const SIGN = /^[^a-z]/;
const bookkeeping = new Set(BOOKKEEPING.map((key) => (SIGN.test(key) ? key : foldKey(key))));

/** Whether a key is ignored without a warning: a comment (`$comment`), or a column of the database that pages do not use. */
export function isBookkeeping(key: string): boolean {
  return key.startsWith('$') || bookkeeping.has(key) || bookkeeping.has(foldKey(key));
}
