import { describe, expect, test } from 'vitest';
import { fc, runs } from '../../../support/random.ts';
import { type Edit, editAll, editJson, moved, replaceValues } from '#brand/files/json-edit.ts';

const MENU = `{
  "$comment": "ours",
  "menu": {
    "categories": [
      {
        "name": "Pizza",
        "items": [
          { "name": "Marinara", "price": 14 },
          { "name": "Margherita", "price": 16.5, "Preis": 3 }
        ]
      },
      { "name": "Dolci", "items": [] }
    ]
  },
  "cuisine": ["Pizza", "Focaccia"]
}
`;

/** The lines that are gone, and the new ones. */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ];
}

const ITEMS = ['menu', 'categories', 0, 'items'];

describe('one change of a file', () => {
  test.each<[string, Edit, string[]]>([
    [
      'a price',
      { kind: 'set', path: [...ITEMS, 1, 'price'], value: 17 },
      ['-{ "name": "Margherita", "price": 16.5, "Preis": 3 }', '+{ "name": "Margherita", "price": 17, "Preis": 3 }'],
    ],
    [
      'a new key in an object of one line',
      { kind: 'set', path: [...ITEMS, 0, 'sizes'], value: [{ name: 'L', price: 1 }] },
      [
        '-{ "name": "Marinara", "price": 14 },',
        '+{ "name": "Marinara", "price": 14, "sizes": [{ "name": "L", "price": 1 }] },',
      ],
    ],
    [
      'a list of one line',
      { kind: 'set', path: ['cuisine'], value: ['Pizza', 'Dolci'] },
      ['-"cuisine": ["Pizza", "Focaccia"]', '+"cuisine": ["Pizza", "Dolci"]'],
    ],
    [
      'the last entry of a list of one line',
      { kind: 'remove', path: ['cuisine', 1] },
      ['-"cuisine": ["Pizza", "Focaccia"]', '+"cuisine": ["Pizza"]'],
    ],
    [
      'an object in an object that is not there',
      { kind: 'set', path: ['about', 'title'], value: 'Us' },
      [
        '-"cuisine": ["Pizza", "Focaccia"]',
        '+"cuisine": ["Pizza", "Focaccia"],',
        '+"about": {',
        '+"title": "Us"',
        '+}',
      ],
    ],
    ['an entry is removed', { kind: 'remove', path: [...ITEMS, 0] }, ['-{ "name": "Marinara", "price": 14 },']],
    [
      'the first entry of an empty list',
      { kind: 'insert', path: ['menu', 'categories', 1, 'items'], index: 0, value: { name: 'Tiramisù' } },
      ['-{ "name": "Dolci", "items": [] }', '+{ "name": "Dolci", "items": [{ "name": "Tiramisù" }] }'],
    ],
    [
      'an entry is copied',
      { kind: 'copy', path: ITEMS, index: 1 },
      ['+{ "name": "Margherita", "price": 16.5, "Preis": 3 },'],
    ],
    [
      'two entries change places',
      { kind: 'move', path: ITEMS, from: 1, to: 0 },
      [
        '-{ "name": "Marinara", "price": 14 },',
        '-{ "name": "Margherita", "price": 16.5, "Preis": 3 }',
        '+{ "name": "Margherita", "price": 16.5, "Preis": 3 },',
        '+{ "name": "Marinara", "price": 14 }',
      ],
    ],
  ])('%s', (_, edit, lines) => {
    expect(diff(MENU, editJson(MENU, edit))).toEqual(lines);
  });

  test('keeps the end of lines, the indent and the mark of Windows', () => {
    const text = '\uFEFF{\r\n\t"a": 1\r\n}\r\n';
    expect(editJson(text, { kind: 'set', path: ['b'], value: { c: 'ü' } })).toBe(
      '\uFEFF{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": "ü"\r\n\t}\r\n}\r\n',
    );
  });

  test('keeps the cents of a price that is written with them', () => {
    const set = (value: number): string => editJson('{ "price": 14.50 }', { kind: 'set', path: ['price'], value });
    expect([set(16.5), set(17), set(0.125)]).toEqual([
      '{ "price": 16.50 }',
      '{ "price": 17.00 }',
      '{ "price": 0.125 }',
    ]);
  });

  test('adds a key at its place', () => {
    const at = (index: number): string =>
      editJson('{\n  "a": 1,\n  "b": 2\n}\n', { kind: 'set', path: ['c'], value: [3], index });
    expect([at(0), at(1), at(2)]).toEqual([
      '{\n  "c": [3],\n  "a": 1,\n  "b": 2\n}\n',
      '{\n  "a": 1,\n  "c": [3],\n  "b": 2\n}\n',
      '{\n  "a": 1,\n  "b": 2,\n  "c": [3]\n}\n',
    ]);
  });

  test('replaces values at once as it does one after the other', () => {
    const text = '\uFEFF{ "a": 14.50,\r\n "list": [1, "two", {"b": null}] }\r\n';
    const values = [
      { path: ['list', 2, 'b'], value: 'long' },
      { path: ['a'], value: 16.5 },
      { path: ['list', 0], value: 1000 },
    ];
    const each = values.reduce((so, { path, value }) => editJson(so, { kind: 'set', path, value }), text);
    expect(replaceValues(text, values)).toBe(each);
    expect(each).toBe('\uFEFF{ "a": 16.50,\r\n "list": [1000, "two", {"b": "long"}] }\r\n');
    expect(() => replaceValues(text, [{ path: ['c'], value: 1 }])).toThrow('is not in the file any more');
    expect(() => replaceValues('{ "a": 1, "a": 2 }', [{ path: ['a'], value: 3 }])).toThrow('has a key twice');
  });

  test('is refused where a key is there twice, and the other one counts', () => {
    expect(() => editJson('{ "a": 1, "a": 2 }', { kind: 'set', path: ['a'], value: 3 })).toThrow('has a key twice');
  });

  test('means what the change of the value means, however the file is written', () => {
    const entry = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.constant(null),
      fc.dictionary(fc.string(), fc.integer(), { noNullPrototype: true }),
    );
    const list = fc.array(entry, { minLength: 1, maxLength: 5 });
    const spaces = fc.constantFrom(undefined, 1, 2, '\t');
    const law = fc.property(list, spaces, fc.nat(), fc.nat(), entry, (entries, space, some, other, value) => {
      const [index, to] = [some % entries.length, other % entries.length];
      const text = JSON.stringify({ before: 1, entries, after: [] }, null, space);
      const listAfter = (edit: Edit) => (JSON.parse(editJson(text, edit)) as { entries: unknown }).entries;
      const path = ['entries'];
      expect(listAfter({ kind: 'remove', path: [...path, index] })).toEqual(entries.toSpliced(index, 1));
      expect(listAfter({ kind: 'set', path: [...path, index], value })).toEqual(entries.with(index, value));
      expect(listAfter({ kind: 'insert', path, index, value })).toEqual(entries.toSpliced(index, 0, value));
      expect(listAfter({ kind: 'move', path, from: index, to })).toEqual(moved(entries, index, to));
      expect(listAfter({ kind: 'copy', path, index })).toHaveLength(entries.length + 1);
    });
    fc.assert(law, runs(100));
  });
});

test('many edits at once are the same as one after the other', () => {
  const text = '\uFEFF{\n  "a": 16.50,\n  "b": [1, { "c": "x" }, null],\n  "d": { "e": 2 }\n}\n';
  const edits: Edit[] = [
    { kind: 'set', path: ['a'], value: 17 },
    { kind: 'set', path: ['b', 1, 'c'], value: { f: 1 } },
    { kind: 'set', path: ['b', 1, 'c', 'f'], value: 2 },
    { kind: 'remove', path: ['b', 0] },
    { kind: 'set', path: ['b', 1], value: 'last' },
    { kind: 'set', path: ['b', 1], value: 'the very last' },
    { kind: 'set', path: ['d'], value: [] },
    { kind: 'insert', path: ['d'], value: 3 },
    { kind: 'set', path: ['new'], value: true },
  ];
  expect(editAll(text, edits)).toBe(edits.reduce(editJson, text));
  expect(() => editAll(text, [{ kind: 'remove', path: ['gone'] }])).toThrow('is not in the file any more');
});
