import type { LookParts } from '#schema/looks.ts';
import { middleHue, type Oklch } from './color.ts';
import { type BrandColors, darkScheme, lightScheme, type ColorMode, type Scheme } from './scheme.ts';

export interface Palette {
  colorMode: ColorMode;
  light: Scheme;
  dark: Scheme;
}

/** All the colours of a site from two. The same colours in give the same bytes out. `ground`: what the look of the site stands on. */
export function makePalette(brand: BrandColors, ground: LookParts['ground'] = 'night'): Palette {
  const colorMode = colorModeOf(brand.primary, ground);
  const neutral = neutralHue(colorMode, brand);
  return {
    colorMode,
    light: colorMode === 'night' ? darkScheme(brand, neutral, NIGHT_LIFT) : lightScheme(brand, neutral, colorMode),
    dark: darkScheme(brand, neutral),
  };
}

/** A night brand stays dark by day, a little less so. */
const NIGHT_LIFT = 0.03;

/** A bright, saturated primary glows on black and turns to mud on white; a deep one carries a cool white page. */
function colorModeOf(primary: Oklch, ground: LookParts['ground']): ColorMode {
  if (ground === 'tint' || ground === 'newsprint') return ground;
  if (ground === 'night' && primary.l >= 0.66 && primary.c >= 0.15) return 'night';
  return primary.l < 0.42 ? 'ink' : 'paper';
}

/** Below this chroma a colour is a grey to the eye, and its hue an accident of rounding. */
const GREY_CHROMA = 0.02;
const WARM_HUE = 90;

/** What greys lean to: paper to warmth, night to the deeper colour, so that the brighter one stands out. */
function neutralHue(colorMode: ColorMode, { primary, secondary }: BrandColors): number {
  if (primary.c < GREY_CHROMA || colorMode === 'newsprint') return WARM_HUE;
  if (colorMode === 'paper') return middleHue(primary.h, WARM_HUE);
  const isSecondaryDeeper = secondary.l < primary.l && secondary.c >= GREY_CHROMA;
  return colorMode === 'night' && isSecondaryDeeper ? secondary.h : primary.h;
}

/** The plate behind a logo that can't be seen on the page without one. It does not depend on the brand's colours. */
export const PLATES = { light: '#ffffff', dark: '#16130f' };
