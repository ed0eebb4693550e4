import { middleHue, type Oklch } from './color.ts';
import { type BrandColors, darkScheme, lightScheme, type Mood, type Scheme } from './scheme.ts';

export interface Palette {
  mood: Mood;
  light: Scheme;
  dark: Scheme;
}

/** All the colours of a site from two. The same colours in give the same bytes out. */
export function makePalette(brand: BrandColors): Palette {
  const mood = moodOf(brand.primary);
  const neutral = neutralHue(mood, brand);
  return {
    mood,
    light: mood === 'night' ? darkScheme(brand, neutral, NIGHT_LIFT) : lightScheme(brand, neutral, mood),
    dark: darkScheme(brand, neutral),
  };
}

/** A night brand stays dark by day, a little less so. */
const NIGHT_LIFT = 0.03;

/** A bright, saturated primary glows on black and turns to mud on white; a deep one carries a cool white page. */
function moodOf(primary: Oklch): Mood {
  if (primary.l >= 0.66 && primary.c >= 0.15) return 'night';
  return primary.l < 0.42 ? 'ink' : 'paper';
}

/** Below this chroma a colour is a grey to the eye, and its hue an accident of rounding. */
const GREY_CHROMA = 0.02;
const WARM_HUE = 90;

/** What greys lean to: paper to warmth, night to the deeper colour, so that the brighter one stands out. */
function neutralHue(mood: Mood, { primary, secondary }: BrandColors): number {
  if (primary.c < GREY_CHROMA) return WARM_HUE;
  if (mood === 'paper') return middleHue(primary.h, WARM_HUE);
  const isSecondaryDeeper = secondary.l < primary.l && secondary.c >= GREY_CHROMA;
  return mood === 'night' && isSecondaryDeeper ? secondary.h : primary.h;
}

/** The plate behind a logo that can't be seen on the page without one. It does not depend on the brand's colours. */
export const PLATES = { light: '#ffffff', dark: '#16130f' };
