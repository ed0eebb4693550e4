import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { indexAfter } from '#core/text/graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

test.each([
  ['Loaf', 2, 2],
  ['Loaf', 9, 4],
  ['👩‍👩‍👧soup', 1, 8],
  ['e\u0301clair', 1, 2],
])('%j: behind %i characters stands index %i', (text, count, index) => {
  expect(indexAfter(text, count)).toBe(index);
});

test('every text is counted as the segmenter counts it, simple ones without asking it', () => {
  const simple = fc.string({ unit: fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(fc.oneof(simple, fc.string({ unit: 'grapheme' })), fc.nat(30), (text, count) => {
      const starts = Array.from(segmenter.segment(text), ({ index }) => index);
      expect(indexAfter(text, count)).toBe(starts[count] ?? text.length);
    }),
  );
});
