import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { truncateAt } from '#core/menu/menu-view.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const clip = (text: string) => ({
  start: text.slice(0, truncateAt(text)),
  rest: text.slice(truncateAt(text) ?? text.length),
});
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

test('120 characters stay whole, one more is folded at a word', () => {
  const exact = 'word '.repeat(24).trim() + '!';
  expect(lengthOf(exact)).toBe(120);
  expect(clip(exact)).toEqual({ start: exact, rest: '' });
  const longer = `${exact} and`;
  expect(clip(longer)).toEqual({ start: exact, rest: ' and' });
});

test('a family emoji counts as one character', () => {
  const text = '👩‍👩‍👧‍👦'.repeat(120);
  expect(clip(text).rest).toBe('');
  const { start, rest } = clip(text + '👩‍👩‍👧‍👦');
  expect([lengthOf(start), lengthOf(rest)]).toEqual([120, 1]);
});

test('nothing is lost, and what shows first has at most 120 characters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(text, (value) => {
      const { start, rest } = clip(value);
      expect(start + rest).toBe(value);
      expect(lengthOf(start)).toBeLessThanOrEqual(120);
      expect(rest === '').toBe(lengthOf(value) <= 120);
    }),
  );
});
