import type { z } from 'zod';
import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import { inOwnForm as readOwnForm, type OwnForm as ReadForm } from '#dialects/dialects.ts';
import { keysOf } from '#dialects/keys.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { locationSchema } from '#schema/location.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { type SchemaField, fieldsOf, type Kind, type FieldShape } from './fields.ts';
import { rootFieldPath } from './field-path.ts';

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
 * A configuration whose lists and objects are as the site reads them, also those that were written as a map, or as another program writes them: sizes by name,
 * questions by name, services as flags. What stands at a key of its own stays there, in whatever spelling, and so do single values, such as a price in cents.
 */
export function inOwnForm(root: unknown): OwnForm {
  const form = readOwnForm(configurationSchema, root);
  const conversions: Conversion[] = [];
  const value = convert(rootFieldPath(root).shape, root, form.value, [], { form, conversions });
  return { value, conversions };
}

/** The same changes, after those that write what they change in our own form. */
export function withConversions(edits: readonly Edit[], conversions: readonly Conversion[]): Edit[] {
  const needed = conversions.filter(({ paths }) =>
    edits.some(({ path }) => paths.some((above) => isBelow(path, above))),
  );
  return [...needed.flatMap((conversion) => conversion.edits), ...edits];
}

const isBelow = (path: JsonPath, above: JsonPath): boolean => above.every((step, index) => path[index] === step);

interface Run {
  form: ReadForm;
  conversions: Conversion[];
}

/** What was written at a path, with the lists and objects of our form in it. */
function convert(shape: FieldShape, written: unknown, own: unknown, path: JsonPath, run: Run): unknown {
  const { object } = shape;
  if (object === undefined || typeof written !== 'object' || written === null) return written;
  const alone = onlyEntryOf(own, path, run);
  if (isFields(alone) && isFields(written)) return convertObject(object, written, alone, path, run);
  if (Array.isArray(own) && Array.isArray(written) && isSameList(written, own, path, run)) {
    const list = written.map((entry: unknown, index) => {
      const ownEntry: unknown = own[index];
      return isFields(entry) && isFields(ownEntry)
        ? convertObject(object, entry, ownEntry, [...path, index], run)
        : entry;
    });
    return list.every((entry, index) => entry === written[index]) ? written : list;
  }
  if (typeof own !== 'object' || own === null) return written;
  const made = plain(own);
  run.conversions.push({ paths: [path], edits: [{ kind: 'set', path, value: made }] });
  return made;
}

/** The object itself. Of a list whose only entry was written without the brackets, that entry. */
function onlyEntryOf(own: unknown, path: JsonPath, run: Run): unknown {
  if (!Array.isArray(own)) return own;
  return own.length === 1 &&
    path.length > 0 &&
    pathIn(own, 0, run).length === path.length &&
    isBelow(pathIn(own, 0, run), path)
    ? (own[0] as unknown)
    : own;
}

function isSameList(written: unknown[], own: unknown[], path: JsonPath, run: Run): boolean {
  return written.length === own.length && own.every((_, index) => isBelow(pathIn(own, index, run), [...path, index]));
}

/** Where a value of a list or an object was written. Empty, if a shape made it. */
function pathIn(container: object, key: string | number, { form }: Run): JsonPath {
  const steps: (string | number)[] = [];
  const found = form.positionIn(container, key);
  if (found?.made !== undefined) return [];
  for (let at = found; at?.up !== undefined; at = at.up) steps.unshift(at.key);
  return steps;
}

function convertObject(object: z.ZodObject, written: Fields, own: Fields, path: JsonPath, run: Run): Fields {
  const { meantBy } = keysOf(object);
  const fields = new Map(fieldsOf(object).map((field) => [field.key, field]));
  const isPlace = PLACES.includes(object);
  let value: Fields = { ...written };
  /** The keys of ours that stand at a key of the object, and that key. */
  const kept = new Map<string, string>();
  const made: string[] = [];
  for (const key of Object.keys(own)) {
    const from = pathIn(own, key, run);
    const last = String(from.at(-1));
    const isHere = from.length === path.length + 1 && isBelow(from, path) && (meantBy(last) ?? last) === key;
    const isSame = isPlace || run.form.positionIn(own, key)?.value === written[last];
    if (isHere && isSame && Object.hasOwn(written, last)) kept.set(key, last);
    else if (own[key] !== undefined) made.push(key);
  }
  const changes = isPlace
    ? made.flatMap((key) => gathered(fields.get(key), written, pathIn(own, key, run).slice(path.length), meantBy))
    : changed(made, kept, written, meantBy);
  for (const change of changes) {
    const edits: Edit[] = change.removed.map((key) => ({ kind: 'remove', path: [...path, key] }));
    value = Object.fromEntries(Object.entries(value).filter(([key]) => !change.removed.includes(key)));
    for (const key of change.made) {
      const now = plain(own[key]);
      edits.unshift({ kind: 'set', path: [...path, key], value: now });
      value[key] = now;
    }
    run.conversions.push({ paths: [...change.made, ...change.removed].map((key) => [...path, key]), edits });
  }
  for (const [key, at] of kept) {
    const field = fields.get(key);
    if (field !== undefined && !field.isLeftOut) value[at] = convert(field, written[at], own[key], [...path, at], run);
  }
  const keys = Object.keys(value);
  return keys.length === Object.keys(written).length && keys.every((key) => value[key] === written[key])
    ? written
    : value;
}

/** Keys of an object that are made, and those that they were made of. */
interface Change {
  made: string[];
  removed: string[];
}

type MeantBy = (key: string) => string | undefined;

/** All that a shape made of an object. One price in a form of another program stays. */
function changed(made: string[], kept: ReadonlyMap<string, string>, written: Fields, meantBy: MeantBy): Change[] {
  const keptKeys = new Set(kept.values());
  const removed = Object.keys(written).filter(
    (key) => !isUnset(written[key]) && !keptKeys.has(key) && !kept.has(meantBy(key) ?? key) && !made.includes(key),
  );
  const isOnePrice = [...made, ...removed].every((key) => meantBy(key) === 'price');
  return isOnePrice || made.length === 0 ? [] : [{ made, removed }];
}

/** Their facts may stand anywhere, and go on standing there. */
const PLACES: z.ZodObject[] = [configurationSchema, locationSchema];
const LISTS: Kind[] = ['objects', 'names', 'lines', 'object'];

/** Lists that stand elsewhere, or as flags, and that a place itself does not have: services, features, profiles, locations. `from`: where, in the place. */
function gathered(field: SchemaField | undefined, written: Fields, from: JsonPath, meantBy: MeantBy): Change[] {
  if (field === undefined || !LISTS.includes(field.kind) || field.isLeftOut || field.mayBeText) return [];
  if (field.kind === 'object' && field.key !== 'socialMedia') return [];
  const [first] = from;
  // What all locations say alike, they go on saying.
  if (typeof first === 'string' && field.key !== 'locations' && meantBy(first) === 'locations') return [];
  const isMoved = typeof first === 'string' && from.length === 1 && Object.hasOwn(written, first);
  return [{ made: [field.key], removed: isMoved ? [first] : [] }];
}

/** As it is written into a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
