import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';

/** `JSON.parse`, but a mistake is a `SyntaxError` that says where it is and what belongs there. What nests too deep is a mistake, too. */
export function parseJson(text: string): unknown {
  const document = withoutMark(text);
  const tooDeep = findTooDeep(document);
  if (tooDeep !== undefined) {
    const lines = document.slice(0, tooDeep + 1).split(/\r\n|[\r\n]/);
    throw new SyntaxError(`line ${lines.length}, column ${lines.at(-1)?.length ?? 0}: it ${TOO_DEEP}.`);
  }
  try {
    return JSON.parse(document);
  } catch (error) {
    const mistake = findMistake(document);
    throw mistake === undefined ? error : new SyntaxError(mistake);
  }
}

/** No schema reads this deep, nor does any export: Toast's groups in groups have some twenty levels. What calls itself for each level fails at some thousand. */
const MAX_DEPTH = 500;
/** Follows the name of what is refused. */
export const TOO_DEEP = `has more than ${MAX_DEPTH} lists and objects inside of each other, which is not read`;

/** Where a JSON document nests too deep; undefined where it does not. It is read before it is parsed, so that no reader runs out of memory first. */
export function findTooDeep(text: string): number | undefined {
  let depth = 0;
  // Not with a regular expression: on a text without an end it would take minutes.
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === BRACE || sign === BRACKET) {
      if (++depth > MAX_DEPTH) return at;
    } else if (sign === END_OF_BRACE || sign === END_OF_BRACKET) depth -= 1;
  }
  return undefined;
}

const [QUOTE, BACKSLASH, BRACKET, END_OF_BRACKET, BRACE, END_OF_BRACE] = [34, 92, 91, 93, 123, 125];

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
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
