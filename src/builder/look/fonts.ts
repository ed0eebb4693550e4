import { hash } from 'node:crypto';
import { join } from 'node:path';
import { hexToOklch } from '#core/theme/color.ts';
import type { FamilyId, TypeStyle } from '#core/theme/font-families.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { letterWidthOf } from '#core/theme/letter-widths.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { lookCss, typeTokensOf, type TypeTokens, wideningOf } from '#core/looks/type-tokens.ts';
import type { LookName, LookParts } from '#schema/looks.ts';
import type { Palette } from '#core/theme/palette.ts';
import type { FontCss } from '#core/theme/theme.ts';
import { themeCss, themeOf } from '#core/theme/theme.ts';
import type { Typeface } from '#core/theme/typeface.ts';
import { TEXT_FAMILIES, typefaceOf } from '#core/theme/typeface.ts';
import type { Look, Site } from '#schema/site.ts';
import { type FallbackMetrics, type FontData, type FontFile, UNICODE_RANGES, unicodeRangeOf } from './font-data.ts';
import { FONTS } from './fonts.data.ts';
import type { OwnFont } from './own-font.ts';
import { hashOfFile } from '#brand/files/file-note.ts';
import type { CopiedFile, OutputFile, Warning } from '#schema/warning.ts';

export interface ThemeFiles {
  /** `_brand/theme.<hash>.css`: the brand's variables and font faces. */
  stylesheet: OutputFile;
  fonts: OutputFile[];
  /** What the letter of a mark is drawn from: a font file with all upright Latin letters, since the fonts of the site may have fewer, or the letter itself. */
  letters: OutputFile | OwnFont['outline'];
  /** Root-relative URLs of the fonts that words above the fold are set in. */
  preload: string[];
  themeColor: Look['themeColor'];
  palette: Palette;
  typeStyle: Look['typeStyle'];
  colorMode: Look['colorMode'];
  metrics: Look['letters'];
  warnings: Warning[];
}

/**
 * Makes a brand's stylesheet, and picks the font files that have letters of `text`. Other letters that a visitor types are shown in a system
 * font. `root`: the folder of this project. `look`: sets weights, corners and the ground of the pages. `ownFont` stands in for the font that the theme names.
 */
export function themeFiles(
  theme: Site['theme'],
  root: string,
  text = '',
  look: ThemeLook = PLAIN_LOOK,
  ownFont?: OwnFont,
): ThemeFiles {
  const palette = themeOf(theme, look.parts.ground);
  const typeface = typefaceOf(theme.fontFamily);
  const fonts = ownFont ? ownFonts(ownFont, root) : hostedFonts(typeface, root);
  const type = typeTokensOf(look.name, fonts.typeStyle);
  const subsets = subsetsFor(text);
  const css = themeCss(palette, fontCss(fonts, subsets, type), lookCss(look.name, fonts.typeStyle, look.parts));
  return {
    stylesheet: { path: `_brand/theme.${hash('sha256', css).slice(0, HASH_LENGTH)}.css`, bytes: css },
    fonts: [...new Set([fonts.display, fonts.body])].flatMap((family) => filesOf(family, subsets)),
    letters: ownFont ? ownFont.outline : lettersOf(typeface.display, type, root),
    preload: preloadsOf(fonts, type),
    themeColor: { light: palette.light.bg.hex, dark: palette.dark.bg.hex },
    palette,
    typeStyle: fonts.typeStyle,
    colorMode: palette.colorMode,
    metrics: fonts.display.letters,
    warnings: [...colorWarnings(theme), ...(ownFont ? [] : fontWarnings(typeface))],
  };
}

interface ThemeLook {
  name: LookName;
  parts: Pick<LookParts, 'ground' | 'ratio' | 'radius' | 'density'>;
}

/** Where only fonts and colours are asked for. */
const PLAIN_LOOK: ThemeLook = { name: 'carte', parts: LOOKS.carte };

/** A family that a site ships: a hosted one, or the brand's own. */
interface ShippedFamily extends Omit<FontData, 'package'> {
  /** Of the system font that stands in. */
  kind: keyof typeof SYSTEM_FONTS;
  copyOf: (file: FontFile) => CopiedFile;
}

