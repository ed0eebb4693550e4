import { z } from 'zod';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import { changeSetFileSchema } from '#schema/brand-folder/change-set.ts';
import { campaignsSchema } from '#schema/campaigns.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { listSynonyms, markOtherKeys } from './other-keys.ts';

/** The files of docs/schemas by name: JSON Schemas, with which an editor completes and checks the files of a brand, and the synonyms. */
export function makeSchemaFiles(): Record<string, string> {
  return {
    'brand.schema.json': print(toJsonSchema(brandSchema)),
    'campaigns.schema.json': print(toJsonSchema(campaignsSchema)),
    'change-set.schema.json': print(toJsonSchema(changeSetFileSchema)),
    'website.schema.json': print(markOtherKeys(allowNull(toJsonSchema(configurationSchema)))),
    'synonyms.md': listSynonyms(),
  };
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  examples?: unknown[];
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // zod omits the examples of a schema that transforms: it takes them for examples of the output. Ours are of the input.
      const examples = z.globalRegistry.get(zodSchema)?.['examples'];
      if (Array.isArray(examples)) jsonSchema.examples = examples;
      if (jsonSchema['mayBeOne'] === true) allowOne(jsonSchema);
      for (const key of READING_ONLY) Reflect.deleteProperty(jsonSchema, key);
    },
  }) as JsonSchema;
}

/** Metadata for our own reader, not keywords of JSON Schema. */
const READING_ONLY = ['outcome', 'example', 'sameAs', 'diagnose', 'mayBeOne', 'knownKeys', 'emptyIsNone'];

/** A list may be its only element without the brackets. */
function allowOne(schema: z.core.JSONSchema.BaseSchema): void {
  const { type, items, ...rest } = schema;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, { anyOf: [{ type, items }, items], ...rest });
}

/** Allows `null` for every optional key, where it means "not set": databases write it for an empty field. */
function allowNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowNull);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { examples, ...rest } = schema as JsonSchema;
  const entries = Object.entries(rest).map(([key, value]) => [key, allowNull(value)]);
  const allowed: JsonSchema = { ...Object.fromEntries(entries), ...(examples && { examples }) };
  for (const [key, property] of Object.entries(allowed.properties ?? {})) {
    if (allowed.properties && !allowed.required?.includes(key)) allowed.properties[key] = orNull(property);
  }
  return allowed;
}

function orNull({ type, enum: words, anyOf, $ref, ...rest }: JsonSchema): JsonSchema {
  const options = anyOf ?? ($ref === undefined ? undefined : [{ $ref }]);
  if (options !== undefined) return { ...rest, anyOf: [...options, { type: 'null' }] };
  return { ...rest, type: [type ?? []].flat().concat('null'), enum: words && [...words, null] };
}

function print(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
