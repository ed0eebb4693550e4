import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeFiles } from '#builder/look/fonts.ts';
import { loadOwnFont } from '#builder/pictures/own-font.ts';
import { hashOfFile } from '#brand/files/file-note.ts';
import { sharedFolder, snapshotOf, temporaryFolder } from '../../../support/build/folders.ts';

const ROOT = process.cwd();
const font = (path: string) => readFileSync(`node_modules/@fontsource${path}.woff2`);
const OUTFIT = font('-variable/outfit/files/outfit-latin-wght-normal');
const BEBAS = font('/bebas-neue/files/bebas-neue-latin-400-normal');

const FOLDER = sharedFolder({
  'fonts/outfit.woff2': OUTFIT,
  'fonts/poster.woff2': BEBAS,
  'fonts/text.woff2': 'text',
});
const CACHE = sharedFolder();

interface Wanted {
  fontFamily?: string;
  text?: string;
  licence?: string;
  folder?: string;
}

async function load(
  fontFile: string[],
  { fontFamily, text = 'Night', licence = 'mine', folder = FOLDER }: Wanted = {},
) {
  const site = { name: 'Night Owl', theme: { fontFile, fontFamily } };
  return loadOwnFont(site, { folder, hashOf: hashOfFile, cacheDir: CACHE, root: ROOT, text, licence });
}

const messagesOf = async (...given: Parameters<typeof load>) =>
  (await load(...given)).warnings.map(({ path, message }) => `${path}: ${message}`);

