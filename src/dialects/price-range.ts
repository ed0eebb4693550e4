import type { Shape } from './shape.ts';

const WORDS = [
  ['$', 'PRICE_LEVEL_INEXPENSIVE INEXPENSIVE ONE 1'],
  ['$$', 'PRICE_LEVEL_MODERATE MODERATE TWO 2'],
  ['$$$', 'PRICE_LEVEL_EXPENSIVE EXPENSIVE THREE 3'],
  ['$$$$', 'PRICE_LEVEL_VERY_EXPENSIVE VERY_EXPENSIVE FOUR 4'],
] as const;

/** `"PRICE_LEVEL_MODERATE"`, `"TWO"`, `2` */
export const priceRangeInWords: Shape = (value) => {
  const range = WORDS.find(([, words]) => words.split(' ').includes(String(value).toUpperCase()));
  return range === undefined ? undefined : { value: range[0] };
};
