/** A font family's files and measures, as scripts/font-metrics.ts finds them. */
export interface FontData {
  /** The range of the weight axis: `100 900`. */
  weight: string;
  /** The range of the width axis where there is one: `62% 125%`. */
  stretch?: string;
  files: FontFile[];
  /** What makes the system's font as wide and as tall as this one, set as headings are and as running text is. */
  display: FallbackMetrics;
  body: FallbackMetrics;
  /** Mean width of a letter in a heading, in ems: what type that is fitted to a width divides by. */
  letterWidth: number;
}

export interface FontFile {
  /** Without `.woff2`, in the package's `files` folder. */
  name: string;
  /** Of its content. */
  hash: string;
  style: 'normal' | 'italic';
  subset: keyof typeof UNICODE_RANGES;
}

/** Descriptors of a `@font-face`, in percent. */
export interface FallbackMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  size: number;
}

/** The code points of each file, the same for every family: a browser fetches a file when the page has one of its. */
export const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
};
