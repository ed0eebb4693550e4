import type { AxisRange } from './harfbuzz-font.ts';

/** What browsers do by themselves, and the figures that src/site/styles asks for. Other features are never visible. */
const FEATURES = 'kern mark mkmk ccmp locl liga clig calt rlig rvrn rclt lnum tnum pnum'.split(' ');

/** The address of the licence; names and copyright stay anyway. */
const NAME_IDS = [14];

/** The part of a font that these characters need, as WOFF2. An axis that is not in `axes` stays whole. */
export async function cutFont(
  font: Uint8Array,
  characters: string,
  axes: Record<string, AxisRange> = {},
): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS,
    variationAxes: axes,
  });
}

/** Whether the licence has a Reserved Font Name: a subset of the font may not be published under that name. */
export const isNameReserved = (copyright: string): boolean => /reserved font name/i.test(copyright);
