import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { parseJson } from '#brand/files/json.ts';

function mistakeIn(text: string): string {
  try {
    return `no mistake: ${JSON.stringify(parseJson(text))}`;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('reading JSON', () => {
  test.each([
    ['', 'line 1, column 1: the file is empty.'],
    [' \n', 'line 2, column 1: the file is empty.'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: no comma may stand behind the last entry.'],
    ['[1, 2, ]', 'line 1, column 8: no comma may stand behind the last entry.'],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma is missing before "b"'],
    ['[1 2]', 'line 1, column 4: a comma is missing before 2'],
    ['{ name: "x" }', 'line 1, column 3: name is not allowed here. Keys and texts stand in double quotes.'],
    ["{ 'name': 1 }", 'line 1, column 3: texts stand in double quotes, not in single ones.'],
    ['{ "a" 1 }', 'line 1, column 7: a colon belongs here, not 1'],
    ['{ "a": }', 'line 1, column 8: a value belongs here, not }'],
    ['{ "a": undefined }', 'line 1, column 8: undefined is not allowed here. Keys and texts stand in double quotes.'],
    ['{ "a": 1 // price\n}', 'line 1, column 10: comments are not allowed in JSON.'],
    ['{ "a": "x\ny" }', 'line 1, column 8: this text is not closed, or holds a line break or a lone backslash.'],
    ['{ "a": "C:\\x" }', 'line 1, column 8: this text is not closed, or holds a line break or a lone backslash.'],
    ['{ "a": [1, { "b": 2', 'line 1, column 20: the file ends before everything is closed.'],
    ['{ "a": [1 } ]', 'line 1, column 11: a comma is missing before }'],
    ['{} {}', 'line 1, column 4: nothing may follow the end of the document.'],
    ['{\r\n"a": 01\r\n}', 'line 2, column 7: a comma is missing before 1'],
    ['}', 'line 1, column 1: a value belongs here, not }'],
  ])('%j: %s', (text, message) => {
    expect(mistakeIn(text)).toBe(message);
  });

  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('finds the place of every mistake that damage to a document makes', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '\n', '-', 'nul', '\u0001'))
      .map(([text, at, instead]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + instead + text.slice(cut + 1);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        const isJson = canParse(text);
        expect(mistakeIn(text)).toMatch(isJson ? /^no mistake/ : /^line \d+, column \d+: ./);
      }),
    );
  });

  test('ignores a byte order mark', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
  });

  test('finds a mistake behind megabytes of text', () => {
    expect(mistakeIn(`["${'long \\" '.repeat(300_000)}", x]`)).toMatch(/x is not allowed here/);
  });
});

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('what nests deeper than anything that is read', () => {
  const TOO_DEEP = 'it has more than 500 lists and objects inside of each other, which is not read.';
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test('is refused with its place, whether or not it is closed', () => {
    expect(mistakeIn(nested(20_000))).toBe(`line 1, column 501: ${TOO_DEEP}`);
    expect(mistakeIn('['.repeat(100_000))).toBe(`line 1, column 501: ${TOO_DEEP}`);
    expect(mistakeIn(`{\n  "name": "A",\n  "$note": ${nested(500)}\n}`)).toBe(`line 3, column 511: ${TOO_DEEP}`);
    expect(mistakeIn(`${'{"a":'.repeat(501)}1${'}'.repeat(501)}`)).toBe(`line 1, column 2501: ${TOO_DEEP}`);
  });

  test('is not seen in texts, nor in many lists beside each other', () => {
    const value = [nested(501), `"${nested(600)}\\`, ...Array.from({ length: 500 }, () => [[]])];
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(parseJson(nested(500))).toEqual(JSON.parse(nested(500)));
  });
});
