import type { z } from 'zod';

/** Kinds of JSON values, as far as one form of a value can be told from another by them. */
type Kind = 'text' | 'number' | 'flag' | 'object' | 'list';
export const KIND_NAMES: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  object: 'an object',
  list: 'a list',
};

export function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'flag' : 'text';
}

export function kindsOf(schema: z.ZodType): Set<Kind> {
  if (isA<z.ZodUnion>(schema, 'union'))
    return new Set((schema.options as z.ZodType[]).flatMap((option) => [...kindsOf(option)]));
  if (isA<z.ZodPipe>(schema, 'pipe')) return kindsOf(schema.in as z.ZodType);
  if (isA<z.ZodOptional>(schema, 'optional')) return kindsOf(schema.unwrap() as z.ZodType);
  const own = KIND_OF_TYPE[schema.def.type] ?? 'text';
  const element = elementAlone(schema);
  return new Set(element === undefined ? [own] : [own, ...kindsOf(element)]);
}

/** What may stand in place of a list, as its only element. */
export function elementAlone(schema: z.ZodType): z.ZodType | undefined {
  return isA<z.ZodArray>(schema, 'array') && schema.meta()?.['mayBeOne'] === true
    ? (schema.element as z.ZodType)
    : undefined;
}

const KIND_OF_TYPE: Partial<Record<z.ZodType['def']['type'], Kind>> = {
  object: 'object',
  array: 'list',
  number: 'number',
  boolean: 'flag',
};

export function isStructure(schema: z.ZodType): boolean {
  const kinds = kindsOf(schema);
  return kinds.has('object') || kinds.has('list');
}

/** Not `instanceof`, for which zod searches a list of names: for all schemas at every start it took a tenth of the reading. */
export function isA<S extends z.ZodType>(schema: z.ZodType, type: S['def']['type']): schema is S {
  return schema.def.type === type;
}
