import { MEASURED_CHARACTERS } from '#core/theme/letter-widths.ts';
import type { LetterMetrics } from '#schema/site.ts';

/** A place on the axes of a variable font, by tag. */
export type AxisPosition = Record<string, number>;

/** Of a font without an axis of width, in percent. */
const USUAL_STRETCH = 100;
const ACCENTED_CAPITALS = 'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜ';

/** Measures letters of a TrueType or OpenType font, at `position` and at each of `stretches` on the axis of width. */
export async function measureLetters(
  sfnt: Uint8Array,
  position: AxisPosition,
  stretches = [USUAL_STRETCH],
): Promise<LetterMetrics> {
  const font = await openFont(sfnt);
  font.moveTo(position);
  return {
    capHeight: round(font.topOf('H')),
    accentHeight: round(font.topOf(ACCENTED_CAPITALS)),
    kerning: kerningOf(font),
    widths: Object.fromEntries(
      stretches.map((wdth) => {
        font.moveTo({ ...position, wdth });
        const widths = Array.from(MEASURED_CHARACTERS, (character) => perMille(font.widthOf(character) ?? 0));
        return [wdth, widths.join(' ')];
      }),
    ),
  };
}

const round = (ems: number) => Number(ems.toFixed(3));
const perMille = (ems: number) => Math.round(ems * 1000);

type MeasuredFont = Awaited<ReturnType<typeof openFont>>;

/** HarfBuzz lays text out as browsers do. It runs as WebAssembly, where a broken font can't reach other memory. */
async function openFont(sfnt: Uint8Array) {
  const { Blob, Buffer, Face, Font, Variation, shape } = await import('harfbuzzjs');
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const glyphsOf = (text: string) => [...text].map((character) => font.nominalGlyph(character.codePointAt(0) ?? 0));
  return {
    moveTo: (position: AxisPosition) =>
      font.setVariations(Object.entries(position).map(([tag, value]) => new Variation(tag, value))),
    /** In ems. Undefined: the font lacks one of the characters. */
    widthOf(text: string): number | undefined {
      if (glyphsOf(text).includes(undefined)) return undefined;
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
    },
    /** How far the highest of some letters reaches above the base line, in ems. */
    topOf(text: string): number {
      const tops = glyphsOf(text).map((glyph) => (glyph === undefined ? 0 : (font.glyphExtents(glyph)?.yBearing ?? 0)));
      return tops.reduce((highest, top) => Math.max(highest, top), 0) / face.upem;
    },
  };
}

/** The letters of English, each with how often it is in a thousand. */
const FREQUENCY: Record<string, number> = {
  ...{ a: 82, b: 15, c: 28, d: 43, e: 127, f: 22, g: 20, h: 61, i: 70, j: 2, k: 8, l: 40, m: 24 },
  ...{ n: 67, o: 75, p: 19, q: 1, r: 60, s: 63, t: 91, u: 28, v: 10, w: 24, x: 2, y: 20, z: 1 },
};
const MAX_PAIRS = 160;
/** In ems. */
const MIN_KERNING = 0.006;

/** The pairs of letters that change the widths of words most. */
function kerningOf(font: MeasuredFont): string {
  const small = Object.keys(FREQUENCY);
  const capitals = small.map((letter) => letter.toUpperCase());
  const pairs = [...pairsOf(small, small), ...pairsOf(capitals, capitals), ...pairsOf(capitals, small)];
  return pairs
    .map(([first, second]) => {
      const [both, one, other] = [font.widthOf(first + second), font.widthOf(first), font.widthOf(second)];
      const kerning = both === undefined || one === undefined || other === undefined ? 0 : both - one - other;
      return { pair: first + second, kerning, weight: Math.abs(kerning) * shareOf(first) * shareOf(second) };
    })
    .filter(({ kerning }) => Math.abs(kerning) >= MIN_KERNING)
    .sort((one, other) => other.weight - one.weight || (one.pair < other.pair ? -1 : 1))
    .slice(0, MAX_PAIRS)
    .map(({ pair, kerning }) => `${pair}${perMille(kerning)}`)
    .join(' ');
}

const shareOf = (letter: string) => FREQUENCY[letter.toLowerCase()] ?? 0;
const pairsOf = (first: string[], second: string[]) =>
  first.flatMap((one) => second.map((other): [string, string] => [one, other]));
