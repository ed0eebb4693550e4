import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolders, checkPlaces } from '#brand/cli/folders.ts';
import { parseBuildArguments } from '#builder/build-arguments.ts';
import { parsePreviewArguments } from '#preview/preview-arguments.ts';
import { readSite, stateOf, writeAlone } from '../../../support/build/generations.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const IN_ONE_ANOTHER =
  '--out-dir and --brands-dir must not lie in one another: what is built would take the place of the brands.';

test.each<[string, (at: (path: string) => string) => [string, string]]>([
  ['the folder of brands itself', (at) => [at('brands'), at('brands')]],
  ['the folder of brands in other words', (at) => [at('brands'), at('brands/../brands/.')]],
  ['a brand', (at) => [at('brands'), at('brands/rye')]],
  ['a folder that is not there yet, among the brands', (at) => [at('brands'), at('brands/new/dist')]],
  ['the folder above', (at) => [at('brands'), at('.')]],
  ['the root of the disk', (at) => [at('brands'), '/']],
  ['a link to the brands', (at) => (symlinkSync(at('brands'), at('link')), [at('brands'), at('link')])],
  [
    'a folder that is not there yet, behind a link',
    (at) => (symlinkSync(at('brands'), at('link')), [at('brands'), at('link/new/dist')]),
  ],
  ['what a link to the brands leads to', (at) => (symlinkSync(at('brands'), at('link')), [at('link'), at('brands')])],
  ['what a link to the brands lies in', (at) => (symlinkSync(at('.'), at('up')), [at('up/brands'), at('.')])],
  [
    'a chain of links',
    (at) => (symlinkSync('brands', at('one')), symlinkSync('one', at('two')), [at('brands'), at('two')]),
  ],
])('what is built may not go to %s', (_, make) => {
  const folder = temporaryFolder({ 'brands/rye/brand.json': '{}' });
  const [brandsDir, outDir] = make((path) => join(folder, path));
  expect(() => checkFolders(brandsDir, outDir)).toThrow(IN_ONE_ANOTHER);
  const args = ['--brands-dir', brandsDir, '--out-dir', outDir];
  expect(() => parseBuildArguments(args)).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(() => parsePreviewArguments(args)).toThrow(IN_ONE_ANOTHER);
});

test('what is built may go beside the brands, to a folder whose name begins like theirs, and not to a file', () => {
  const folder = temporaryFolder({ 'brands/rye/brand.json': '{}', file: '' });
  symlinkSync(join(folder, 'gone'), join(folder, 'broken'));
  for (const name of ['dist', 'brands-built', 'broken']) {
    expect(checkFolders(join(folder, 'brands'), join(folder, name)).outDir).toBe(join(folder, name));
  }
  expect(() => checkFolders(join(folder, 'brands'), join(folder, 'file'))).toThrow('--out-dir must be a folder');
});

/** In each a brand of that name would take the place of what stands there. */
const PLACES: [string, (place: string) => unknown][] = [
  ['a folder with files', (place) => (mkdirSync(place), writeFileSync(join(place, 'thesis.txt'), 'mine'))],
  ['a file', (place) => writeFileSync(place, 'mine')],
  ['a link', (place) => symlinkSync('/etc', place)],
  ['a link to nothing', (place) => symlinkSync('nothing', place)],
];

test.each(PLACES)('%s that no build has made stays where it is', async (_, make) => {
  const folders = {
    brandsDir: temporaryFolder(),
    outDir: temporaryFolder({ '.state/oat.json': '{}', '.state/ry.json': '' }),
  };
  make(join(folders.outDir, 'rye'));
  const before = readSite(folders.outDir);
  expect(() => checkPlaces(folders, ['oat', 'rye'])).toThrow(
    /rye is in the way: no build has made it\. Move it, or name/,
  );
  // Also where it came while the brand was built, or where a preview finds a new brand.
  const publication = { files: [{ path: 'index.html', bytes: 'new' }], describe: () => stateOf(1) };
  await expect(writeAlone(folders.outDir, 'rye', publication)).rejects.toThrow('rye is in the way');
  rmSync(join(folders.outDir, '.state/rye.lock'));
  expect(readSite(folders.outDir)).toEqual(before);
});

test('the sources of a brand are no place for its site, whatever is known of an earlier one there', () => {
  const folders = {
    brandsDir: temporaryFolder(),
    outDir: temporaryFolder({ '.state/rye.json': '{}', 'rye/brand.json': '{}' }),
  };
  symlinkSync(join(folders.outDir, 'rye'), join(folders.brandsDir, 'rye'));
  expect(() => checkPlaces(folders, ['rye'])).toThrow('rye is in the way');
});

test('an empty folder, nothing, and sites whose state is damaged or empty are no obstacle', async () => {
  const outDir = temporaryFolder({
    '.state/oat.json': 'damaged',
    '.state/rye.json': '{}',
    'oat/index.html': '',
    'rye/index.html': '',
  });
  mkdirSync(join(outDir, 'empty'));
  checkPlaces({ brandsDir: temporaryFolder(), outDir }, ['oat', 'rye', 'empty', 'none']);
  for (const slug of ['oat', 'rye', 'empty', 'none']) {
    await writeAlone(outDir, slug, { files: [{ path: 'a.txt', bytes: 'a' }], describe: () => stateOf(1) });
    expect(existsSync(join(outDir, slug, 'a.txt'))).toBe(true);
  }
});
