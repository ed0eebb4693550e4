import { parse, type ParseError } from 'jsonc-parser';
import { UsageError } from '../../builder/cli/usage-error.ts';

/** Deeper than any export: Toast's groups in groups have some twenty levels. */
const MAX_DEPTH = 100;

/**
 * JSON as pages and programs write it: commas at the end of lists, comments, line breaks inside of texts. Undefined: it is none. Throws a UsageError where it
 * nests too deep.
 */
export function parseLoosely(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH)
    throw new UsageError(`has more than ${MAX_DEPTH} lists and objects inside of each other, which is not read`);
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

/** How deep the brackets nest, without reading what is in them: no reader may run out of memory first. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  // Not with a regular expression: on a text without an end it would take minutes.
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}
