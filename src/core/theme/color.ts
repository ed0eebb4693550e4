import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode, wcagLuminance } from 'culori/fn';

/** A colour as designers think of it: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour as a screen gets it. `luminance` is that of the rounded `hex`, so a contrast computed here is the one seen. */
export interface Swatch extends Oklch {
  hex: string;
  luminance: number;
}

const toOklch = useMode(modeOklch);
// What the conversions pass through.
useMode(modeRgb);
useMode(modeOklab);
useMode(modeLrgb);

/** Reads `#rrggbb`; the schema has converted all other notations. */
export function hexToOklch(hex: string | undefined): Oklch | undefined {
  const color = /^#[\da-f]{6}$/i.test(hex ?? '') ? toOklch(hex) : undefined;
  return color && { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function toSwatch({ l, c, h }: Oklch): Swatch {
  const lightness = Math.min(1, Math.max(0, l));
  const hex = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
  return { l: lightness, c, h, hex, luminance: luminanceOf(hex) };
}

/** WCAG 2.2 contrast, 1 to 21. */
export function contrast(one: Pick<Swatch, 'luminance'>, other: Pick<Swatch, 'luminance'>): number {
  const [dark, light] = one.luminance < other.luminance ? [one, other] : [other, one];
  return (light.luminance + 0.05) / (dark.luminance + 0.05);
}

export function luminanceOf(hex: string): number {
  return wcagLuminance(hex);
}

/** Eight halvings place a lightness within 1/256: finer than one step of an 8-bit channel needs. */
const HALVINGS = 8;

/**
 * The colour itself if it is good enough, else the nearest lightness towards black or white that is.
 * Chroma and hue stay, so it remains recognisably the brand's colour.
 */
export function shift(color: Oklch, towards: 'black' | 'white', isEnough: (swatch: Swatch) => boolean): Swatch {
  const start = toSwatch(color);
  if (isEnough(start)) return start;
  let near = start.l;
  let found = toSwatch({ ...color, l: towards === 'white' ? 1 : 0 });
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = toSwatch({ ...color, l: (near + found.l) / 2 });
    if (isEnough(middle)) found = middle;
    else near = middle.l;
  }
  return found;
}

/** The hue half-way between two, the short way round. */
export function middleHue(one: number, other: number): number {
  const difference = ((other - one + 540) % 360) - 180;
  return (one + difference / 2 + 360) % 360;
}
