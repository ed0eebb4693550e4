import type { z } from 'zod';
import { configurationSchema } from '#schema/configuration.ts';
import { isFields } from '#schema/values/fields.ts';
import { tellApart } from '#core/locations/location-name.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { Address } from '#schema/location.ts';
import { type SchemaField, fieldAt, fieldsOf, type FieldShape, shapeOf, writtenKey } from './fields.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';

/** A value of the configuration that can be edited, written or not. */
export interface FieldPath {
  /** With the keys as they are spelled in the file. */
  path: JsonPath;
  shape: FieldShape;
  /** Missing for the entry of a list, and for the whole. */
  field?: SchemaField;
  value: unknown;
}

/** A price in the menu of a location has 13: `locations/0/menu/0/categories/0/items/0/modifierGroups/0/modifiers/0/price`. */
const MAX_STEPS = 14;
const MAX_LENGTH = 400;

export const rootFieldPath = (value: unknown): FieldPath => ({
  path: [],
  shape: { kind: 'object', schema: configurationSchema, object: configurationSchema },
  value,
});

/** `readPath('menu/categories/0/name') // ['menu', 'categories', 0, 'name']`; undefined for what is no path. */
export function readPath(text: string): JsonPath | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const steps = text.split('/').filter((step) => step !== '');
  if (steps.length > MAX_STEPS) return undefined;
  try {
    return steps.map((step) => (/^\d{1,6}$/.test(step) ? Number(step) : decodeURIComponent(step)));
  } catch {
    return undefined;
  }
}

export const writePath = (path: JsonPath): string => path.map((step) => encodeURIComponent(step)).join('/');

/** `stepsOf('menu.categories[4].name') // ['menu', 'categories', 4, 'name']` */
export function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quoted, key = '']) =>
    index === undefined ? (quoted ?? key) : Number(index),
  );
}

/** What stands at a path, or may stand there. Undefined where the schemas have nothing at this path. */
export function fieldPathAt(root: unknown, path: JsonPath): FieldPath | undefined {
  let place: FieldPath | undefined = rootFieldPath(root);
  for (const step of path) place = place && stepInto(place, step);
  return place;
}

function stepInto(place: FieldPath, step: string | number): FieldPath | undefined {
  const { shape, value } = place;
  if (shape.object === undefined) return undefined;
  if (typeof step === 'number') {
    if (shape.kind !== 'objects' || !Array.isArray(value) || step >= value.length) return undefined;
    const entry = shapeOf(shape.schema);
    const element: FieldShape = {
      ...shape,
      kind: 'object',
      schema: entry.kind === 'object' ? shape.schema : shape.object,
    };
    return { path: [...place.path, step], shape: element, value: value[step] };
  }
  // An only entry may stand without its list.
  if (shape.kind === 'objects' && !isFields(value)) return undefined;
  if (value !== undefined && value !== null && !isFields(value)) return undefined;
  const fields = isFields(value) ? value : {};
  const isWritten = Object.hasOwn(fields, step);
  const field = step === '__proto__' ? undefined : (fieldAt(shape.object, step) ?? otherField(shape.object, step));
  if (field === undefined || field.isLeftOut || (!isWritten && field.key !== step)) return undefined;
  return { path: [...place.path, step], shape: field, field, value: isWritten ? fields[step] : undefined };
}

/** The places of an object's fields, in the order of the schema. */
export function fieldPathsIn(place: FieldPath, fields: readonly SchemaField[]): FieldPath[] {
  const { object } = place.shape;
  if (object === undefined) return [];
  const written = isFields(place.value) ? place.value : {};
  return fields.flatMap((field) => {
    const key = writtenKey(written, object, field);
    const isWritten = Object.hasOwn(written, key);
    if (field.isLeftOut || (field.isSpare && !isWritten)) return [];
    return [{ path: [...place.path, key], shape: field, field, value: isWritten ? written[key] : undefined }];
  });
}

/** Keys that an object of profiles may have beside those of its schema. */
export function otherFieldPaths(place: FieldPath): FieldPath[] {
  const { object } = place.shape;
  const value = isFields(place.value) ? place.value : {};
  if (object?.def.catchall === undefined) return [];
  return Object.keys(value).flatMap((key) => {
    const at = fieldAt(object, key) === undefined ? stepInto(place, key) : undefined;
    return at === undefined ? [] : [at];
  });
}

function otherField(object: z.ZodObject, key: string): SchemaField | undefined {
  const { catchall } = object.def;
  if (catchall === undefined || (catchall as z.ZodType).def.type === 'never' || !/^[\w-]{1,30}$/.test(key))
    return undefined;
  const flags = { isRequired: false, isSpare: false, isLeftOut: false, isOther: true as const };
  return { ...shapeOf(catchall as z.ZodType), key, alternatives: [], owner: '', description: '', ...flags };
}

const TITLES = ['name', 'title', 'question', 'author', 'label'];

/** What an owner calls an entry: its name, title or question. */
export function titleOf(value: unknown, object?: z.ZodObject): string {
  if (typeof value === 'string') return value;
  if (!isFields(value)) return '';
  const keys = TITLES.flatMap((key) => {
    const field = object && fieldAt(object, key);
    return object === undefined || field === undefined ? [key] : [writtenKey(value, object, field)];
  });
  const found = keys.map((key) => (Object.hasOwn(value, key) ? value[key] : undefined));
  return found.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? '';
}

/** The titles of the entries of a list. Locations of one name are told apart as on the pages of the site. */
export function titlesOf(entries: readonly FieldPath[], noun: string): string[] {
  const titles = entries.map(({ value, shape }, index) => titleOf(value, shape.object) || `${noun} ${index + 1}`);
  if (entries[0]?.shape.object?.meta()?.id !== 'Location') return titles;
  return tellApart(entries.map((entry, index) => ({ name: titles[index] ?? '', address: addressOf(entry) })));
}

function addressOf(location: FieldPath): Address {
  const part = (place: FieldPath | undefined, key: string): FieldPath | undefined =>
    place?.shape.object && isFields(place.value)
      ? fieldPathsIn(place, fieldsOf(place.shape.object)).find(({ field }) => field?.key === key)
      : undefined;
  const address = part(location, 'address');
  const textAt = (key: string): string | undefined => {
    const value = part(address, key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  if (typeof address?.value === 'string') return { street: address.value };
  return omitUndefined({ street: textAt('streetAddress'), locality: textAt('addressLocality') });
}
