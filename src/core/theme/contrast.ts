/** What anything may stand on. */
export const GROUNDS = ['bg', 'surface', 'surface-2', 'surface-raised', 'tint', 'tint-2'] as const;
/** Words in any of these read on every ground. */
const TEXTS = ['muted', 'primary-text', 'accent-text', 'good', 'bad', 'spicy', 'plant', 'wheat'] as const;
/** Borders and rings of controls: they show on every ground. A fill is known by its words, which WCAG 1.4.11 takes for enough: it may be the brand's own colour. */
const CONTROLS = ['edge', 'focus'] as const;
/** The words on a fill, and the fill. */
const LABELS = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-order', 'order'],
  ['on-order', 'order-hover'],
  ['on-ground', 'ground'],
  ['on-ground-2', 'ground-2'],
] as const;

/** `panel-dark` is apart from the other grounds: dark in both schemes, it carries only what a `.panel-dark` shows. */
export type Ground = (typeof GROUNDS)[number] | 'panel-dark';
export type Fill = (typeof LABELS)[number][number];
export type Token = Ground | Fill | (typeof TEXTS)[number] | (typeof CONTROLS)[number] | 'foreground' | 'line';

/** WCAG 2.2: reading text gets the strict 1.4.6, other text 1.4.3, what a control is known by 1.4.11. */
export const RATIO = { reading: 7, text: 4.5, control: 3 } as const;

/** A fill that is darker than this on a dark page looks switched off, and brighter on a pale page like paper. Our own measure. */
export const VISIBLE_FILL = 1.6;

export interface ContrastPair {
  front: Token;
  ground: Token;
  ratio: number;
}

/** The contrasts that both schemes keep for every brand's colours. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...GROUNDS.flatMap(pairsOn),
  ...LABELS.map(([front, ground]) => ({ front, ground, ratio: RATIO.text })),
];

/** The contrasts of the dark scheme's colours on `panel-dark`. */
export const PANEL_DARK_PAIRS: readonly ContrastPair[] = pairsOn('panel-dark');

function pairsOn(ground: Ground): ContrastPair[] {
  return [
    { front: 'foreground', ground, ratio: RATIO.reading },
    ...TEXTS.map((front) => ({ front, ground, ratio: RATIO.text })),
    ...CONTROLS.map((front) => ({ front, ground, ratio: RATIO.control })),
  ];
}
