import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../../../src/builder/compile/compile.ts';
import { hashOf } from '../../../../src/builder/output/file-note.ts';
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

const folderOf = (entry: string): string => dirname(dirname(entry));

test('what was compiled is compiled once, with a note of the hashes of what is published', async () => {
  const { cacheDir, ask, runs } = project();
  const { entry } = await ask();
  await ask();
  expect(runs()).toBe(1);
  const compiled = readSite(folderOf(entry));
  expect(Object.keys(compiled).sort()).toEqual([
    'client-styles.json',
    'client.json',
    'client/_astro/a.js',
    'server/entry.mjs',
  ]);
  expect(JSON.parse(compiled['client.json'] ?? '')).toEqual({ '_astro/a.js': hashOf('let a;') });
  expect(readdirSync(join(cacheDir, 'compiled')).sort()).toEqual(
    [folderOf(entry).split('/').at(-1), 'sources.json'].sort(),
  );
});

test('other sources are compiled beside it, and two compiles at once give one result', async () => {
  const { root, cacheDir, ask, runs } = project();
  const { key } = await ask();
  writeFileSync(join(root, 'src/page.astro'), '<p>');
  const [one, other] = await Promise.all([ask(), ask()]);
  expect([one.key === key, other.key === one.key, runs()]).toEqual([false, true, 3]);
  expect(readdirSync(join(cacheDir, 'compiled')).filter((name) => name.startsWith('.'))).toEqual([]);
});
