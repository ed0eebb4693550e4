import { describe, expect, test } from 'vitest';
import { findRepeatedKeys, repeatedKeysIn } from '#brand/folder/repeated-keys.ts';

const toldOf = (text: string) => repeatedKeysIn(text).map(({ path, message }) => `${path}: ${message}`);

describe('a key that is written twice', () => {
  test('is told with its lines and the value that is used, however deep it stands', () => {
    expect(
      toldOf(`\uFEFF{
  "deals": [1],
  "menu": { "items": [{ "price": 1 }, { "price": 1, "name": "X",
    "pri\\u0063e": 2 }] },
  "deals": [2],
  "deals": [3] }`),
    ).toEqual([
      'menu.items[1].price: is written twice, in lines 3 and 4. The last one is used, the one before it is not. Write the key once.',
      'deals: is written 3 times, in lines 2, 5 and 6. The last one is used, the ones before it are not. Write the key once.',
    ]);
    expect(toldOf('{"a b":1,"a b":2}')).toEqual([
      '["a b"]: is written twice, in line 1. The last one is used, the one before it is not. Write the key once.',
    ]);
  });

  test.each([
    ['in several objects', '[{ "a": { "a": 1 } }, { "a": "a" }, { "b": ["a", "a"] }]'],
    ['in a document that is no JSON', '{ "a": 1, "b" "a": 2'],
    ['in nothing', ''],
  ])('is no key that stands %s', (_what, text) => {
    expect(toldOf(text)).toEqual([]);
  });

  test('is found in all files, and in brand.json alone where a backend has the configuration', () => {
    const twice = '{\n"a": 1,\n"a": 2 }';
    const pathsFor = (source: 'file' | 'supabase') =>
      findRepeatedKeys({ source }, () => twice, ['translations.fr-CA.json']).map(({ path }) => path);
    expect(pathsFor('file')).toEqual(['brand.json:a', 'a', 'translations.fr-CA.json:a']);
    expect(pathsFor('supabase')).toEqual(['brand.json:a']);
    const gone = (): string => {
      throw new Error('ENOENT');
    };
    expect(findRepeatedKeys({ source: 'file' }, gone)).toEqual([]);
  });
});
