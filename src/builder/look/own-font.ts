import { hash } from 'node:crypto';
import { type TypeStyle, WEIGHTS } from '#core/theme/font-families.ts';
import type { CopiedFile } from '#schema/warning.ts';
import { cutFont, isNameReserved } from './cut-font.ts';
import { charactersOf, type FontFile, rangesOf, UNICODE_RANGES } from './font-data.ts';
import { type MeasuredFont, openFont, type Outline } from './harfbuzz-font.ts';
import { type Measures, measureFamily } from './measure-font.ts';
import { type FontTables, readTables, typeStyleOf } from './own-font-tables.ts';

export interface OwnFontTask {
  files: Uint8Array[];
  /** Missing: that of the font. */
  typeStyle?: TypeStyle;
  /** Characters of the site in other scripts than Latin. */
  others: string;
  /** Drawn as an outline, for the mark of the brand. */
  initial?: string;
}

/** What a build has to know of a font, as JSON. */
export interface OwnFontFacts {
  /** What is wrong with files, by their position. Where all have a problem there is no font. */
  problems: { file: number; problem: string; advice?: string }[];
  font?: {
    typeStyle: TypeStyle;
    /** Whether running text can be set in it, too. */
    setsText: boolean;
    measures: Measures;
    files: FontFile[];
    /** The characters that it has, as in `unicode-range`. */
    ranges: string;
    outline?: Outline & { weight: number };
    /** It says that it may not be embedded. */
    isRestricted: boolean;
  };
}

/** A font of the brand's own, measured and cut. */
export type OwnFont = NonNullable<OwnFontFacts['font']> & { copyOf: (file: FontFile) => CopiedFile };

export interface MadeFont {
  facts: OwnFontFacts;
  /** By name, without `.woff2`. */
  files: Record<string, Uint8Array>;
}

/** Something that is wrong with a font, in words that follow its quoted name: `is damaged or cut off`. */
class FontProblem extends Error {
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}

const DAMAGED = 'is damaged or cut off';
const USE_OTHERS = 'Use a WOFF2, TTF or OTF file.';
/** Fonts of Chinese, Japanese and Korean have about 20 MB. */
const MAX_UNPACKED_BYTES = 48 * 1024 * 1024;
/** The bold weight of the letter in a mark, which has to be seen in a tab. */
export const MARK_WEIGHT = 600;
/** Running text is set in a font of at most this weight. */
const MAX_TEXT_WEIGHT = 550;
/** In ems: letters that are narrower are hard to read in running text. */
const MIN_TEXT_WIDTH = 0.38;

/** Measures and cuts the files of a font. Whatever they contain, it does not throw, but it may take any time: `own-font-process.ts` runs it in a process. */
export async function makeOwnFont(task: OwnFontTask): Promise<MadeFont> {
  try {
    return await makeOf(task);
  } catch {
    const damaged = { problem: DAMAGED, advice: USE_OTHERS };
    return { facts: { problems: task.files.map((_, file) => ({ file, ...damaged })) }, files: {} };
  }
}

async function makeOf({ files, typeStyle, others, initial }: OwnFontTask): Promise<MadeFont> {
  const { faces, problems } = await openFaces(files, others);
  const hasUpright = faces.some(({ style }) => style === 'normal');
  const upright = faces.filter(({ style }) => !hasUpright || style === 'normal');
  const italic = faces.filter(({ style }) => hasUpright && style === 'italic');
  const [first] = upright;
  if (first === undefined) return { facts: { problems }, files: {} };

  const style = typeStyle ?? typeStyleOf(first.font.nameOf(FAMILY), first.tables, first);
  const heading = nearest(upright, WEIGHTS[style].display, first);
  const text = nearest(upright, WEIGHTS[style].body, first);
  const measures = await measureFamily({ heading: heading.sfnt, text: text.sfnt }, style);
  const mark = nearest(upright, MARK_WEIGHT, first);
  mark.font.moveTo({ wght: MARK_WEIGHT });
  const outline = initial === undefined ? undefined : mark.font.outlineOf(initial);
  const published = [...publishedOf(upright, 'normal'), ...publishedOf(italic, 'italic')];
  return {
    facts: {
      problems,
      font: {
        typeStyle: style,
        setsText: canSetText(text),
        measures,
        files: published.map(({ file }) => file),
        ranges: rangesOf(heading.codePoints),
        outline: outline && { ...outline, weight: Math.min(MARK_WEIGHT, mark.max) },
        isRestricted: faces.some(({ tables }) => tables.isRestricted),
      },
    },
    files: Object.fromEntries(published.map(({ file, bytes }) => [file.name, bytes])),
  };
}

