import { z } from 'zod';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { elementAlone, isA, isStructure, kindOf, kindsOf } from '#schema/values/kinds.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { findHiding } from './form/hiding.ts';
import { type ValuePosition, type Remark, step, stepAlong, type Steps } from './form/position.ts';
import { keySourceOf, type Shape } from './form/shape.ts';
import { keysOf, shapesOf } from './keys.ts';

/** A value as our schema has it. What could not be understood is as it was written, for the reader to tell of it. */
export interface OwnForm {
  value: unknown;
  position: ValuePosition;
  /** Where the value at a key of one of its objects or lists was written. */
  positionIn: (container: object, key: string | number) => ValuePosition | undefined;
  /** Other values that were written for keys of an object, in the order in which they may stand in for those. */
  duplicatesOf: (object: object) => readonly Duplicate[];
}

export interface Duplicate {
  key: string;
  value: unknown;
  at: ValuePosition;
}

/**
 * Rewrites what people and other programs write into the form of a schema: their keys, their forms of values, maps in place of lists. `readText` makes plain
 * text of a written one, before a shape takes it apart.
 */
export function inOwnForm(
  schema: z.ZodType,
  written: unknown,
  readText: (text: string) => string = (text) => text,
): OwnForm {
  const position: ValuePosition = { key: '', value: written, order: 0, keyOrders: new Map() };
  const run: Run = { readText, steps: { count: 0 }, positions: new Map(), duplicates: new Map() };
  return {
    value: converterOf(schema)(written, position, run),
    position,
    positionIn: (container, key) => run.positions.get(container)?.get(key),
    duplicatesOf: (object) => run.duplicates.get(object) ?? [],
  };
}

interface Run {
  readText: (text: string) => string;
  steps: Steps;
  positions: Map<object, Map<string | number, ValuePosition>>;
  duplicates: Map<object, Duplicate[]>;
}

type Converter = (value: unknown, position: ValuePosition, run: Run) => unknown;

const converters = new WeakMap<z.ZodType, Converter>();

function converterOf(schema: z.ZodType): Converter {
  let converter = converters.get(schema);
  if (converter === undefined) converters.set(schema, (converter = makeConverter(schema)));
  return converter;
}

function makeConverter(schema: z.ZodType): Converter {
  const shapes = shapesOf(schema);
  const convert = makeInnerConverter(schema);
  if (shapes.length === 0) return convert;
  const hasParts = isStructure(schema);
  return (written, position, run) => {
    const readable = hasParts && typeof written === 'string' ? readText(written, position, run) : written;
    return convert(reshape(readable, shapes, position, run), position, run);
  };
}

/** The text of a single value is read with the value. */
function readText(text: string, position: ValuePosition, run: Run): string {
  remark(position, { kind: 'text', text });
  return run.readText(text);
}

function reshape(written: unknown, shapes: Shape[], position: ValuePosition, run: Run): unknown {
  let current = written;
  for (const shape of shapes) {
    const reshaped = shape(current);
    if (reshaped === undefined) continue;
    position.isReshaped = true;
    for (const path of reshaped.unused ?? [])
      remark(position, { kind: 'unused', at: stepAlong(position, [path].flat(), run.steps) });
    for (const { path, ...diagnostic } of reshaped.diagnostics ?? [])
      remark(position, { kind: 'diagnostic', at: stepAlong(position, path, run.steps), ...diagnostic });
    current = reshaped.value;
  }
  return current;
}

function remark(position: ValuePosition, said: Remark): void {
  (position.remarks ??= []).push(said);
}

function makeInnerConverter(schema: z.ZodType): Converter {
  if (isA<z.ZodOptional>(schema, 'optional')) return converterOf(schema.unwrap() as z.ZodType);
  if (isA<z.ZodObject>(schema, 'object')) return objectConverter(schema);
  if (isA<z.ZodArray>(schema, 'array')) return listConverter(schema);
  if (isA<z.ZodUnion>(schema, 'union') && isStructure(schema)) return unionConverter(schema);
  if (isA<z.ZodPipe>(schema, 'pipe') && isStructure(schema)) return converterOf(schema.in as z.ZodType);
  return (value) => value;
}

