import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeUnfinished } from '#editor/file/unfinished.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAME = { name: 'Nonna' };
const TYPED = { key: 'name', label: 'Name', problem: 'It is empty.', typed: [], page: 'texts/' };

test('what could not be saved is there after a start', () => {
  makeUnfinished(folder).keep('whole', NAME, [{ ...TYPED, typed: [['f:name', 'Pia']] }]);
  expect(makeUnfinished(folder).listOf('whole', NAME)).toMatchObject([{ ...TYPED, typed: [['f:name', 'Pia']] }]);
});

test.each([
  '[null]',
  '[7, "name"]',
  '[{"key": "name"}]',
  '[{"key": "name", "typed": [["f:name"]]}]',
  '{}',
  'null',
  '[',
])('a file with %s in it says nothing, and the next one is kept', (text) => {
  writeFileSync(join(folder, 'damaged.unfinished.json'), text);
  const store = makeUnfinished(folder);
  expect(store.listOf('damaged', NAME)).toEqual([]);
  store.keep('damaged', NAME, [TYPED]);
  expect(makeUnfinished(folder).listOf('damaged', NAME)).toMatchObject([TYPED]);
});
