/**
 * Cuts and measures the families we host: writes src/builder/look/fonts.data.ts, and the files in src/builder/look/fonts. Run it when a
 * font package changed: `node scripts/fonts.ts`. A test says when that is due.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import fontverter from 'fontverter';
import { format, resolveConfig } from 'prettier';
import { cutFont, isNameReserved } from '#builder/look/cut-font.ts';
import { charactersOf, type FontData, type FontFile, UNICODE_RANGES } from '#builder/look/font-data.ts';
import type { AxisRange } from '#builder/look/harfbuzz-font.ts';
import { measureFamily } from '#builder/look/measure-font.ts';
import { FAMILIES, type FamilyId, WEIGHTS } from '#core/theme/font-families.ts';

const ROOM = 'src/builder/look';
const DATA_FILE = `${ROOM}/fonts.data.ts`;

/** Which of a package's files we ship. `standard` holds weight and optical size, and never Fraunces' wonky letters. */
const AXES: Partial<Record<FamilyId, string>> = { archivo: 'wdth', fraunces: 'standard' };
const DEFAULT_AXES = 'wght';
/** Only the serif type style sets words in italics; elsewhere a browser slants the rare one itself. */
const UPRIGHT = ['normal'] as const;
const STYLES = ['normal', 'italic'] as const;
/**
 * Families that come as a file for each weight: which we ship, and for what weights of src/site/styles each is used. Where there is none near, the
 * next one has to do: a browser that finds no bold would thicken a thin one by itself.
 */
const STATIC: Partial<Record<FamilyId, Record<number, string>>> = {
  poppins: { 400: '1 449', 500: '450 549', 600: '550 649', 700: '650 1000' },
  lato: { 400: '1 549', 700: '550 1000' },
  'bebas-neue': { 400: '1 1000' },
};
/** Axes of which src/site/styles uses a part, where the rest is heavy. A face is said to have no more, and a browser keeps to that. */
const LIMITS: Partial<Record<FamilyId, Record<string, AxisRange>>> = {
  fraunces: { wght: { min: 340, max: 700 } },
  archivo: { wdth: { min: 62, max: 100 } },
};
const CORE = charactersOf(UNICODE_RANGES.core);

if (import.meta.main) {
  const { cuts, data } = await makeFonts('node_modules');
  rmSync(join(ROOM, 'fonts'), { recursive: true, force: true });
  mkdirSync(join(ROOM, 'fonts'));
  for (const [path, bytes] of cuts) writeFileSync(path, bytes);
  writeFileSync(DATA_FILE, await dataSource(data));
}

/** The cuts to write, by path, and what is measured. */
export async function makeFonts(
  packagesDir: string,
  ids = Object.keys(FAMILIES) as FamilyId[],
): Promise<{ cuts: Map<string, Uint8Array>; data: Record<string, FontData> }> {
  const written = new Map<string, Uint8Array>();
  const data: Record<string, FontData> = {};
  for (const id of ids) {
    const packageName = `@fontsource${STATIC[id] ? '' : '-variable'}/${id}`;
    const weights = Object.entries(STATIC[id] ?? { [AXES[id] ?? DEFAULT_AXES]: undefined });
    const fileName = (subset: string, cut: string, style: string) => `${id}-${subset}-${cut}-${style}`;
    const read = (name: string) => {
      const path = join(packagesDir, packageName, 'files', `${name}.woff2`);
      return existsSync(path) ? { name, bytes: readFileSync(path) } : undefined;
    };
    const files: FontFile[] = [];
    for (const style of FAMILIES[id].typeStyle === 'serif' ? STYLES : UPRIGHT) {
      for (const [cut, weight] of weights) {
        const latin = read(fileName('latin', cut, style));
        if (latin === undefined) continue;
        const bytes = hasReservedName(latin.bytes) ? undefined : await cutFont(latin.bytes, CORE, LIMITS[id]);
        const own = bytes && { name: `${id}-core-${weight === undefined ? '' : `${cut}-`}${style}`, bytes };
        if (own) written.set(`${ROOM}/fonts/${own.name}.woff2`, own.bytes);
        const found = { core: own ?? latin, latin, 'latin-ext': read(fileName('latin-ext', cut, style)) };
        for (const [subset, file] of Object.entries(found)) {
          if (file === undefined) continue;
          const kind = { style, subset: subset as FontFile['subset'], weight };
          files.push({ name: file.name, ...kind, hash: hash('sha256', file.bytes).slice(0, 8) });
        }
      }
    }
    const upright = (wanted: number) => {
      const [cut] = weights.find(([, weight]) => weight === undefined || isWithin(wanted, weight)) ?? [];
      const file = cut === undefined ? undefined : read(fileName('latin', cut, 'normal'));
      if (file === undefined) throw new Error(`${id} has no weight ${wanted}`);
      return fontverter.convert(file.bytes, 'sfnt');
    };
    const { typeStyle } = FAMILIES[id];
    const { display, body } = WEIGHTS[typeStyle];
    const fonts = { heading: await upright(display), text: await upright(body) };
    data[id] = { package: packageName, ...(await measureFamily(fonts, typeStyle, LIMITS[id])), files };
  }
  return { cuts: written, data };
}

function hasReservedName(file: Buffer): boolean {
  const font = create(file);
  return font.isCollection || isNameReserved(font.copyright ?? '');
}

function isWithin(weight: number, range: string): boolean {
  const [min = 0, max = 0] = range.split(' ').map(Number);
  return weight >= min && weight <= max;
}

async function dataSource(data: Record<string, FontData>): Promise<string> {
  const source = `import type { FamilyId } from '#core/theme/font-families.ts';
    import type { FontData } from './font-data.ts';

    /** Measured by scripts/fonts.ts, which writes this file. */
    export const FONTS: Record<FamilyId, FontData> = ${JSON.stringify(data)};`;
  return format(source, { ...(await resolveConfig(DATA_FILE)), parser: 'typescript' });
}
