import type { Oklch, Swatch } from './color.ts';
import { contrast, shift, toSwatch } from './color.ts';
import type { Fill, Ground, Token } from './contrast.ts';
import { GROUNDS, RATIO, VISIBLE_FILL } from './contrast.ts';

/** `paper` is warm and pale, `ink` cool and pale, `tint` a pale wash of the brand's colour, `newsprint` grey and warm, `night` dark even in the light scheme. */
export type ColorMode = 'paper' | 'ink' | 'tint' | 'newsprint' | 'night';

export interface BrandColors {
  primary: Oklch;
  secondary: Oklch;
  /** The order button's own colour; without one it is the primary. */
  order?: Oklch;
}

export type Scheme = Record<Token, Swatch>;

/** Where these colours start. */
type Tones = Record<'foreground' | 'muted' | 'line' | 'edge' | 'good' | 'bad', Oklch>;

/** Near-white grounds; every colour on them moves towards black until it shows. */
export function lightScheme(brand: BrandColors, hue: number, colorMode: Exclude<ColorMode, 'night'>): Scheme {
  const { secondary } = brand;
  const primary = withoutMiddleGrey(brand.primary, 'black');
  const isWarm = colorMode === 'paper' || colorMode === 'newsprint';
  const [bg, surface, surface2] = PALE_GROUNDS[colorMode];
  const grounds = {
    bg: toSwatch({ ...bg, h: hue }),
    surface: toSwatch({ ...surface, h: hue }),
    'surface-2': toSwatch({ ...surface2, h: hue }),
    'surface-raised': toSwatch({ l: colorMode === 'newsprint' ? 0.955 : 0.997, c: 0.003, h: hue }),
    tint: toSwatch({ l: 0.935, c: Math.min(0.035, primary.c * 0.2), h: primary.h }),
    'tint-2': toSwatch({ l: 0.935, c: Math.min(0.045, secondary.c * 0.3), h: secondary.h }),
    'panel-dark': panelDarkOf(primary),
  };
  const tones: Tones = {
    foreground: isWarm ? { l: 0.21, c: 0.03, h: hue } : { l: 0.23, c: Math.min(0.06, primary.c), h: primary.h },
    muted: { l: 0.46, c: 0.03, h: hue },
    line: { l: 0.86, c: 0.022, h: hue },
    edge: { l: 0.62, c: 0.03, h: hue },
    good: { l: 0.48, c: 0.12, h: 150 },
    bad: { l: 0.5, c: 0.18, h: 25 },
  };
  return makeScheme(grounds, tones, { primary, secondary, order: brand.order ?? primary }, 'black');
}

/** Of each pale mode the page, a surface on it and one on that. */
const PALE_GROUNDS = {
  paper: [
    { l: 0.972, c: 0.013 },
    { l: 0.945, c: 0.02 },
    { l: 0.915, c: 0.028 },
  ],
  ink: [
    { l: 0.984, c: 0.006 },
    { l: 0.958, c: 0.014 },
    { l: 0.93, c: 0.024 },
  ],
  tint: [
    { l: 0.958, c: 0.026 },
    { l: 0.935, c: 0.036 },
    { l: 0.91, c: 0.046 },
  ],
  newsprint: [
    { l: 0.928, c: 0.013 },
    { l: 0.905, c: 0.016 },
    { l: 0.88, c: 0.02 },
  ],
} as const satisfies Record<Exclude<ColorMode, 'night'>, unknown>;

