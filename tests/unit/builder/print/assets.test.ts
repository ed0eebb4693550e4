import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledFiles, keptAssetFiles, noteCompiledFiles } from '../../../../src/builder/print/assets.ts';
import { hashOf } from '../../../../src/builder/output/file-note.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('a site is sent all scripts, and the stylesheets of its voice', () => {
  const styles = (name: string) => ({
    shared: 'p{}',
    pages: { '/': `_astro/page.${name}.css`, '/terms': '_astro/page.terms.css', '/privacy': '_astro/page.terms.css' },
    late: `_astro/late.${name}.css`,
  });
  const note = { serif: styles('serif'), 'serif animated': styles('serif-animated') };
  const files = [
    '_astro/a.js',
    '_astro/nested/b.js',
    ...['page.serif', 'page.serif-animated', 'page.terms', 'late.serif'].map((name) => `_astro/${name}.css`),
  ];
  const folder = temporaryFolder({
    ...Object.fromEntries(files.map((file) => [`client/${file}`, ''])),
    'client-styles.json': JSON.stringify(note),
  });
  const clientDir = join(folder, 'client');
  noteCompiledFiles(clientDir);
  const compiled = compiledFiles(clientDir, { voice: 'serif', isAnimated: false });
  expect(compiled[0]).toEqual({ path: '_astro/a.js', from: join(clientDir, '_astro/a.js'), hash: hashOf('') });
  expect(compiled.map(({ path }) => path)).toEqual([
    '_astro/a.js',
    '_astro/nested/b.js',
    '_astro/page.serif.css',
    '_astro/page.terms.css',
    '_astro/late.serif.css',
  ]);
});

test('the last build’s assets stay when this build has no others of their name, and they are still there', () => {
  const last = ['_astro/old.js', '_astro/same.js', '_astro/gone.js', 'index.html'];
  const file = (path: string) => ({ path, from: `/site/${path}`, hash: 'a' });
  const keep = (path: string) => (path === '_astro/gone.js' ? undefined : file(path));
  expect(keptAssetFiles(last, ['_astro/same.js', '_astro/new.js'], keep)).toEqual([file('_astro/old.js')]);
});
