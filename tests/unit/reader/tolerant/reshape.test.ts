import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isFields } from '#schema/values/fields.ts';
import { madeFrom, type Shape } from '#dialects/form/shape.ts';
import { key, listOf } from '#schema/values/leaf.ts';
import { lineSchema, numberSchema } from '#schema/values/text.ts';
import { spellings } from '#dialects/table.ts';
import { makeNotes } from '#reader/diagnostics/notes.ts';
import { parseTolerantly } from '#reader/tolerant/parse-tolerantly.ts';
import { makeUnusedKeys } from '#reader/tolerant/unused-keys.ts';

/** `{ rows: [["Tea", 3]], note }` as a list of `{ name, price }`. */
const fromRows: Shape = (value) => {
  if (!isFields(value) || !Array.isArray(value['rows'])) return undefined;
  const rows = value['rows'] as unknown[][];
  return {
    value: rows.map(([name, price], index) => madeFrom({ name, price }, 'rows', index)),
    unused: Object.keys(value).filter((name) => name !== 'rows'),
  };
};

const schema = z.object({
  list: key(
    listOf(z.object({ name: lineSchema, price: key(numberSchema('a price', 0, 100), 'What it costs.', 3) })),
    'The list.',
    [{ name: 'Tea' }],
  ),
});
spellings.add(schema.shape.list, { shapes: [fromRows] });

function readList(list: unknown) {
  const notes = makeNotes();
  const unused = makeUnusedKeys(notes);
  const { value } = parseTolerantly(schema, { list }, notes, unused);
  return { list: value?.list, warnings: [...unused.toWarnings(), ...notes.toWarnings()] };
}

describe('a value in the form of another program', () => {
  it('is read like the form of the schema', () => {
    expect(readList({ rows: [['Tea', 3]] })).toEqual(readList([{ name: 'Tea', price: 3 }]));
  });

  it('warns at the place that was written, with the value that stands there', () => {
    expect(
      readList({
        rows: [
          ['Tea', 3],
          ['Cake', 'lots'],
        ],
      }),
    ).toEqual({
      list: [{ name: 'Tea', price: 3 }, { name: 'Cake' }],
      warnings: [
        expect.objectContaining({
          path: 'list.rows[1]',
          message: expect.stringContaining('"lots" is not a price') as unknown,
        }),
      ],
    });
  });

  it('names the keys that the shape has no use for', () => {
    const [warning] = readList({ rows: [], note: 'from the till' }).warnings;
    expect(warning?.message).toContain('1 key is not used: list.note');
  });
});
