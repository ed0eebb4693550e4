import type * as z from 'zod/mini';
import { textLimits } from './text-schemas.ts';

/** The schema of what a form sends: an object whose keys are the names of the fields. */
export type FormSchema = z.ZodMiniObject;

/** The values of a form with this schema: true or false for a checkbox, a text for every other field. */
export type ValuesOf<Schema extends FormSchema> = {
  [Name in keyof z.output<Schema>]: z.output<Schema>[Name] extends boolean ? boolean : string;
};

/** What a schema says of a field. */
export interface FieldFacts {
  maxLength?: number;
  isRequired: boolean;
}

/** The values with which the form of a schema begins: empty texts, and boxes without a tick. */
export function emptyValuesOf<Schema extends FormSchema>(schema: Schema): ValuesOf<Schema> {
  return mapFields(schema, emptyValue) as ValuesOf<Schema>;
}

export function fieldsOf<Schema extends FormSchema>(schema: Schema): Record<keyof ValuesOf<Schema>, FieldFacts> {
  return mapFields(schema, (field): FieldFacts => {
    const limit = textLimits.get(field.def.type === 'nullable' ? innerOf(field) : field);
    return { ...limit, isRequired: !field.safeParse(cleanValue(field, emptyValue(field))).success };
  }) as Record<keyof ValuesOf<Schema>, FieldFacts>;
}

/** The values as a record has them: clean texts, and null for an empty one that may be null. */
export function cleanValuesOf(schema: FormSchema, values: object): Record<string, unknown> {
  return mapFields(schema, (field, name) => cleanValue(field, values[name as never]));
}

function mapFields<Result>(schema: FormSchema, map: (field: z.ZodMiniType, name: string) => Result) {
  const fields = Object.entries(schema.shape) as [string, z.ZodMiniType][];
  return Object.fromEntries(fields.map(([name, field]) => [name, map(field, name)]));
}

/** Only a box takes `true`. */
function emptyValue(field: z.ZodMiniType): string | boolean {
  return field.safeParse(true).success ? false : '';
}

function cleanValue(field: z.ZodMiniType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  return text === '' && field.safeParse(null).success ? null : text;
}

function innerOf(field: z.ZodMiniType): z.ZodMiniType {
  return (field as z.ZodMiniNullable<z.ZodMiniType>).def.innerType;
}

/** The text without space around it, cut to `most`. NULs and halves of characters are removed: no database accepts them. */
export function cleanText(text: string, most?: number): string {
  return text
    .trim()
    .slice(0, most)
    .replaceAll(/[\0\p{Surrogate}]/gu, '')
    .trim();
}
