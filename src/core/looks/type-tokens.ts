import type { LookName, LookParts } from '#schema/looks.ts';
import { type TypeStyle, WEIGHTS } from '../theme/font-families.ts';

/** How letters are set: custom properties of the stylesheet, without their dashes. `displayWeight` also says which font file is needed first. */
export interface TypeTokens {
  displayWeight: number;
  /** In ems. */
  displayTracking: number;
  /** Height of a line of display type, by its size. Capitals never touch: it is at least their height and a gap. */
  displayLeading: number;
  displayCase: 'none' | 'uppercase';
  /** Of families with an axis of width, in percent. */
  displayStretch: number;
  headingWeight: number;
  bodyWeight: number;
  uiWeight: number;
  bodyLeading: number;
  labelCase: 'none' | 'uppercase';
  labelTracking: number;
  labelSize: '--t-2' | '--t-1' | '--t0';
  labelStyle: 'normal' | 'italic';
  labelWeight: number;
  /** Of the name of an item on a menu. */
  itemStretch: number;
  priceWeight: number;
}

/** What a typeface asks for by itself. */
const OF_TYPE_STYLE: Record<TypeStyle, TypeTokens> = {
  serif: {
    displayWeight: 420,
    displayTracking: -0.022,
    displayLeading: 1,
    displayCase: 'none',
    displayStretch: 100,
    headingWeight: 560,
    bodyWeight: 385,
    uiWeight: 500,
    bodyLeading: 1.62,
    labelCase: 'none',
    labelTracking: 0,
    labelSize: '--t0',
    labelStyle: 'italic',
    labelWeight: 400,
    itemStretch: 100,
    priceWeight: 600,
  },
  geometric: {
    displayWeight: 500,
    displayTracking: -0.03,
    displayLeading: 1.04,
    displayCase: 'none',
    displayStretch: 100,
    headingWeight: 600,
    bodyWeight: 400,
    uiWeight: 500,
    bodyLeading: 1.6,
    labelCase: 'none',
    labelTracking: 0,
    labelSize: '--t-1',
    labelStyle: 'normal',
    labelWeight: 600,
    itemStretch: 100,
    priceWeight: 600,
  },
  grotesk: {
    displayWeight: 800,
    displayTracking: -0.012,
    displayLeading: 1,
    displayCase: 'none',
    displayStretch: 88,
    headingWeight: 800,
    bodyWeight: 420,
    uiWeight: 700,
    bodyLeading: 1.5,
    labelCase: 'none',
    labelTracking: 0,
    labelSize: '--t-1',
    labelStyle: 'normal',
    labelWeight: 700,
    itemStretch: 92,
    priceWeight: 700,
  },
};

type Change = Partial<TypeTokens>;

const CAPITALS: Change = {
  displayCase: 'uppercase',
  displayLeading: 0.84,
  labelCase: 'uppercase',
  labelTracking: 0.04,
  labelSize: '--t-2',
  labelStyle: 'normal',
  labelWeight: 800,
};
const SMALL_CAPITALS: Change = {
  labelCase: 'uppercase',
  labelTracking: 0.16,
  labelSize: '--t-2',
  labelStyle: 'normal',
  labelWeight: 500,
};

