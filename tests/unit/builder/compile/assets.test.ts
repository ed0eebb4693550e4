import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledFiles, keptAssetFiles, noteCompiledFiles } from '#builder/compile/assets.ts';
import { hashOf } from '#brand/files/file-note.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('a site is sent the stylesheets of its look, and all scripts but those of animations that it has not', () => {
  const files = [
    'a.js',
    'nested/b.js',
    'motion.1.js',
    'Motion.2.js',
    'carte.3.css',
    'carte-pages.4.css',
    'ledger.5.css',
    'ledger-pages.6.css',
  ];
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [`client/_astro/${file}`, ''])));
  const clientDir = join(folder, 'client');
  noteCompiledFiles(clientDir);
  const compiled = (animations: boolean) => compiledFiles(clientDir, { look: { name: 'carte' }, animations });
  const names = (animations: boolean) => compiled(animations).map(({ path }) => path.replace('_astro/', ''));
  expect(compiled(false)[0]).toEqual({ path: '_astro/a.js', from: join(clientDir, '_astro/a.js'), hash: hashOf('') });
  expect(names(false)).toEqual(['a.js', 'carte-pages.4.css', 'carte.3.css', 'nested/b.js']);
  expect(names(true)).toEqual([
    'Motion.2.js',
    'a.js',
    'carte-pages.4.css',
    'carte.3.css',
    'motion.1.js',
    'nested/b.js',
  ]);
});

test('the last build’s assets stay when this build has no others of their name, and they are still there', () => {
  const last = ['_astro/old.js', '_astro/same.js', '_astro/gone.js', 'index.html'];
  const file = (path: string) => ({ path, from: `/site/${path}`, hash: 'a' });
  const keep = (path: string) => (path === '_astro/gone.js' ? undefined : file(path));
  expect(keptAssetFiles(last, ['_astro/same.js', '_astro/new.js'], keep)).toEqual([file('_astro/old.js')]);
});
