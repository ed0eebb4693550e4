import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeSchemaFiles } from '#reader/json-schemas.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import { campaignsSchema } from '#schema/campaigns.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { spellings } from '#dialects/table.ts';
import { BOOKKEEPING } from '#dialects/words/bookkeeping.ts';
import { SYNONYMS, type Synonyms } from '#dialects/words/synonyms.ts';
import { everyKey, warningsFor } from '../../support/build/read-brand.ts';

describe('the JSON Schemas', () => {
  test.each(Object.entries(makeSchemaFiles()))(
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
      (schema.meta()?.examples as unknown[]).flatMap((example) =>
        warningsFor({ name: 'X', timezone: 'America/Toronto', currency: 'CAD', [key]: example }),
      ),
    );
    expect(complaints).toEqual([]);
  });

  test('the configuration that tests read for every key has every key', () => {
    const used = new Set(namesIn(everyKey()));
    const unused = [...keysOf(configurationSchema)].filter(({ path }) => !used.has(nameOf(path)));
    expect(unused.map(({ path }) => path)).toEqual([]);
  });
});

describe('the table of synonyms', () => {
  const objects = [...new Set(objectsIn(configurationSchema))];
  const tables = objects.flatMap((schema) => {
    const synonyms = spellings.get(schema)?.synonyms;
    return synonyms === undefined ? [] : [{ schema, synonyms, names: Object.keys(schema.shape) }];
  });
  const fold = (key: string) => key.replace(/[_-]/g, '').toLowerCase();

  test('is that of the schemas, each entity once', () => {
    expect(new Set(tables.map(({ synonyms }) => synonyms))).toEqual(new Set<Synonyms>(Object.values(SYNONYMS)));
  });

  test('leads only to keys that their object has, and that are no other name themselves', () => {
    for (const { schema, synonyms } of tables) {
      const targets = Object.keys(synonyms).map((key) => [key, (schema.shape[key] as z.ZodType | undefined)?.meta()]);
      expect(targets.filter(([, meta]) => meta === undefined || Object.hasOwn(meta as object, 'sameAs'))).toEqual([]);
    }
  });

  test('says of each word one thing, and nothing of a known key or a column of a backend', () => {
    const columns = new Set(BOOKKEEPING.map((name) => fold(name.replaceAll(' ', ''))));
    for (const { synonyms, names } of tables) {
      const words = Object.values(synonyms).flatMap((line) => line.split(' ').map(fold));
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      expect(words.filter((word) => names.map(fold).includes(word) || columns.has(word))).toEqual([]);
      expect(words.filter((word) => !/^[a-z][a-z0-9]*$/.test(word))).toEqual([]);
    }
  });

  test('no two known keys of an object are spellings of one another', () => {
    for (const schema of objects) {
      const names = Object.keys(schema.shape).map(fold);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

const NOT_KNOWN = 'This key is not known here: it is used only if it is another spelling of one that is.';

describe('an editor', () => {
  const schema = JSON.parse(makeSchemaFiles()['website.schema.json'] ?? '') as { $defs: Record<string, ObjectSchema> };

  test.each([
    ['Address', 'locality', undefined],
    ['Address', 'city', NOT_KNOWN],
    ['MenuItem', 'vegan', NOT_KNOWN],
    ['MenuItem', 'available', undefined],
    ['MenuItem', 'isVegan', undefined],
    ['MenuItem', 'created_at', undefined],
    ['MenuItem', '_id', undefined],
    ['MenuItem', '$comment', undefined],
    ['MenuItem', 'preis', NOT_KNOWN],
  ])('marks in %s the key %s: %s', (entity, key, message) => {
    const { properties = {}, patternProperties = {}, additionalProperties } = schema.$defs[entity] ?? {};
    const found = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern).test(key));
    const schemas = [...(Object.hasOwn(properties, key) ? [true] : []), ...found.map(([, value]) => value)];
    expect(schemas.length).toBeLessThan(2);
    const [mark] = schemas.length > 0 ? schemas : [schema.$defs['UnusedKey']];
    const said = typeof mark === 'object' ? (mark as { deprecationMessage?: string }).deprecationMessage : undefined;
    expect(said?.slice(0, message?.length)).toBe(message);
    expect(additionalProperties).toEqual({ $ref: '#/$defs/UnusedKey' });
  });

  test('misses a name', () => {
    expect(schema.$defs['MenuItem']?.required).toEqual(['name']);
  });
});

interface ObjectSchema {
  properties?: object;
  patternProperties?: object;
  additionalProperties?: unknown;
  required?: string[];
}

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

function objectsIn(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) {
    return [schema, ...(Object.values(schema.shape) as z.ZodType[]).flatMap(objectsIn)];
  }
  if (schema instanceof z.ZodExactOptional) return objectsIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return objectsIn(schema.in as z.ZodType);
  if (schema instanceof z.ZodArray) return objectsIn(schema.element as z.ZodType);
  return schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]).flatMap(objectsIn) : [];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}