/** A file of the font. */
interface Face {
  sfnt: Uint8Array;
  font: MeasuredFont;
  tables: FontTables;
  style: FontFile['style'];
  /** The weights that it has: of one that is not variable, twice the same. */
  min: number;
  max: number;
  codePoints: number[];
  hasSmallLetters: boolean;
  isMonospaced: boolean;
  cuts: Cut[];
}

/** A part of a file, as WOFF2. */
interface Cut extends Pick<FontFile, 'subset' | 'ranges'> {
  bytes: Uint8Array;
}

async function openFaces(
  files: Uint8Array[],
  others: string,
): Promise<{ faces: Face[]; problems: OwnFontFacts['problems'] }> {
  const problems: OwnFontFacts['problems'] = [];
  const faces: Face[] = [];
  for (const [file, bytes] of files.entries()) {
    try {
      const face = await openFace(bytes);
      if (faces.some(({ style, min, max }) => style === face.style && min === face.min && max === face.max))
        throw new FontProblem('has the weight and the style of a file before it');
      faces.push({ ...face, cuts: await cutFace(face, others) });
    } catch (error) {
      const { message, advice } = error instanceof FontProblem ? error : new FontProblem(DAMAGED, USE_OTHERS);
      problems.push({ file, problem: message, advice });
    }
  }
  faces.sort((one, other) => one.min - other.min);
  return { faces, problems };
}

async function openFace(bytes: Uint8Array): Promise<Omit<Face, 'cuts'>> {
  const sfnt = await sfntOf(bytes);
  const font = await openFont(sfnt);
  const codePoints = [...font.codePoints()].sort((one, other) => one - other);
  const [width, height] = [font.widthOf('H'), font.topOf('H')];
  if (codePoints.length > 0 && width === undefined) throw new FontProblem('has no Latin letters');
  if (![width, height].every(isHeight)) throw new FontProblem(DAMAGED, USE_OTHERS);
  const tables = readTables(font.tableOf('OS/2'));
  const { wght = { min: tables.weight, max: tables.weight } } = font.axes;
  return {
    sfnt,
    font,
    tables,
    style: tables.isItalic ? 'italic' : 'normal',
    min: wght.min,
    max: wght.max,
    codePoints,
    hasSmallLetters: hasSmallLetters(font),
    isMonospaced: font.widthOf('i') === font.widthOf('W'),
  };
}

/** Of a capital letter, in ems. */
const isHeight = (ems = 0): boolean => ems > 0.1 && ems < 3;

/** Cuts a font as our own families are cut. */
async function cutFace({ sfnt, font, tables, codePoints }: Omit<Face, 'cuts'>, others: string): Promise<Cut[]> {
  if (tables.isWholeOnly || isNameReserved(font.nameOf(COPYRIGHT)))
    return [{ subset: 'core', ranges: rangesOf(codePoints), bytes: await convert(sfnt, 'woff2') }];
  const own = new Set(codePoints.map((code) => String.fromCodePoint(code)));
  const wanted = { ...UNICODE_RANGES, others: rangesIn([...others]) };
  const cuts: Cut[] = [];
  for (const [subset, ranges] of Object.entries(wanted) as [FontFile['subset'], string][]) {
    const characters = [...charactersOf(ranges)].filter((character) => own.has(character));
    if (!characters.some((character) => character.trim() !== '')) continue;
    const bytes = await cutFont(sfnt, characters.join(''));
    cuts.push({ subset, bytes, ...(subset === 'others' && { ranges: rangesIn(characters) }) });
  }
  return cuts;
}

