import { z } from 'zod';
import { leaf, listOf, MAX_CHARACTERS, tidy } from './leaf.ts';

/** Text of several lines: a description, an answer. */
export const textSchema = leaf('a text', String, { max: MAX_CHARACTERS.text });

/** Text of one line: a name, a title. */
export const lineSchema = leaf('a text', (value) => String(value).replace(/\s+/g, ' '));

/** A list of texts, or one text with a line each. Bullets at the start of a line go. */
export const linesSchema = z
  .union([z.array(lineSchema), textSchema])
  .transform((value) => (typeof value === 'string' ? value.split('\n').map(withoutBullet) : value).filter(Boolean));

export const namedObjectSchema = z.object({
  name: lineSchema.meta({ description: 'Its name.', examples: ['Canada'] }),
});

/** A thing that has a name: the name itself, or an object with `name`. */
export const namedSchema = z
  .union([lineSchema, namedObjectSchema])
  .transform((value) => (typeof value === 'string' ? value : value.name));

/** A list of names, or one text with commas between them. Doubles count once. */
export const namesSchema = listOf(namedSchema).transform((values) => [
  ...new Set((values.length === 1 ? values.flatMap(splitAtCommas) : values).filter(Boolean)),
]);

/** On only when exactly `true`. */
export const flagSchema = z.boolean({ error: 'is neither true nor false' }).meta({ outcome: 'It counts as false.' });

/** Yes or no, as programs write it: `false`, `"FALSE"`, `"no"`, `0`, `"off"`. Undefined: it says neither. */
export function parseYesNo(value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const word = String(value).trim().toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

/** For a question that may be answered in any of these ways. */
export const yesNoSchema = z
  .union([z.boolean(), z.string(), z.number()], { error: 'is neither true nor false' })
  .transform((value, context): boolean => {
    const answer = parseYesNo(value);
    if (answer !== undefined) return answer;
    context.addIssue('is neither true nor false');
    return z.NEVER;
  });

const YES = ['true', 'yes', 'y', 't', '1', 'on'];
const NO = ['false', 'no', 'n', 'f', '0', 'off'];

/** One of a few words, in capitals or not. */
export function choiceSchema<const Words extends readonly [string, ...string[]]>(words: Words) {
  const known = new Map<string, Words[number]>(words.map((word) => [word.toLowerCase(), word]));
  return leaf(`one of ${words.join(', ')}`, (value) => known.get(String(value).toLowerCase())).meta({
    example: JSON.stringify(words[0]),
    enum: [...words],
  });
}

/** A number, or a text that is one; a comma may stand for the point. */
export function numberSchema(noun: string, min: number, max: number) {
  return leaf(noun, (value) => {
    const number = typeof value === 'number' ? value : textToNumber(value);
    return number >= min && number <= max ? number : undefined;
  });
}

/** How many of something: `1204`, `"1,204"`. */
export const countSchema = leaf('a whole number', (value) => {
  const number = typeof value === 'number' ? value : textToNumber(value.replace(/,(?=\d{3}(\D|$))/g, ''));
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
});

function withoutBullet(line: string): string {
  return tidy(line.replace(/^\s*[-*•–]\s+/, ''));
}

function splitAtCommas(text: string): string[] {
  return text.split(',').map(tidy);
}

function textToNumber(text: string): number {
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
