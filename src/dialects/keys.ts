import type { z } from 'zod';
import { foldKey } from '#schema/values/fold-key.ts';
import { elementAlone, isA } from '#schema/values/kinds.ts';
import type { Shape } from './form/shape.ts';
import { spellings } from './table.ts';
import { entriesByName } from './values/entries-by-name.ts';
import { EXACT_KEYS } from './words/synonyms.ts';

/** The keys of one kind of object, as its schema and the table of synonyms have them. */
export interface Keys {
  names: string[];
  /** The known key that a key is read as: itself, `addressLocality` for `locality` and `city`, `isVegan` for `is_vegan`. */
  meantBy: (key: string) => string | undefined;
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
  for (const [name, words] of Object.entries(spellings.get(schema)?.synonyms ?? {})) {
    for (const word of words.split(' ')) meanings.set(foldKey(word), name);
  }
  for (const [name, meant] of meantByName) if (!EXACT_KEYS.includes(name)) meanings.set(foldKey(name), meant);
  return { names, meantBy: (key) => meantByName.get(key) ?? meanings.get(foldKey(key)) };
}

/** The forms in which a value of the schema may be written beside our own, but not those of what is in it. */
export function shapesOf(schema: z.ZodType): Shape[] {
  const own = spellings.get(schema)?.shapes ?? [];
  const element = elementAlone(schema);
  const entry = element && entryOf(element);
  const byName = entry && spellings.get(entry)?.byName;
  return entry === undefined || byName === undefined ? own : [...own, entriesByName(wordsOf(entry), byName)];
}

/** The object that an element is, where it may be written as a text, too. */
function entryOf(element: z.ZodType): z.ZodObject | undefined {
  if (isA<z.ZodObject>(element, 'object')) return element;
  if (isA<z.ZodPipe>(element, 'pipe')) return entryOf(element.in as z.ZodType);
  if (!isA<z.ZodUnion>(element, 'union')) return undefined;
  return (element.options as z.ZodType[]).map(entryOf).find((object) => object !== undefined);
}

function wordsOf(schema: z.ZodObject): string[] {
  const synonyms = Object.values(spellings.get(schema)?.synonyms ?? {});
  return [...Object.keys(schema.shape), ...synonyms.flatMap((words) => words.split(' '))];
}
