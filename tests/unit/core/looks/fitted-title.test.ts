import { describe, expect, test } from 'vitest';
import { fittedLines } from '#core/looks/fitted-title.ts';
import { MEASURED_CHARACTERS } from '#core/theme/letter-widths.ts';
import type { LetterMetrics } from '#schema/site.ts';

/** All characters are half an em wide, at the wider place of the axis one em. */
const LETTERS: LetterMetrics = { capHeight: 0.7, accentHeight: 0.9, kerning: '', widths: { 100: widthsOf(500) } };
const ELASTIC: LetterMetrics = { ...LETTERS, widths: { 62: widthsOf(500), 100: widthsOf(1000) } };
const TYPE = { displayCase: 'none', displayStretch: 100, displayTracking: 0 } as const;

function widthsOf(width: number): string {
  return Array.from(MEASURED_CHARACTERS, () => width).join(' ');
}

const textsOf = (title: string, height: number, letters = LETTERS) =>
  fittedLines(title, letters, TYPE, height)?.map(({ text }) => text);

describe('the lines of a title', () => {
  test('are as even as its words let them be', () => {
    expect(textsOf('all day and all night', 0.4)).toEqual(['all day and', 'all night']);
    expect(textsOf('all day and all night', 0.7)).toEqual(['all day', 'and all', 'night']);
  });

  test('are fewer where the title is meant to be low', () => {
    expect(textsOf('one two three four', 0.1)).toEqual(['one two three four']);
  });

  test('say how wide they are', () => {
    expect(fittedLines('abcd efg', LETTERS, TYPE, 0.9)).toEqual([
      { text: 'abcd', width: 2 },
      { text: 'efg', width: 1.5 },
    ]);
  });

  test('get one width by the axis of a font that has one', () => {
    expect(fittedLines('abcdef abc', ELASTIC, TYPE, 0.5)).toEqual([
      { text: 'abcdef', width: 3, stretch: 62 },
      { text: 'abc', width: 3, stretch: 100 },
    ]);
  });

  test.each([
    ['of a word that would be much too high', 'a'],
    ['of words of another script', 'خبز طازج كل يوم'],
    ['of too many words', 'a b c d e f g h i j k l m'],
    ['of nothing', ' '],
  ])('are missing: the title %s', (_what, title) => {
    expect(textsOf(title, 0.4)).toBeUndefined();
  });

  test('are missing where the letters are not measured', () => {
    expect(textsOf('all day', 0.4, { ...LETTERS, widths: {} })).toBeUndefined();
  });
});
