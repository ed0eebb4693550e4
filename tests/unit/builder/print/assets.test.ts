import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetFiles, findAssets, keptAssetFiles, publicFiles } from '../../../../src/builder/print/assets.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const CLIENT = {
  'favicon.svg': '',
  'fonts/a.woff2': '',
  '_astro/page.1.js': 'import{a}from"./shared.2.js";import(`./lazy.3.js`);',
  '_astro/shared.2.js': 'import"./page.1.js"; // a circle',
  '_astro/lazy.3.js': 'const d=["_astro/deep.4.js","_astro/lazy.5.css"];import("./deep.4.js")',
  '_astro/deep.4.js': 'export const text = "no.js (such.css)";',
  '_astro/lazy.5.css': '@import "./base.6.css";a{src:url(fonts/b.7.woff2?v=1) url("/_astro/c.8.svg#x")}',
  '_astro/base.6.css': 'a{background:url(data:image/png;base64,AA==)}',
  '_astro/fonts/b.7.woff2': 'import"./unused.9.js"',
  '_astro/c.8.svg': '',
  '_astro/unused.9.js': '',
  '_astro/[slug]@_@.10.js': '',
  '_astro/nested/in.11.js': 'import"../deep.4.js"',
};

describe('the assets of pages', () => {
  test('are what they name and what that needs in turn, once', () => {
    const page = '<script type="module" src="/_astro/page.1.js"></script>';
    expect(findAssets([page, page], temporaryFolder(CLIENT))).toEqual([
      '_astro/base.6.css',
      '_astro/c.8.svg',
      '_astro/deep.4.js',
      '_astro/fonts/b.7.woff2',
      '_astro/lazy.3.js',
      '_astro/lazy.5.css',
      '_astro/page.1.js',
      '_astro/shared.2.js',
    ]);
  });

  test('are of scripts the stylesheets in the voice of the page', () => {
    const folder = temporaryFolder({ ...CLIENT, '_astro/lazy.5.serif.css': '' });
    const found = findAssets(['"/_astro/lazy.3.js"'], folder, 'serif');
    expect(found).toEqual(['_astro/deep.4.js', '_astro/lazy.3.js', '_astro/lazy.5.serif.css']);
  });

  test.each([
    ['<link rel="stylesheet" href="/_astro/base.6.css">'],
    ['<link rel=stylesheet href=/_astro/base.6.css>'],
    ['<astro-island component-url="/_astro/base.6.css?v=1#a" props="{}">'],
    ['<div data-x="{&quot;u&quot;:&quot;/_astro/base.6.css&quot;}">'],
    ['<img srcset="/_astro/base.6.css 1x, /_astro/unknown.css 2x">'],
    ['<style>@import url(/_astro/base.6.css);</style>'],
    ['<script>import("/_astro/base.6.css")</script>'],
  ])('are found in %s', (page) => {
    expect(findAssets([page], temporaryFolder(CLIENT))).toEqual(['_astro/base.6.css']);
  });

  test('may have the names of routes, and lie in folders', () => {
    const page = 'src="/_astro/[slug]@_@.10.js" src="/_astro/nested/in.11.js"';
    const found = findAssets([page], temporaryFolder(CLIENT));
    expect(found).toEqual(['_astro/[slug]@_@.10.js', '_astro/deep.4.js', '_astro/nested/in.11.js']);
  });

  test('are never files outside of the client’s folder', () => {
    const page = '"/_astro/../../etc/passwd" "/_astro/../favicon.svg"';
    expect(findAssets([page], temporaryFolder(CLIENT))).toEqual([]);
  });

  test('are read once in a process', () => {
    const clientDir = temporaryFolder(CLIENT);
    const before = findAssets(['/_astro/page.1.js'], clientDir);
    rmSync(clientDir, { recursive: true });
    expect(findAssets(['/_astro/page.1.js'], clientDir)).toEqual(before);
  });

  test('come from where they were compiled, and the stylesheet of pages that were carried over from beside them', () => {
    const styles = new Map([['_astro/page.1.css', 'p{margin:0}']]);
    const folders = { clientDir: '/cache/client', siteDir: '/out/brand', styles };
    expect(assetFiles(['_astro/a.js', '_astro/page.1.css', '_astro/page.2.css'], folders)).toEqual([
      { path: '_astro/a.js', from: '/cache/client/_astro/a.js' },
      { path: '_astro/page.1.css', bytes: 'p{margin:0}' },
      { path: '_astro/page.2.css', from: '/out/brand/_astro/page.2.css' },
    ]);
  });
});

test('the last build’s assets stay when this build has no others of their name, and they are still there', () => {
  const siteDir = temporaryFolder({ '_astro/old.js': '', '_astro/same.js': '', 'index.html': '' });
  const last = ['_astro/old.js', '_astro/same.js', '_astro/gone.js', 'index.html'];
  expect(keptAssetFiles(last, ['_astro/same.js', '_astro/new.js'], siteDir)).toEqual([
    { path: '_astro/old.js', from: join(siteDir, '_astro/old.js') },
  ]);
});

test('every site has the files of public/', () => {
  expect(publicFiles(temporaryFolder(CLIENT)).map(({ path }) => path)).toEqual(['favicon.svg', 'fonts/a.woff2']);
});
