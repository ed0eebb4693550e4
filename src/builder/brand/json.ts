import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';

/** `JSON.parse`, but a mistake is a `SyntaxError` that says where it is and what belongs there. */
export function parseJson(text: string): unknown {
  const document = withoutMark(text);
  try {
    return JSON.parse(document);
  } catch (error) {
    const mistake = findMistake(document);
    throw mistake === undefined ? error : new SyntaxError(mistake);
  }
}

/** No schema reads this deep. `JSON.stringify` fails at some thousand levels, which a configuration may have. */
const MAX_DEPTH = 100;

/** `JSON.stringify`, but what is nested too deep for it is cut after 100 levels. */
export function printJson(value: unknown): string {
  try {
    return JSON.stringify(value ?? null);
  } catch {
    const depths = new Map<unknown, number>();
    return JSON.stringify(value, function (this: unknown, _, part: unknown) {
      const depth = (depths.get(this) ?? 0) + 1;
      depths.set(part, depth);
      return depth > MAX_DEPTH && typeof part === 'object' ? null : part;
    });
  }
}

/** Editors on Windows put a byte order mark in front, which is no part of the document. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Calls the visitor for all parts of a JSON document in its own order, with their places. Of what is nested thousands deep it sees the outer part only. */
export function visitJson(text: string, visitor: JSONVisitor): void {
  try {
    visit(withoutMark(text), visitor, { disallowComments: true });
  } catch (error) {
    // The parser calls itself for each level.
    if (!(error instanceof RangeError)) throw error;
  }
}

function findMistake(text: string): string | undefined {
  let mistake: string | undefined;
  visitJson(text, {
    onError: (code, offset, length, line, character) => {
      const message = () =>
        describe(printParseErrorCode(code), text.slice(offset, offset + length), text.slice(0, offset));
      mistake ??= `line ${line + 1}, column ${character + 1}: ${message()}`;
    },
  });
  return mistake;
}

const MAX_TOKEN = 40;

/** `before` is all that stands in front of the token. */
function describe(code: string, token: string, before: string): string {
  const shown = token.slice(0, MAX_TOKEN);
  if (token === '') return before.trim() === '' ? 'the file is empty.' : 'the file ends before everything is closed.';
  if (/^[/#]/.test(token)) return 'comments are not allowed in JSON.';
  if (/^[}\]]/.test(token) && before.trimEnd().endsWith(',')) return 'no comma may stand behind the last entry.';
  switch (code) {
    case 'PropertyNameExpected':
      return `a key in double quotes belongs here, not ${shown}`;
    case 'ValueExpected':
      return `a value belongs here, not ${shown}`;
    case 'ColonExpected':
      return `a colon belongs here, not ${shown}`;
    case 'CommaExpected':
      return `a comma is missing before ${shown}`;
    case 'EndOfFileExpected':
      return 'nothing may follow the end of the document.';
    case 'InvalidSymbol':
      return token.startsWith("'")
        ? 'texts stand in double quotes, not in single ones.'
        : `${shown} is not allowed here. Keys and texts stand in double quotes.`;
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return 'this number is not complete.';
    default:
      return 'this text is not closed, or holds a line break or a lone backslash.';
  }
}
