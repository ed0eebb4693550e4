import type { JsonPath } from '#brand/files/json-edit.ts';
import type { z } from 'zod';
import { fixMojibake } from '#core/text/fix-mojibake.ts';
import { toPlainText } from '#core/text/plain-text.ts';
import { foldText } from '#core/text/fold.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { keysOf } from '#dialects/keys.ts';

/** An object as it is written in a file: where, and which of our objects it is. */
export interface Written {
  path: JsonPath;
  value: Fields;
  schema: z.ZodObject;
}

/** Where a key of ours stands in it, in its own spelling: `dishes` for `items`. Undefined: it is not there. */
export function keyIn({ value, schema }: Pick<Written, 'value' | 'schema'>, key: string): string | undefined {
  if (Object.hasOwn(value, key)) return key;
  const keys = keysOf(schema);
  const meant = [keys.meantBy(key) ?? key, ...(key === 'items' ? ['dishes'] : [])];
  return Object.keys(value).find((name) => meant.includes(keys.meantBy(name) ?? ''));
}

/** The objects of a list; of one object that stands alone, that one. */
export function listIn(written: Written | undefined, key: string, schema: z.ZodObject): Written[] {
  const name = written && keyIn(written, key);
  if (written === undefined || name === undefined) return [];
  const value = written.value[name];
  const path = [...written.path, name];
  if (!Array.isArray(value)) return isFields(value) ? [{ path, value, schema }] : [];
  return value.flatMap((each: unknown, index) =>
    isFields(each) ? [{ path: [...path, index], value: each, schema }] : [],
  );
}

/** What names are compared by: "Café  Olé!" and "cafe ole" are one. */
export const toLetters = (value: unknown): string =>
  foldText(typeof value === 'string' ? toPlainText(fixMojibake(value)) : '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

export const findByName = (list: readonly Written[], name: unknown): Written | undefined =>
  list.find((written) => toLetters(written.value[keyIn(written, 'name') ?? 'name']) === toLetters(name));
