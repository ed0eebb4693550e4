import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '#builder/compile/compile.ts';
import { COMPILED_ROOMS, loadCompiled } from '#builder/compile/source-key.ts';
import { hashOf } from '#brand/files/file-note.ts';
import { readSite } from '../../../support/build/generations.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A project whose compiler writes three files, and notes that it ran. */
function project() {
  const root = temporaryFolder({
    'package.json': '{}',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'astro.config.mjs': '',
    ...Object.fromEntries(COMPILED_ROOMS.map((room) => [`src/${room}/part.ts`, ''])),
    'src/editor/page.ts': '',
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

test('a text in Markdown is a source, and a README is none', async () => {
  const { root, ask } = project();
  const { key } = await ask();
  writeFileSync(join(root, 'src/site/README.md'), '**What is here.**');
  expect((await ask()).key).toBe(key);
  writeFileSync(join(root, 'src/site/privacy-policy.md'), '# Privacy');
  expect((await ask()).key).not.toBe(key);
});

test('other sources are compiled beside it, and nothing else is left', async () => {
  const { root, cacheDir, ask, runs } = project();
  const { key } = await ask();
  writeFileSync(join(root, 'src/site/part.ts'), '<p>');
  const other = await ask();
  expect([other.key === key, runs()]).toEqual([false, 2]);
  expect(readdirSync(join(cacheDir, 'compiled')).sort()).toEqual([key, other.key, 'sources.json'].sort());
});

test('where the compiled renderer was cut off, the error says what to delete', async () => {
  const compiled = await project().ask();
  expect(await loadCompiled(compiled)).toMatchObject({ build: 1 });
  const entry = join(temporaryFolder({ 'entry.mjs': 'export const bui' }), 'entry.mjs');
  await expect(loadCompiled({ entry })).rejects.toThrow(
    /^The compiled pages can't be loaded \(.+\)\. Delete \.cache and/,
  );
});

test('a change in a room that no page is made from compiles nothing', async () => {
  const { root, ask, runs } = project();
  await ask();
  writeFileSync(join(root, 'src/editor/page.ts'), 'export {};');
  await ask();
  expect(runs()).toBe(1);
});
