import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBrandFile } from '#brand/folder/brand-file.ts';
import { openFolder } from '#brand/folder/brand-folder.ts';
import { load } from '#brand/folder/load.ts';
import { readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { entriesOfBrand, walkBrand } from '#brand/folder/walk-brand.ts';
import { readCampaigns } from '#preview/backend/campaigns.ts';
import { signatureOf } from '#brand/folder/folder-tree.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { makeBrand } from '../../../support/build/make-brand.ts';

/** What an author reads below the name of the file, for each of the three files that a brand's folder may have. */
async function sentencesFor(folder: string): Promise<string[]> {
  const brand = readBrandFile(join(folder, 'brand.json'), {});
  const website = await load(makeBrand({ folder })).catch((error: Error) => error.message.split('\n  ')[1]);
  let campaigns: unknown;
  try {
    campaigns = readCampaigns(folder, 'b');
  } catch (error) {
    campaigns = (error as Error).message.split('\n  ')[1];
  }
  const told = ['problems' in brand ? brand.problems[0] : brand, website, campaigns];
  return told.map((sentence) =>
    typeof sentence === 'string' ? (sentence.split('. ')[0] ?? '').replace(/\.$/, '') : 'read',
  );
}

const FILES = ['brand.json', 'website.json', 'campaigns.json'];
const all = (sentence: string): string[] => FILES.map(() => sentence);

describe('a file of a brand that is no file', () => {
  test.each<[string, string, (path: string) => unknown]>([
    ['a pipe', 'is a pipe, not a file', (path) => execFileSync('mkfifo', [path])],
    ['a folder', 'is a folder, not a file', (path) => mkdirSync(path)],
    [
      'a link to a device',
      "is a link that leads outside the brand's folder, where nothing is read",
      (path) => symlinkSync('/dev/zero', path),
    ],
    ['a link to itself', "can't be read: too many symbolic links encountered", (path) => symlinkSync(path, path)],
    ['a file of a terabyte', 'has more than', (path) => (writeFileSync(path, ''), truncateSync(path, 2 ** 40))],
  ])('is refused: %s', async (_, sentence, make) => {
    const folder = temporaryFolder();
    for (const name of FILES) make(join(folder, name));
    expect(await sentencesFor(folder)).toEqual(all(expect.stringContaining(sentence) as string));
    expect(openFolder({ folder, brandFile: '{}' }).notes).toEqual({});
    expect(signatureOf(folder)).toContain('website.json');
  });

  test.each<[string, string, Buffer]>([
    ['UTF-16', 'the file is UTF-16, not UTF-8; save it as UTF-8', Buffer.from('\ufeff{ "name": "é" }', 'utf16le')],
    ['UTF-16 without a mark', 'the file is UTF-16, not UTF-8; save it as UTF-8', Buffer.from('{ }', 'utf16le')],
    [
      'UTF-16, big end first',
      'the file is UTF-16, not UTF-8; save it as UTF-8',
      Buffer.from('{ }', 'utf16le').swap16(),
    ],
    [
      'Windows-1252',
      'line 3: the file is not UTF-8; save it as UTF-8',
      Buffer.concat([Buffer.from('{\n "name": "Café",\n "other": "Caf'), Buffer.from([0xe9]), Buffer.from('"\n}')]),
    ],
  ])('is refused: %s', async (_, sentence, bytes) => {
    const folder = temporaryFolder();
    for (const name of FILES) writeFileSync(join(folder, name), bytes);
    expect(await sentencesFor(folder)).toEqual(all(sentence));
  });

  test('is refused: a socket', async () => {
    const folder = temporaryFolder();
    for (const name of FILES) {
      const server = createServer().listen(join(folder, name));
      await new Promise((resolve) => server.on('listening', resolve));
      onTestFinished(() => void server.close());
    }
    expect(await sentencesFor(folder)).toEqual(all('is a socket, not a file'));
  });

  test('is refused: a link out of the folder, also by a folder in between, and through a brand that is a link itself', async () => {
    const secret = temporaryFolder({
      'website.json': '{ "name": "Secret" }',
      'brand.json': '{}',
      'campaigns.json': '[]',
    });
    const folder = temporaryFolder();
    symlinkSync(secret, join(folder, 'inner'));
    for (const name of FILES) symlinkSync(`inner/${name}`, join(folder, name));
    const brands = temporaryFolder();
    symlinkSync(folder, join(brands, 'a'));
    const outside = "is a link that leads outside the brand's folder, where nothing is read";
    expect(await sentencesFor(folder)).toEqual(all(outside));
    expect(await sentencesFor(join(brands, 'a'))).toEqual(all(outside));
  });

  test('is read where a link stays in the folder, and where the brand’s folder is a link', async () => {
    const folder = temporaryFolder({ 'shared/site.json': '{ "name": "Rye" }' });
    symlinkSync('shared/site.json', join(folder, 'website.json'));
    const brands = temporaryFolder();
    symlinkSync(folder, join(brands, 'a'));
    expect(await load(makeBrand({ folder: join(brands, 'a') }))).toEqual({ name: 'Rye' });
  });

  test('is refused, though it was a file when somebody looked: it has become a pipe, a link or larger since', () => {
    const folder = temporaryFolder({ file: 'text', large: 'x'.repeat(11) });
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    symlinkSync('file', join(folder, 'link'));
    expect(() => readOrdinaryFile(join(folder, 'pipe'), 10)).toThrow('is a pipe, not a file');
    expect(() => readOrdinaryFile(join(folder, 'link'), 10)).toThrow('ELOOP');
    expect(() => readOrdinaryFile(join(folder, 'large'), 10)).toThrow('has more than');
    expect(readOrdinaryFile(join(folder, 'file'), 10).toString()).toBe('text');
  });
});

describe('the walk of a brand’s folder', () => {
  test('enters each folder once, however many links lead to it', () => {
    const folder = temporaryFolder({ 'f24/last.txt': '' });
    for (let index = 0; index < 24; index++) {
      mkdirSync(join(folder, `f${index}`));
      for (const name of ['one', 'other']) symlinkSync(`../f${index + 1}`, join(folder, `f${index}`, name));
    }
    const entries = walkBrand(folder);
    expect(entries).toHaveLength(25 + 2 * 24 + 1);
    expect(entries.filter(({ kind }) => kind === 'file')).toHaveLength(1);
    expect(signatureOf(folder)).toContain('last.txt');
  });

  test('sees through a link that a file has another name by, and does not leave the folder', () => {
    const outside = temporaryFolder({ 'a.txt': '' });
    const folder = temporaryFolder({ 'a.txt': 'a', '.hidden/a': '', 'z/b.txt': '' });
    for (const [name, target] of [
      ['again', 'a.txt'],
      ['out', outside],
      ['up', '..'],
      ['nowhere', 'gone'],
      ['circle', 'circle'],
      ['self', '.'],
      ['system', '/proc'],
    ] as const) {
      symlinkSync(target, join(folder, name));
    }
    expect(walkBrand(folder).map(({ kind, path }) => `${path} ${kind}`)).toEqual([
      'a.txt file',
      'again file',
      'circle other',
      'nowhere other',
      'out other',
      'self other',
      'system other',
      'up other',
      'z folder',
      'z/b.txt file',
    ]);
  });

  test('ends, and the brand fails, where there are more entries than a brand has', () => {
    const folder = temporaryFolder(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}/a`, ''])));
    expect(walkBrand(folder, 10)).toHaveLength(10);
    expect(() => entriesOfBrand(folder, 10)).toThrow('has more than 10 files and folders. Leave in it what');
    expect(entriesOfBrand(folder)).toHaveLength(40);
  });

  test('takes a folder that nobody may look into, or that is gone since, for an empty one', () => {
    const folder = temporaryFolder({ 'gone/a': '' });
    rmSync(join(folder, 'gone'), { recursive: true });
    expect(walkBrand(folder)).toEqual([]);
    expect(() => walkBrand(join(folder, 'gone'))).toThrow('ENOENT');
  });
});
