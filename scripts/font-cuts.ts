import { create } from 'fontkitten';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import type { FamilyId } from '#core/theme/font-families.ts';
import { charactersOf, UNICODE_RANGES } from '#builder/look/font-data.ts';

/** In the unit of the axis: a weight from 1 to 1000, a width in percent. */
export interface Range {
  min: number;
  max: number;
}

/** Axes of which src/site/styles uses a part, where the rest is heavy. A face is said to have no more, and a browser keeps to that. */
export const LIMITS: Partial<Record<FamilyId, Record<string, Range>>> = {
  fraunces: { wght: { min: 340, max: 700 } },
  archivo: { wdth: { min: 62, max: 100 } },
};

/** What browsers do by themselves, and the figures that src/site/styles asks for. Other features are never visible. */
const FEATURES = 'kern mark mkmk ccmp locl liga clig calt rlig rvrn rclt lnum tnum pnum'.split(' ');

/** The address of the licence; names and copyright stay anyway. */
const NAME_IDS = [14];

/** The part of a file that nearly all words need, a quarter to a half lighter than the whole. Undefined where its licence reserves its name to the whole. */
export async function cutFont(id: FamilyId, file: Buffer): Promise<Uint8Array | undefined> {
  const font = create(file);
  if (font.isCollection || /reserved font name/i.test(font.copyright ?? '')) return undefined;
  return subsetFont(file, charactersOf(UNICODE_RANGES.core), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS,
    variationAxes: LIMITS[id] ?? {},
  });
}

/** The same font, not compressed. */
export async function sfntOf(file: Buffer): Promise<Uint8Array> {
  return fontverter.convert(file, 'sfnt');
}
