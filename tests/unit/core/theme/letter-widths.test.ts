import { describe, expect, test } from 'vitest';
import { letterWidthOf, lineWidth, MEASURED_CHARACTERS, widestWord } from '#core/theme/letter-widths.ts';
import type { LetterMetrics } from '#schema/site.ts';
import { fc } from '../../../support/random.ts';

/** Small letters are 0.5 em wide, capitals 0.8, everything else 0.3. The narrow face is half as wide. */
const LETTERS: LetterMetrics = {
  capHeight: 0.7,
  accentHeight: 0.9,
  kerning: "AV-100 L'-50",
  widths: { 62: widthsOf(0.5), 100: widthsOf(1) },
};

function widthsOf(scale: number): string {
  return Array.from(MEASURED_CHARACTERS, (character) =>
    Math.round((/[a-z]/.test(character) ? 500 : /[A-Z]/.test(character) ? 800 : 300) * scale),
  ).join(' ');
}

const wide = { stretch: 100 };

describe('a line', () => {
  test.each([
    ['is as wide as its letters', 'abc', wide, 1.5],
    ['has its spaces', 'a b', wide, 1.3],
    ['is wider in capitals', 'abc', { ...wide, case: 'upper' as const }, 2.4],
    ['counts the letters that a capital is written in', 'aß', { ...wide, case: 'upper' as const }, 2.4],
    ['is wider by the space after each letter', 'abc', { ...wide, tracking: 0.1 }, 1.8],
    ['is narrower where two letters stand nearer', 'AVA', wide, 2.3],
    ['treats a letter with an accent as the letter', 'ÀVéŁ', wide, 2.8],
    ['takes a letter of another script for a mean one', 'жЖ', wide, 1.3],
    ['gives a Chinese character a square', '寿司', wide, 2],
    ['does not count space around it', ' a ', wide, 0.5],
    ['is empty without letters', '', wide, 0],
    ['follows the width of the font', 'abc', { stretch: 62 }, 0.75],
    ['lies between two measured widths', 'abc', { stretch: 81 }, 1.125],
    ['gets no wider than the font can', 'abc', { stretch: 125 }, 1.5],
  ])('%s', (_what, text, setting, ems) => {
    expect(lineWidth(text, LETTERS, setting)).toBeCloseTo(ems, 5);
  });

  test('is set as headings are where nothing else is said', () => {
    expect(lineWidth('abc', LETTERS)).toBe(lineWidth('abc', LETTERS, { stretch: 66 }));
  });

  test('has a width whatever stands in it, also in a font that was not measured', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const letters of [LETTERS, { ...LETTERS, widths: {}, kerning: '' }]) {
          const width = lineWidth(text, letters, { case: 'upper' });
          expect(width >= 0 && width < 10 * text.length + 1).toBe(true);
        }
      }),
    );
  });
});

test('the mean letter of a text counts its spaces', () => {
  expect(letterWidthOf('aB c', LETTERS, wide)).toBeCloseTo((0.5 + 0.8 + 0.3 + 0.5) / 4, 5);
  expect(letterWidthOf('', LETTERS, wide)).toBe(0.5);
});

test('the widest word is not always the one with most letters', () => {
  expect(widestWord('abcd ABC', LETTERS, wide)).toBeCloseTo(2.4, 5);
  expect(widestWord('', LETTERS, wide)).toBe(0);
});
