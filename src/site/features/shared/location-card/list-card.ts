/**
 * The classes of a list of cards, for the template and the island, which both render it. With scripts and on wide screens the cards are
 * rows beside a map, or, where the list is wide, up to three columns.
 */
export const listClasses = (isWide: boolean): string =>
  `wrap list-cards ${isWide ? 'list-cards-wide' : 'list-card-rows'}`;

/** The cards of all lists share one grid. */
export const CARDS = 'list-card-list';
