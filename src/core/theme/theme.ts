import type { LookParts } from '#schema/looks.ts';
import type { Site } from '#schema/site.ts';
import type { Oklch } from './color.ts';
import { hexToOklch } from './color.ts';
import type { Token } from './contrast.ts';
import type { Palette } from './palette.ts';
import type { BrandColors } from './scheme.ts';
import { makePalette } from './palette.ts';

/** `themeOf({ primaryColor: '#2B3A8C', secondaryColor: '#F2703D' }).light.primary.hex // "#2b3a8c"` */
export function themeOf(
  theme: Pick<Site['theme'], 'primaryColor' | 'secondaryColor'>,
  ground?: LookParts['ground'],
): Palette {
  return makePalette(colorsOf(hexToOklch(theme.primaryColor), hexToOklch(theme.secondaryColor)), ground);
}

/** The orange of the order button for every brand without a primary colour. */
const ORDER_ORANGE: Oklch = { l: 0.63, c: 0.2, h: 41 };

/** A brand without colours is set in charcoal, with the orange as its only colour. */
const CHARCOAL: Oklch = { l: 0.3, c: 0.012, h: 60 };

/** Beside black, white and grey no hue is related: a brass goes with all of them. */
const BRASS: Oklch = { l: 0.62, c: 0.1, h: 75 };

function colorsOf(primary: Oklch | undefined, secondary: Oklch | undefined): BrandColors {
  if (primary === undefined) {
    return {
      primary: secondary === undefined ? CHARCOAL : deepen(secondary),
      secondary: secondary ?? ORDER_ORANGE,
      order: ORDER_ORANGE,
    };
  }
  return { primary, secondary: secondary ?? companionOf(primary) };
}

/** An accent alone stays the accent; what carries the site is a quiet, deep tone of its hue. */
function deepen(secondary: Oklch): Oklch {
  return { l: 0.34, c: Math.min(secondary.c, 0.08), h: secondary.h };
}

/** Warm colours get a neighbour nearer to gold, cool ones an amber: the pairs food is shown in. */
function companionOf(primary: Oklch): Oklch {
  if (primary.c < 0.04) return BRASS;
  const fromGold = ((primary.h - 90 + 540) % 360) - 180; // 0 is gold, negative red, positive green
  const isWarm = Math.abs(fromGold) < 100;
  const h = isWarm ? (primary.h - Math.sign(fromGold || 1) * 45 + 360) % 360 : 60;
  return { l: primary.l < 0.55 ? 0.66 : 0.45, c: 0.12, h };
}

/** What a font stack brings to the stylesheet. All of it comes from our own table of typefaces. */
export interface FontCss {
  /** `@font-face` rules. */
  faces: string;
  display: string;
  body: string;
  /** Mean width of a letter in a heading, in ems. */
  letterWidth: number;
  /** Heights of capitals and of accented capitals, in ems. */
  capHeight: number;
  accentHeight: number;
}

/**
 * The brand's stylesheet: its faces and variables, nothing else. `light-dark()` answers to `color-scheme`, so an
 * element with `color-scheme: dark` shows the dark half of the same palette. `declarations`: what the look of the site sets. Only computed hex gets here, never
 * a text of the configuration: there is nothing to escape.
 */
export function themeCss(palette: Palette, fonts: FontCss, declarations: string[] = []): string {
  const type = [
    `--font-display:${fonts.display}`,
    `--font-body:${fonts.body}`,
    `--letter-width:${fonts.letterWidth}`,
    `--cap-height:${fonts.capHeight}`,
    `--accent-height:${fonts.accentHeight}`,
  ];
  return `${fonts.faces}:root{${[...colorsIn(palette), ...type, ...declarations].join(';')}}`;
}

/** Only the colours of the stylesheet: on a page after it, they replace its own. */
export const colorsCss = (palette: Palette): string => `:root{${colorsIn(palette).join(';')}}`;

const colorsIn = (palette: Palette): string[] =>
  Object.keys(palette.light).map((token) => `--${token}:${colorPair(palette, token as Token)}`);

function colorPair({ light, dark }: Palette, token: Token): string {
  const [day, night] = [light[token].hex, dark[token].hex];
  return day === night ? day : `light-dark(${day},${night})`;
}
