import { z } from 'zod';
import { isVisible, withoutControls } from '../forms/visible.ts';

/** The most characters of each kind of text. All are far above what a page shows well: they are there so that reading a text never takes long. */
export const MAX_CHARACTERS = {
  /** A telephone number: two of them with a word to each. */
  phone: 200,
  /** What RFC 9110 asks every program to take. */
  link: 8000,
  /** A name, a title, a street, and all that is a date, a price, a colour … */
  line: 10_000,
  /** Several lines: a description, a legal text. */
  text: 500_000,
} as const;

interface LeafOptions {
  max?: number;
  /** What is wrong with a text that is not used, where there is more to say than what it is not. */
  problemOf?: (text: string) => string | undefined;
}

/**
 * A schema for one value that is written as a text or a number. `parse` gets texts tidied and answers `undefined` for what
 * it can't use; the issue then completes the sentence "<value> is not <noun>". It never gets more than `max` characters.
 */
export function leaf<T>(
  noun: string,
  parse: (value: string | number) => T | undefined,
  { max = MAX_CHARACTERS.line, problemOf }: LeafOptions = {},
) {
  return z.union([z.string(), z.number()], { error: `is not ${noun}` }).transform((value, context): T => {
    const text = String(value);
    if (text.length > max) {
      context.addIssue(`has more than ${max.toLocaleString('en')} characters`);
      return z.NEVER;
    }
    const written = typeof value === 'string' ? tidy(value) : value;
    const parsed = isJunk(String(written)) ? undefined : parse(written);
    if (parsed !== undefined) return parsed;
    context.addIssue(problemOf?.(text) ?? `is not ${noun}`);
    return z.NEVER;
  });
}

/** A key that may be missing: what it means and, first, what to write. */
export function key<S extends z.ZodType>(schema: S, description: string, ...examples: [unknown, ...unknown[]]) {
  return schema.exactOptional().meta({ description, examples });
}

/** Another name of a key. What it holds is read as that key, unless that key itself has a value. */
export function alias<S extends z.ZodType>(schema: S, sameAs: string, ...examples: [unknown, ...unknown[]]) {
  return key(schema, `The same as \`${sameAs}\`.`, ...examples).meta({ sameAs });
}

/** A key its entity can't be shown without. */
export function required<S extends z.ZodType>(schema: S, description: string, ...examples: [unknown, ...unknown[]]): S {
  return schema.meta({ description, examples });
}

/** A list. Its only element may stand without the brackets: `src/dialects` puts them around it. */
export function listOf<S extends z.ZodType>(schema: S) {
  return z.array(schema).meta({ mayBeOne: true });
}

const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** Without control characters and outer space, and with whole characters only. Empty where nothing of it shows. */
export function tidy(text: string): string {
  if (PLAIN.test(text)) return text;
  if (!isVisible(text)) return '';
  return withoutControls(text.replace(/\r\n?/g, '\n')).toWellFormed().trim();
}

/** `null`, a missing value and a text that shows nothing all say "not set". */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');
}

// What programs write when they print a value that is not there.
const JUNK = /^(?:(?:undefined|null|NaN|\[object Object\])(?:[\s,;:/|-]|$)*)+$/;

export function isJunk(text: string): boolean {
  return JUNK.test(text) || text.includes('[object Object]');
}
