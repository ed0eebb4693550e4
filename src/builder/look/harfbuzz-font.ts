/** A place on the axes of a variable font, by tag. */
export type AxisPosition = Record<string, number>;

/** In the unit of the axis: a weight from 1 to 1000, a width in percent. */
export interface AxisRange {
  min: number;
  max: number;
}

/** A letter as a path of SVG whose y grows upwards, in units of which `unitsPerEm` make an em. */
export interface Outline {
  path: string;
  box: { minX: number; minY: number; maxX: number; maxY: number };
  unitsPerEm: number;
}

export type MeasuredFont = Awaited<ReturnType<typeof openFont>>;

/** CSS has weights, and widths in percent, from 1 to 1000. */
const inCss = (value: number): number => Math.min(Math.max(value, 1), 1000);

function axesOf(axes: Partial<Record<string, AxisRange>>): Partial<Record<'wght' | 'wdth', AxisRange>> {
  const rangeOf = (axis: AxisRange | undefined) => axis && { min: inCss(axis.min), max: inCss(axis.max) };
  return { wght: rangeOf(axes['wght']), wdth: rangeOf(axes['wdth']) };
}

/** A TrueType or OpenType font. HarfBuzz lays text out as browsers do. It runs as WebAssembly, where a broken font can't reach other memory. */
export async function openFont(sfnt: Uint8Array) {
  const { Blob, Buffer, Face, Font, Variation, shape } = await import('harfbuzzjs');
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const glyphOf = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
  const ems = (units: number) => units / face.upem;
  return {
    axes: axesOf(face.getAxisInfos()),
    tableOf: (tag: string) => face.referenceTable(tag),
    /** The text of this number in the font's table of names. */
    nameOf: (id: number) => face.getName(id, 'en'),
    codePoints: () => face.collectUnicodes(),
    moveTo: (position: AxisPosition) =>
      font.setVariations(Object.entries(position).map(([tag, value]) => new Variation(tag, value))),
    /** How far a line reaches above and below the base line, in ems, and what is between two lines. */
    extents(): { ascent: number; descent: number; lineGap: number } {
      const { ascender, descender, lineGap } = font.hExtents();
      return { ascent: ems(ascender), descent: ems(-descender), lineGap: ems(lineGap) };
    },
    /** In ems. Undefined: the font lacks one of the characters. */
    widthOf(text: string): number | undefined {
      if ([...text].some((character) => glyphOf(character) === undefined)) return undefined;
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return ems(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0));
    },
    /** How far the highest of some letters reaches above the base line, in ems. */
    topOf(text: string): number {
      const tops = [...text].map((character) => font.glyphExtents(glyphOf(character) ?? 0)?.yBearing ?? 0);
      return ems(tops.reduce((highest, top) => Math.max(highest, top), 0));
    },
    /** Undefined: the font lacks the letter, or shows nothing for it. */
    outlineOf(character: string): Outline | undefined {
      const glyph = glyphOf(character);
      const box = glyph === undefined ? undefined : font.glyphExtents(glyph);
      if (glyph === undefined || box === undefined || box.width === 0 || box.height === 0) return undefined;
      const { xBearing, yBearing, width, height } = box;
      return {
        path: font.glyphToPath(glyph),
        box: { minX: xBearing, minY: yBearing + height, maxX: xBearing + width, maxY: yBearing },
        unitsPerEm: face.upem,
      };
    },
  };
}