/** What a look changes of it: for any typeface, and for one of a type style. */
const OF_LOOK: Record<LookName, { all?: Change } & Partial<Record<TypeStyle, Change>>> = {
  carte: { serif: { displayWeight: 400 }, geometric: { displayWeight: 400 }, grotesk: { displayWeight: 600 } },
  salon: {
    all: { displayWeight: 400, displayTracking: -0.01, displayLeading: 1.15, headingWeight: 400, uiWeight: 400 },
    grotesk: { displayWeight: 500, displayStretch: 100, labelWeight: 500 },
  },
  noren: {
    all: { displayWeight: 380 },
    serif: { labelStyle: 'normal' },
    grotesk: { displayWeight: 500, displayStretch: 100 },
  },
  counter: {
    all: {
      displayWeight: 800,
      headingWeight: 700,
      uiWeight: 700,
      labelStyle: 'normal',
      labelWeight: 700,
      displayTracking: -0.03,
    },
    serif: { displayWeight: 700 },
  },
  marquee: {
    all: { ...CAPITALS, displayWeight: 800, headingWeight: 800, uiWeight: 700 },
    serif: { displayLeading: 0.94 },
    geometric: { displayLeading: 0.94 },
    grotesk: { displayWeight: 900, displayStretch: 66 },
  },
  mercado: {
    all: { ...CAPITALS, displayWeight: 700, headingWeight: 700, uiWeight: 700 },
    serif: { displayLeading: 0.94 },
    geometric: { displayLeading: 0.94, displayWeight: 800 },
    grotesk: { displayWeight: 800, displayStretch: 66 },
  },
  almanac: {
    all: { displayWeight: 800, displayTracking: -0.035, displayLeading: 0.98, headingWeight: 700, uiWeight: 600 },
    serif: { displayWeight: 700 },
  },
  ledger: {
    all: { ...SMALL_CAPITALS, displayWeight: 400, displayTracking: -0.01, displayLeading: 1.06 },
    grotesk: { displayWeight: 600 },
  },
};

/** By how much letters of a font without an axis of weight grow with each 100 of weight. Of Poppins, the widest step of ours. */
const USUAL_WIDENING = 0.03;

/** How much wider letters are at the weight of a look than at the weight that they are measured at: 1.06. */
export function wideningOf(typeStyle: TypeStyle, { displayWeight }: TypeTokens, widening = USUAL_WIDENING): number {
  return 1 + (widening * (displayWeight - WEIGHTS[typeStyle].display)) / 100;
}

export function typeTokensOf(look: LookName, typeStyle: TypeStyle): TypeTokens {
  return { ...OF_TYPE_STYLE[typeStyle], ...OF_LOOK[look].all, ...OF_LOOK[look][typeStyle] };
}

/** The declarations of a look's letters and of its shapes, for the stylesheet of a brand. */
export function lookCss(
  look: LookName,
  typeStyle: TypeStyle,
  parts: Pick<LookParts, 'ratio' | 'radius' | 'density'>,
): string[] {
  const type = typeTokensOf(look, typeStyle);
  const isCapital = type.displayCase === 'uppercase';
  const tall = isCapital ? 'var(--brand-leading),var(--cap-height) + 0.06' : 'var(--tall-leading)';
  return [
    `--display-weight:${type.displayWeight}`,
    `--display-tracking:${type.displayTracking}em`,
    `--display-leading:max(${type.displayLeading},${tall})`,
    `--display-case:${type.displayCase}`,
    `--display-stretch:${type.displayStretch}%`,
    `--h3-weight:${type.headingWeight}`,
    `--body-weight:${type.bodyWeight}`,
    `--ui-weight:${type.uiWeight}`,
    `--body-leading:${type.bodyLeading}`,
    `--label-case:${type.labelCase}`,
    `--label-tracking:${type.labelTracking}em`,
    `--label-size:var(${type.labelSize})`,
    `--label-style:${type.labelStyle}`,
    `--label-weight:${type.labelWeight}`,
    `--item-stretch:${type.itemStretch}%`,
    `--price-weight:${type.priceWeight}`,
    `--picture:${parts.ratio}`,
    `--density:${DENSITY[parts.density]}`,
    // At 144 Fraunces' crossbars all but vanish; its wonky letters are a joke too many.
    ...(typeStyle === 'serif' ? [`--variation:"WONK" 0`, `--title-variation:"opsz" 64,"WONK" 0`] : []),
    ...RADIUS[parts.radius],
  ];
}

const DENSITY: Record<LookParts['density'], number> = { airy: 1.3, medium: 1, tight: 0.82 };
const RADIUS: Record<LookParts['radius'], string[]> = {
  none: ['--r1:0px', '--r2:0px', '--r3:0px', '--r-button:0px'],
  slight: ['--r1:3px', '--r2:4px', '--r3:6px', '--r-button:4px'],
  round: ['--r1:12px', '--r2:22px', '--r3:32px', '--r-button:99px'],
};
