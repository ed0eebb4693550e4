import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { optimizePictures } from '#builder/pictures/optimize-pictures.ts';
import type { OutputFile, ReadSite } from '#schema/warning.ts';
import { snapshotOf, temporaryFolder } from '../support/build/folders.ts';
import { drawImage, jpegOf } from '../support/build/images.ts';
import { makeSite } from '../support/build/site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERO = { src: 'images/hero.jpg', alt: 'A table' };
const LOGO = { src: 'logo.png', alt: '' };
const POSTER = readFileSync(`${ROOT}node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2`);
const NAMED = [
  { src: LOGO.src, path: 'logo' },
  { src: HERO.src, path: 'heroSection.backgroundImage' },
];

function makeReadSite(overrides: Partial<ReadSite> = {}): ReadSite {
  const { pictures: _pictures, look: _look, ...site } = makeSite({ hero: { image: HERO }, logo: LOGO, ...overrides });
  return site;
}

const makeBrand = async (): Promise<string> =>
  temporaryFolder({
    'images/hero.jpg': await jpegOf(1300, 700),
    'logo.png': await drawImage(300, 100).png().toBuffer(),
    'poster.woff2': POSTER,
  });

const optionsFor = (folder: string, cacheDir = temporaryFolder()) => ({ folder, cacheDir, root: ROOT });

const bytesOf = (file: OutputFile) => ('from' in file ? readFileSync(file.from) : Buffer.from(file.bytes));

describe('a brand with a font of its own', () => {
  const make = async (overrides: Partial<ReadSite>, more = {}) =>
    optimizePictures(makeReadSite({ logo: undefined, hero: {}, ...overrides }), [], {
      ...optionsFor(await makeBrand()),
      fontLicence: 'ours',
      ...more,
    });

  test('is set in it, and has its letter as the mark', async () => {
    const hosted = await make({ theme: { fontFamily: 'Bebas Neue' } });
    const own = await make({ theme: { fontFile: ['poster.woff2'] } });
    expect(own.warnings).toEqual([]);
    expect(own.look.typeStyle).toBe('grotesk');
    expect(own.look.letters).toEqual(hosted.look.letters);
    expect(own.files.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(own.look.preloadFonts));
    const markOf = ({ look, files }: typeof own) =>
      files.filter(({ path }) => `/${path}` === look.icons.favicon).map((file) => bytesOf(file).toString());
    // Without the letter it is a plate, of two circles.
    for (const made of [own, hosted])
      expect(markOf(made)[0]).toMatch(/<path transform="[^"]+" stroke-width="[\d.]+" d="M/);
  });

  test('is told of letters that it lacks, those of our own texts included', async () => {
    const { warnings } = await make({ theme: { fontFile: ['poster.woff2'] } }, { languages: ['zh-CN'] });
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"poster.woff2" lacks "一", .* and \d{3} more characters of the site’s texts\. /),
    ]);
  });
});

describe('an illustrated brand', () => {
  test('has a file for every address its site names', async () => {
    const { files, warnings, ...site } = await optimizePictures(makeReadSite(), NAMED, optionsFor(await makeBrand()));
    expect(warnings).toEqual([]);
    expect(Object.keys(site.pictures)).toEqual([LOGO.src, HERO.src]);
    const { stylesheet, preloadFonts, shareImage, icons } = site.look;
    const pictures = Object.values(site.pictures).flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((candidate) => candidate.split(' ')[0])),
    ]);
    const paths = files.map(({ path }) => `/${path}`);
    expect(paths).toEqual(
      expect.arrayContaining([stylesheet, ...preloadFonts, shareImage, ...Object.values(icons), ...pictures]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(files.filter((file) => 'from' in file && !existsSync(file.from))).toEqual([]);
  });

  test('has its look although nothing could be had', async () => {
    const site = makeReadSite({ name: '雲', theme: { primaryColor: 'nonsense' } });
    const { warnings, ...finished } = await optimizePictures(site, NAMED, optionsFor(temporaryFolder()));
    expect(finished.pictures).toEqual({});
    expect(finished.look.shareImage).toMatch(/^\/_brand\/share-/);
    expect(finished.look.icons.favicon).toMatch(/\.svg$/);
    expect(warnings.map(({ path }) => path)).toEqual(['theme.primaryColor', 'logo', 'heroSection.backgroundImage']);
  });

  test('draws its letter in its own colours', async () => {
    const site = makeReadSite({ name: 'Kitchen', theme: { primaryColor: '#20603a', fontFamily: 'Fraunces' } });
    const { files } = await optimizePictures(site, [], optionsFor(temporaryFolder()));
    const favicon = files.find(({ path }) => path.includes('favicon'));
    expect(favicon && bytesOf(favicon).toString()).toMatch(/fill="#20603a".+<path /);
  });

  test('has the same bytes when all is made anew', async () => {
    const brand = await makeBrand();
    const [one, other] = await Promise.all(
      [temporaryFolder(), temporaryFolder()].map((cacheDir) =>
        optimizePictures(makeReadSite(), NAMED, optionsFor(brand, cacheDir)),
      ),
    );
    expect([other?.pictures, other?.look]).toEqual([one?.pictures, one?.look]);
    expect(other?.files.map(bytesOf)).toEqual(one?.files.map(bytesOf));
  });

  test('is left alone by a second build: nothing written, sharp and the font reader not loaded', async () => {
    const brand = await makeBrand();
    const cacheDir = temporaryFolder();
    const bare = { logo: { src: 'gone.png', alt: '' }, hero: {} };
    const own = { ...bare, theme: { fontFile: ['poster.woff2'] } };
    for (const site of [makeReadSite(), makeReadSite(bare), makeReadSite(own)]) {
      const cold = await optimizePictures(site, NAMED, optionsFor(brand, cacheDir));
      const before = snapshotOf(cacheDir);
      vi.resetModules();
      for (const name of ['sharp', 'fontkitten']) {
        vi.doMock(name, () => {
          throw new Error(`${name} was loaded`);
        });
      }
      const fresh = await import('#builder/pictures/optimize-pictures.ts');
      expect(await fresh.optimizePictures(site, NAMED, optionsFor(brand, cacheDir))).toEqual(cold);
      expect(snapshotOf(cacheDir)).toEqual(before);
      for (const name of ['sharp', 'fontkitten']) vi.doUnmock(name);
    }
  });
});

test('the cache is keyed by the sharp that is installed', async () => {
  const { SHARP_VERSION } = await import('#brand/pictures/sharp.ts');
  expect(SHARP_VERSION).toBe(sharp.versions.sharp);
});
