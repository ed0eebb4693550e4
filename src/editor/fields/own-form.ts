import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { keysOf } from '#reader/salvage/keys.ts';
import { itemPricesShape } from '#dialects/prices.ts';
import { namedDietsShape } from '#dialects/diets.ts';
import { type Fields, isFields, keySourceOf, type Shape } from '#dialects/shape.ts';
import { placeInGroups } from '#dialects/place.ts';
import { siteInOtherForm } from '#dialects/site.ts';
import type { z } from 'zod';
import { type Field, fieldsOf, type Kind, type Shape as FieldShape, shapeOf, writtenKey } from './fields.ts';
import { rootPlace } from './place.ts';

/** A value that the configuration has in another form than our own, and what writes it in ours. */
export interface Conversion {
  /** An edit at one of these places, or below, needs the conversion before it. */
  paths: JsonPath[];
  edits: Edit[];
}

/** A configuration as the editor shows it. */
export interface OwnForm {
  value: unknown;
  conversions: Conversion[];
}

/**
 * A configuration whose lists are as the site reads them, also those that were written as a map, or as another program writes them: sizes by name, questions by name,
 * services as flags. Single values, such as a price in cents, stay as they are.
 */
export function inOwnForm(root: unknown): OwnForm {
  const conversions: Conversion[] = [];
  const value = convert(rootPlace(root).shape, root, [], conversions);
  return { value, conversions };
}

/** The same changes, after those that write what they change in our own form. */
export function withConversions(edits: readonly Edit[], conversions: readonly Conversion[]): Edit[] {
  const isBelow = (path: JsonPath, above: JsonPath): boolean => above.every((step, index) => path[index] === step);
  const needed = conversions.filter(({ paths }) =>
    edits.some(({ path }) => paths.some((above) => isBelow(path, above))),
  );
  return [...needed.flatMap((conversion) => conversion.edits), ...edits];
}

function convert(shape: FieldShape, written: unknown, path: JsonPath, conversions: Conversion[]): unknown {
  if (shape.object === undefined || typeof written !== 'object' || written === null) return written;
  const isList = shape.kind === 'objects';
  const shapes = isList || Array.isArray(written) ? shapesOf(shape.schema, isList) : [];
  const value = shapes.reduce((current, each) => each(current)?.value ?? current, written as unknown);
  if (value !== written) {
    const own = plain(convert(shape, value, path, []));
    conversions.push({ paths: [path], edits: [{ kind: 'set', path, value: own }] });
    return own;
  }
  const { object } = shape;
  if (Array.isArray(written) && isList)
    return sameUnless(
      written,
      written.map((entry: unknown, index) =>
        isFields(entry) ? convertObject(object, entry, [...path, index], conversions) : entry,
      ),
    );
  return isFields(written) ? convertObject(object, written, path, conversions) : written;
}

const sameUnless = (before: unknown[], after: unknown[]): unknown[] =>
  after.every((entry, index) => entry === before[index]) ? before : after;

/** The shapes of a list or an object as a whole, and not of what is in it. */
function shapesOf(schema: z.ZodType, isList: boolean): Shape[] {
  const { type } = schema.def;
  const own = (schema.meta()?.['shapes'] ?? []) as Shape[];
  if (type === 'optional') return [...own, ...shapesOf((schema as z.ZodOptional).unwrap() as z.ZodType, isList)];
  if (!isList || type === 'array') return own;
  if (type === 'object') return [];
  if (type === 'pipe') return [...own, ...shapesOf((schema as z.ZodPipe).in as z.ZodType, isList)];
  const options = type === 'union' ? ((schema as z.ZodUnion).options as z.ZodType[]) : [];
  const lists = options.filter((option) => shapeOf(option).kind === 'objects' && option.def.type === 'pipe');
  return [...own, ...lists.flatMap((option) => shapesOf(option, isList))];
}

