import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledFiles, keptAssetFiles, noteFiles } from '../../../../src/builder/print/assets.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('a site is sent all scripts, and the stylesheets of its voice', () => {
  const styles = (name: string) => ({
    shared: 'p{}',
    pages: { '/': `_astro/page.${name}.css`, '/terms': '_astro/page.terms.css', '/privacy': '_astro/page.terms.css' },
    late: `_astro/late.${name}.css`,
  });
  const note = { serif: styles('serif'), 'serif animated': styles('serif-animated') };
  const files = ['_astro/a.js', '_astro/nested/b.js', '_astro/page.serif.css', '_astro/page.serif-animated.css'];
  const folder = temporaryFolder({
    ...Object.fromEntries(files.map((file) => [`client/${file}`, ''])),
    'client-styles.json': JSON.stringify(note),
  });
  const clientDir = join(folder, 'client');
  noteFiles(clientDir);
  expect(compiledFiles(clientDir, { voice: 'serif', isAnimated: false })).toEqual([
    '_astro/a.js',
    '_astro/nested/b.js',
    '_astro/page.serif.css',
    '_astro/page.terms.css',
    '_astro/late.serif.css',
  ]);
});

test('the last build’s assets stay when this build has no others of their name, and they are still there', () => {
  const siteDir = temporaryFolder({ '_astro/old.js': '', '_astro/same.js': '', 'index.html': '' });
  const last = ['_astro/old.js', '_astro/same.js', '_astro/gone.js', '_astro/damaged.js', 'index.html'];
  const isIntact = (path: string) => path !== '_astro/gone.js' && path !== '_astro/damaged.js';
  expect(keptAssetFiles(last, ['_astro/same.js', '_astro/new.js'], siteDir, isIntact)).toEqual([
    { path: '_astro/old.js', from: join(siteDir, '_astro/old.js') },
  ]);
});