describe('a font in the brand’s folder', () => {
  test('sets the site, and its running text where it can', async () => {
    const { font: own, warnings } = await load(['fonts/outfit.woff2']);
    expect(warnings).toEqual([]);
    const { stylesheet, fonts, preload, typeStyle, metrics } = themeFiles({}, ROOT, 'Night', undefined, own);
    const css = 'bytes' in stylesheet ? String(stylesheet.bytes) : '';
    expect(css).toMatch(/^@font-face\{font-family:Brand;src:url\(brand-core-variable-normal\.\w{8}\.woff2\)/);
    expect(css).toContain('--font-body:"Brand","Text fallback"');
    expect(fonts.map(({ path }) => `/${path}`)).toEqual(preload);
    expect(typeStyle).toBe('geometric');
    expect(metrics.capHeight).toBeCloseTo(0.7, 1);
    const [file] = fonts;
    expect(file && 'from' in file && hashOfFile(file.from)).toBe(file && 'from' in file && file.hash);
  });

  test('leaves running text to a hosted family where it can’t set it', async () => {
    const { stylesheet, fonts, typeStyle } = themeFiles(
      {},
      ROOT,
      '',
      undefined,
      (await load(['fonts/poster.woff2'])).font,
    );
    expect('bytes' in stylesheet && stylesheet.bytes).toContain('--font-body:"Text"');
    expect(fonts.map(({ path }) => /_brand\/(brand|work-sans)/.exec(path)?.[1])).toEqual(['brand', 'work-sans']);
    expect(typeStyle).toBe('grotesk');
  });

  test('takes the type style of a family that is known', async () => {
    expect((await load(['fonts/outfit.woff2'], { fontFamily: 'Baskerville' })).font?.typeStyle).toBe('serif');
    expect((await load(['fonts/outfit.woff2'], { fontFamily: 'Studio Grotesk' })).font?.typeStyle).toBe('geometric');
  });

  test('is the font of other languages’ letters as well', async () => {
    const { font: own } = await load(['fonts/outfit.woff2'], { text: 'Łódź' });
    const { fonts } = themeFiles({}, ROOT, 'Łódź', undefined, own);
    expect(fonts.map(({ path }) => /brand-(core|latin-ext|latin)/.exec(path)?.[1])).toEqual(['core', 'latin-ext']);
  });

  test('is read once', async () => {
    await load(['fonts/outfit.woff2'], { text: 'once' });
    const before = snapshotOf(CACHE);
    await load(['fonts/outfit.woff2'], { text: 'once' });
    expect(snapshotOf(CACHE)).toEqual(before);
  });
});

describe('the author is told of', () => {
  test('letters that the font lacks', async () => {
    expect(await messagesOf(['fonts/outfit.woff2'], { text: 'Ωmega, 寿司, ćevapi, 5 €' })).toMatchInlineSnapshot(`
      [
        "theme.fontFile: "fonts/outfit.woff2" lacks "ć", "Ω", "司", "寿" of the site’s texts. They are shown in a font of the visitor’s system.",
      ]
    `);
    expect(await messagesOf(['fonts/outfit.woff2'], { text: 'абвгдежзиклмноп' })).toMatchInlineSnapshot(`
      [
        "theme.fontFile: "fonts/outfit.woff2" lacks "а", "б", "в", "г", "д", "е", "ж", "з", "и", "к", "л", "м" and 3 more characters of the site’s texts. They are shown in a font of the visitor’s system.",
      ]
    `);
  });

  test('a licence that is missing', async () => {
    expect(await messagesOf(['fonts/outfit.woff2'], { licence: '' })).toEqual([]);
    const site = { name: 'Night Owl', theme: { fontFile: ['fonts/outfit.woff2'] } };
    const options = { folder: FOLDER, hashOf: hashOfFile, cacheDir: CACHE, root: ROOT, text: '' };
    expect((await loadOwnFont(site, options)).warnings).toMatchInlineSnapshot(`
      [
        {
          "message": "is not set. Write down what lets the site publish "fonts/outfit.woff2", such as "Brand Sans by Studio North, web licence 2026-118".",
          "path": "brand.json:fontLicence",
        },
      ]
    `);
  });

  test('each file that can’t be used', async () => {
    const folder = temporaryFolder({ 'fonts/Brand.woff2': OUTFIT, 'fonts/text.ttf': 'text', 'fonts/large.otf': '' });
    truncateSync(join(folder, 'fonts/large.otf'), 11 * 1024 * 1024);
    mkdirSync(join(folder, 'fonts/folder.ttf'));
    symlinkSync('/etc/hostname', join(folder, 'fonts/link.ttf'));
    writeFileSync(join(folder, 'fonts/cut.woff2'), OUTFIT.subarray(0, 5000));
    const names = ['Brand.ttf', 'text.ttf', 'large.otf', 'folder.ttf', 'link.ttf', 'cut.woff2'];
    const sources = names.map((name) => `fonts/${name}`);
    expect(await messagesOf(sources, { folder })).toMatchInlineSnapshot(`
      [
        "theme.fontFile[0]: "fonts/Brand.ttf" is not in the brand's folder. The site is set in the font that \`fontFamily\` asks for. Did you mean "fonts/Brand.woff2"?",
        "theme.fontFile[1]: "fonts/text.ttf" is not a font. The site is set in the font that \`fontFamily\` asks for. Use a WOFF2, TTF or OTF file.",
        "theme.fontFile[2]: "fonts/large.otf" has more than 10 MB. The site is set in the font that \`fontFamily\` asks for. Save it with fewer letters, or as WOFF2.",
        "theme.fontFile[3]: "fonts/folder.ttf" is not a file. The site is set in the font that \`fontFamily\` asks for.",
        "theme.fontFile[4]: "fonts/link.ttf" lies outside the brand's folder. The site is set in the font that \`fontFamily\` asks for.",
        "theme.fontFile[5]: "fonts/cut.woff2" is damaged or cut off. The site is set in the font that \`fontFamily\` asks for. Use a WOFF2, TTF or OTF file.",
      ]
    `);
    expect(await messagesOf(['fonts/text.ttf'], { folder })).toMatchInlineSnapshot(`
      [
        "theme.fontFile: "fonts/text.ttf" is not a font. The site is set in the font that \`fontFamily\` asks for. Use a WOFF2, TTF or OTF file.",
      ]
    `);
    expect(await messagesOf([...sources, 'fonts/Brand.woff2'], { folder })).toHaveLength(6);
    expect(await messagesOf(['../../etc/passwd'], { folder })).toMatchInlineSnapshot(`
      [
        "theme.fontFile: "../../etc/passwd" lies outside the brand's folder. The site is set in the font that \`fontFamily\` asks for.",
      ]
    `);
  });

  test('more files than a font has', async () => {
    const messages = await messagesOf(Array.from({ length: 13 }, () => 'fonts/outfit.woff2'));
    expect(messages.at(-1)).toMatchInlineSnapshot(
      `"theme.fontFile[12]: "fonts/outfit.woff2" is one too many: a font may have 12 files. The site does without this file."`,
    );
  });
});
