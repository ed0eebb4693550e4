import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeJsonSchemas } from '../../../../src/builder/read/json-schemas.ts';
import { brandSchema } from '../../../../src/model/brand.ts';
import { campaignsSchema } from '../../../../src/model/campaigns.ts';
import { configurationSchema } from '../../../../src/model/configuration.ts';
import { fixture, warningsFor } from '../../../support/build/read-brand.ts';

describe('the JSON Schemas', () => {
  test.each(Object.entries(makeJsonSchemas()))(
    'docs/schemas/%s is what the model says; `node scripts/schemas.ts` writes it',
    (name, schema) => {
      expect(readFileSync(join(process.cwd(), 'docs/schemas', name), 'utf8')).toBe(schema);
    },
  );

  test('every key is explained and has an example', () => {
    const keys = [brandSchema, campaignsSchema, configurationSchema].flatMap((each) => [...keysOf(each)]);
    const bare = keys.filter(({ schema }) => {
      const { description = '', examples = [] } = schema.meta() ?? {};
      return description === '' || !Array.isArray(examples) || examples.length === 0;
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test('every example of a key is one that a configuration can use', () => {
    const complaints = Object.entries(configurationSchema.shape).flatMap(([key, schema]) =>
      (schema.meta()?.examples as unknown[]).flatMap((example) => warningsFor({ name: 'X', [key]: example })),
    );
    expect(complaints).toEqual([]);
  });

  test('the kitchen sink uses every key there is', () => {
    const used = new Set(namesIn(fixture('kitchen-sink')));
    const unused = [...keysOf(configurationSchema)].filter(({ path }) => !used.has(nameOf(path)));
    expect(unused.map(({ path }) => path)).toEqual([]);
  });
});

interface Key {
  path: string;
  schema: z.ZodType;
}

/** Every key with its path, list positions left out: `menu.categories.items.name`. */
function* keysOf(schema: z.ZodType, path = ''): Generator<Key> {
  if (schema instanceof z.ZodObject) {
    for (const [key, child] of Object.entries(schema.shape)) {
      const inner = path === '' ? key : `${path}.${key}`;
      yield { path: inner, schema: child };
      yield* keysOf(child, inner);
    }
  }
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    yield* keysOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe) yield* keysOf(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodArray) yield* keysOf(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodUnion) for (const option of schema.options as z.ZodType[]) yield* keysOf(option, path);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}
