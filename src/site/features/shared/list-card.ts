const LIST = [
  'wrap grid gap-[clamp(48px,5vw,80px)] pb-section',
  'enhanced:grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] enhanced:content-start',
  'enhanced:gap-x-[clamp(24px,3vw,56px)] enhanced:gap-y-8',
].join(' ');

/**
 * The classes of a list and its cards, for the template and the island, which both render it. With scripts and on wide screens the cards are
 * rows beside a map, or, where the list is wide, up to three columns.
 */
export const listClasses = (isWide: boolean): string =>
  isWide
    ? `${LIST} enhanced:lg:mx-0 enhanced:lg:max-w-none enhanced:lg:grid-cols-[repeat(auto-fill,minmax(max(250px,28%),1fr))] enhanced:lg:gap-x-8 enhanced:lg:gap-y-10 enhanced:lg:pt-3`
    : `${LIST} list-card-rows`;

/** The cards of all lists share one grid. */
export const CARDS = 'list-card-list';

const SMALL = 'text-sm [font-variant-numeric:tabular-nums_lining-nums]';

export const CARD = {
  top: '-mb-2 flex flex-wrap justify-between gap-x-4',
  marks: `ms-auto flex gap-4 text-muted ${SMALL}`,
  badge:
    'list-card-badge invisible min-h-[calc(1lh+2px)] min-w-[4.6em] content-center rounded-sm border px-[0.7em] text-center text-xs font-ui text-muted [text-transform:var(--label-case)] group-data-open:visible group-data-[open=Open]:text-good print:hidden noscript:hidden',
  name: 'list-card-title list-card-name',
  /** The link or button of the name covers the card; everything else that can be clicked is above it. */
  cover: 'decoration-transparent group-hover:decoration-current after:absolute after:inset-0',
  rating: `flex flex-wrap items-center gap-x-[0.5em] ${SMALL}`,
  address: 'grid enhanced:text-sm',
  phone: 'phone relative z-1 -my-1.5 self-start py-1.5',
  hours: `text-muted ${SMALL}`,
  /** Every entry has a dot before it. At the start of a line the dot is in the margin, where it is clipped. */
  offers:
    "-ms-(--dot) flex flex-wrap text-sm [--dot:1.2em] [clip-path:inset(0_0_0_var(--dot))] *:min-w-0 *:ps-(--dot) *:[unicode-bidi:normal] *:before:-ms-(--dot) *:before:inline-block *:before:w-(--dot) *:before:text-center *:before:text-accent-text *:before:content-['·'] rtl:[clip-path:inset(0_var(--dot)_0_0)]",
  actions: 'actions list-card-actions mt-auto gap-2 pt-3',
};
