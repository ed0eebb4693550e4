import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPublicFiles as find, findSharedFiles } from '#brand/folder/public-files.ts';
import { hashOf, hashOfFile } from '#brand/files/file-note.ts';
import { signatureOf } from '#brand/folder/folder-tree.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';

/** A project without a folder of files for all brands. */
const NOBODY = '/nonexistent-project';
const findPublicFiles = (folder: string, root = NOBODY) => find(folder, findSharedFiles(root), hashOfFile);
const pathsIn = (folder: string, root = NOBODY): string[] =>
  findPublicFiles(folder, root)
    .files.map(({ path }) => path)
    .sort();

describe('public/', () => {
  test('is listed with .well-known, without other hidden files and what editors keep', () => {
    const folder = temporaryFolder({
      'public/google1a2b.html': 'x',
      'public/.well-known/assetlinks.json': '{}',
      'public/docs/Menü été.pdf': '%PDF-',
      'public/.htaccess': 'x',
      'public/.git/config': 'x',
      'public/menu.pdf~': 'x',
      'website.json': '{}',
    });
    expect(pathsIn(folder)).toEqual(['.well-known/assetlinks.json', 'docs/Menü été.pdf', 'google1a2b.html']);
  });

  test('of the brand wins over that of the project, whatever the capitals', () => {
    const folder = temporaryFolder({ 'public/humans.txt': 'own' });
    const root = temporaryFolder({ 'public/Humans.txt': 'shared', 'public/ads.txt': 'shared' });
    const { files, warnings } = findPublicFiles(folder, root);
    expect(files).toEqual([
      { path: 'humans.txt', from: join(folder, 'public/humans.txt'), hash: hashOf('own') },
      { path: 'ads.txt', from: join(root, 'public/ads.txt'), hash: hashOf('shared') },
    ]);
    expect(warnings).toEqual([]);
  });

  test('gives nothing away that lies elsewhere, and says what it leaves out', () => {
    const folder = temporaryFolder({
      'public/_worker.js': 'x',
      'public/_redirects': '/a /b',
      'public/a?b.txt': 'x',
      'public/a\nb.txt': 'x',
      'public/large.mp4': 'x',
      'public/docs/a.txt': 'x',
      'public/Twin.txt': 'x',
      'public/twin.txt': 'x',
      'brand.json': '{}',
    });
    truncateSync(join(folder, 'public/large.mp4'), 25 * 1024 * 1024 + 1);
    symlinkSync('/etc/passwd', join(folder, 'public/passwd'));
    symlinkSync('../brand.json', join(folder, 'public/brand.json'));
    symlinkSync('/etc', join(folder, 'public/etc'));
    symlinkSync('docs', join(folder, 'public/docs again'));
    const { files, warnings } = findPublicFiles(folder);
    expect(files.map(({ path }) => path)).toEqual(['Twin.txt', 'docs/a.txt']);
    expect(warnings.map(({ path, message }) => [path, message.split('. ')[0]])).toEqual([
      ['public:_redirects', 'has a name that only the build and the host may use'],
      ['public:_worker.js', 'has a name that only the build and the host may use'],
      ['public:a\nb.txt', 'has a name that not every host can serve'],
      ['public:a?b.txt', 'has a name that not every host can serve'],
      ['public:brand.json', 'is a link that leads out of the folder or nowhere, or no ordinary file'],
      ['public:docs again', 'is another name of a folder whose files are published already'],
      ['public:etc', 'is a link that leads out of the folder or nowhere, or no ordinary file'],
      ['public:large.mp4', 'has more than 25 MB'],
      ['public:passwd', 'is a link that leads out of the folder or nowhere, or no ordinary file'],
      ['public:twin.txt', 'has the name of "Twin.txt" in other capitals, which not every host can tell apart'],
    ]);
    expect(warnings.every(({ message }) => message.endsWith('It is not published.'))).toBe(true);
  });

  test('has at most 2,000 files', () => {
    const names = Array.from({ length: 2001 }, (_, index) => [`public/${10_000 + index}.txt`, 'x']);
    const { files, warnings } = findPublicFiles(temporaryFolder(Object.fromEntries(names)));
    expect(files).toHaveLength(2000);
    expect(warnings).toEqual([
      {
        path: 'public:12000.txt',
        message: expect.stringContaining('is one too many: a site may have 2000 such files'),
      },
    ]);
  });

  test('counts as an input, that of the project too', () => {
    const folder = temporaryFolder({ 'public/a.txt': 'x' });
    const before = [signatureOf(folder), JSON.stringify(findSharedFiles(folder))];
    writeInto(folder, 'public/.well-known/b.txt', 'x');
    const after = [signatureOf(folder), JSON.stringify(findSharedFiles(folder))];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(findSharedFiles(NOBODY)).toEqual({ files: [], warnings: [] });
  });
});
