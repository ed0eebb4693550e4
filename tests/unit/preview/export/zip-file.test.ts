import { readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { nameInZip, writeZip, type ZipEntry } from '#preview/export/zip-file.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** The files of a zip with their texts. */
const unzip = (path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(readFileSync(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('a zip', () => {
  test('holds texts, bytes and files as they are', async () => {
    const folder = temporaryFolder({ 'page.html': '<p>'.repeat(1000), 'photo.jpg': new Uint8Array(600_000).fill(7) });
    const target = join(folder, 'a.zip');
    const { files, bytes } = await writeZip(target, [
      { name: 'README.txt', bytes: 'Café' },
      { name: 'site/index.html', from: join(folder, 'page.html') },
      { name: 'site/_headers', bytes: '/*' },
      { name: 'images/Crème brûlée.jpg', from: join(folder, 'photo.jpg') },
      { name: 'empty.json', bytes: '' },
    ]);
    const found = unzip(target);
    expect(Object.keys(found)).toEqual([
      'README.txt',
      'site/index.html',
      'site/_headers',
      'images/Crème brûlée.jpg',
      'empty.json',
    ]);
    expect(found['README.txt']).toBe('Café');
    expect(found['site/index.html']).toBe('<p>'.repeat(1000));
    expect(found['images/Crème brûlée.jpg']).toHaveLength(600_000);
    expect({ files, bytes }).toEqual({ files: 5, bytes: statSync(target).size });
    expect(bytes).toBeLessThan(602_000); // Texts are compressed.
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['a.zip', 'page.html', 'photo.jpg']);
  });

  test('is the same bytes each time', async () => {
    const folder = temporaryFolder({ 'page.html': '<p>' });
    const entries: ZipEntry[] = [
      { name: 'x.html', from: join(folder, 'page.html') },
      { name: 'y.txt', bytes: 'y' },
    ];
    await writeZip(join(folder, 'a.zip'), entries);
    vi.useFakeTimers({ now: new Date(2031, 6, 1), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await writeZip(join(folder, 'b.zip'), entries);
    expect(readFileSync(join(folder, 'a.zip')).equals(readFileSync(join(folder, 'b.zip')))).toBe(true);
  });

  test('that fails leaves the one that was there, and nothing else', async () => {
    const folder = temporaryFolder({ 'a.zip': 'the old one' });
    const target = join(folder, 'a.zip');
    const failing = async function* (): AsyncGenerator<ZipEntry> {
      yield { name: 'x.txt', bytes: 'x' };
      throw new Error('no more');
    };
    await expect(writeZip(target, failing())).rejects.toThrow('no more');
    await expect(writeZip(target, [{ name: 'x', from: join(folder, 'missing') }])).rejects.toThrow('ENOENT');
    expect(readFileSync(target, 'utf8')).toBe('the old one');
    expect(readdirSync(folder)).toEqual(['a.zip']);
  });

  test('takes no folder, and follows no link', async () => {
    const folder = temporaryFolder({ 'secret.txt': 'secret' });
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'link'));
    await expect(writeZip(join(folder, 'a.zip'), [{ name: 'x', from: folder }])).rejects.toThrow(
      'is a folder, not a file',
    );
    await expect(writeZip(join(folder, 'a.zip'), [{ name: 'x', from: join(folder, 'link') }])).rejects.toThrow('ELOOP');
  });

  test('is written while its files are read', async () => {
    const folder = temporaryFolder();
    const large = join(folder, 'film.mp4');
    writeFileSync(large, '');
    truncateSync(large, 8 * 1024 * 1024);
    const sizes: number[] = [];
    const noteSize = (): void => {
      const draft = readdirSync(folder).find((name) => name.endsWith('.tmp')) ?? '';
      sizes.push(statSync(join(folder, draft)).size);
    };
    const entries = function* (): Generator<ZipEntry> {
      noteSize();
      yield { name: 'film.mp4', from: large };
      noteSize();
    };
    await writeZip(join(folder, 'a.zip'), entries());
    expect(sizes[0]).toBe(0);
    expect(sizes[1]).toBeGreaterThan(8 * 1024 * 1024);
  });
});

describe('a name in a zip', () => {
  test.each([
    ['site/menu/index.html', 'site/menu/index.html'],
    ['images/50% off.jpg', 'images/50% off.jpg'],
    ['images/..\\..\\evil.exe', 'images/..%5C..%5Cevil.exe'],
    ['C:/x', 'C%3A/x'],
    ['images/a\nb', 'images/a%0Ab'],
    ['.well-known/x', '.well-known/x'],
    ['\ud800', '\ufffd'],
  ])('%j is %j', (name, inZip) => expect(nameInZip(name)).toBe(inZip));

  test.each(['../x', 'site/../../x', '/etc/passwd', 'a//b', './x', 'x/', '', 'a/.. /b', 'a/. ./b'])(
    '%j is refused',
    (name) => expect(() => nameInZip(name)).toThrow("can't be a name in a zip"),
  );
});