/** Near-black grounds; colours on them start bright enough to glow a little and move towards white until they show. */
export function darkScheme(brand: BrandColors, hue: number, lift = 0): Scheme {
  const primary = withoutMiddleGrey(brand.primary, 'white');
  const secondary = { ...brand.secondary, l: Math.max(brand.secondary.l, 0.55) };
  const grounds = {
    bg: toSwatch({ l: 0.165 + lift, c: 0.016, h: hue }),
    surface: toSwatch({ l: 0.205 + lift, c: 0.018, h: hue }),
    'surface-2': toSwatch({ l: 0.25 + lift, c: 0.022, h: hue }),
    'surface-raised': toSwatch({ l: 0.235 + lift, c: 0.02, h: hue }),
    // Never lifted: a brighter tint would push a deep accent past the lightness at which it still carries white.
    tint: toSwatch({ l: 0.27, c: Math.min(0.07, brand.primary.c * 0.4), h: primary.h }),
    'tint-2': toSwatch({ l: 0.27, c: Math.min(0.05, secondary.c * 0.4), h: secondary.h }),
    'panel-dark': panelDarkOf(brand.primary),
  };
  const tones: Tones = {
    foreground: { l: 0.955, c: 0.012, h: hue },
    muted: { l: 0.74, c: 0.02, h: hue },
    line: { l: 0.34 + lift, c: 0.02, h: hue },
    edge: { l: 0.5, c: 0.02, h: hue },
    good: { l: 0.75, c: 0.14, h: 150 },
    bad: { l: 0.72, c: 0.16, h: 25 },
  };
  return makeScheme(grounds, tones, { primary, secondary, order: brand.order ?? primary }, 'white');
}

/** One deep tone for both schemes, no brighter than the dark tints: what shows on those shows on it. */
function panelDarkOf(primary: Oklch): Swatch {
  return toSwatch({ l: 0.24, c: Math.min(primary.c, 0.1), h: primary.h });
}

/** Towards which end of lightness a colour leaves its grounds. */
type Away = 'black' | 'white';
type Fit = (color: Oklch, ratio: number) => Swatch;

/** Below this chroma the ground of a button looks like one that is switched off. */
const BUTTON_CHROMA = 0.045;

function withoutMiddleGrey(color: Oklch, away: Away): Oklch {
  if (color.c >= BUTTON_CHROMA) return color;
  return { ...color, l: away === 'black' ? Math.min(color.l, 0.34) : Math.max(color.l, 0.88) };
}

/** The accent as the ground of a button: in place of a grey, the primary colour. */
function accentOf(secondary: Oklch, primary: Oklch, away: Away): Oklch {
  const isStrong = away === 'black' && secondary.l <= 0.34;
  if (secondary.c >= BUTTON_CHROMA || isStrong) return secondary;
  return primary.c >= BUTTON_CHROMA ? primary : withoutMiddleGrey(secondary, away);
}

/** Colours that mean something on every site. A brand's own colour stands for one where it has its hue. */
const MEANINGS = {
  spicy: { hues: [10, 38], light: { l: 0.52, c: 0.18, h: 29 }, dark: { l: 0.72, c: 0.16, h: 29 } },
  plant: { hues: [105, 165], light: { l: 0.48, c: 0.11, h: 145 }, dark: { l: 0.76, c: 0.13, h: 145 } },
  wheat: { hues: [65, 100], light: { l: 0.5, c: 0.1, h: 78 }, dark: { l: 0.79, c: 0.11, h: 82 } },
} as const;

function meaningOf(name: keyof typeof MEANINGS, colors: Oklch[], away: Away): Oklch {
  const { hues, light, dark } = MEANINGS[name];
  const own = colors.find(({ c, h }) => c >= 0.09 && h >= hues[0] && h <= hues[1]);
  return own ?? (away === 'black' ? light : dark);
}

/** Grounds and tones are where colours start; each then moves as far from the grounds as its use asks. */
function makeScheme(
  grounds: Record<Ground, Swatch>,
  tones: Tones,
  { primary, secondary, order }: Required<BrandColors>,
  away: Away,
): Scheme {
  const worst = { luminance: worstLuminance(grounds, away) };
  const fit: Fit = (color, ratio) => shift(color, away, (swatch) => contrast(swatch, worst) >= ratio);
  const meaning = (name: keyof typeof MEANINGS) => fit(meaningOf(name, [primary, secondary], away), RATIO.text);
  // A fill is the brand's own colour, unless one could not tell it from the page.
  const fill = (color: Oklch) => shift(color, away, (swatch) => contrast(swatch, grounds.bg) >= VISIBLE_FILL);
  return {
    ...grounds,
    foreground: fit(tones.foreground, RATIO.reading),
    muted: fit(tones.muted, RATIO.text),
    line: toSwatch(tones.line),
    edge: fit(tones.edge, RATIO.control),
    focus: fit(primary, RATIO.control),
    'primary-text': fit(primary, RATIO.text),
    'accent-text': fit(secondary, RATIO.text),
    good: fit(tones.good, RATIO.text),
    bad: fit(tones.bad, RATIO.text),
    spicy: meaning('spicy'),
    plant: meaning('plant'),
    wheat: meaning('wheat'),
    ...fillsOf(fill(primary), fill(accentOf(secondary, primary, away)), fill(order), away),
    ...bandOf('ground', primary, away),
    ...bandOf('ground-2', secondary, away),
  };
}

