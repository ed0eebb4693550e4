/** `JSON.parse`, but a mistake is a `SyntaxError` that says where it is and what belongs there. */
export function parseJson(text: string): unknown {
  // Editors on Windows put a byte order mark in front, which is no part of the document.
  const document = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(document);
  } catch (error) {
    const mistake = findMistake(document);
    if (mistake === undefined) throw error;
    throw new SyntaxError(`${describePosition(document, mistake.at)}: ${mistake.message}`);
  }
}

/** What the scanner waits for. The "first" ones may be the end of an empty object or list instead. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'comma';

// The string's part is unrolled (plain, then escape + plain, …) so that an unclosed one fails in linear time. What is plain is RFC 8259's `unescaped`.
export const TOKEN =
  /[{}[\]:,]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
export const SPACE = /[ \t\n\r]*/y;

/** Finds the first token that is not allowed at its position. */
function findMistake(text: string): { at: number; message: string } | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = skip(SPACE, text, at);
    if (at === text.length) return describeEnd(at, open, expected);
    const end = skip(TOKEN, text, at);
    const token = text.slice(at, end);
    const next: Expected | undefined = token === '' ? undefined : step(token, expected, open);
    if (next === undefined) return { at, message: describeToken(token || text.slice(at, at + 1), expected, open) };
    expected = next;
    at = end;
  }
}

export function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Takes one token; `undefined` when it is not allowed here. */
function step(token: string, expected: Expected, open: string[]): Expected | undefined {
  const inside = open.at(-1);
  const isValueDue = expected === 'value' || expected === 'first-value';
  const isKeyDue = expected === 'key' || expected === 'first-key';
  switch (token) {
    case '{':
    case '[':
      if (!isValueDue) return undefined;
      open.push(token);
      return token === '{' ? 'first-key' : 'first-value';
    case '}':
    case ']': {
      const isOpen = inside === (token === '}' ? '{' : '[');
      if (!isOpen || !['comma', 'first-key', 'first-value'].includes(expected)) return undefined;
      open.pop();
      return 'comma';
    }
    case ':':
      return expected === 'colon' ? 'value' : undefined;
    case ',':
      if (expected !== 'comma' || inside === undefined) return undefined;
      return inside === '{' ? 'key' : 'value';
    default:
      if (isKeyDue) return token.startsWith('"') ? 'colon' : undefined;
      return isValueDue ? 'comma' : undefined;
  }
}

function describeToken(token: string, expected: Expected, open: string[]): string {
  if (token === '"' || token === '\\') return 'this text is not closed, or holds a line break or a lone backslash.';
  if (token === "'") return 'texts stand in double quotes, not in single ones.';
  if (token === '/' || token === '#') return 'comments are not allowed in JSON.';
  const isClosing = token === '}' || token === ']';
  if (isClosing && (expected === 'key' || (expected === 'value' && open.at(-1) === '[')))
    return 'no comma may stand behind the last entry.';
  if (expected === 'comma')
    return open.length === 0 ? 'nothing may follow the end of the document.' : `a comma is missing before ${token}`;
  const due = { key: 'a key in double quotes', colon: 'a colon', value: 'a value' };
  return `${due[expected.replace('first-', '') as keyof typeof due]} belongs here, not ${token}`;
}

function describeEnd(at: number, open: string[], expected: Expected): { at: number; message: string } | undefined {
  if (open.length === 0 && expected === 'comma') return undefined;
  if (at === 0 || (open.length === 0 && expected === 'value')) return { at, message: 'the file is empty.' };
  const closing = open.map((bracket) => (bracket === '{' ? '}' : ']')).reverse();
  return { at, message: `the file ends before everything is closed; ${closing.slice(0, 5).join(' ')} is missing.` };
}

function describePosition(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}
