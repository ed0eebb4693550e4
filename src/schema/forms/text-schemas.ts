import * as z from 'zod/mini';
import { INVALID_EMAIL, INVALID_PHONE, NOT_CHOSEN, REQUIRED, TEXT_LIMITS } from './texts.ts';
import { isVisible, toLine } from './visible.ts';

/** How many characters a text of a schema may have: a field stops there. */
export const textLimits = z.registry<{ maxLength: number }>();

function limited<Schema extends z.ZodMiniType>(schema: Schema, maxLength: number): Schema {
  textLimits.add(schema, { maxLength });
  return schema;
}

/** `requiredText(5000)`: a text without spaces around it, of which something must show. */
export function requiredText(most: number, error: string = REQUIRED) {
  return shownText(z.trim(), most, error);
}

/** The same in one line, without what turns the text around it: a name, a place. */
export function requiredLine(most: number, error: string = REQUIRED) {
  return shownText(z.overwrite(toLine), most, error);
}

function shownText(clean: z.core.$ZodCheck<string>, most: number, error: string) {
  const schema = z.string({ error }).check(clean, z.refine(isVisible, { error }), maxLength(most));
  return limited(schema, most);
}

/** Null where the visitor left it empty. */
export function optionalText(most: number) {
  return z.nullable(requiredText(most));
}

export function optionalLine(most: number) {
  return z.nullable(requiredLine(most));
}

/** A text that may be empty. */
export function anyText(most: number) {
  return limited(z.string().check(maxLength(most)), most);
}

export function anyLine(most: number) {
  return limited(z.string().check(z.overwrite(toLine), maxLength(most)), most);
}

function maxLength(most: number) {
  return z.maxLength(most, { error: `Please use at most ${most.toLocaleString('en')} characters.` });
}

/** A text with a pattern. One that is too long is not checked further: the pattern would take too long on a million characters. */
function patternText(pattern: RegExp, most: number, error: string, missing = REQUIRED) {
  const schema = z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(most, { error, abort: true }),
      z.regex(pattern, { error }),
    );
  return limited(schema, most);
}

/** Text, @, text, dot, text, no spaces. */
export const emailSchema = patternText(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, TEXT_LIMITS.email, INVALID_EMAIL);
/** `missing`: the sentence for an empty one. */
export function phoneText(missing?: string) {
  return patternText(/^[\s\-+()]*\d[\d\s\-+()]*$/, TEXT_LIMITS.phone, INVALID_PHONE, missing);
}
export const phoneSchema = phoneText();

/** An id that a database can store: without null characters and halves of characters. */
const ID = /^[^\0\p{Cs}]+$/u;
export const idSchema = z.string().check(z.regex(ID), z.maxLength(TEXT_LIMITS.id));

/** A `restaurant_id` or `brand_id`: for whom the submission is. The visitor never types one. */
export const recipientSchema = z
  .string({ error: NOT_CHOSEN })
  .check(z.regex(ID, { error: NOT_CHOSEN }), z.maxLength(TEXT_LIMITS.id));

const languageSchema = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/)));

/** What the page adds to all that is sent from it: its language, as its BCP 47 tag. Missing: English. */
export const pageSchema = z.object({ language: languageSchema });
