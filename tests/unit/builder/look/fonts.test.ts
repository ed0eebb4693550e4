import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fontDataSource } from '../../../../scripts/font-metrics.ts';
import { themeFiles } from '../../../../src/builder/look/fonts.ts';
import { UNICODE_RANGES } from '../../../../src/builder/look/font-data.ts';
import { FAMILIES, type FamilyId } from '../../../../src/domain/look/font-families.ts';

const PACKAGES = resolve('node_modules');
const IDS = Object.keys(FAMILIES) as FamilyId[];

describe.each(IDS)('%s', (id) => {
  const files = themeFiles(
    { primaryColor: '#2B3A8C', secondaryColor: '#F2703D', fontFamily: FAMILIES[id].name },
    PACKAGES,
  );
  const css = textOf(files.stylesheet);

  it('ships files that exist, and only files its stylesheet names', () => {
    for (const font of files.fonts) expect('from' in font && existsSync(font.from)).toBe(true);
    expect(namedIn(css)).toEqual(files.fonts.map(({ path }) => path.replace('_brand/', '')));
  });

  it('preloads upright latin only', () => {
    expect(files.preload.length).toBeGreaterThan(0);
    expect(files.fonts.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(files.preload));
    expect(files.preload.join()).not.toMatch(/latin-ext|italic/);
  });

  it('weighs less than 1.6 KB with its colours', () => {
    expect(gzipSync(css).length).toBeLessThan(1600);
  });

  it('is split at the code points its package says', () => {
    const ranges = JSON.parse(
      readFileSync(join(PACKAGES, '@fontsource-variable', id, 'unicode.json'), 'utf8'),
    ) as Record<string, string>;
    expect(ranges['latin']).toBe(UNICODE_RANGES.latin);
    // Some packages were cut before the last currency signs came.
    expect(ranges['latin-ext']?.replace('-20C0', '-20C4')).toBe(UNICODE_RANGES['latin-ext']);
  });

  it('is listed with the licence of its package', () => {
    const { family, license } = JSON.parse(
      readFileSync(join(PACKAGES, '@fontsource-variable', id, 'metadata.json'), 'utf8'),
    ) as { family: string; license: { type: string } };
    expect(readFileSync('docs/fonts-licences.md', 'utf8').replaceAll(/ +/g, ' ')).toContain(
      `| ${family} | ${license.type} |`,
    );
  });
});

it('the measures in the repository are those of the installed fonts', async () => {
  expect(await fontDataSource(PACKAGES)).toBe(readFileSync('src/builder/look/fonts.data.ts', 'utf8'));
});

describe('themeFiles', () => {
  it('sets running text in the display face where it can', () => {
    const css = textOf(themeFiles({ fontFamily: 'Archivo' }, PACKAGES).stylesheet);
    expect(css).toContain('--font-body:"Brand","Text fallback",system-ui,sans-serif');
    expect(css).toContain('font-weight:100 900;font-stretch:62% 125%');
    expect(css).not.toContain('font-family:Text;');
  });

  it('names the stylesheet by its content', () => {
    const path = (primaryColor: string) => themeFiles({ primaryColor }, PACKAGES).stylesheet.path;
    expect(path('#b3261e')).toMatch(/^_brand\/theme\.[0-9a-f]{8}\.css$/);
    expect(path('#b3261e')).toBe(path('#B3261E'));
    expect(path('#b3261e')).not.toBe(path('#b3261f'));
  });

  it('warns of each value it could not use, with its path', () => {
    const theme = { primaryColor: 'blurple', secondaryColor: '#12', fontFamily: 'Comic Sans MS' };
    expect(themeFiles(theme, PACKAGES).warnings).toMatchInlineSnapshot(`
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
          "message": ""Comic Sans MS" is not a font we host. The site is set in Nunito, the closest kind. Choose one of Archivo, DM Sans, Figtree, Fraunces, Inter, Lora, Montserrat, Nunito, Oswald, Outfit, Playfair Display, Roboto Slab, Source Serif 4, Work Sans.",
          "path": "theme.fontFamily",
        },
      ]
    `);
  });

  it('warns of nothing when nothing is given', () => {
    expect(themeFiles({}, PACKAGES)).toMatchObject({ warnings: [], voice: 'geometric', mood: 'ink' });
  });

  it("lets no value out of the stylesheet's grammar", () => {
    const hostile = '"}</style><svg onload="alert(1)">{';
    const theme = { primaryColor: hostile, secondaryColor: hostile, fontFamily: hostile };
    expect(textOf(themeFiles(theme, PACKAGES).stylesheet)).toBe(textOf(themeFiles({}, PACKAGES).stylesheet));
  });
});

const namedIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);

function textOf(file: { path: string; bytes: Uint8Array | string } | { path: string; from: string }): string {
  if (!('bytes' in file) || typeof file.bytes !== 'string') throw new Error(`${file.path} is not a text`);
  return file.bytes;
}
