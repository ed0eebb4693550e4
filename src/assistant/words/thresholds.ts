/**
 * How much of what was asked a text of the site has to have, as shares of its weight: rare words weigh more, and a word that the site does not have weighs most. There are three, for every
 * kind of text. They were set on the tuned half of the questions of `bench/assistant`.
 */

/** Half of it: the text may be what is meant, where nothing says more. */
export const MAY_BE_MEANT = 0.5;
/** Most of it: the text is the answer. */
export const IS_MEANT = 0.6;
/** All of it, but for rounding. */
export const IS_WHOLE = 0.99;