function unionConverter(schema: z.ZodUnion): Converter {
  const options = (schema.options as z.ZodType[]).map((option) => ({
    kinds: kindsOf(option),
    convert: converterOf(option),
  }));
  return (value, position, run) => {
    const kind = kindOf(value);
    const option = isUnset(value) ? undefined : options.find(({ kinds }) => kinds.has(kind));
    return option === undefined ? value : option.convert(value, position, run);
  };
}

function listConverter(schema: z.ZodArray): Converter {
  const convert = converterOf(schema.element as z.ZodType);
  const alone = elementAlone(schema);
  const kindsAlone = alone === undefined ? new Set() : kindsOf(alone);
  return (value, position, run) => {
    if (!Array.isArray(value)) {
      if (isUnset(value) || !kindsAlone.has(kindOf(value))) return value;
      const only = [convert(value, position, run)];
      run.positions.set(only, new Map([[0, position]]));
      return only;
    }
    const positions = new Map<number, ValuePosition>();
    const list = value.map((element: unknown, index) => {
      const at = step(position, index, element, run.steps);
      positions.set(index, at);
      return convert(element, at, run);
    });
    run.positions.set(list, positions);
    return list;
  };
}

function objectConverter(schema: z.ZodObject): Converter {
  const { meantBy } = keysOf(schema);
  const converters = new Map(
    (Object.entries(schema.shape) as [string, z.ZodType][]).map(([key, child]) => [key, converterOf(child)]),
  );
  const others = schema.def.catchall instanceof z.ZodType ? converterOf(schema.def.catchall) : undefined;
  const isHideable = schema.meta()?.['hideable'] !== undefined;
  return (value, position, run) => {
    if (!isFields(value)) return value;
    if (isHideable) position.hiding = hidingOf(value, meantBy, position, run);
    const given = new Map<string, Given[]>();
    for (const key of Object.keys(value)) {
      const at = step(position, key, value[key], run.steps, keySourceOf(value, key));
      position.keyOrders?.set(key, at.order);
      const meant = meantBy(key);
      // Of our own keys some have a meaning when they are empty.
      if (meant !== undefined && meant !== key && isUnset(value[key])) continue;
      const convert = meant === undefined ? others : converters.get(meant);
      const found: Given = {
        key: meant ?? key,
        at,
        value: convert ? convert(value[key], at, run) : value[key],
        rank: meant === undefined || key === meant ? 0 : converters.has(key) ? 1 : 2,
      };
      const all = given.get(found.key);
      if (all === undefined) given.set(found.key, [found]);
      else all.push(found);
    }
    return choose(given, run);
  };
}

/** A value of a key of ours. Its own name goes before another name of ours, and that before those of others. */
interface Given extends Duplicate {
  rank: number;
}

/** An object with the first value of each key that is set; the others are its duplicates. */
function choose(given: Map<string, Given[]>, run: Run): Fields {
  const entries: [string, unknown][] = [];
  const positions = new Map<string, ValuePosition>();
  const duplicates: Given[] = [];
  for (const [key, all] of given) {
    const [first = all[0], ...more] = all.filter(({ value }) => !isUnset(value)).sort(byRank);
    if (first === undefined) continue;
    entries.push([key, first.value]);
    positions.set(key, first.at);
    for (const duplicate of more) duplicates.push(duplicate);
  }
  const object = Object.fromEntries(entries);
  run.positions.set(object, positions);
  if (duplicates.length > 0) run.duplicates.set(object, duplicates.sort(byRank));
  return object;
}

const byRank = (one: Given, other: Given): number => one.rank - other.rank;

function hidingOf(
  value: Fields,
  meantBy: (key: string) => string | undefined,
  position: ValuePosition,
  { steps }: Run,
): ValuePosition['hiding'] {
  const hiding = findHiding(value, (key) => meantBy(key) !== undefined);
  if (hiding === undefined) return undefined;
  const { key, says } = hiding;
  return { at: step(position, key, value[key], steps, keySourceOf(value, key)), says };
}
