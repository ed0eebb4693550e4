import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { compile } from '../../../../src/builder/compile/compile.ts';
import { isCompiledIntact } from '../../../../src/builder/compile/compiled-files.ts';
import { readSite } from '../../../support/build/generations.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A project whose compiler writes three files, and notes that it ran. */
function project() {
  const root = temporaryFolder({
    'package.json': '{}',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'astro.config.mjs': '',
    'src/page.astro': '',
    'node_modules/astro/bin/astro.mjs': `
      import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
      const out = process.env.COMPILE_DIR;
      for (const folder of ['server', 'client/_astro']) mkdirSync(out + '/' + folder, { recursive: true });
      writeFileSync(out + '/server/entry.mjs', 'export const build = 1;');
      writeFileSync(out + '/client/_astro/a.js', 'let a;');
      writeFileSync(out + '/client-styles.json', '{}');
      appendFileSync(${JSON.stringify('runs')}, 'x');`,
  });
  const cacheDir = join(root, '.cache');
  const ask = () => compile(root, cacheDir);
  const runs = () => readFileSync(join(root, 'runs'), 'utf8').length;
  return { root, cacheDir, ask, runs };
}

/** Two changes within a tick of the disk's clock have one date. */
const TICK_MS = 15;

const folderOf = (entry: string): string => dirname(dirname(entry));

const ATTACKS: [string, (path: string) => unknown][] = [
  ['is empty', (path) => truncateSync(path)],
  ['is cut off', (path) => truncateSync(path, 3)],
  ['is gone', (path) => rmSync(path)],
  [
    'has other bytes, its size and its date',
    (path) => {
      const { size, atime, mtime } = statSync(path);
      writeFileSync(path, 'x'.repeat(size));
      utimesSync(path, atime, mtime);
    },
  ],
  ['is a link to a copy of it', (path) => (renameSync(path, `${path}.copy`), symlinkSync(`${path}.copy`, path))],
  ['is a folder', (path) => (rmSync(path), mkdirSync(path))],
  ['is a pipe', (path) => (rmSync(path), execFileSync('mkfifo', [path]))],
];

test('what was compiled is compiled once, and again when a file of it is damaged', async () => {
  const { cacheDir, ask, runs } = project();
  const { entry } = await ask();
  await ask();
  expect(runs()).toBe(1);
  const before = readSite(folderOf(entry));
  const files = ['client/_astro/a.js', 'server/entry.mjs', 'client.json', 'client-styles.json', 'files.json'];
  expect(Object.keys(before).sort()).toEqual(files.toSorted());
  let expected = 1;
  for (const file of files.slice(0, 2)) {
    for (const [attack, harm] of ATTACKS) {
      await pause(TICK_MS);
      harm(join(folderOf(entry), file));
      const again = await ask();
      expected += 1;
      expect([file, attack, runs(), again.entry]).toEqual([file, attack, expected, entry]);
      const { 'files.json': note, ...now } = readSite(folderOf(entry));
      expect({ ...now, 'files.json': note }).toEqual({ ...before, 'files.json': note });
    }
  }
  expect(readdirSync(join(cacheDir, 'compiled')).sort()).toEqual(
    [folderOf(entry).split('/').at(-1), 'sources.json'].sort(),
  );
});

test.each(ATTACKS)('any file of it counts, the note of them included, and what %s', async (_, harm) => {
  const { ask } = project();
  const folder = folderOf((await ask()).entry);
  const copy = temporaryFolder();
  for (const file of ['client.json', 'client-styles.json', 'files.json']) {
    cpSync(folder, join(copy, file), { recursive: true });
    expect(isCompiledIntact(join(copy, file))).toBe(true);
    await pause(TICK_MS);
    harm(join(copy, file, file));
    expect([file, isCompiledIntact(join(copy, file))]).toEqual([file, false]);
  }
});

test('a copy is read once, and a file that is none of it does no harm', async () => {
  const { ask } = project();
  const folder = folderOf((await ask()).entry);
  const copy = join(temporaryFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, 'client/_astro/b.js'), 'extra');
  const note = join(copy, 'files.json');
  const before = readFileSync(note, 'utf8');
  expect(isCompiledIntact(copy)).toBe(true);
  const after = readFileSync(note, 'utf8');
  expect(after).not.toBe(before);
  const written = statSync(note).ctimeMs;
  expect([isCompiledIntact(copy), statSync(note).ctimeMs]).toEqual([true, written]);
  expect(existsSync(join(copy, 'client/_astro/b.js'))).toBe(true);
});
