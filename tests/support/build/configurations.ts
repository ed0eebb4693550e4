import { fc } from '../random.ts';
import { z } from 'zod';
import { configurationSchema } from '#schema/configuration.ts';
import { hostileText } from './hostile.ts';

/** What every object of JavaScript has by these names must not be taken for what is looked up. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

/** Values that no key wants, in the ways people and programs get them wrong. */
export function wrongValue(): fc.Arbitrary<unknown> {
  const junk = [
    'undefined',
    'null',
    'NaN',
    '[object Object]',
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ];
  return fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      [],
      {},
      [[]],
      [null],
      ...junk,
    ),
    fc.constantFrom<unknown>(
      '25:00',
      '2026-02-30',
      '../../etc/passwd',
      '<div>',
      '</div>',
      '#12',
      '$-5',
      '1e400',
      'http://[',
      'www.',
    ),
    fc.constantFrom<unknown>(...INHERITED, ...INHERITED.map((key) => JSON.parse(`{"${key}":"${key}"}`) as unknown)),
    hostileText(),
    fc.jsonValue({ maxDepth: 3 }),
  );
}

/** Configurations with the right keys in the right places, and anything at all as their values. */
export function anyConfiguration(): fc.Arbitrary<unknown> {
  return valueOf(configurationSchema);
}

export type Path = (string | number)[];

/** Every place that a schema knows, each once: `['menu', 'categories', 0, 'name']`. */
export function pathsOf(schema: z.ZodType): Path[] {
  const paths = findPaths(schema, []);
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()].filter(({ length }) => length > 0);
}

function findPaths(schema: z.ZodType, path: Path): Path[] {
  if (schema instanceof z.ZodExactOptional) return findPaths(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return findPaths(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodArray) return [path, ...findPaths(schema.element as z.ZodType, [...path, 0])];
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((one) => findPaths(one, path));
  if (!(schema instanceof z.ZodObject)) return [path];
  const keys = Object.entries(schema.shape) as [string, z.ZodType][];
  return [path, ...keys.flatMap(([key, value]) => findPaths(value, [...path, key]))];
}

/** `withValueAt({ a: 1 }, ['b', 0], 2) // { a: 1, b: [2] }`: what is in the way is replaced. */
export function withValueAt(base: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValueAt(Array.isArray(base) ? base[key] : undefined, rest, value)];
  const object: object = typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {};
  return { ...object, [key]: withValueAt((object as Record<string, unknown>)[key], rest, value) };
}

const memo = new Map<z.ZodType, fc.Arbitrary<unknown>>();

function valueOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  let arbitrary = memo.get(schema);
  if (arbitrary === undefined) memo.set(schema, (arbitrary = makeValueOf(schema)));
  return arbitrary;
}

function makeValueOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const examples = (schema.meta()?.examples ?? []) as unknown[];
  return fc.oneof(
    { weight: 6, arbitrary: shapeOf(schema) },
    { weight: 2, arbitrary: examples.length > 0 ? fc.constantFrom(...examples) : wrongValue() },
    { weight: 1, arbitrary: wrongValue() },
  );
}

function shapeOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodExactOptional) return valueOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return valueOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodArray) return fc.array(valueOf(schema.element as z.ZodType), { maxLength: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...(schema.options as z.ZodType[]).map(valueOf));
  if (schema instanceof z.ZodObject) {
    const keys = Object.entries(schema.shape);
    return fc.record(Object.fromEntries(keys.map(([key, value]) => [key, valueOf(value)])), { requiredKeys: [] });
  }
  return wrongValue();
}

/** Every kind of single value that a schema reads, each once. */
export function leavesIn(schema: z.ZodType, found = new Set<z.ZodType>()): Set<z.ZodType> {
  const inner = childrenOf(schema);
  if (inner.length === 0) found.add(schema);
  for (const child of inner) leavesIn(child, found);
  return found;
}

function childrenOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodExactOptional) return [schema.unwrap() as z.ZodType];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodUnion && !hasTextOnly(schema)) return schema.options as z.ZodType[];
  return schema instanceof z.ZodPipe && !hasTextOnly(schema.in as z.ZodType) ? [schema.in as z.ZodType] : [];
}

const hasTextOnly = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnion
    ? (schema.options as z.ZodType[]).every(hasTextOnly)
    : schema instanceof z.ZodString || schema instanceof z.ZodNumber;
