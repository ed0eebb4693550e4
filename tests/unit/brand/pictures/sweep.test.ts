import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheEntry } from '#builder/pictures/cache-entry.ts';
import { markUsed, sweepPictures } from '#brand/pictures/sweep.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Date.now() + days * DAY_MS;

async function cacheWith(...folders: string[]): Promise<string> {
  const cacheDir = temporaryFolder({ 'pictures/downloads/a.json': 'a', 'pictures/downloads/a.bytes': 'a' });
  const make = () => Promise.resolve({ facts: null, files: { '480.webp': Buffer.from('x') } });
  for (const folder of folders) await cacheEntry(join(cacheDir, folder), make);
  return cacheDir;
}

test('what no build has used for 90 days goes, and nothing else', async () => {
  const cacheDir = await cacheWith('pictures/one', 'pictures/other');
  markUsed(join(cacheDir, 'pictures/other/entry.json'), inDays(80));
  sweepPictures(cacheDir, inDays(89));
  expect(existsSync(join(cacheDir, 'pictures/one/480.webp'))).toBe(true);
  sweepPictures(cacheDir, inDays(91));
  const left = ['pictures/one', 'pictures/other', 'pictures/downloads'];
  expect(left.filter((path) => existsSync(join(cacheDir, path)))).toEqual(['pictures/other', 'pictures/downloads']);
  expect(existsSync(join(cacheDir, 'pictures/downloads/a.bytes'))).toBe(false);
});

test('it is looked for once a day', async () => {
  const cacheDir = await cacheWith('pictures/one');
  sweepPictures(cacheDir, inDays(89.9));
  sweepPictures(cacheDir, inDays(90.4));
  expect(existsSync(join(cacheDir, 'pictures/one'))).toBe(true);
  sweepPictures(cacheDir, inDays(91.5));
  expect(existsSync(join(cacheDir, 'pictures/one'))).toBe(false);
});
