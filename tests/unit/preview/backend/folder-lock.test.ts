import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../../../src/preview/backend/folder-lock.ts';
import { temporaryFolder } from '../../../support/folders.ts';

/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('a folder is one process’s until it lets go', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(lockFolder(folder)).toBeDefined();
});

test.each([
  ['a process that was killed', () => `${deadPid()} 1 x`],
  ['a killed process whose number another one has now', () => `${process.pid} 1 x`],
  ['nobody', () => ''],
  ['a disk that was full', () => 'nonsense'],
])('a lock of %s is taken over', (_whose, content) => {
  const folder = temporaryFolder({ lock: content() });
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of a running process whose start nobody knows is respected', () => {
  const folder = temporaryFolder({ lock: `${process.ppid}  x` });
  expect(lockFolder(folder)).toBeUndefined();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});

test('letting go leaves the lock of somebody else alone', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), `${process.ppid}  other`);
  lock?.release();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});
