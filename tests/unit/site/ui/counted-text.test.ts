import { expect, test } from 'vitest';
import { countedText } from '#site/ui/motion/animated-text.ts';

test.each([
  ['4.8', 0.5, '2.4'],
  ['4,8 sur 5', 0.5, '2,4 sur 5'],
  ['7', 0.5, '4'],
  ['4,8', 1, '4,8'],
  ['No number', 0.5, 'No number'],
])('%j at %f of its way is %j', (text, share, counted) => {
  expect(countedText(text, share)).toBe(counted);
});
