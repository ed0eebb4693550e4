import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Pictures } from '#builder/pictures/pictures.ts';
import { makePictures } from '#builder/pictures/pictures.ts';
import type { OutputFile } from '#schema/warning.ts';
import { snapshotOf, temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { drawImage, jpegOf } from '../../../support/build/images.ts';

const named = (...sources: string[]) => sources.map((src, index) => ({ src, path: `highlights[${index}].image` }));

async function picturesIn(files: Record<string, string | Uint8Array>, ...sources: string[]): Promise<Pictures> {
  return makePictures(
    named(...(sources.length > 0 ? sources : Object.keys(files))),
    temporaryFolder(files),
    temporaryFolder(),
  );
}

const bytesOf = (file: OutputFile | undefined) => {
  if (!file || !('from' in file)) throw new Error('no such file');
  return readFileSync(file.from);
};

describe('a picture', () => {
  test('comes as AVIF and WebP in four widths, with its blurred copy', async () => {
    const { pictures, files, warnings } = await picturesIn({ 'images/Hero Shot.JPG': await jpegOf(1700, 170) });
    const picture = pictures['images/Hero Shot.JPG'];
    const hash = /hero-shot-([0-9a-f]{8})-1600\.webp$/.exec(picture?.src ?? '')?.[1] ?? '';
    const srcset = (format: string) =>
      [480, 800, 1200, 1600].map((width) => `/_pictures/hero-shot-${hash}-${width}.${format} ${width}w`).join(', ');
    expect(picture).toEqual({
      width: 1600,
      height: 160,
      sources: [
        { type: 'image/avif', srcset: srcset('avif') },
        { type: 'image/webp', srcset: srcset('webp') },
      ],
      src: `/_pictures/hero-shot-${hash}-1600.webp`,
      blur: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]+$/) as string,
    });
    expect(picture?.blur.length).toBeLessThan(200);
    expect(warnings).toEqual([]);

    expect(files).toHaveLength(8);
    for (const file of files) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(file.path) ?? [];
      const found = await sharp(bytesOf(file)).metadata();
      expect([found.format, found.width]).toEqual([format === 'avif' ? 'heif' : 'webp', Number(width)]);
    }
  });

  test.each([
    [1000, [480, 800, 1000]],
    [481, [480, 481]],
    [480, [480]],
    [20, [20]],
  ])('of %i pixels is never enlarged', async (width, widths) => {
    const { pictures } = await picturesIn({ 'a.jpg': await jpegOf(width, 10) });
    const found = [...(pictures['a.jpg']?.sources[1]?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
    expect(found).toEqual(widths);
  });

  test('stands upright as its EXIF orientation says', async () => {
    const turned = await drawImage(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { pictures, files } = await picturesIn({ 'a.jpg': turned });
    expect(pictures['a.jpg']).toMatchObject({ width: 40, height: 60 });
    // Turned clockwise, the red quarter is at the top right; and nothing is left that would turn it again.
    const { data, info } = await sharp(bytesOf(files.at(-1)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 40, height: 60 });
    const topRight = data.subarray((5 * 40 + 35) * info.channels, (5 * 40 + 35) * info.channels + 3);
    expect(topRight[0]).toBeGreaterThan(200);
    expect(topRight[2]).toBeLessThan(60);
  });

  test.each([
    ['png', () => drawImage(50, 50).png().toBuffer()],
    ['16-bit.png', () => drawImage(50, 50).toColourspace('rgb16').png().toBuffer()],
    ['grey.jpg', () => drawImage(50, 50).greyscale().jpeg().toBuffer()],
    ['cmyk.jpg', () => drawImage(50, 50).toColourspace('cmyk').jpeg().toBuffer()],
    ['webp', () => drawImage(50, 50).webp().toBuffer()],
    ['avif', () => drawImage(50, 50).avif({ effort: 0 }).toBuffer()],
    ['gif', () => drawImage(50, 50).gif().toBuffer()],
  ])('can be a %s', async (name, make) => {
    const { pictures, files } = await picturesIn({ [`a.${name}`]: await make() });
    expect(pictures[`a.${name}`]).toMatchObject({ width: 50, height: 50 });
    const { channels } = await sharp(bytesOf(files.at(-1))).stats();
    expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(50);
  });

  test('that moves shows its first frame', async () => {
    const frames = await Promise.all([1, 2, 3].map(() => drawImage(30, 20).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { pictures } = await picturesIn({ 'a.gif': gif });
    expect(pictures['a.gif']).toMatchObject({ width: 30, height: 20 });
  });

  test('drawn as SVG gets pixels enough for a large screen', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5"/></svg>';
    const { pictures, warnings } = await picturesIn({ 'logo.svg': svg });
    expect(pictures['logo.svg']).toMatchObject({ width: 800, height: 200 });
    expect(warnings).toEqual([]);
  });

  test('one can see through has a blurred copy one can see through', async () => {
    const png = await sharp({ create: { width: 500, height: 90, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    const { pictures } = await picturesIn({ 'a.png': png });
    const blur = Buffer.from(pictures['a.png']?.blur.split(',')[1] ?? '', 'base64');
    expect((await sharp(blur).stats()).isOpaque).toBe(false);
  });

  test('has the same bytes whenever it is made', async () => {
    const jpeg = await jpegOf(900, 90);
    const [one, other] = [await picturesIn({ 'a.jpg': jpeg }), await picturesIn({ 'a.jpg': jpeg })];
    expect(other.pictures).toEqual(one.pictures);
    expect(other.files.map(bytesOf)).toEqual(one.files.map(bytesOf));
  });

  test('may be named __proto__', async () => {
    const { pictures } = await picturesIn({ ['__proto__']: await jpegOf(500, 50) }, '__proto__');
    expect(Object.keys(pictures)).toEqual(['__proto__']);
  });
});

describe('a picture that cannot be had', () => {
  test('is told with the reason, at each place that names it, in the order of the configuration', async () => {
    const jpeg = await jpegOf(300, 300);
    const bomb = sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'white' } }).png();
    const files = {
      'images/Hero.jpeg': '',
      'images/margherita.jpg': '',
      'page.jpg': '<!doctype html>',
      'empty.jpg': '',
      'half.jpg': jpeg.subarray(0, jpeg.length / 2),
      'bomb.png': await bomb.toBuffer(),
      'large.jpg': Buffer.alloc(2 * 1024 * 1024 + 1),
    };
    const sources = ['gone.jpg', 'images/hero.jpg', 'images/margarita.jpg', ...Object.keys(files).slice(2), 'images'];
    const limits = { fileBytes: 2 * 1024 * 1024, downloadBytes: 0, downloadMs: 0 };
    const all = named(...sources, 'gone.jpg');
    const {
      pictures,
      files: written,
      warnings,
    } = await makePictures(all, temporaryFolder(files), temporaryFolder(), limits);
    expect([pictures, written]).toEqual([{}, []]);
    expect(warnings.map(({ path }) => path)).toEqual(all.map(({ path }) => path));
    expect(warnings.map(({ message }) => message).join('\n')).toMatchInlineSnapshot(`
      ""gone.jpg" is not in the brand's folder. The page does without it.
      "images/hero.jpg" is not in the brand's folder. The page does without it. Did you mean "images/Hero.jpeg"?
      "images/margarita.jpg" is not in the brand's folder. The page does without it. Did you mean "images/margherita.jpg"?
      "page.jpg" is a web page, not a picture. The page does without it. Use the address of the picture itself.
      "empty.jpg" is an empty file. The page does without it.
      "half.jpg" is damaged or cut off. The page does without it.
      "bomb.png" has 51 million pixels, more than 50. The page does without it. Save it about 2000 pixels wide.
      "large.jpg" has more than 2 MB. The page does without it. Save it about 2000 pixels wide.
      "images" is not a file. The page does without it.
      "gone.jpg" is not in the brand's folder. The page does without it."
    `);
  });
});

describe('a small picture', () => {
  test('is used, and noted', async () => {
    const { pictures, warnings } = await picturesIn({ 'a.jpg': await jpegOf(300, 200) });
    expect(pictures['a.jpg']).toMatchObject({ width: 300, height: 200 });
    expect(warnings[0]?.message).toMatchInlineSnapshot(
      `""a.jpg" is only 300 pixels wide and looks soft. Use one of 1200 or more."`,
    );
  });

  test('makes a fine logo', async () => {
    const folder = temporaryFolder({ 'logo.png': await drawImage(120, 40).png().toBuffer() });
    const { warnings } = await makePictures([{ src: 'logo.png', path: 'logo' }], folder, temporaryFolder());
    expect(warnings).toEqual([]);
  });
});

describe('a path', () => {
  test.each(['../secret.jpg', 'images/../../secret.jpg', '..', '.', '', '../brand/../secret.jpg', 'a\0.jpg'])(
    'cannot leave the folder: %j',
    async (src) => {
      const root = temporaryFolder({
        'secret.jpg': await jpegOf(500, 50),
        'brand/images/a.jpg': await jpegOf(500, 50),
      });
      const { pictures, warnings } = await makePictures(named(src), join(root, 'brand'), temporaryFolder());
      expect(pictures).toEqual({});
      expect(warnings[0]?.message).toContain("lies outside the brand's folder");
    },
  );

  test('cannot leave the folder through a symbolic link, or read a device', async () => {
    const root = temporaryFolder({ 'outside/secret.jpg': await jpegOf(500, 50), 'brand/brand.json': '{}' });
    const at = (path: string) => join(root, path);
    symlinkSync(at('outside'), at('brand/images'));
    symlinkSync(at('outside/secret.jpg'), at('brand/a.jpg'));
    symlinkSync('/dev/zero', at('brand/zero.jpg'));
    const sources = named('images/secret.jpg', 'a.jpg', 'zero.jpg');
    const { pictures, warnings } = await makePictures(sources, at('brand'), temporaryFolder());
    expect(pictures).toEqual({});
    expect(warnings.map(({ message }) => message.includes("lies outside the brand's folder"))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('may follow a link within the folder, which may be one itself, and may begin with a slash', async () => {
    const root = temporaryFolder({ 'real/pictures/a.jpg': await jpegOf(500, 50) });
    symlinkSync(join(root, 'real', 'pictures'), join(root, 'real', 'images'));
    symlinkSync(join(root, 'real'), join(root, 'brand'));
    const { pictures } = await makePictures(named('/images/a.jpg'), join(root, 'brand'), temporaryFolder());
    expect(Object.keys(pictures)).toEqual(['/images/a.jpg']);
  });
});

describe('the cache', () => {
  test('makes a second build write nothing and not load sharp', async () => {
    const folder = temporaryFolder({ 'a.jpg': await jpegOf(500, 50), 'broken.jpg': 'x' });
    const cacheDir = temporaryFolder();
    const cold = await makePictures(named('a.jpg', 'broken.jpg'), folder, cacheDir);
    const before = snapshotOf(cacheDir);

    vi.resetModules();
    vi.doMock('sharp', () => {
      throw new Error('sharp was loaded');
    });
    const fresh = await import('#builder/pictures/pictures.ts');
    const { originals: _, ...warm } = await fresh.makePictures(named('a.jpg', 'broken.jpg'), folder, cacheDir);
    vi.doUnmock('sharp');
    expect(snapshotOf(cacheDir)).toEqual(before);
    expect(warm).toEqual({
      pictures: cold.pictures,
      files: cold.files,
      areProvisional: false,
      warnings: cold.warnings,
    });
  });

  test('knows a picture that moved by its bytes, and sees that one was replaced', async () => {
    const jpeg = await jpegOf(500, 50);
    const folder = temporaryFolder({ 'a.jpg': jpeg });
    const cacheDir = temporaryFolder();
    const { files: before } = await makePictures(named('a.jpg'), folder, cacheDir);
    writeInto(folder, 'images/b.jpg', jpeg);
    const { files: moved } = await makePictures(named('images/b.jpg'), folder, cacheDir);
    expect(moved.map((file) => 'from' in file && file.from)).toEqual(before.map((file) => 'from' in file && file.from));
    expect(moved.map(({ path }) => path)).toEqual(before.map(({ path }) => path.replace('/a-', '/b-')));
    writeInto(folder, 'a.jpg', await jpegOf(600, 50));
    const after = await makePictures(named('a.jpg'), folder, cacheDir);
    expect(after.pictures['a.jpg']?.width).toBe(600);
    expect(after.files.map(({ path }) => path)).not.toContain(before[0]?.path);
  });

  test.each([
    ['a file is cut off', (file: string) => truncateSync(file, 10)],
    ['a file is gone', (file: string) => rmSync(file)],
    ['the note is damaged', (file: string) => writeFileSync(join(file, '..', 'entry.json'), '{"facts":{}}')],
    ['the note is gone', (file: string) => rmSync(join(file, '..', 'entry.json'))],
  ])('makes a picture again when %s', async (_, damage) => {
    const folder = temporaryFolder({ 'a.jpg': await jpegOf(500, 50) });
    const cacheDir = temporaryFolder();
    const before = await makePictures(named('a.jpg'), folder, cacheDir);
    const bytes = before.files.map(bytesOf);
    const [file] = before.files;
    if (file && 'from' in file) damage(file.from);
    const after = await makePictures(named('a.jpg'), folder, cacheDir);
    expect(after.pictures).toEqual(before.pictures);
    expect(after.files.map(bytesOf)).toEqual(bytes);
  });

  test('serves two builds at the same time', async () => {
    const folder = temporaryFolder({ 'a.jpg': await jpegOf(900, 90), 'b.jpg': await jpegOf(500, 500) });
    const cacheDir = temporaryFolder();
    vi.resetModules();
    // A second copy of the modules shares nothing with the first but the disk, as a second process would.
    const other = await import('#builder/pictures/pictures.ts');
    const [one, two] = await Promise.all([
      makePictures(named('a.jpg', 'b.jpg'), folder, cacheDir),
      other.makePictures(named('a.jpg', 'b.jpg'), folder, cacheDir),
    ]);
    expect(two.pictures).toEqual(one.pictures);
    expect(two.files.map(bytesOf)).toEqual(one.files.map(bytesOf));
    expect(Object.keys(snapshotOf(cacheDir)).filter((path) => path.endsWith('.tmp'))).toEqual([]);
  });
});
