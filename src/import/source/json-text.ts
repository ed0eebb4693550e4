import { parse, type ParseError } from 'jsonc-parser';
import { findTooDeep, TOO_DEEP } from '#brand/files/json.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

/**
 * JSON as pages and programs write it: commas at the end of lists, comments, line breaks inside of texts. Undefined: it is none. Throws a UsageError where it
 * nests too deep.
 */
export function parseLoosely(text: string): unknown {
  if (findTooDeep(text) !== undefined) throw new UsageError(TOO_DEEP);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const tidied = text
      .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>)\s*$/g, '')
      .replace(/[^\P{Cc}]/gu, ' ');
    const errors: ParseError[] = [];
    const value = parse(tidied, errors, { allowTrailingComma: true }) as unknown;
    return errors.length === 0 ? value : undefined;
  }
}
