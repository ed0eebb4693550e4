/**
 * White space, and what shows nothing at all: zero-width characters, fillers, tags, variation selectors, controls, halves of
 * characters, and Braille's empty cell.
 */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800\ufff9-\ufffb]*$/u;

/** Whether somebody who reads a text sees any of it. */
export const isVisible = (text: string): boolean => !UNSEEN.test(text);