interface ShippedFonts {
  display: ShippedFamily;
  /** Often the same. */
  body: ShippedFamily;
  typeStyle: TypeStyle;
}

function hostedFonts({ display, body, typeStyle }: Typeface, root: string): ShippedFonts {
  const family = hostedFamily(display, root);
  return { display: family, body: body === display ? family : hostedFamily(body, root), typeStyle };
}

function hostedFamily(id: FamilyId, root: string): ShippedFamily {
  return { ...FONTS[id], kind: kindOf(FAMILIES[id].typeStyle), copyOf: (file) => fileOf(id, file, root) };
}

function ownFonts({ typeStyle, setsText, measures, files, copyOf }: OwnFont, root: string): ShippedFonts {
  const display = { ...measures, files, kind: kindOf(typeStyle), copyOf };
  return { display, body: setsText ? display : hostedFamily(TEXT_FAMILIES[typeStyle], root), typeStyle };
}

const OWN_FONTS = 'src/builder/look/fonts';
/** Long enough that two files of a brand never have the same name. */
const HASH_LENGTH = 8;

type Subset = FontFile['subset'];

/** Also looks at the text in capitals, because stylesheets do: `ÿ` is in the subset `latin`, and its capital `Ÿ` is not. */
function subsetsFor(text: string): Subset[] {
  const words = text + text.toUpperCase();
  return ['core', 'others', ...EXTENSIONS.flatMap(([subset, letters]) => (letters.test(words) ? subset : []))];
}

const EXTENSIONS = (['latin', 'latin-ext'] as const).map((subset): [Subset, RegExp] => {
  const ranges = UNICODE_RANGES[subset].split(',').map((range) => range.replaceAll(/(?:U\+)?([0-9A-F]+)/g, '\\u{$1}'));
  return [subset, new RegExp(`[${ranges.join('')}]`, 'u')];
});

const facesIn = ({ files }: ShippedFamily, subsets: Subset[]): FontFile[] =>
  files.filter(({ subset }) => subsets.includes(subset));

/** A family without a file of its own for `core` uses its `latin` file for both, which is returned once. */
function filesOf(family: ShippedFamily, subsets: Subset[]): CopiedFile[] {
  const files = new Map(facesIn(family, subsets).map((file) => [file.name, file]));
  return Array.from(files.values(), family.copyOf);
}

function fileOf(family: FamilyId, file: FontFile, root: string): CopiedFile {
  const folder = file.name.includes('-core-') ? OWN_FONTS : `node_modules/${FONTS[family].package}/files`;
  const from = join(root, folder, `${file.name}.woff2`);
  const known = fontHashes.get(from) ?? hashOfFile(from);
  fontHashes.set(from, known);
  return { path: `_brand/${publishedName(file)}`, from, hash: known };
}

/** By path: many brands have the same fonts. */
const fontHashes = new Map<string, string>();

/** The file with all upright Latin letters, to draw text without a browser. */
function lettersOf(family: FamilyId, { displayWeight }: TypeTokens, root: string): CopiedFile | undefined {
  const file = FONTS[family].files.find(
    ({ style, subset, weight }) => style === 'normal' && subset === 'latin' && isFor(displayWeight, weight),
  );
  return file && fileOf(family, file, root);
}

/** The fonts of a page's first words, with the italics of `display`, which looks of the serif type style use for a brand's name. Browsers find the rest in time. */
function preloadsOf({ display, body, typeStyle }: ShippedFonts, { displayWeight, bodyWeight }: TypeTokens): string[] {
  const first = (family: ShippedFamily, style: FontFile['style'], weight: number): FontFile[] =>
    facesIn(family, ['core']).filter((file) => file.style === style && isFor(weight, file.weight));
  const files = [
    ...first(display, 'normal', displayWeight),
    ...(typeStyle === 'serif' ? first(display, 'italic', displayWeight) : []),
    ...first(body, 'normal', bodyWeight),
  ];
  return [...new Set(files.map((file) => `/_brand/${publishedName(file)}`))];
}

/** Whether a file sets a weight. A variable one sets all. */
function isFor(wanted: number, weights: string | undefined): boolean {
  const [min = 0, max = Infinity] = weights?.split(' ').map(Number) ?? [];
  return wanted >= min && wanted <= max;
}

const publishedName = (file: FontFile) => `${file.name}.${file.hash}.woff2`;

