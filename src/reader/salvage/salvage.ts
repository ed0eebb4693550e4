import { z } from 'zod';
import { isUnset } from '#schema/values/leaf.ts';
import { isFields, keySourceOf, type Shape } from '#dialects/shape.ts';
import { EXACT_KEYS } from '#dialects/synonyms.ts';
import { type Keys, keysOf } from './keys.ts';
import { isA, isStructure, KIND_NAMES, kindOf, kindsOf } from './kinds.ts';
import { exampleOf, type Meta } from './meta.ts';
import { makeNotes, type Notes, type Position } from '../diagnostics/notes.ts';
import { step, stepAlong } from './position.ts';
import { makeTexts, type Texts } from './texts.ts';
import { isNoLoss, makeUnusedKeys, type UnusedKeys } from './unused-keys.ts';
import { describeHiding, findHiding, isVisibilityKey } from './visibility.ts';

/** The usable part of a value, and the position of each of its objects. */
export interface Salvaged<T> {
  value: T | undefined;
  positionOf: (object: object) => Position | undefined;
}

/**
 * Reads a value with a schema and keeps the usable parts. A schema's own `parse` fails at the first bad value. Here only the bad
 * value of a key, or element of a list, is left out; a whole object only if a key that it needs is missing or bad. Both are noted.
 * Aliases and synonyms of a key are accepted. Keys that nothing reads are counted as unused.
 */
export function salvage<S extends z.ZodType>(
  schema: S,
  value: unknown,
  notes: Notes,
  unused: UnusedKeys,
  texts = makeTexts(),
): Salvaged<z.output<S>> {
  const positions = new Map<object, Position>();
  const result = readerOf(schema)(
    value,
    { key: '', value, order: 0, keyOrders: new Map() },
    { notes, unused, texts, positions, count: 0 },
  );
  return { value: result as z.output<S> | undefined, positionOf: (object) => positions.get(object) };
}

interface Run {
  notes: Notes;
  unused: UnusedKeys;
  texts: Texts;
  positions: Map<object, Position>;
  /** The number of positions so far. */
  count: number;
}

/** Answers `undefined` when nothing of the value can be used, or when it says "not set". */
type Reader = (value: unknown, position: Position, run: Run) => unknown;

const readers = new WeakMap<z.ZodType, Reader>();

function readerOf(schema: z.ZodType): Reader {
  let reader = readers.get(schema);
  if (reader === undefined) readers.set(schema, (reader = makeReader(schema, {})));
  return reader;
}

function makeReader(schema: z.ZodType, outer: Meta): Reader {
  const { shapes = [], ...meta }: Meta = { ...schema.meta(), ...outer };
  const read = makeSchemaReader(schema, meta);
  return shapes.length === 0 ? read : reshapingReader(read, shapes, isStructure(schema));
}

/** The text of a single value is read with the value. */
function reshapingReader(read: Reader, shapes: Shape[], hasParts: boolean): Reader {
  return (written, position, run) => {
    let current = hasParts && typeof written === 'string' ? run.texts.read(written, position).value : written;
    for (const shape of shapes) {
      const reshaped = shape(current);
      if (reshaped === undefined) continue;
      position.isReshaped = true;
      for (const path of reshaped.unused ?? []) addUnused(stepAlong(position, [path].flat(), run), [], run);
      for (const { path, ...complaint } of reshaped.told ?? [])
        run.notes.add(stepAlong(position, path, run), complaint);
      current = reshaped.value;
    }
    return read(current, position, run);
  };
}

function addUnused(at: Position, known: readonly string[], { unused }: Run): void {
  if (!isNoLoss(at)) unused.add(at, known);
}

function makeSchemaReader(schema: z.ZodType, meta: Meta): Reader {
  if (isA<z.ZodOptional>(schema, 'optional')) return makeReader(schema.unwrap() as z.ZodType, meta);
  if (isA<z.ZodObject>(schema, 'object')) return objectReader(schema, meta);
  if (isA<z.ZodArray>(schema, 'array')) return arrayReader(schema, meta);
  if (isA<z.ZodUnion>(schema, 'union') && isStructure(schema)) return unionReader(schema, meta);
  if (isA<z.ZodPipe>(schema, 'pipe') && isStructure(schema)) return pipeReader(schema, meta);
  return leafReader(schema, meta);
}

