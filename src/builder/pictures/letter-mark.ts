import { readFileSync } from 'node:fs';
import type { LookParts } from '#schema/looks.ts';
import type { OutputFile } from '#schema/warning.ts';
import type { Outline } from '../look/harfbuzz-font.ts';

/** A mark for a brand without a logo: a letter, its font and its colours. */
export interface LetterMark {
  letter: string | undefined;
  /** The brand's display font, or the letter in it. It is drawn as its outline, so the fonts of the machine do not matter. */
  font: OutputFile | LetterOutline | undefined;
  radius: LookParts['radius'];
  ground: string;
  ink: string;
}

/** The letter itself, and the weight that it is drawn at. */
export type LetterOutline = Outline & { weight: number };

/** `'“Nonna Pia”' → 'N'` */
export function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0].toLocaleUpperCase('en').slice(0, 2);
}

/** Corner radius in hundredths of the side, similar to the other corners of the look. */
const CORNER: Record<LookParts['radius'], number> = { slight: 16, round: 28, none: 0 };
/** Width and height of the letter within a square of 100. */
const LETTER_BOX = { width: 62, height: 50 };

/** The mark as SVG: `own` has the look's corners, `full` fills the square because something else cuts the corners. */
export async function drawLetterMark(mark: LetterMark, shape: 'own' | 'full'): Promise<string> {
  const corner = shape === 'own' ? CORNER[mark.radius] : 0;
  const sign = (await letterPath(mark)) ?? PLATE;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" rx="${corner}" fill="${mark.ground}"/>`,
    `<g fill="${mark.ink}" stroke="${mark.ink}" stroke-linejoin="round">${sign}</g></svg>`,
  ].join('');
}

/** Drawn where there is no letter or the font does not have it: a plate, seen from above. */
const PLATE =
  '<circle cx="50" cy="50" r="30" fill="none" stroke-width="5"/><circle cx="50" cy="50" r="19" fill="none" stroke-width="2.5"/>';

async function letterPath({ letter, font }: LetterMark): Promise<string | undefined> {
  if (letter === undefined || font === undefined) return undefined;
  const outline = 'box' in font ? font : await outlineIn(font, letter);
  if (outline === undefined) return undefined;
  const { minX, minY, maxX, maxY } = outline.box;
  const boldness = strokeFor(outline.weight, outline.unitsPerEm);
  const width = maxX - minX + boldness;
  const height = maxY - minY + boldness;
  const scale = Math.min(LETTER_BOX.width / width, LETTER_BOX.height / height);
  // A font's y grows upwards.
  const x = 50 - (scale * (minX + maxX)) / 2;
  const y = 50 + (scale * (minY + maxY)) / 2;
  const transform = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return `<path transform="${transform}" stroke-width="${boldness.toFixed(1)}" d="${outline.path}"/>`;
}

async function outlineIn(file: OutputFile, letter: string): Promise<LetterOutline | undefined> {
  const { create } = await import('fontkitten');
  const font = create('from' in file ? readFileSync(file.from) : Buffer.from(file.bytes));
  const codePoint = letter.codePointAt(0) ?? 0;
  if (font.isCollection || !font.hasGlyphForCodePoint(codePoint)) return undefined;
  const { path } = font.glyphForCodePoint(codePoint);
  const weight = font.variationAxes['wght']?.default ?? 400;
  return { path: path.toSVG(), box: path.bbox, unitsPerEm: font.unitsPerEm, weight };
}

/** Bold enough to be legible at 16 pixels. */
const MARK_WEIGHT = 600;
/** How much wider a stem is per unit of weight, in ems: in a usual font it has 0.02 at 100 and 0.14 at 700. */
const STEM_PER_WEIGHT = 0.0002;

/** A variable font's outlines are those of its default weight, which may be very thin; a stroke makes them bolder. */
function strokeFor(weight: number, unitsPerEm: number): number {
  return Math.max(0, MARK_WEIGHT - weight) * STEM_PER_WEIGHT * unitsPerEm;
}
