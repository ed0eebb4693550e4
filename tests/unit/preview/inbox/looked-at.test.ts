import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLookedAt } from '#preview/inbox/looked-at.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('what was looked at stays so after a restart, and an older submission makes nothing new again', () => {
  const file = join(temporaryFolder({}), 'data/looked-at.json');
  const lookedAt = openLookedAt(file);
  expect(lookedAt.get('nonna')).toBeUndefined();
  lookedAt.note('nonna', new Date('2026-11-21T10:02:05Z'));
  lookedAt.note('nonna', new Date('2026-11-20T10:02:05Z'));
  lookedAt.note('constructor', new Date('2026-11-19T10:02:05Z'));
  const reopened = openLookedAt(file);
  expect(reopened.get('nonna')).toEqual(new Date('2026-11-21T10:02:05Z'));
  expect(reopened.get('constructor')).toEqual(new Date('2026-11-19T10:02:05Z'));
  expect(reopened.get('toString')).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"nonna":"yesterday"}', '{"nonna":{}}'])(
  'a file with %j counts as one that is missing',
  (text) => {
    const file = join(temporaryFolder({ 'looked-at.json': text }), 'looked-at.json');
    expect(openLookedAt(file).get('nonna')).toBeUndefined();
  },
);

test('a file that cannot be written keeps the preview running', () => {
  const folder = temporaryFolder({ data: 'a file where the folder should be' });
  const lookedAt = openLookedAt(join(folder, 'data/looked-at.json'));
  lookedAt.note('nonna', new Date(0));
  expect(lookedAt.get('nonna')).toEqual(new Date(0));
  expect(readFileSync(join(folder, 'data'), 'utf8')).toContain('a file');
});
