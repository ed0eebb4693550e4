import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import type { FallbackMetrics, FontData } from '#builder/look/font-data.ts';
import type { FamilyId, TypeStyle } from '#core/theme/font-families.ts';
import { FAMILIES, WEIGHTS } from '#core/theme/font-families.ts';
import { measureLetters } from '#builder/look/letter-metrics.ts';
import { LIMITS, type Range, sfntOf } from './font-cuts.ts';

/** Where the type styles set headings and running text on the axes, as src/site/styles does. */
const SETTINGS: Record<TypeStyle, { display: Axes; body: Axes }> = {
  serif: { display: { opsz: 64 }, body: { opsz: 17 } },
  geometric: { display: {}, body: {} },
  grotesk: { display: { wdth: 66 }, body: {} },
};

type Axes = Record<string, number>;

/** Measures of the system fonts that stand in, from @capsizecss/metrics 4.3. */
const GEORGIA = { familyName: 'Georgia', ...measures(1419, 1878, -449, 0), unitsPerEm: 2048, xWidthAvg: 913 };
const ARIAL = { familyName: 'Arial', ...measures(1467, 1854, -434, 67), unitsPerEm: 2048, xWidthAvg: 913 };

function measures(capHeight: number, ascent: number, descent: number, lineGap: number) {
  return { capHeight, ascent, descent, lineGap };
}

/** Letters as often as English has them, so that their mean width is that of its words. */
const LETTERS = 'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmffwwggyyppbvk';
/** The grotesk type style sets its headings in capitals. */
const CAPITALS = LETTERS.toUpperCase();
/** How much wider these capitals are than these letters in Arial. */
const ARIAL_CAPITALS = 1.392;

/** The measures of a family's upright Latin: of the file that sets its headings, and of the one that sets running text, mostly the same. */
export async function measureFamily(
  id: FamilyId,
  heading: Buffer,
  text: Buffer,
): Promise<Omit<FontData, 'files' | 'package'>> {
  const { typeStyle } = FAMILIES[id];
  const axes: Partial<Record<string, Range>> = { ...openFont(heading).variationAxes, ...LIMITS[id] };
  const display = { wght: WEIGHTS[typeStyle].display, ...SETTINGS[typeStyle].display };
  const body = { wght: WEIGHTS[typeStyle].body, ...SETTINGS[typeStyle].body };
  const headings = typeStyle === 'grotesk' ? CAPITALS : LETTERS;
  return {
    weight: axes.wght && `${axes.wght.min} ${axes.wght.max}`,
    stretch: axes.wdth && `${axes.wdth.min}% ${axes.wdth.max}%`,
    display: await fallbackMetrics(heading, display, typeStyle, headings),
    body: await fallbackMetrics(text, body, typeStyle, LETTERS),
    letters: {
      ...(await measureLetters(await sfntOf(heading), display, axes.wdth && STRETCHES)),
      widening: axes.wght && wideningOf(heading, display, headings),
    },
    letterWidth: round(meanWidth(heading, display, headings) * roomFor(typeStyle, axes), 3),
  };
}

/** By how much letters grow with each 100 of weight, on the way to the weight of looks that set them heavy. */
function wideningOf(bytes: Buffer, display: Axes & { wght: number }, letters: string): number {
  const growth = meanWidth(bytes, { ...display, wght: HEAVY }, letters) / meanWidth(bytes, display, letters) - 1;
  return round(growth / ((HEAVY - display.wght) / 100), 4);
}

const HEAVY = 700;

/** The widths of the width axis that src/site/styles sets headings at. */
const STRETCHES = [62, 66, 100];
/**
 * A word can be 5 % wider than its letters of average width together. The grotesk type style narrows titles until they fit the screen. A font without
 * adjustable width gets 6 % more room instead, or the last letter of a title would wrap.
 */
function roomFor(typeStyle: TypeStyle, axes: Partial<Record<string, Range>>): number {
  return typeStyle === 'grotesk' && axes['wdth'] === undefined ? 1.06 : 1;
}

/**
 * Capsize measures a font at its default instance, which for Fraunces is black and for the smallest size. The mean
 * width of letters, here and at the setting in use, tells how much wider or narrower the font is really seen.
 */
async function fallbackMetrics(
  bytes: Buffer,
  axes: Axes,
  typeStyle: TypeStyle,
  letters: string,
): Promise<FallbackMetrics> {
  // Without `subsets`, whose widths would win over ours.
  const { subsets: _, ...metrics } = await fromBuffer(bytes);
  const widening = meanWidth(bytes, axes, letters) / meanWidth(bytes, {}, LETTERS);
  const xWidthAvg = (metrics.xWidthAvg * widening) / (letters === CAPITALS ? ARIAL_CAPITALS : 1);
  const system = typeStyle === 'serif' ? GEORGIA : ARIAL;
  const { fontFaces } = createFontStack([{ ...metrics, xWidthAvg }, system], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  return {
    ascent: percent(face?.ascentOverride),
    descent: percent(face?.descentOverride),
    lineGap: percent(face?.lineGapOverride ?? '0%'),
    size: percent(face?.sizeAdjust),
  };
}

const percent = (text: string | undefined) => round(Number.parseFloat(text ?? ''), 2);
const round = (value: number, digits: number) => Number(value.toFixed(digits));

function meanWidth(bytes: Buffer, axes: Axes, letters: string): number {
  const font = openFont(bytes);
  const adjustment = advanceAdjustment(bytes, axes);
  const widths = font.glyphsForString(letters).map((glyph) => glyph.advanceWidth + adjustment(glyph.id));
  return widths.reduce((sum, width) => sum + width, 0) / letters.length / font.unitsPerEm;
}

function openFont(bytes: Buffer) {
  const font = create(bytes);
  if (font.isCollection) throw new Error('A collection of fonts is not a variable font');
  return font;
}

interface Variation {
  getAdvanceAdjustment(glyphId: number, horizontalVariations: unknown): number;
}

/**
 * What an instance adds to the advance width of a glyph. fontkitten's own `getVariation` loses the tables of a WOFF2
 * (1.0.3), so this opens the file anew as that instance, and asks it for its deltas only.
 */
function advanceAdjustment(bytes: Buffer, axes: Axes): (glyphId: number) => number {
  const font = openFont(bytes) as ReturnType<typeof openFont> & { stream: object };
  const position = Object.entries(font.variationAxes).map(([tag, axis]) => {
    if (axis === undefined) throw new Error(`No range for axis ${tag}`);
    return Math.min(axis.max, Math.max(axis.min, axes[tag] ?? axis.default));
  });
  // A font of one weight has nothing to adjust.
  if (position.length === 0) return () => 0;
  const stream: unknown = Reflect.construct(font.stream.constructor, [bytes]);
  const instance = Reflect.construct(font.constructor, [stream, position]) as {
    _variationProcessor: Variation;
    HVAR: unknown;
  };
  return (glyphId) => instance._variationProcessor.getAdvanceAdjustment(glyphId, instance.HVAR);
}