function fontCss({ display, body, typeStyle }: ShippedFonts, subsets: Subset[], type: TypeTokens): FontCss {
  const textFace = body === display ? 'Brand' : 'Text';
  const faces = [
    ...facesOf('Brand', display, subsets),
    ...(body === display ? [] : facesOf('Text', body, subsets)),
    fallbackFace('Brand fallback', display.kind, display.display),
    fallbackFace('Text fallback', body.kind, body.body),
  ];
  return {
    faces: faces.join(''),
    display: `"Brand","Brand fallback",${SYSTEM_FONTS[display.kind].generic}`,
    body: `"${textFace}","Text fallback",${SYSTEM_FONTS[body.kind].generic}`,
    letterWidth: letterWidthIn(display, typeStyle, type),
    capHeight: display.letters.capHeight,
    accentHeight: display.letters.accentHeight,
  };
}

/** Letters are measured as a type style sets them by itself. A look may set them in capitals, heavier or wider. */
function letterWidthIn({ letterWidth, letters }: ShippedFamily, typeStyle: TypeStyle, type: TypeTokens): number {
  const usual = letterWidthOf(SAMPLE, letters, { case: typeStyle === 'grotesk' ? 'upper' : 'none' });
  const inLook = letterWidthOf(SAMPLE, letters, {
    case: type.displayCase === 'uppercase' ? 'upper' : 'none',
    stretch: type.displayStretch,
  });
  const widening = wideningOf(typeStyle, type, letters.widening);
  return Number(((letterWidth * inLook * widening) / usual).toFixed(3));
}

/** About as many of each letter as words have. */
const SAMPLE = 'tortillaschampignonsramenburgerseverynightanddaybreakfastoystersdumplings';

function facesOf(name: 'Brand' | 'Text', family: ShippedFamily, subsets: Subset[]): string[] {
  const { weight, stretch } = family;
  return facesIn(family, subsets).map((file) =>
    fontFace([
      `font-family:${name}`,
      // Relative, because the font is in the same folder as the stylesheet.
      `src:url(${publishedName(file)}) format("woff2")`,
      `font-weight:${file.weight ?? weight}`,
      ...(stretch === undefined ? [] : [`font-stretch:${stretch}`]),
      ...(file.style === 'normal' ? [] : ['font-style:italic']),
      'font-display:swap',
      `unicode-range:${unicodeRangeOf(file)}`,
    ]),
  );
}

function fallbackFace(name: string, kind: ShippedFamily['kind'], metrics: FallbackMetrics): string {
  return fontFace([
    `font-family:"${name}"`,
    `src:${SYSTEM_FONTS[kind].local.map((font) => `local("${font}")`).join()}`,
    `ascent-override:${metrics.ascent}%`,
    `descent-override:${metrics.descent}%`,
    `line-gap-override:${metrics.lineGap}%`,
    `size-adjust:${metrics.size}%`,
  ]);
}

const fontFace = (descriptors: string[]) => `@font-face{${descriptors.join(';')}}`;

/**
 * The fonts that are shown until ours are loaded. Nearly every system has one of each kind, and the fonts of a kind are equally wide. On
 * pages in another script than Latin its fonts come next (`src/site/styles/scripts.css`).
 */
const SYSTEM_FONTS = {
  serif: { local: ['Georgia', 'Gelasio'], generic: 'var(--script-fonts,Georgia),serif' },
  sans: {
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    generic: 'var(--script-fonts,system-ui),sans-serif',
  },
};

const kindOf = (typeStyle: TypeStyle): ShippedFamily['kind'] => (typeStyle === 'serif' ? 'serif' : 'sans');

const MAX_QUOTE = 60;

function colorWarnings(theme: Site['theme']): Warning[] {
  return (['primaryColor', 'secondaryColor'] as const)
    .filter((key) => theme[key] !== undefined && hexToOklch(theme[key]) === undefined)
    .map((key) => ({
      path: `theme.${key}`,
      message: `"${theme[key]?.slice(0, MAX_QUOTE)}" is not a colour. The site uses one of its own. Write it like "#B3261E".`,
    }));
}

function fontWarnings({ warning }: Typeface): Warning[] {
  return warning === undefined ? [] : [{ path: 'theme.fontFamily', message: warning }];
}
