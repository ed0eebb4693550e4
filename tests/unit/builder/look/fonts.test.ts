import { create } from 'fontkitten';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOOKS } from '#core/looks/looks.ts';
import { describe, expect, it } from 'vitest';
import { makeFonts } from '../../../../scripts/fonts.ts';
import { themeFiles } from '#builder/look/fonts.ts';
import { charactersOf, UNICODE_RANGES } from '#builder/look/font-data.ts';
import { FONTS } from '#builder/look/fonts.data.ts';
import { longestWordOf } from '#site/ui/longest-word.ts';
import { FAMILIES, type FamilyId } from '#core/theme/font-families.ts';
import { fc, runs } from '../../../support/random.ts';

const ROOT = resolve('.');
const PACKAGES = resolve('node_modules');
const IDS = Object.keys(FAMILIES) as FamilyId[];

describe.each(IDS)('%s', (id) => {
  const files = themeFiles({ primaryColor: '#2B3A8C', secondaryColor: '#F2703D', fontFamily: FAMILIES[id].name }, ROOT);
  const css = textOf(files.stylesheet);

  it('ships files that exist, and only files its stylesheet names', () => {
    for (const font of files.fonts) expect('from' in font && existsSync(font.from)).toBe(true);
    expect(new Set(namedIn(css))).toEqual(new Set(files.fonts.map(({ path }) => path.replace('_brand/', ''))));
  });

  it('preloads what the first words need: not the rest of Latin, and slanted letters of the display face only', () => {
    expect(files.preload.length).toBeGreaterThan(0);
    expect(files.fonts.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(files.preload));
    const slanted = files.preload.filter((path) => path.includes('italic'));
    expect(slanted.every((path) => path.startsWith(`/_brand/${id}-`))).toBe(true);
    expect(files.preload.join()).not.toContain('latin-ext');
    expect(slanted.length).toBe(css.includes('font-style:italic') ? 1 : 0);
  });

  it('weighs less than 1.6 KB with its colours', () => {
    expect(gzipSync(css).length).toBeLessThan(1600);
  });

  it('is split at the code points its package says', () => {
    const ranges = JSON.parse(readFileSync(join(PACKAGES, FONTS[id].package, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    const [core, rest] = [charactersOf(UNICODE_RANGES.core), charactersOf(UNICODE_RANGES.latin)];
    // Nobody sees a control character.
    const all = charactersOf(ranges['latin'] ?? '').replaceAll(/\p{Cc}/gu, '');
    expect(sorted(core + rest)).toBe(sorted(all));
    // Some packages were cut before the last currency signs came.
    const extended = charactersOf(ranges['latin-ext']?.replace('-20C0', '-20C4') ?? '');
    expect(charactersOf(UNICODE_RANGES['latin-ext'])).toBe(extended.replaceAll(/[Œœ]/g, ''));
    expect([...core].filter((letter) => extended.includes(letter))).toEqual(['Œ', 'œ']);
  });

  it('is listed with the licence of its package', () => {
    const { family, license } = JSON.parse(
      readFileSync(join(PACKAGES, FONTS[id].package, 'metadata.json'), 'utf8'),
    ) as { family: string; license: { type: string } };
    expect(readFileSync('docs/fonts-licences.md', 'utf8').replaceAll(/ +/g, ' ')).toContain(
      `| ${family} | ${license.type} |`,
    );
  });
});

it('docs/fonts.md and the description of the key list what is hosted', () => {
  const named = Object.values(FAMILIES).sort((one, other) => one.name.localeCompare(other.name));
  const kib = (fontFamily: string) =>
    themeFiles({ fontFamily }, ROOT).fonts.reduce(
      (sum, font) => sum + ('from' in font ? statSync(font.from).size : 0),
      0,
    ) / 1024;
  const rows = named.map(({ name, typeStyle, body }) =>
    [name, typeStyle, body ? FAMILIES[body].name : name, Math.round(kib(name))].join(' | '),
  );
  const written = readFileSync('docs/fonts.md', 'utf8').matchAll(
    /^\| ([A-Z][\w ]+\| (?:serif|geometric|grotesk) .*) \|$/gm,
  );
  expect([...written].map(([, row = '']) => row.replaceAll(/ +/g, ' '))).toEqual(rows);
  expect(readFileSync('docs/schemas/website.schema.json', 'utf8')).toContain(
    `Hosted are ${named.map(({ name }) => name).join(', ')}. `,
  );
});

it('a family of single weights ships those that the styles use, and loads only what sets the first words', () => {
  const { stylesheet, fonts, preload } = themeFiles({ fontFamily: 'Poppins' }, ROOT);
  const weights = [...textOf(stylesheet).matchAll(/font-weight:(\d+) (\d+)/g)].map(([, min, max]) => [
    Number(min),
    Number(max),
  ]);
  expect(fonts).toHaveLength(4);
  // Each weight has one file, so no browser thickens or slants one by itself.
  expect(weights[0]?.[0]).toBe(1);
  expect(weights.at(-1)?.[1]).toBe(1000);
  for (const [index, [min]] of weights.entries()) if (index > 0) expect(min).toBe((weights[index - 1]?.[1] ?? 0) + 1);
  const named = (paths: string[]) => paths.map((path) => path.replace(/\.\w+\.woff2$/, ''));
  expect(named(preload)).toEqual(['/_brand/poppins-core-400-normal']);
  // A look with heavy headings needs another file first.
  const heavy = themeFiles({ fontFamily: 'Poppins' }, ROOT, '', { name: 'counter', parts: LOOKS.counter });
  expect(named(heavy.preload)).toEqual(['/_brand/poppins-core-700-normal', '/_brand/poppins-core-400-normal']);
});

it('a title of capitals that is fitted to the screen has room, though most words are wider than their mean letters', () => {
  const font = create(readFileSync(join(PACKAGES, '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2')));
  if (font.isCollection) throw new Error('A collection.');
  for (const word of ['MIDNIGHT', 'NEIGHBOURHOOD', 'DOUGHNUTS', 'QUADRANT']) {
    const width = font.glyphsForString(word).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
    expect(width).toBeLessThan(longestWordOf(word) * FONTS['bebas-neue'].letterWidth);
  }
});

it('the files in the repository and in the packages are those that were measured, and no others', () => {
  const cuts = new Set(readdirSync('src/builder/look/fonts'));
  for (const id of IDS) {
    for (const { name, hash: measured } of FONTS[id].files) {
      const file = `${name}.woff2`;
      const path = cuts.delete(file)
        ? join('src/builder/look/fonts', file)
        : join(PACKAGES, FONTS[id].package, 'files', file);
      expect([file, hash('sha256', readFileSync(path)).slice(0, 8)]).toEqual([file, measured]);
    }
  }
  expect([...cuts]).toEqual([]);
});

it('cutting and measuring any family again gives what is in the repository', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(IDS, { minLength: 4, maxLength: 4 }), async (ids) => {
      const { cuts, data } = await makeFonts(PACKAGES, ids);
      expect(data).toEqual(Object.fromEntries(ids.map((id) => [id, FONTS[id]])));
      for (const [path, bytes] of cuts) expect([path, readFileSync(path).equals(bytes)]).toEqual([path, true]);
    }),
    runs(1),
  );
});

