import type { LetterMetrics } from '#schema/site.ts';

/** The files and measurements of a font family, from scripts/fonts.ts. */
export interface FontData {
  /** The package that has its files. */
  package: string;
  /** The range of the weight axis: `100 900`. Missing: the family has a file for each weight. */
  weight?: string;
  /** The range of the width axis where there is one: `62% 125%`. */
  stretch?: string;
  files: FontFile[];
  /** Make the system's font as wide and as tall as this one: `display` in headings, `body` in running text. */
  display: FallbackMetrics;
  body: FallbackMetrics;
  /** Mean width of a letter in a heading, in ems. Text that is fitted to a width divides by it. */
  letterWidth: number;
  letters: LetterMetrics;
}

export interface FontFile {
  /** Name without `.woff2`. The file is in the package's `files` folder, or in `fonts` beside this file. */
  name: string;
  /** Hash of the content. */
  hash: string;
  style: 'normal' | 'italic';
  /** The weights that a file of one weight is used for: `450 549`. */
  weight?: string;
  /** `others`: letters of other scripts than Latin, of a brand's own font. */
  subset: keyof typeof UNICODE_RANGES | 'others';
  /** Where it has other characters than UNICODE_RANGES says. */
  ranges?: string;
}

/** Descriptors of a `@font-face`, in percent. */
export interface FallbackMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  size: number;
}

/**
 * The code points of each file, the same for every family: a browser fetches a file when the page contains one of its code points. `core` is
 * English, French, Spanish, the accented letters of their neighbours, and our punctuation. We make that file (`scripts/fonts.ts`); packages
 * have the others. No code point of `core` is in another range: of two faces that have it browsers would fetch the later one.
 */
export const UNICODE_RANGES = {
  core: 'U+0020-007E,U+00A0-00A1,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BF-00C5,U+00C7-00CF,U+00D1-00D7,U+00D9-00DC,U+00E0-00E5,U+00E7-00EF,U+00F1-00F6,U+00F9-00FC,U+0152-0153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212',
  latin:
    'U+00A2-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00BE,U+00C6,U+00D0,U+00D8,U+00DD-00DF,U+00E6,U+00F0,U+00F7-00F8,U+00FD-00FF,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** The `unicode-range` of a file. */
export const unicodeRangeOf = ({ subset, ranges = '' }: FontFile): string =>
  ranges !== '' || subset === 'others' ? ranges : UNICODE_RANGES[subset];

/** The characters in ranges that are written as in CSS. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}

/** `rangesOf([65, 66, 67, 97]) // 'U+0041-0043,U+0061'` */
export function rangesOf(codePoints: number[]): string {
  const sorted = [...new Set(codePoints)].sort((one, other) => one - other);
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
  const starts = sorted.filter((code, index) => sorted[index - 1] !== code - 1);
  const ends = sorted.filter((code, index) => sorted[index + 1] !== code + 1);
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? '' : `-${hex(ends[index] ?? start)}`}`)
    .join();
}