const rangesIn = (characters: string[]): string =>
  rangesOf(characters.map((character) => character.codePointAt(0) ?? 0));

/** Numbers of texts in a font's table of names. */
const COPYRIGHT = 0;
const FAMILY = 1;

const SIGNATURES: Record<string, 'sfnt' | 'woff2'> = {
  wOF2: 'woff2',
  '\x00\x01\x00\x00': 'sfnt',
  true: 'sfnt',
  OTTO: 'sfnt',
};

/** The font, not compressed. Throws a FontProblem for another kind of file. */
async function sfntOf(bytes: Uint8Array): Promise<Uint8Array> {
  const signature = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (signature === 'wOFF') throw new FontProblem('is an old WOFF file', USE_OTHERS);
  if (signature === 'ttcf') throw new FontProblem('is a collection of fonts', 'Use a file for each of them.');
  const format = SIGNATURES[signature];
  if (format === undefined) throw new FontProblem('is not a font', USE_OTHERS);
  if (format === 'sfnt') return bytes;
  // The head of the file says how large it is when it is unpacked.
  if (bytes.length < 48 || Buffer.from(bytes).readUInt32BE(16) > MAX_UNPACKED_BYTES)
    throw new FontProblem(DAMAGED, USE_OTHERS);
  return convert(bytes, 'sfnt');
}

async function convert(bytes: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array> {
  const { default: fontverter } = await import('fontverter');
  return fontverter.convert(Buffer.from(bytes), format);
}

/** In some fonts the small letters are missing, or look as the capitals do. */
function hasSmallLetters(font: MeasuredFont): boolean {
  const [small, capital] = [font.outlineOf('g'), font.outlineOf('G')];
  return small !== undefined && small.path !== capital?.path;
}

function canSetText({ font, tables, min, hasSmallLetters: isMixed }: Face): boolean {
  const width = [...'etaoinshrdlu'].reduce((sum, letter) => sum + (font.widthOf(letter) ?? 0), 0) / 12;
  return isMixed && tables.kind !== 'script' && min <= MAX_TEXT_WEIGHT && width >= MIN_TEXT_WIDTH;
}

/** The face that has a weight, or the one nearest to it. */
function nearest(faces: Face[], weight: number, first: Face): Face {
  const distance = ({ min, max }: Face): number => Math.max(min - weight, weight - max, 0);
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best), first);
}

/** What is published of faces of one style, in the order of their weights. */
function publishedOf(faces: Face[], style: FontFile['style']): { file: FontFile; bytes: Uint8Array }[] {
  return faces.flatMap((face, index) => {
    const weight = weightsFor(faces, index);
    const cut = face.min === face.max ? face.min : 'variable';
    return face.cuts.map(({ subset, ranges, bytes }) => {
      const name = `brand-${subset}-${cut}-${style}`;
      return { file: { name, style, subset, weight, ranges, hash: hash('sha256', bytes).slice(0, 8) }, bytes };
    });
  });
}

/**
 * The range of weights for the `font-weight` of a face: `450 649`. Two neighbours meet in the middle. The lightest face also covers all lighter weights, the boldest all
 * bolder ones: otherwise a browser would synthesize a bold from a thin face.
 */
function weightsFor(faces: Face[], index: number): string {
  const [before, face, after] = [faces[index - 1], faces[index], faces[index + 1]];
  if (face === undefined) return '1 1000';
  if (face.min < face.max) return `${face.min} ${face.max}`;
  const from = before === undefined ? 1 : Math.floor((before.max + face.min) / 2) + 1;
  const to = after === undefined ? 1000 : Math.floor((face.max + after.min) / 2);
  return `${Math.min(from, face.min)} ${Math.max(to, face.max)}`;
}
