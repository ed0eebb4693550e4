import { hash } from 'node:crypto';
import { join } from 'node:path';
import { hexToOklch } from '../../domain/look/color.ts';
import type { FamilyId } from '../../domain/look/font-families.ts';
import { FAMILIES } from '../../domain/look/font-families.ts';
import type { Palette } from '../../domain/look/palette.ts';
import type { FontCss } from '../../domain/look/theme.ts';
import { themeCss, themeOf } from '../../domain/look/theme.ts';
import type { Typeface } from '../../domain/look/typeface.ts';
import { typefaceOf } from '../../domain/look/typeface.ts';
import type { Look, Site } from '../../model/site.ts';
import { type FallbackMetrics, type FontFile, UNICODE_RANGES } from './font-data.ts';
import { FONTS } from './fonts.data.ts';
import type { OutputFile, Warning } from '../types.ts';

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
    .filter((key) => theme[key] !== undefined && hexToOklch(theme[key]) === undefined)
    .map((key) => ({
      path: `theme.${key}`,
      message: `"${theme[key]?.slice(0, LONGEST_QUOTE)}" is not a colour. The site uses one of its own. Write it like "#B3261E".`,
    }));
}

function fontWarnings({ warning }: Typeface): Warning[] {
  return warning === undefined ? [] : [{ path: 'theme.fontFamily', message: warning }];
}
