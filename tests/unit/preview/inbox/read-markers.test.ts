import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openReadMarkers } from '#preview/inbox/read-markers.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('what was looked at stays so after a restart, and an older submission makes nothing new again', () => {
  const file = join(temporaryFolder({}), 'data/looked-at.json');
  const readMarkers = openReadMarkers(file);
  expect(readMarkers.get('nonna')).toBeUndefined();
  readMarkers.note('nonna', new Date('2026-11-21T10:02:05Z'));
  readMarkers.note('nonna', new Date('2026-11-20T10:02:05Z'));
  readMarkers.note('constructor', new Date('2026-11-19T10:02:05Z'));
  const reopened = openReadMarkers(file);
  expect(reopened.get('nonna')).toEqual(new Date('2026-11-21T10:02:05Z'));
  expect(reopened.get('constructor')).toEqual(new Date('2026-11-19T10:02:05Z'));
  expect(reopened.get('toString')).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"nonna":"yesterday"}', '{"nonna":{}}'])(
  'a file with %j counts as one that is missing',
  (text) => {
    const file = join(temporaryFolder({ 'looked-at.json': text }), 'looked-at.json');
    expect(openReadMarkers(file).get('nonna')).toBeUndefined();
  },
);

test('a file that cannot be written keeps the preview running', () => {
  const folder = temporaryFolder({ data: 'a file where the folder should be' });
  const readMarkers = openReadMarkers(join(folder, 'data/looked-at.json'));
  readMarkers.note('nonna', new Date(0));
  expect(readMarkers.get('nonna')).toEqual(new Date(0));
  expect(readFileSync(join(folder, 'data'), 'utf8')).toContain('a file');
});
