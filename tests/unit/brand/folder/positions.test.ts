import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { describeKey } from '#reader/diagnostics/notes.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import { findPositions } from '#brand/folder/positions.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const DOCUMENT = `{
  "name": "Saffron, \\"Lane\\" {1}",
  "menu": { "items": [ { "name": "Naan", "price": "ask us" },
    { "price": -3 }, [1, [2, 3]] ] },
  "menuLink": 7,
  "odd key": { "__proto__": { "constructor": true } }
}`;

/** `3:50`, as editors take it. */
function positionOf(path: string, document = DOCUMENT): string | undefined {
  const found = findPositions(document, [path]).get(path);
  return found && `${found.line}:${found.column}`;
}

test.each([
  ['name', '2:11'],
  ['menu', '3:11'],
  ['menu.items', '3:22'],
  ['menu.items[0]', '3:24'],
  ['menu.items[0].price', '3:51'],
  ['menu.items[1].price', '4:16'],
  ['menu.items[2][1][1]', '4:30'],
  ['menuLink', '5:15'],
  ['["odd key"]', '6:14'],
  ['["odd key"].__proto__.constructor', '6:46'],
])('finds %s', (path, position) => {
  expect(positionOf(path)).toBe(position);
});

test('of what is missing it finds what is around it, and of all else nothing', () => {
  expect(positionOf('menu.items[1].name')).toBe(positionOf('menu.items[1]'));
  expect(positionOf('menu.items[7].name')).toBe(positionOf('menu.items'));
  expect([positionOf('hours'), positionOf('$'), positionOf('')]).toEqual([undefined, undefined, undefined]);
});

test('counts every kind of line, and takes the last of two keys', () => {
  expect(positionOf('b', '\uFEFF{"a":1,\r\n"x":"\\n",\r"b":1,\n\n "b":2}')).toBe('5:6');
});

test.each(['', '{', '{"a":', '{"a": "x', '[1,,2]', '}}]]', '{1: 2}', ','])('survives %j', (text) => {
  expect(() => findPositions(text, ['a', '[0].b'])).not.toThrow();
});

test('reads past control characters that JSON allows', () => {
  expect(positionOf('b', '{"\x7f":"\x80\x9f","b":1}')).toBe('1:15');
});

test('survives what is nested deep', () => {
  const deep = 100_000;
  expect(positionOf('a', `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`)).toBe('1:6');
});

test('finds every value where JSON.parse would read it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(value, null, 1);
      const all = leavesOf(value, '');
      const positions = findPositions(
        text,
        all.map(({ path }) => path),
      );
      const lines = text.split('\n');
      for (const { path, leaf } of all) {
        const { line, column } = positions.get(path) ?? { line: 0, column: 0 };
        expect(lines[line - 1]?.slice(column - 1).startsWith(JSON.stringify(leaf))).toBe(true);
      }
    }),
  );
});

/** Keys that are too long to be whole in a path are not unique there. */
function leavesOf(value: unknown, path: string): { path: string; leaf: unknown }[] {
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [{ path, leaf: value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, (path + describeKey(key)).replace(/^\./, '')));
}

test('a warning about a file of the brand says its line', () => {
  const folder = temporaryFolder({ 'website.json': DOCUMENT, 'brand.json': '{\n  "host": "s3"\n}' });
  const warnings = [
    { path: 'brand.json:host', message: 'a' },
    { path: 'menuLink', message: 'b' },
    { path: 'brand.json:supabaseUrl', message: 'c' },
  ];
  const linesFor = (source: 'file' | 'supabase') =>
    locateWarnings(warnings, { source }, (name) => readFileSync(join(folder, name), 'utf8')).map(
      ({ message, line, column }) => [message, line, column],
    );
  expect(linesFor('file')).toEqual([
    ['a', 2, 11],
    ['b', 5, 15],
    ['c', undefined, undefined],
  ]);
  expect(linesFor('supabase')[1]).toEqual(['b', undefined, undefined]);
  expect(locateWarnings(warnings, { source: 'file' }, (name) => readFileSync(join('/nowhere', name), 'utf8'))).toEqual(
    warnings,
  );
});
