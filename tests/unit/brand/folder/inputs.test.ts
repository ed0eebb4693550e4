import { cpSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder } from '#brand/folder/brand-folder.ts';
import { hashInputs } from '#brand/folder/inputs.ts';
import type { Brand } from '#schema/warning.ts';
import { makeBrand } from '../../../support/build/make-brand.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const FILES = { 'brand.json': '{}', 'website.json': '{"name":"Saffron Lane"}', 'images/hero.jpg': 'hero' };
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const brandIn = (folder: string, changes: Partial<Brand> = {}): Brand => makeBrand({ folder, ...changes });

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  utimesSync(join(folder, path), LONG_AGO, LONG_AGO);
}

const hashOf = (brand: Brand, loaded?: string, key = 'compiled'): string =>
  hashInputs(brand, openFolder(brand), loaded, key);

describe('the inputs of a brand', () => {
  test('are the same in another checkout, at another time', () => {
    const [one, two] = [temporaryFolder(FILES), temporaryFolder(FILES)];
    utimesSync(join(one, 'images/hero.jpg'), LONG_AGO, LONG_AGO);
    expect(hashOf(brandIn(one))).toBe(hashOf(brandIn(two)));
  });

  test.each<[string, (folder: string) => Brand]>([
    ['a changed configuration', (folder) => (write(folder, 'website.json', '{"name":"Other"}'), brandIn(folder))],
    ['a changed picture', (folder) => (write(folder, 'images/hero.jpg', 'HERO'), brandIn(folder))],
    ['another picture', (folder) => (write(folder, 'images/menu.jpg', 'hero'), brandIn(folder))],
    ['a removed picture', (folder) => (rmSync(join(folder, 'images/hero.jpg')), brandIn(folder))],
    [
      'a renamed picture',
      (folder) => (renameSync(join(folder, 'images/hero.jpg'), join(folder, 'images/b.jpg')), brandIn(folder)),
    ],
    ['a changed brand.json', (folder) => brandIn(folder, { brandFile: '{"redirects":{}}' })],
    ['another host', (folder) => brandIn(folder, { host: 'nginx' })],
    ['another origin', (folder) => brandIn(folder, { origin: 'https://b.example' })],
    [
      'another service',
      (folder) => brandIn(folder, { services: { ...brandIn(folder).services, googleMapsApiKey: 'key' } }),
    ],
  ])('tell %s', (_, change) => {
    const folder = temporaryFolder(FILES);
    const before = hashOf(brandIn(folder));
    expect(hashOf(change(folder))).not.toBe(before);
  });

  test('tell other compiled code', () => {
    const brand = brandIn(temporaryFolder(FILES));
    expect(hashOf(brand, undefined, 'other')).not.toBe(hashOf(brand));
  });

  test('have the loaded configuration where it does not come from the folder', () => {
    const backend = brandIn(temporaryFolder(FILES), { source: 'supabase' });
    expect(hashOf(backend, '{"name":"a"}')).not.toBe(hashOf(backend, '{"name":"b"}'));
  });

  test('leave out the campaigns of a preview, which no page has', () => {
    const before = hashOf(brandIn(temporaryFolder(FILES)));
    expect(hashOf(brandIn(temporaryFolder({ ...FILES, 'campaigns.json': '{}' })))).toBe(before);
    expect(hashOf(brandIn(temporaryFolder({ ...FILES, 'images/campaigns.json': '{}' })))).not.toBe(before);
  });

  test('leave hidden files out, and follow links, but not in circles or out of the folder', () => {
    const outside = temporaryFolder({ 'logo.svg': 'logo' });
    const folder = temporaryFolder({ ...FILES, 'shared/logo.svg': 'logo' });
    const before = hashOf(brandIn(folder));
    write(folder, 'images/.DS_Store', 'x');
    expect(hashOf(brandIn(folder))).toBe(before);
    symlinkSync('../shared', join(folder, 'images/shared'));
    symlinkSync(folder, join(folder, 'images/back'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'images/nowhere'));
    symlinkSync(outside, join(folder, 'images/outside'));
    const linked = hashOf(brandIn(folder));
    expect(linked).not.toBe(before);
    writeFileSync(join(outside, 'logo.svg'), 'LOGO');
    expect(hashOf(brandIn(folder))).toBe(linked);
    writeFileSync(join(folder, 'shared/logo.svg'), 'LOGO');
    expect(hashOf(brandIn(folder))).not.toBe(linked);
  });
});

describe('what is known of the last build', () => {
  test('stands for a file that is still the same, and for no other', () => {
    const folder = temporaryFolder();
    for (const [path, text] of Object.entries(FILES)) write(folder, path, text);
    const { notes } = openFolder(brandIn(folder));
    expect(Object.keys(notes)).toEqual(['images/hero.jpg', 'website.json']);
    const claimed = structuredClone(notes);
    for (const note of Object.values(claimed)) note.hash = 'not read again';
    expect(openFolder(brandIn(folder), claimed).notes).toEqual(claimed);

    const { size } = statSync(join(folder, 'images/hero.jpg'));
    write(folder, 'images/hero.jpg', 'o'.repeat(size));
    const changed = openFolder(brandIn(folder), notes).notes;
    expect(changed['images/hero.jpg']?.hash).not.toBe(notes['images/hero.jpg']?.hash);
    expect(changed).toEqual(openFolder(brandIn(folder)).notes);
  });

  test('has no file that was written a moment ago: it may change again within the same tick', () => {
    expect(openFolder(brandIn(temporaryFolder(FILES))).notes).toEqual({});
  });

  test('counts for a copy too, as far as the contents go', () => {
    const folder = temporaryFolder();
    for (const [path, text] of Object.entries(FILES)) write(folder, path, text);
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    const { notes } = openFolder(brandIn(folder));
    expect(hashInputs(brandIn(copy), openFolder(brandIn(copy), notes), undefined, 'compiled')).toBe(
      hashOf(brandIn(folder)),
    );
  });
});

describe('a brand’s folder', () => {
  test('is read once: its texts and hashes are those of one moment', () => {
    const folder = temporaryFolder(FILES);
    const opened = openFolder(brandIn(folder));
    const hero = join(folder, 'images/hero.jpg');
    const before = opened.hashOf(hero);
    writeFileSync(join(folder, 'website.json'), '{"name":"Later"}');
    writeFileSync(join(folder, 'brand.json'), 'later');
    writeFileSync(hero, 'later');
    expect(opened.readText('website.json')).toBe(FILES['website.json']);
    expect(opened.readText('brand.json')).toBe(FILES['brand.json']);
    expect(opened.hashOf(hero)).toBe(before);
  });

  test('has the text of a file that was not read for its hash, and hashes what the walk left out', () => {
    const folder = temporaryFolder({ ...FILES, 'images/.hidden.jpg': 'hero' });
    for (const [path, text] of Object.entries(FILES)) write(folder, path, text);
    const opened = openFolder(brandIn(folder), openFolder(brandIn(folder)).notes);
    expect(opened.readText('website.json')).toBe(FILES['website.json']);
    expect(opened.hashOf(join(folder, 'images/.hidden.jpg'))).toBe(opened.hashOf(join(folder, 'images/hero.jpg')));
    expect(() => opened.readText('nothing.json')).toThrow('ENOENT');
  });
});
