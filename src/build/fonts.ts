import { hash } from 'node:crypto';
import { join } from 'node:path';
import { parseColor } from '../domain/color.ts';
import type { FamilyId } from '../domain/font-families.ts';
import { FAMILIES } from '../domain/font-families.ts';
import type { Palette } from '../domain/palette.ts';
import type { FontCss } from '../domain/theme.ts';
import { themeCss, themeOf } from '../domain/theme.ts';
import type { Typeface } from '../domain/typeface.ts';
import { typefaceOf } from '../domain/typeface.ts';
import type { Look, Site } from '../model/site.ts';
import { FONTS } from './fonts.data.ts';
import type { OutputFile, Warning } from './types.ts';

export interface ThemeFiles {
  /** `_brand/theme.<hash>.css`: the brand's variables and font faces. */
  stylesheet: OutputFile;
  fonts: OutputFile[];
  /** Root-relative URLs of the fonts that words above the fold are set in. */
  preload: string[];
  themeColor: Look['themeColor'];
  palette: Palette;
  voice: Look['voice'];
  mood: Look['mood'];
  warnings: Warning[];
}

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

/** What a brand's theme becomes: one stylesheet and its fonts. `packagesDir` is the `node_modules` the fonts lie in. */
export function themeFiles(theme: Site['theme'], packagesDir: string): ThemeFiles {
  const palette = themeOf(theme);
  const typeface = typefaceOf(theme.fontFamily);
  const css = themeCss(palette, fontCss(typeface));
  const families = [...new Set([typeface.display, typeface.body])];
  return {
    stylesheet: { path: `_brand/theme.${hash('sha256', css).slice(0, HASH_LENGTH)}.css`, bytes: css },
    fonts: families.flatMap((family) => filesOf(family, packagesDir)),
    preload: families.flatMap(preloadOf),
    themeColor: { light: palette.light.bg.hex, dark: palette.dark.bg.hex },
    palette,
    voice: typeface.voice,
    mood: palette.mood,
    warnings: [...colorWarnings(theme), ...fontWarnings(typeface)],
  };
}

/** Enough of a hash that two files of a brand never share a name. */
const HASH_LENGTH = 8;

function filesOf(family: FamilyId, packagesDir: string): OutputFile[] {
  return FONTS[family].files.map((file) => ({
    path: `_brand/${publishedName(file)}`,
    from: join(packagesDir, '@fontsource-variable', family, 'files', `${file.name}.woff2`),
  }));
}

/** Upright latin carries the first words of a page; what else it needs the browser finds out in time. */
function preloadOf(family: FamilyId): string[] {
  return FONTS[family].files
    .filter(({ style, subset }) => style === 'normal' && subset === 'latin')
    .map((file) => `/_brand/${publishedName(file)}`);
}

const publishedName = (file: FontFile) => `${file.name}.${file.hash}.woff2`;

function fontCss({ display, body }: Typeface): FontCss {
  const textFace = body === display ? 'Brand' : 'Text';
  const faces = [
    ...facesOf('Brand', display),
    ...(body === display ? [] : facesOf('Text', body)),
    fallbackFace('Brand fallback', display, FONTS[display].display),
    fallbackFace('Text fallback', body, FONTS[body].body),
  ];
  return {
    faces: faces.join(''),
    display: `"Brand","Brand fallback",${SYSTEM_FONTS[kindOf(display)].generic}`,
    body: `"${textFace}","Text fallback",${SYSTEM_FONTS[kindOf(body)].generic}`,
    letterWidth: FONTS[display].letterWidth,
  };
}

function facesOf(name: 'Brand' | 'Text', family: FamilyId): string[] {
  const { weight, stretch, files } = FONTS[family];
  return files.map((file) =>
    fontFace([
      `font-family:${name}`,
      // Next to the stylesheet in the same folder.
      `src:url(${publishedName(file)}) format("woff2")`,
      `font-weight:${weight}`,
      ...(stretch === undefined ? [] : [`font-stretch:${stretch}`]),
      ...(file.style === 'normal' ? [] : ['font-style:italic']),
      'font-display:swap',
      `unicode-range:${UNICODE_RANGES[file.subset]}`,
    ]),
  );
}

function fallbackFace(name: string, family: FamilyId, metrics: FallbackMetrics): string {
  return fontFace([
    `font-family:"${name}"`,
    `src:${SYSTEM_FONTS[kindOf(family)].local.map((font) => `local("${font}")`).join()}`,
    `ascent-override:${metrics.ascent}%`,
    `descent-override:${metrics.descent}%`,
    `line-gap-override:${metrics.lineGap}%`,
    `size-adjust:${metrics.size}%`,
  ]);
}

const fontFace = (descriptors: string[]) => `@font-face{${descriptors.join(';')}}`;

/** The fonts that stand in until ours are there: nearly every system has one of these, and those of a kind are equally wide. */
const SYSTEM_FONTS = {
  serif: { local: ['Georgia', 'Gelasio'], generic: 'Georgia,serif' },
  sans: { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], generic: 'system-ui,sans-serif' },
};

const kindOf = (family: FamilyId) => (FAMILIES[family].voice === 'serif' ? 'serif' : 'sans');

const LONGEST_QUOTE = 60;

function colorWarnings(theme: Site['theme']): Warning[] {
  return (['primaryColor', 'secondaryColor'] as const)
    .filter((key) => theme[key] !== undefined && parseColor(theme[key]) === undefined)
    .map((key) => ({
      path: `theme.${key}`,
      message: `"${theme[key]?.slice(0, LONGEST_QUOTE)}" is not a colour. The site uses one of its own. Write it like "#B3261E".`,
    }));
}

function fontWarnings({ warning }: Typeface): Warning[] {
  return warning === undefined ? [] : [{ path: 'theme.fontFamily', message: warning }];
}
