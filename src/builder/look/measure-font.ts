import { type TypeStyle, WEIGHTS } from '#core/theme/font-families.ts';
import { MEASURED_CHARACTERS } from '#core/theme/letter-widths.ts';
import type { LetterMetrics } from '#schema/site.ts';
import type { FallbackMetrics, FontData } from './font-data.ts';
import { type AxisPosition, type AxisRange, type MeasuredFont, openFont } from './harfbuzz-font.ts';

/** What is measured of a family. */
export type Measures = Omit<FontData, 'files' | 'package'>;

/** Where the type styles set headings and running text on the axes, as src/site/styles does. */
const SETTINGS: Record<TypeStyle, { display: AxisPosition; body: AxisPosition }> = {
  serif: { display: { opsz: 64 }, body: { opsz: 17 } },
  geometric: { display: {}, body: {} },
  grotesk: { display: { wdth: 66 }, body: {} },
};
/** The widths, in percent, that src/site/styles sets headings at. */
const STRETCHES = [62, 66, 100];
/** Of a font without an axis of width. */
const USUAL_STRETCH = 100;

/**
 * Measures TrueType or OpenType fonts for a type style: the font that sets its headings and the one that sets its running text, often the same.
 * `limits`: axes of which less is used than the font has.
 */
export async function measureFamily(
  fonts: { heading: Uint8Array; text: Uint8Array },
  typeStyle: TypeStyle,
  limits: Partial<Record<string, AxisRange>> = {},
): Promise<Measures> {
  const [heading, text] = [await openFont(fonts.heading), await openFont(fonts.text)];
  const { wght, wdth } = { ...heading.axes, ...limits };
  const display = { wght: WEIGHTS[typeStyle].display, ...SETTINGS[typeStyle].display };
  const body = { wght: WEIGHTS[typeStyle].body, ...SETTINGS[typeStyle].body };
  const sample = typeStyle === 'grotesk' ? 'capitals' : 'letters';
  heading.moveTo(display);
  const measured = {
    weight: wght && `${wght.min} ${wght.max}`,
    stretch: wdth && `${wdth.min}% ${wdth.max}%`,
    display: fallbackMetrics(heading, typeStyle, sample),
    letterWidth: round(meanWidth(heading, SAMPLES[sample]) * roomFor(typeStyle, wdth !== undefined)),
    letters: {
      ...measureLetters(heading, display, wdth ? STRETCHES : [USUAL_STRETCH]),
      widening: wght && wideningOf(heading, display, SAMPLES[sample]),
    },
  };
  text.moveTo(body);
  return { ...measured, body: fallbackMetrics(text, typeStyle, 'letters') };
}

/** By how much letters grow with each 100 of weight, on the way to the weight of looks that set them heavy. */
function wideningOf(font: MeasuredFont, display: AxisPosition & { wght: number }, letters: string): number {
  font.moveTo(display);
  const usual = meanWidth(font, letters);
  font.moveTo({ ...display, wght: HEAVY });
  return usual === 0 ? 0 : round((meanWidth(font, letters) / usual - 1) / ((HEAVY - display.wght) / 100), 4);
}

const HEAVY = 700;

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const perMille = (ems: number) => Math.round(ems * 1000);

/** Letters as often as English has them, so that their mean width is that of its words. */
const LETTERS = 'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmffwwggyyppbvk';
/** The grotesk type style sets its headings in capitals. */
const SAMPLES = { letters: LETTERS, capitals: LETTERS.toUpperCase() };
/** Spaces between as many letters. */
const SPACES = 20;

function meanWidth(font: MeasuredFont, letters: string, spaces = 0): number {
  // One by one: this is not a text, and its pairs would stand as they never do.
  const widths = [...letters, ...' '.repeat(spaces)].map((letter) => font.widthOf(letter) ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/**
 * A word can be 5 % wider than its letters of average width together. The grotesk type style narrows titles until they fit the screen. A font without
 * adjustable width gets 6 % more room instead, or the last letter of a title would wrap.
 */
const roomFor = (typeStyle: TypeStyle, hasWidths: boolean): number =>
  typeStyle === 'grotesk' && !hasWidths ? 1.06 : 1;

/** Mean widths of the letters, with spaces, in the system fonts that stand in: Georgia, Arial, and Arial in capitals. */
const SYSTEM_WIDTHS = { serif: 0.4458, sans: 0.4452, capitals: 0.6014 };

/** Descriptors that make the system's font as wide as this one, and its lines as high. */
function fallbackMetrics(font: MeasuredFont, typeStyle: TypeStyle, sample: keyof typeof SAMPLES): FallbackMetrics {
  const system = SYSTEM_WIDTHS[typeStyle === 'serif' ? 'serif' : sample === 'capitals' ? 'capitals' : 'sans'];
  const size = meanWidth(font, SAMPLES[sample], SPACES) / system || 1;
  const { ascent, descent, lineGap } = font.extents();
  const percent = (ems: number) => round((ems / size) * 100, 2);
  return {
    ascent: percent(ascent),
    descent: percent(descent),
    lineGap: percent(lineGap),
    size: round(size * 100, 2),
  };
}

const ACCENTED_CAPITALS = 'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜ';

function measureLetters(font: MeasuredFont, position: AxisPosition, stretches: number[]): LetterMetrics {
  font.moveTo(position);
  const capHeight = round(font.topOf('H'));
  return {
    capHeight,
    accentHeight: Math.max(capHeight, round(font.topOf(ACCENTED_CAPITALS))),
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