it('a cut tells its copyright and licence, and no name is reserved to the whole', () => {
  for (const name of readdirSync('src/builder/look/fonts')) {
    const font = create(readFileSync(join('src/builder/look/fonts', name)));
    if (font.isCollection) throw new Error(`${name} is a collection.`);
    expect([name, font.copyright]).toEqual([name, expect.stringMatching(/^Copyright(?!.*reserved font name)/i)]);
    expect([name, font.getName('licenseURL')]).toEqual([name, expect.stringMatching(/openfontlicense|OFL|apache/)]);
  }
});

describe('themeFiles', () => {
  it('sets running text in the display face where it can', () => {
    const css = textOf(themeFiles({ fontFamily: 'Archivo' }, ROOT).stylesheet);
    expect(css).toContain('--font-body:"Brand","Text fallback",var(--script-fonts,system-ui),sans-serif');
    expect(css).toContain('font-weight:100 900;font-stretch:62% 100%');
    expect(css).not.toContain('font-family:Text;');
  });

  it.each([
    ['nothing but English and its neighbours', 'Crème brûlée, jalapeño — “à la carte”… 12 × 3 °C', ['core']],
    ['French and Spanish', '« Œuf mollet », cœur de bœuf. ¿Más? ¡Sí!', ['core']],
    ['a letter of the rest of Latin', 'Smørrebrød', ['core', 'latin']],
    ['a letter beyond Latin', 'Łódź', ['core', 'latin-ext']],
    ['a letter whose capital is beyond Latin', 'ÿ', ['core', 'latin', 'latin-ext']],
    ['a letter that no font has', '寿司', ['core']],
  ])('ships the fonts of %s', (_what, text, subsets) => {
    const { fonts } = themeFiles({ fontFamily: 'Figtree' }, ROOT, text);
    expect(fonts.map(({ path }) => /figtree-(core|latin-ext|latin)-/.exec(path)?.[1])).toEqual(subsets);
  });

  it('letters pictures with all of Latin, whatever a site ships', () => {
    const { letters } = themeFiles({ fontFamily: 'Figtree' }, ROOT, 'Fig');
    expect(letters).toMatchObject({
      from: join(PACKAGES, '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    });
  });

  it('names the stylesheet by its content', () => {
    const path = (primaryColor: string) => themeFiles({ primaryColor }, ROOT).stylesheet.path;
    expect(path('#b3261e')).toMatch(/^_brand\/theme\.[0-9a-f]{8}\.css$/);
    expect(path('#b3261e')).toBe(path('#B3261E'));
    expect(path('#b3261e')).not.toBe(path('#b3261f'));
  });

  it('warns of each value it could not use, with its path', () => {
    const theme = { primaryColor: 'blurple', secondaryColor: '#12', fontFamily: 'Comic Sans MS' };
    expect(themeFiles(theme, ROOT).warnings).toMatchInlineSnapshot(`
      [
        {
          "message": ""blurple" is not a colour. The site uses one of its own. Write it like "#B3261E".",
          "path": "theme.primaryColor",
        },
        {
          "message": ""#12" is not a colour. The site uses one of its own. Write it like "#B3261E".",
          "path": "theme.secondaryColor",
        },
        {
          "message": ""Comic Sans MS" is not a font we host. The site is set in Nunito, the closest kind. Choose one of Archivo, Bebas Neue, Bitter, DM Sans, Figtree, Fraunces, Inter, Lato, Libre Baskerville, Lora, Merriweather, Montserrat, Nunito, Nunito Sans, Open Sans, Oswald, Outfit, Playfair Display, Poppins, Raleway, Roboto Slab, Source Serif 4, Work Sans.",
          "path": "theme.fontFamily",
        },
      ]
    `);
  });

  it('warns of nothing when nothing is given', () => {
    expect(themeFiles({}, ROOT)).toMatchObject({ warnings: [], typeStyle: 'geometric', colorMode: 'ink' });
  });

  it("lets no value out of the stylesheet's grammar", () => {
    const hostile = '"}</style><svg onload="alert(1)">{';
    const theme = { primaryColor: hostile, secondaryColor: hostile, fontFamily: hostile };
    expect(textOf(themeFiles(theme, ROOT).stylesheet)).toBe(textOf(themeFiles({}, ROOT).stylesheet));
  });
});

const sorted = (characters: string) => [...characters].sort().join('');

const namedIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);

function textOf(file: { path: string; bytes: Uint8Array | string } | { path: string; from: string }): string {
  if (!('bytes' in file) || typeof file.bytes !== 'string') throw new Error(`${file.path} is not a text`);
  return file.bytes;
}
