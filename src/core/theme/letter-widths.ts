import type { LetterMetrics } from '#schema/site.ts';

/**
 * The characters whose widths are measured, in the order of `LetterMetrics.widths`: ASCII from the space on, and what texts of restaurants have besides. A letter
 * with an accent is as wide as the letter.
 */
export const MEASURED_CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
)}¡¿«»£€©®°·×ÆØŒßæøœ–—‘’“”•…`;

export interface Setting {
  /** `upper`: the stylesheet sets the text in capitals. */
  case?: 'upper' | 'none';
  /** `font-stretch` in percent. A font without an axis of width has one width only. Missing: as the type style sets headings. */
  stretch?: number;
  /** `letter-spacing` in ems. A browser adds it after every letter. */
  tracking?: number;
}

/** How wide a text is on one line at the display weight, in ems: `lineWidth('Open late', site.look.letters, { case: 'upper' }) // 2.98`. */
export function lineWidth(text: string, letters: LetterMetrics, setting: Setting = {}): number {
  const { tracking = 0, stretch = DISPLAY_STRETCH } = setting;
  const widthOf = widthsAt(letters.widths, stretch);
  const kerning = pairsOf(letters.kerning);
  const characters = charactersOf(text, setting);
  return characters.reduce((sum, character, index) => {
    const pair = baseOf(characters[index - 1] ?? '') + baseOf(character);
    return sum + widthOf(character) + (kerning.get(pair) ?? 0) + tracking;
  }, 0);
}

/** The mean width of a letter of a text as it is set, in ems. Spaces count. */
export function letterWidthOf(text: string, letters: LetterMetrics, setting: Setting = {}): number {
  const { length } = charactersOf(text, setting);
  return length === 0 ? MEAN : lineWidth(text, letters, setting) / length;
}

/** The width of the widest word of a text, in ems. */
export function widestWord(text: string, letters: LetterMetrics, setting: Setting = {}): number {
  return text.split(/\s+/).reduce((widest, word) => Math.max(widest, lineWidth(word, letters, setting)), 0);
}

/** As the looks of the bold shape set headings. Other fonts have one width. */
const DISPLAY_STRETCH = 66;
/** Of a letter that no font of ours has. */
const MEAN = 0.5;
/** Characters that fill a square: Chinese, Japanese, Korean. */
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;

function charactersOf(text: string, { case: letterCase = 'none' }: Setting): string[] {
  const shown = letterCase === 'upper' ? text.toUpperCase() : text;
  // Composed first, so that a letter and its accent are one character however they were written.
  return [...shown.normalize('NFC').trim()];
}

type WidthOf = (character: string) => number;

/** Between two widths of the axis, letters grow evenly. */
function widthsAt(widths: LetterMetrics['widths'], stretch: number): WidthOf {
  const known = Object.keys(widths)
    .map(Number)
    .sort((one, other) => one - other);
  const above = known.find((width) => width >= stretch) ?? known.at(-1);
  const below = known.findLast((width) => width <= stretch) ?? above;
  if (above === undefined || below === undefined) return () => MEAN;
  const [narrow, wide] = [readWidths(widths[below]), readWidths(widths[above])];
  const share = above === below ? 0 : (stretch - below) / (above - below);
  return (character) => narrow(character) * (1 - share) + wide(character) * share;
}

const readWidths = memoize(tableOf);
const pairsOf = memoize(
  (list: string) =>
    new Map(
      Array.from(list.matchAll(/(\D{2})(-?\d+)/gu), ([, pair = '', shift]) => [pair.trim(), Number(shift) / 1000]),
    ),
);

/** A page asks for the widths of the same font many times. */
function memoize<T>(read: (list: string) => T): (list?: string) => T {
  const known = new Map<string, T>();
  return (list = '') => {
    const found = known.get(list) ?? read(list);
    known.set(list, found);
    return found;
  };
}

function tableOf(list: string): WidthOf {
  const widths = list.split(' ').map((width) => Number(width) / 1000);
  const table = new Map([...MEASURED_CHARACTERS].map((character, index) => [character, widths[index] ?? 0]));
  const mean = meanOf([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => table.get(letter) ?? 0)) || MEAN;
  const meanCapital = meanOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => table.get(letter) ?? 0)) || mean;
  return (character) => {
    // A width of 0 says that the font lacks the character.
    const width = table.get(character) || table.get(baseOf(character));
    return width || (SQUARE.test(character) ? 1 : /\p{Lu}/u.test(character) ? meanCapital : mean);
  };
}

/** `é → e` */
const baseOf = (character: string) => character.normalize('NFD').slice(0, 1);
const meanOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
