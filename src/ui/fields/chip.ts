/** The label of a radio button that looks like a chip. */

/** Narrow, so that it does not cover the label. */
export const CHIP_RADIO = 'peer absolute top-0 left-0 m-0 h-12 w-3 cursor-[inherit] opacity-0';
/** The chosen chip is marked by its background, which forced colors remove. There it has system colors. */
export const CHIP = [
  'flex min-h-12 items-center rounded-button border-(length:--rule) border-edge px-[1.1em] py-[0.4em] leading-[1.25]',
  'transition-[background-color] group-hover:bg-tint peer-checked:border-ink peer-checked:bg-ink peer-checked:text-bg',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
  'forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight]',
  'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none',
].join(' ');