// A restaurant chain writes "Monday", "11:30" and "Toronto" thousands of times; zod checks each only once.
const MAX_REMEMBERED = 500;
const AS_WRITTEN = 'It is shown as it is written.';

function leafReader(schema: z.ZodType, meta: Meta): Reader {
  const remembered = new Map<unknown, unknown>();
  return (written, position, { notes, texts }) => {
    const known = remembered.get(written);
    if (known !== undefined) return known;
    const { value, isNoted } = meta.isExact ? { value: written } : texts.read(written, position);
    if (isUnset(value)) return undefined;
    const result = schema.safeParse(value);
    if (result.success) {
      const doubt = meta.doubt?.(result.data);
      if (doubt !== undefined) notes.add(position, { problem: doubt, outcome: AS_WRITTEN, example: exampleOf(meta) });
      else if (!isNoted && remembered.size < MAX_REMEMBERED) remembered.set(written, result.data);
      return result.data;
    }
    const problem = result.error.issues[0]?.message ?? 'is not usable';
    notes.add(position, { problem, outcome: meta.outcome, example: exampleOf(meta) });
    return undefined;
  };
}

function objectReader(schema: z.ZodObject, meta: Meta): Reader {
  const keys = keysOf(schema);
  const readers = new Map<string, { read: Reader; isEssential: boolean }>();
  const needed: string[] = [];
  for (const [key, child] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const isNeeded = !isA<z.ZodOptional>(child, 'optional');
    if (isNeeded) needed.push(key);
    const inherited = {
      ...(isNeeded && meta.outcome !== undefined && { outcome: meta.outcome }),
      ...(EXACT_KEYS.includes(key) && { isExact: true }),
    };
    readers.set(key, { read: makeReader(child, inherited), isEssential: child.meta()?.['essential'] === true });
  }
  const others = schema.def.catchall instanceof z.ZodType ? makeReader(schema.def.catchall, {}) : undefined;

  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    if (!isFields(value)) return complain('is not an object', position, run, meta);
    if (meta.hideable !== undefined && isHidden(value, position, run, keys, meta)) return undefined;
    const object: Record<string, unknown> = {};
    let isWhole = true;
    // What stands at a position is what was written there. A shape may have made something else of it.
    const readAt = (at: Position, key: string, inner: unknown, read = readers.get(key)?.read) => {
      const result = read?.(inner, at, run);
      if (result === undefined && readers.get(key)?.isEssential && run.notes.has(at)) isWhole = false;
      return result;
    };
    const use = (at: Position, key: string, result: unknown) => {
      const isElsewhere = at.up === position ? at.key !== key && position.made === undefined : true;
      if (isElsewhere) (position.written ??= new Map()).set(key, at);
      if (result !== undefined) object[key] = result;
    };

    const aliases: Spare[] = [];
    const synonyms: Spare[] = [];
    for (const key of Object.keys(value)) {
      const inner = value[key];
      const at = step(position, key, inner, run, keySourceOf(value, key));
      position.keyOrders?.set(key, at.order);
      const meant = keys.meantBy(key);
      if (meant === undefined) {
        if (isNoLoss(at) || (meta.hideable !== undefined && isVisibilityKey(key))) continue;
        if (others && key !== '__proto__') use(at, key, readAt(at, key, inner, others));
        else run.unused.add(at, keys.names);
      } else if (meant === key) use(at, key, readAt(at, key, inner));
      else if (readers.has(key)) {
        const result = readAt(at, key, inner);
        if (result !== undefined) aliases.push({ at, meant, inner, result });
      } else if (!isUnset(inner) && !keys.isSet(value, meant) && object[meant] === undefined)
        use(at, meant, readAt(at, meant, inner));
      else synonyms.push({ at, meant, inner });
    }
    const printed = new Map<string, string>();
    for (const { at, meant, inner, result } of [...aliases, ...synonyms]) {
      if (isUnset(inner)) continue;
      if (object[meant] === undefined) {
        use(at, meant, result ?? readAt(at, meant, inner));
        continue;
      }
      // Printed once: a big menu may have thousands of spellings of its key beside it.
      const used = printed.get(meant) ?? JSON.stringify(object[meant]);
      printed.set(meant, used);
      if (JSON.stringify(result ?? readers.get(meant)?.read(inner, at, discardedRun())) !== used)
        run.unused.addSpare(at, String(position.written?.get(meant)?.key ?? meant));
    }

    const missing = needed.find((key) => object[key] === undefined);
    if (missing !== undefined) {
      if (!run.notes.has(position, missing)) complain(`has no "${missing}"`, position, run, meta);
      return undefined;
    }
    if (!isWhole) return undefined;
    run.positions.set(object, position);
    return object;
  };
}

