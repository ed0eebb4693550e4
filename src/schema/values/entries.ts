import type { z } from 'zod';
import { entriesByName, type MapKeys } from '#dialects/entries-by-name.ts';
import type { Synonyms } from '#dialects/synonyms.ts';
import { listOf } from './leaf.ts';

/** A list of entries, its only entry without the brackets, or a map of them by name. `keys` of an entry that may be a text, too, are those of its object. */
export function entriesOf<S extends z.ZodType>(schema: S, keys: MapKeys, object: z.ZodType = schema) {
  return listOf(schema).meta({ shapes: [entriesByName(keysOf(object), keys)] });
}

function keysOf(schema: z.ZodType): string[] {
  const { shape = {} } = schema as Partial<z.ZodObject>;
  const synonyms = Object.values((schema.meta()?.['synonyms'] ?? {}) as Synonyms);
  return [...Object.keys(shape), ...synonyms.flatMap((words) => words.split(' '))];
}