function convertObject(object: z.ZodObject, written: Fields, path: JsonPath, conversions: Conversion[]): Fields {
  let value: Fields = { ...written };
  const shapes = (object.meta()?.['shapes'] ?? []) as Shape[];
  const changes: Change[] = [
    ...(shapes.includes(itemPricesShape) ? pricesOf(object, written) : []),
    ...(shapes.includes(namedDietsShape) ? dietsOf(written) : []),
    ...shapes
      .filter((each) => each === placeInGroups || each === siteInOtherForm)
      .flatMap((each) => gathered(object, written, each)),
  ];
  for (const change of changes) {
    const edits: Edit[] = [];
    for (const key of change.removed) edits.push({ kind: 'remove', path: [...path, key] });
    value = Object.fromEntries(Object.entries(value).filter(([key]) => !change.removed.includes(key)));
    for (const [key, made] of Object.entries(change.made)) {
      edits.unshift({ kind: 'set', path: [...path, key], value: made });
      value[key] = made;
    }
    conversions.push({ paths: [...Object.keys(change.made), ...change.removed].map((key) => [...path, key]), edits });
  }
  for (const field of fieldsOf(object)) {
    const key = writtenKey(value, object, field);
    if (field.isLeftOut || !Object.hasOwn(value, key)) continue;
    value[key] = convert(field, value[key], [...path, key], conversions);
  }
  return Object.keys(value).length === Object.keys(written).length &&
    Object.keys(value).every((key) => value[key] === written[key])
    ? written
    : value;
}

/** Keys of an object that are made, and those that they were made of. */
interface Change {
  made: Fields;
  removed: string[];
}

function changeBetween(written: Fields, reshaped: Fields): Change {
  const made = Object.entries(reshaped).filter(([key, value]) => value !== undefined && written[key] !== value);
  return {
    made: Object.fromEntries(made.map(([key, value]) => [key, plain(value)])),
    removed: Object.keys(written).filter((key) => reshaped[key] === undefined && written[key] !== undefined),
  };
}

/** Prices by name, in whatever list. One price in a form of another program stays. */
function pricesOf(object: z.ZodObject, written: Fields): Change[] {
  const reshaped = itemPricesShape(written)?.value;
  if (!isFields(reshaped)) return [];
  const change = changeBetween(written, reshaped);
  const isOnePrice = [...Object.keys(change.made), ...change.removed].every(
    (key) => keysOf(object).meantBy(key) === 'price',
  );
  return isOnePrice ? [] : [change];
}

/** Marks of diets in a list: `"dietary": ["vegan"]`. */
function dietsOf(written: Fields): Change[] {
  const reshaped = namedDietsShape(written)?.value;
  return isFields(reshaped) ? [changeBetween(written, reshaped)] : [];
}

const LISTS: Kind[] = ['objects', 'names', 'lines', 'object'];

/** Lists that stand elsewhere, or as flags, and that the object itself does not have: services, features, profiles, locations. */
function gathered(object: z.ZodObject, written: Fields, shape: Shape): Change[] {
  const reshaped = shape(written)?.value;
  if (!isFields(reshaped)) return [];
  const isGathered = (field: Field): boolean =>
    LISTS.includes(field.kind) &&
    !field.isLeftOut &&
    !field.mayBeText &&
    (field.kind !== 'object' || field.key === 'socialMedia');
  return fieldsOf(object).flatMap((field): Change[] => {
    const isWritten = written[writtenKey(written, object, field)] !== undefined;
    const key = writtenKey(reshaped, object, field);
    const made = shapesOf(field.schema, field.kind === 'objects').reduce(
      (at, each) => each(at)?.value ?? at,
      reshaped[key],
    );
    if (!isGathered(field) || isWritten || made === undefined) return [];
    const [from, ...deeper] = keySourceOf(reshaped, key) ?? [];
    // What all locations say alike, they go on saying.
    if (typeof from === 'string' && field.key !== 'locations' && keysOf(object).meantBy(from) === 'locations')
      return [];
    const isMoved =
      typeof from === 'string' && deeper.length === 0 && from !== field.key && Object.hasOwn(written, from);
    return [{ made: { [field.key]: plain(made) }, removed: isMoved ? [from] : [] }];
  });
}

/** As it is written into a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
