import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeIcons } from '#builder/pictures/icons.ts';
import type { Mark } from '#builder/pictures/mark.ts';
import type { OutputFile } from '#schema/warning.ts';
import { snapshotOf, temporaryFolder } from '../../../support/build/folders.ts';
import { drawImage } from '../../../support/build/images.ts';

const GROUNDS: [string, string] = ['#fffaf0', '#101018'];
const letter: Mark = {
  kind: 'letter',
  letter: 'K',
  font: undefined,
  radius: 'round',
  ground: '#204060',
  ink: '#ffffff',
};
const logoOf = (bytes: Uint8Array, digest = 'digest'): Mark => ({
  kind: 'logo',
  original: { digest, read: () => Promise.resolve(bytes) },
  grounds: GROUNDS,
});

const make = (mark: Mark, name = 'Kitchen', cacheDir = temporaryFolder()) =>
  makeIcons({ name }, mark, '#fffaf0', cacheDir);

function bytesOf(files: OutputFile[], path: string): Buffer {
  const file = files.find((candidate) => `/${candidate.path}` === path);
  if (!file) throw new Error(`${path} is not among the files`);
  return 'from' in file ? readFileSync(file.from) : Buffer.from(file.bytes);
}

const cornerOf = async (png: Buffer) => [
  ...(await sharp(png).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
];

describe('the icons', () => {
  test('of a brand without a logo are its letter', async () => {
    const { icons, files } = await make(letter);
    expect(icons).toEqual({
      favicon: expect.stringMatching(/^\/_brand\/favicon-[0-9a-f]{8}\.svg$/) as string,
      appleTouch: expect.stringMatching(/^\/_brand\/apple-touch-[0-9a-f]{8}\.png$/) as string,
      manifest: '/site.webmanifest',
    });
    expect(bytesOf(files, icons.favicon).toString()).toMatch(/^<svg xmlns=.+<\/svg>$/);
    const touch = bytesOf(files, icons.appleTouch);
    expect(await sharp(touch).metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
    expect(await cornerOf(touch)).toEqual([0x20, 0x40, 0x60]);
  });

  test('of a brand with a logo are the logo, drawn anew: its SVG could carry scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><script>1</script><circle cx="2" cy="2" r="1"/></svg>';
    const { icons, files } = await make(logoOf(Buffer.from(svg)));
    expect(icons.favicon).toMatch(/\.png$/);
    expect(await sharp(bytesOf(files, icons.favicon)).metadata()).toMatchObject({
      format: 'png',
      width: 48,
      height: 48,
    });
    expect(files.every(({ path }) => !path.endsWith('.svg'))).toBe(true);
  });

  test.each([
    ['dark', '<circle cx="5" cy="5" r="4" fill="#222"/>', [0xff, 0xfa, 0xf0]],
    ['light', '<circle cx="5" cy="5" r="4" fill="#eee"/>', [0x10, 0x10, 0x18]],
    ['framed', '<rect width="10" height="10" fill="#a00"/><circle cx="5" cy="5" r="3" fill="#fff"/>', [0xaa, 0, 0]],
  ])('put a %s logo on a ground that it shows on', async (_, shapes, ground) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shapes}</svg>`;
    const { icons, files } = await make(logoOf(Buffer.from(svg)));
    expect(await cornerOf(bytesOf(files, icons.appleTouch))).toEqual(ground);
  });

  test.each([
    ['square', 10, 10],
    ['wide', 30, 10],
    ['tall', 10, 20],
  ])('keep a %s logo in the circle of a maskable icon, and are larger elsewhere', async (_, across, down) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}"><rect width="${across}" height="${down}" fill="#a00"/><path d="M1 1h1v1z" fill="#fff"/></svg>`;
    const { files, icons } = await make(logoOf(Buffer.from(svg.replace('fill="#a00"', 'fill="#a00" opacity="0.99"'))));
    const reach = async (name: string) => {
      const found = files.find(({ path }) => path.includes(name))?.path ?? '';
      const { data, info } = await sharp(bytesOf(files, `/${found}`))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ground = data.subarray(0, 3);
      const inked = Array.from({ length: info.width * info.height }, (_each, at) => at).filter(
        (at) => !data.subarray(3 * at, 3 * at + 3).equals(ground),
      );
      const radii = inked.map((at) =>
        Math.hypot((at % info.width) + 0.5 - info.width / 2, Math.floor(at / info.width) + 0.5 - info.height / 2),
      );
      return radii.reduce((most, radius) => Math.max(most, radius), 0) / info.width;
    };
    expect(await reach('maskable-512')).toBeLessThanOrEqual(0.402);
    expect(await reach('maskable-512')).toBeGreaterThan(0.37);
    expect(await reach('icon-512')).toBeGreaterThan(0.4);
    const manifest = JSON.parse(bytesOf(files, icons.manifest).toString()) as { icons: { src: string }[] };
    expect(manifest.icons.map(({ src }) => /(?:icon|maskable)-\d+/.exec(src)?.[0])).toEqual([
      'icon-192',
      'maskable-192',
      'icon-512',
      'maskable-512',
    ]);
  });

  const plain = (width: number, channels: 3 | 4, background: string) =>
    sharp({ create: { width, height: width, channels, background } }).png();
  test.each([
    ['one colour', plain(30, 3, 'white')],
    ['nothing at all', plain(30, 4, '#0000')],
    ['a single pixel', plain(1, 3, 'red')],
    ['a line', drawImage(900, 2).png()],
    ['grey with holes', drawImage(50, 50).greyscale().ensureAlpha(0.5).png()],
    ['palette', drawImage(50, 50).png({ palette: true })],
    ['16 bits', drawImage(50, 50).toColourspace('rgb16').png()],
  ])('can be made of a logo that is %s', async (_, logo) => {
    const { icons, files } = await make(logoOf(await logo.toBuffer()));
    expect(await sharp(bytesOf(files, icons.appleTouch)).metadata()).toMatchObject({ width: 180, height: 180 });
  });

  test('are drawn once', async () => {
    const cacheDir = temporaryFolder();
    const cold = await make(letter, 'Kitchen', cacheDir);
    const before = snapshotOf(cacheDir);
    expect(await make(letter, 'Kitchen', cacheDir)).toEqual(cold);
    expect(snapshotOf(cacheDir)).toEqual(before);
  });

  test('have other names when the mark changes', async () => {
    const png = await drawImage(50, 50).png().toBuffer();
    const logos = [logoOf(png), logoOf(png, 'other')];
    const marks: Mark[] = [letter, { ...letter, ink: '#eeeeee' }, { ...letter, letter: 'L' }, ...logos];
    const names = await Promise.all(marks.map(async (mark) => (await make(mark)).icons.appleTouch));
    expect(new Set(names).size).toBe(marks.length);
  });
});

describe('the manifest', () => {
  const manifestOf = async (name: string) => {
    const { files, icons } = await make(letter, name);
    const app = JSON.parse(bytesOf(files, icons.manifest).toString()) as {
      icons: { src: string }[];
      short_name: string;
    };
    return { files, app };
  };

  test('lists icons that exist, of the size it says', async () => {
    const { app, files } = await manifestOf('Kitchen');
    expect(app).toMatchObject({ name: 'Kitchen', start_url: '/', theme_color: '#fffaf0' });
    const sizes = await Promise.all(app.icons.map(({ src }) => sharp(bytesOf(files, src)).metadata()));
    expect(app.icons.map((icon, index) => ({ ...icon, src: sizes[index]?.width }))).toEqual(
      [192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({ src: size, sizes: `${size}x${size}`, type: 'image/png', purpose })),
      ),
    );
  });

  test.each([
    ['Kumo', 'Kumo'],
    ['Kumo Ramen Bar', 'Kumo Ramen'],
    ['Montgomeryshire Kitchen', 'Montgomeryshire'],
    ['The Very Old House of Pies', 'The Very Old'],
  ])('shortens %j to %j', async (name, short) => {
    expect((await manifestOf(name)).app.short_name).toBe(short);
  });
});
