import type { FormRules } from '#content/forms/form.ts';
import type { FormSchema } from '#schema/forms/fields.ts';
import type { Entry } from '../browser/by-keyboard.ts';

export type Fields = Record<string, unknown>;
export type AnyValues = Record<string, string | boolean | File | { name: string; size: number } | undefined>;

/** All facts about one form that tests hold. Each level of tests has one runner, which goes through all stories. */
export interface FormStory extends Typed, Received, Visited {
  /** The schema of what is sent. */
  schema: FormSchema;
}

/** What the form makes of what a visitor enters (`tests/unit/content/forms/every-form.test.ts`, `tests/unit/site/stores/form.test.ts`). */
export interface Typed {
  rules: FormRules<AnyValues>;
  /** Each field: how many characters it takes, and `!` where it is required. */
  fields: Record<string, string>;
  /** Enough to be sent. */
  entered: AnyValues;
  /** The record of that. */
  record: Fields;
  /** The name of a field of text. */
  text: string;
  /** What else may be entered, and what is different in the record. */
  sent?: [AnyValues, Fields][];
  /** What else may be entered, and the sentence below each field. */
  wrong: [AnyValues, Record<string, string>][];
}

/** What the schema, the function and the table take (`tests/contract/forms.test.ts`). */
export interface Received {
  table: string;
  /** The function that stores it; missing where visitors write to the table themselves. */
  path?: string;
  /** The column that says whom it is for. */
  recipient: 'restaurant_id' | 'brand_id';
  /** A record for a recipient of its own. */
  make: (changes?: Fields) => Fields;
  /** Makes it another submission. */
  other: Fields;
  /** What its row has beside the record. */
  added?: (id: string) => Fields;
  /** Changes with which it is stored as it is. */
  taken: Fields[];
  /** Changes that the schema, the function and the table refuse; the sentence that the schema has, and the field that it names. */
  refused: Refused[];
  /** Changes that only the schema and the function refuse. */
  unknownToTable?: Refused[];
}
export type Refused = [changes: Fields, sentence?: string | undefined, field?: string];

/** How a visitor comes to a form, fills it in and sends it, and what becomes of that (`tests/e2e/every-form.spec.ts`). */
export interface Visited {
  brand: string;
  address: string;
  /** The name of the form on that page, or the card in the feedback dialog. Without either, the whole page is the form. */
  form?: string;
  card?: string | undefined;
  send: string;
  /** The name of each field that a visitor fills in, in their order; a choice is named by its group. */
  labels: Record<string, string>;
  /** What is not entered as it stands in `entered`: an option by its words, a file. */
  chosen?: Record<string, Entry>;
  /** What the toast says where a required one is empty; feedback has no button to send it then. */
  toast?: RegExp;
  /** What is said once it was sent. */
  thanks: string;
  /** What is said when it could not be sent; `reason`: the words of the backend. */
  failed: (reason?: string) => string;
  /** Where it is sent. */
  calls: string;
  /** The field that a test fills in with words of its own, by which it finds the row. */
  marked: string;
  /** Whom it is for at that brand. */
  recipientId: string;
  /** What is different in the row, as `brand` asks other questions or has other openings. */
  row?: (mark: string) => Fields;
}

/** The rules without the names of their fields, so that all forms have one type. */
export const anyRules = <Values extends object>(rules: FormRules<Values>) => rules as unknown as FormRules<AnyValues>;

/** Rows of a table with a title for each test, which is cut where a text in it is long. */
export const titled = <Row>(rows: readonly Row[]): [title: string, Row][] =>
  rows.map((row) => [JSON.stringify(row, (_, value: unknown) => value ?? String(value)).slice(0, 120), row]);

export const BACKEND = { url: '', key: '' };

export const REQUIRED = 'Please fill in this field.';
export const CHOOSE = 'Please choose one.';
export const EMAIL = 'Please enter a valid email address.';
export const PHONE = 'Please enter a valid phone number.';
export const atMost = (count: string): string => `Please use at most ${count} characters.`;

export const submissionFailed = (reason = 'Please try again in some time.') => `Submission Failed. ${reason}`;
export const FIELDS_MISSING = /^Required Fields Missing\s*Please fill in all required fields\.$/;