/** What shows on the darkest of pale grounds, or on the palest of dark ones, shows on all of them. */
function worstLuminance(grounds: Record<Ground, Swatch>, away: Away): number {
  const luminances = GROUNDS.map((ground) => grounds[ground].luminance);
  const worse = away === 'black' ? Math.min : Math.max;
  return luminances.reduce((worst, luminance) => worse(worst, luminance));
}

function fillsOf(primary: Swatch, accent: Swatch, order: Swatch, away: Away): Record<Exclude<Fill, Band>, Swatch> {
  const [primaryFill, onPrimary] = labelled(primary, away);
  const [accentFill, onAccent] = labelled(accent, away);
  const [orderFill, onOrder] = labelled(order, away);
  return {
    primary: primaryFill,
    'primary-hover': hoverOf(primaryFill, onPrimary),
    'on-primary': onPrimary,
    accent: accentFill,
    'on-accent': onAccent,
    order: orderFill,
    'order-hover': hoverOf(orderFill, onOrder),
    'on-order': onOrder,
  };
}

/**
 * A band across the page and the words on it: the brand's colour untouched, since WCAG asks nothing of a band. On dark pages a bright one, which
 * would glare, becomes deep.
 */
type Band = 'ground' | 'ground-2' | 'on-ground' | 'on-ground-2';

function bandOf<Name extends 'ground' | 'ground-2'>(name: Name, color: Oklch, away: Away) {
  const isGlaring = away === 'white' && color.l > 0.78;
  const band = toSwatch(isGlaring ? { ...color, l: 0.3, c: Math.min(color.c, 0.12) } : color);
  const [white, black] = labelsFor(color);
  const pure = [white, black, toSwatch({ l: 1, c: 0, h: 0 }), toSwatch({ l: 0, c: 0, h: 0 })];
  // Of white and black one always has 4.5:1, though not always the softer ones.
  const label = pure.find((words) => contrast(words, band) >= RATIO.text) ?? black;
  return { [name]: band, [`on-${name}`]: label } as Record<Name | `on-${Name}`, Swatch>;
}

/** White and black words, each with a breath of the colour that they stand on. */
function labelsFor(color: Oklch): [white: Swatch, black: Swatch] {
  return [
    toSwatch({ l: 0.995, c: Math.min(0.004, color.c), h: color.h }),
    toSwatch({ l: 0.17, c: Math.min(0.03, color.c), h: color.h }),
  ];
}

/** A fill and the colour of the words on it. A middle grey carries neither white nor black: it moves until it does. */
function labelled(color: Swatch, away: Away): [fill: Swatch, label: Swatch] {
  const [white, black] = labelsFor(color);
  const best = (fill: Swatch) => Math.max(contrast(fill, white), contrast(fill, black));
  const fill = shift(color, away, (swatch) => best(swatch) >= RATIO.text);
  // Where both read, white is the cleaner label.
  return [fill, contrast(fill, white) >= RATIO.text ? white : black];
}

/** Away from the label, so that its contrast only rises; towards it where lightness has nowhere left to go. */
function hoverOf(fill: Swatch, label: Swatch): Swatch {
  const isLabelWhite = label.luminance > fill.luminance;
  if (isLabelWhite) return toSwatch({ ...fill, l: fill.l < 0.24 ? Math.max(0.26, fill.l + 0.08) : fill.l - 0.06 });
  return toSwatch({ ...fill, l: fill.l > 0.93 ? fill.l - 0.06 : fill.l + 0.05 });
}
