import {
  cleanValuesOf,
  emptyValuesOf,
  type FieldFacts,
  fieldsOf,
  type FormSchema,
  type ValuesOf,
} from '#schema/forms/fields.ts';

/** The errors of a form by field, as sentences for the visitor. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string };

/** The backend and its anonymous key. An empty address means the site's own origin; an empty key means that none is sent. */
export interface FormBackend {
  url: string;
  key: string;
}

/** The data that a form for the whole brand starts with. */
export interface InquiryStart {
  backend: FormBackend;
  brandId: string;
}

/** What a form asks, what is wrong with the answers, and what is sent of them. */
export interface FormRules<Values> {
  /** What the form begins with. */
  empty: Values;
  fields: { [Name in keyof Values]?: FieldFacts };
  errorsOf: (values: Values) => FieldErrors<Values>;
  recordOf: (values: Values) => object;
}

interface RulesOptions<Values> {
  /** What the visitor is not asked. */
  known?: Partial<Values>;
  /** What is sent otherwise than it was entered. `record` has the same values, clean. */
  convert?: (values: Values, record: Record<string, unknown>) => object;
  /** The schema for these values, where it depends on them. */
  schemaFor?: (values: Values) => Parameters<typeof errorsIn>[0];
}

/** The rules of a form, from the schema of what it sends. */
export function rulesOf<Schema extends FormSchema>(
  schema: Schema,
  { known, convert = () => ({}), schemaFor = () => schema }: RulesOptions<ValuesOf<Schema>> = {},
): FormRules<ValuesOf<Schema>> {
  const recordOf = (values: ValuesOf<Schema>) => {
    const record = cleanValuesOf(schema, values);
    return { ...record, ...convert(values, record) };
  };
  return {
    empty: { ...emptyValuesOf(schema), ...known },
    fields: fieldsOf(schema),
    errorsOf: (values) => errorsIn(schemaFor(values), recordOf(values)),
    recordOf,
  };
}

/** The part of a schema that checks values. */
interface Checker {
  safeParse: (record: unknown) => { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The errors that a schema finds in a record: the first sentence for each field. */
export function errorsIn(schema: Checker, record: object): Record<string, string> {
  const issues = schema.safeParse(record).error?.issues ?? [];
  // Only the first error of a field is kept. The object has no prototype, since a field may have any name.
  const errors = Object.create(null) as Record<string, string>;
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
