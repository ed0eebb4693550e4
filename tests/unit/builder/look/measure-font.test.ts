import fontverter from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FONTS } from '#builder/look/fonts.data.ts';
import { FAMILIES, type FamilyId, WEIGHTS } from '#core/theme/font-families.ts';
import { lineWidth } from '#core/theme/letter-widths.ts';

const IDS = Object.keys(FAMILIES) as FamilyId[];
const LINES = [
  'Night Owl Burgers',
  'Wood-fired pizza',
  'Everything from one oven on Lakeshore Road',
  'Our Most Popular Items',
  'Ready to Order?',
  'Taqueria La Paloma',
  'Crème brûlée, jalapeño',
  'Saturday & Sunday until 2',
  'Avenue Tavern, Toronto',
  'Le Petit Œuf d’Alsace',
  'Small plates, late nights',
];
/** Letters whose tails reach below others. */
const CAPITALS = 'ABCDEFGHIKLMNOPRSTUVWXYZ';
/** What `--accent-leading` in tokens.css adds to the height of capitals. */
const GAP = 0.06;

describe.each(IDS)('%s', (id) => {
  const { letters } = FONTS[id];
  let font: Awaited<ReturnType<typeof openFont>>;
  beforeAll(async () => {
    font = await openFont(id);
  });

  test('a line is as wide as it is computed, within 2 %', () => {
    for (const stretch of Object.keys(letters.widths).map(Number)) {
      for (const text of [...LINES, ...LINES.map((line) => line.toUpperCase())]) {
        const difference = lineWidth(text, letters, { stretch }) / font.widthOf(text, stretch) - 1;
        expect([text, stretch, Math.abs(difference) < 0.02 ? 'same' : difference]).toEqual([text, stretch, 'same']);
      }
    }
  });

  test('two lines of capitals do not touch', () => {
    const [bottom, top] = font.reach(CAPITALS);
    expect(letters.capHeight).toBeCloseTo(font.reach('H')[1], 2);
    expect(top - bottom).toBeLessThan(letters.capHeight + GAP);
    expect(font.reach('ÉÈÊËÑÜÖÄ')[1]).toBeLessThanOrEqual(letters.accentHeight + 0.02);
  });
});

/** The file of a family that sets its headings, at the weight of headings. */
async function openFont(id: FamilyId) {
  const { typeStyle } = FAMILIES[id];
  const weight = WEIGHTS[typeStyle].display;
  const file = FONTS[id].files.find(({ subset, style, weight: range }) => {
    const [min = 0, max = Infinity] = range?.split(' ').map(Number) ?? [];
    return subset === 'latin' && style === 'normal' && weight >= min && weight <= max;
  });
  const bytes = readFileSync(`node_modules/${FONTS[id].package}/files/${file?.name}.woff2`);
  const face = new Face(new Blob(await fontverter.convert(bytes, 'sfnt')));
  const font = new Font(face);
  const moveTo = (wdth: number) =>
    font.setVariations(
      Object.entries({ wght: weight, opsz: 64, wdth }).map(([tag, value]) => new Variation(tag, value)),
    );
  return {
    widthOf(text: string, stretch: number): number {
      moveTo(stretch);
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
    },
    reach(text: string): [bottom: number, top: number] {
      moveTo(typeStyle === 'grotesk' ? 66 : 100);
      const boxes = [...text].map((letter) => font.glyphExtents(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0));
      const bottoms = boxes.map((box) => (box ? box.yBearing + box.height : 0));
      return [Math.min(...bottoms) / face.upem, Math.max(...boxes.map((box) => box?.yBearing ?? 0)) / face.upem];
    },
  };
}
