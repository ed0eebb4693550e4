import { expect, test } from 'vitest';
import { lettersOf, longestWordOf } from '#site/ui/longest-word.ts';

test.each([
  ['Our best dozen', 6],
  ['Own a\nlaundrette', 10],
  ['Yum', 6],
  ['', 6],
  // An m or w is wide, an i slim.
  ['HAMMER', 6.8],
  ['somewhere', 9.8],
  ['Accessibility', 11.8],
  // Characters, not code units.
  ['Yum 🍕🍕🍕🍕🍕🍕🍕', 7],
])('%j is sized by %f letters', (title, letters) => {
  expect(longestWordOf(title)).toBe(letters);
});

test.each([
  ['', 0],
  ['trattoria', 8.6],
  ['Kumo Ramen', 11.3],
  ['BBQ', 3.8],
  ['寿司', 4],
])('%j is as wide as %f letters', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
