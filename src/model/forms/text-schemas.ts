import * as z from 'zod/mini';
import { INVALID_EMAIL, INVALID_PHONE, NOT_CHOSEN, REQUIRED, TEXT_LIMITS } from './texts.ts';
import { isVisible } from './visible.ts';

/** `requiredText(200)`: a text without spaces around it, of which something must show. */
export function requiredText(most: number, error: string = REQUIRED) {
  return z
    .string({ error })
    .check(
      z.trim(),
      z.refine(isVisible, { error }),
      z.maxLength(most, { error: `Please use at most ${most.toLocaleString('en')} characters.` }),
    );
}

/** Null where the visitor left it empty. */
export function optionalText(most: number) {
  return z.nullable(requiredText(most));
}

// A text that is too long is not checked further: the pattern would take too long on a million characters.
export const emailSchema = z.string({ error: INVALID_EMAIL }).check(
  z.trim(),
  z.maxLength(TEXT_LIMITS.email, { error: INVALID_EMAIL, abort: true }),
  // Text, @, text, dot, text, no spaces.
  z.regex(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, { error: INVALID_EMAIL }),
);

export const phoneSchema = z
  .string({ error: INVALID_PHONE })
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMITS.phone, { error: INVALID_PHONE, abort: true }),
    z.regex(/^[\s\-+()]*\d[\d\s\-+()]*$/, { error: INVALID_PHONE }),
  );

/** An id that a database can store: without null characters and halves of characters. */
const ID = /^[^\0\p{Cs}]+$/u;
export const idSchema = z.string().check(z.regex(ID), z.maxLength(TEXT_LIMITS.id));

/** A `restaurant_id` or `brand_id`: for whom the submission is. The visitor never types one. */
export const recipientSchema = z
  .string({ error: NOT_CHOSEN })
  .check(z.regex(ID, { error: NOT_CHOSEN }), z.maxLength(TEXT_LIMITS.id));