/** Whether an object says that it is not to be shown. One warning counts all of a kind. */
function isHidden(value: Record<string, unknown>, position: Position, run: Run, keys: Keys, meta: Meta): boolean {
  const hiding = findHiding(value, keys);
  if (hiding === undefined) return false;
  const { key, says } = hiding;
  run.notes.count(
    `${meta.hideable} ${says}`,
    step(position, key, value[key], run, keySourceOf(value, key)),
    describeHiding(says, meta.outcome),
  );
  return says === 'hidden';
}

/** A value of another name of a key, which may be needed. An alias was read already. */
interface Spare {
  at: Position;
  meant: string;
  inner: unknown;
  result?: unknown;
}

/** For reading a value that is only compared. */
function discardedRun(): Run {
  const notes = makeNotes();
  return { notes, unused: makeUnusedKeys(notes), texts: makeTexts(), positions: new Map(), count: 0 };
}

function arrayReader(schema: z.ZodArray, meta: Meta): Reader {
  const read = makeReader(schema.element as z.ZodType, elementMeta(schema.element as z.ZodType, meta));
  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    if (!Array.isArray(value)) return complain('is not a list', position, run, meta);
    return value
      .map((element: unknown, index) => read(element, step(position, index, element, run), run))
      .filter((element) => element !== undefined);
  };
}

function unionReader(schema: z.ZodUnion, meta: Meta): Reader {
  const isList = kindsOf(schema).has('list');
  const options = (schema.options as z.ZodType[]).map((option) => {
    const kinds = kindsOf(option);
    return { kinds, read: makeReader(option, isList && !kinds.has('list') ? elementMeta(option, meta) : meta) };
  });
  const names = [...kindsOf(schema)]
    .filter((kind) => kind !== 'number')
    .map((kind) => KIND_NAMES[kind])
    .join(' or ');
  return (value, position, run) => {
    if (isUnset(value)) return undefined;
    const kind = kindOf(value);
    const option = options.find(({ kinds }) => kinds.has(kind));
    return option ? option.read(value, position, run) : complain(`is not ${names}`, position, run, meta);
  };
}

/** A structure that is transformed. Where the transformation fails because of something noted before, nothing more is noted. */
function pipeReader(schema: z.ZodPipe, meta: Meta): Reader {
  const read = makeReader(schema.in as z.ZodType, meta);
  const out = schema.out as z.ZodType;
  return (value, position, run) => {
    const input = read(value, position, run);
    if (input === undefined) return undefined;
    const result = out.safeParse(input);
    if (!result.success) {
      if (!run.notes.has(position)) complain(result.error.issues[0]?.message ?? 'is not usable', position, run, meta);
      return undefined;
    }
    const { data } = result;
    if (isFields(data) && data !== input) run.positions.set(data, position);
    return data;
  };
}

function complain(problem: string, position: Position, { notes }: Run, meta: Meta): undefined {
  notes.add(position, { problem, outcome: meta.outcome, example: exampleOf(meta) });
}

/** The metadata of an element, completed by the example of its list. */
function elementMeta(element: z.ZodType, { examples }: Meta): Meta {
  const example: unknown = Array.isArray(examples?.[0]) ? (examples[0] as unknown[])[0] : examples?.[0];
  return element.meta()?.['example'] === undefined && example !== undefined ? { examples: [example] } : {};
}
