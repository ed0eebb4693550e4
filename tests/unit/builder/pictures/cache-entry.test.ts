import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheEntry } from '#builder/pictures/cache-entry.ts';
import { hashOf } from '#brand/files/file-note.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

describe('an entry', () => {
  test('is made once', async () => {
    const { ask, made } = await entry();
    await ask();
    expect(made()).toBe(1);
  });

  test.each<[string, (path: string) => void]>([
    ['has another length', (path) => appendFileSync(path, '!')],
    ['has other bytes of the same length', (path) => writeFileSync(path, 'elcric')],
    ['has other bytes and its old time', keepingTheTime((path) => writeFileSync(path, 'elcric'))],
    ['is gone', (path) => rmSync(path)],
  ])('is made anew when a file of it %s', async (_, harm) => {
    const { ask, made, path } = await entry();
    harm(path);
    await ask();
    expect(made()).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe('circle');
  });

  test('that came from another disk is read, and taken', async () => {
    const { ask, made, path } = await entry();
    utimesSync(path, 1, 1);
    await ask();
    expect(made()).toBe(1);
  });
});

async function entry() {
  const folder = join(temporaryFolder(), 'entry');
  let count = 0;
  const make = async () => {
    count += 1;
    return { facts: { sides: 0 }, files: { 'shape.txt': new TextEncoder().encode('circle') } };
  };
  const ask = () => cacheEntry(folder, make);
  const { facts, file } = await ask();
  expect(facts).toEqual({ sides: 0 });
  expect(file('shape.txt', 'a.txt')).toEqual({
    path: 'a.txt',
    from: join(folder, 'shape.txt'),
    hash: hashOf('circle'),
  });
  return { ask, made: () => count, path: join(folder, 'shape.txt') };
}

function keepingTheTime(change: (path: string) => void): (path: string) => void {
  return (path) => {
    const { atime, mtime } = statSync(path);
    change(path);
    utimesSync(path, atime, mtime);
  };
}
