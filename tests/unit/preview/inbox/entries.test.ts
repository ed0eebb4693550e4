import { expect, test } from 'vitest';
import { type Entry, makeEntries } from '../../../../src/preview/inbox/entries.ts';
import { SENT_TABLES, type SentTable } from '../../../../src/preview/inbox/sent-forms.ts';

const [table] = SENT_TABLES as [SentTable];
const entry = (id: string, recipient: string, sentAt: number): Entry => ({ table, id, recipient, sentAt });
const idsOf = (entries: Entry[]): string[] => entries.map(({ id }) => id);

test('those of several recipients come newest first, each once', () => {
  const entries = makeEntries();
  entries.add([entry('a', 'one', 3), entry('b', 'two', 4), entry('c', 'one', 5)]);
  entries.add([entry('a', 'one', 3), entry('d', 'one', 4), entry('e', 'other', 9)]);
  expect(idsOf(entries.to(['one', 'two']))).toEqual(['c', 'd', 'b', 'a']);
  expect(idsOf(entries.to(['one']))).toEqual(['c', 'd', 'a']);
  expect([entries.to([]), entries.to(['__proto__'])]).toEqual([[], []]);
  expect([entries.has('a'), entries.has('x')]).toEqual([true, false]);
});

test('counts what is newer than a moment', () => {
  const entries = makeEntries();
  entries.add([entry('a', 'one', 3), entry('b', 'two', 4), entry('c', 'one', 5)]);
  const count = (since?: number) =>
    entries.countNewer(['one', 'two', 'none'], since === undefined ? since : new Date(since));
  expect([count(), count(2), count(3), count(4), count(5), count(6)]).toEqual([3, 3, 2, 1, 0, 0]);
});

test('a list that was handed out does not change', () => {
  const entries = makeEntries();
  entries.add([entry('a', 'one', 3)]);
  const before = entries.to(['one']);
  entries.add([entry('b', 'one', 4)]);
  expect(idsOf(before)).toEqual(['a']);
});
