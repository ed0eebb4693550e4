/**
 * White space, and what shows nothing at all: zero-width characters, fillers, tags, variation selectors, controls, halves of
 * characters, and Braille's empty cell.
 */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800\ufff9-\ufffb]*$/u;

/** Whether somebody who reads a text sees any of it. */
export const isVisible = (text: string): boolean => !UNSEEN.test(text);

// Controls but for line breaks and tabs; embeddings and overrides that turn the text around them; what XML can't hold.
const CONTROLS = /[^\P{Cc}\n\r\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Removes control characters, and marks that change the direction of the text around them: `withoutControls('Ann\u202e\0') // 'Ann'`. Line breaks stay. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** The same in one line: of a name, a place. */
export const toLine = (text: string): string =>
  withoutControls(text.replace(/\s+/g, ' ')).replace(/ {2,}/g, ' ').trim();
