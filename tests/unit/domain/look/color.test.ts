import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, middleHue, parseColor, shift, toSwatch } from '../../../../src/domain/look/color.ts';

describe('parseColor', () => {
  it.each(['#B3261E', 'b3261e', ' #b3261e ', 'rgb(179, 38, 30)', '#b3261eff', '#b3261e80'])('reads %s', (text) => {
    const color = parseColor(text);
    expect(color && toSwatch(color).hex).toBe('#b3261e');
  });

  it.each([
    ['#f80', '#ff8800'],
    ['Tomato', '#ff6347'],
    ['hsl(120 100% 50%)', '#00ff00'],
  ])('reads %s as %s', (text, hex) => {
    const color = parseColor(text);
    expect(color && toSwatch(color).hex).toBe(hex);
  });

  it.each([
    undefined,
    '',
    'blurple',
    '#12',
    '#ggg',
    'transparent',
    '#0000',
    'rgb(none)',
    'red;}',
    'var(--x)',
    'url(x)',
  ])('does not take %s for a colour', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseColor(text)));
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#b3261e', '#b3261e', 1],
  ])('of %s and %s is %d, either way round', (one, other, ratio) => {
    expect(contrast(swatch(one), swatch(other))).toBeCloseTo(ratio, 2);
    expect(contrast(swatch(other), swatch(one))).toBeCloseTo(ratio, 2);
  });
});

describe('shift', () => {
  const white = swatch('#ffffff');
  const isLegible = (candidate: { luminance: number }) => contrast(candidate, white) >= 4.5;

  it('leaves a colour alone that is good enough', () => {
    expect(shift(swatch('#b3261e'), 'black', isLegible).hex).toBe('#b3261e');
  });

  it('goes no further than it must', () => {
    const ratio = contrast(shift(swatch('#ffd400'), 'black', isLegible), white);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.7);
  });

  it('keeps the hue', () => {
    expect(shift(swatch('#ffd400'), 'black', isLegible).h).toBe(swatch('#ffd400').h);
  });
});

it.each([
  [20, 90, 55],
  [350, 10, 0],
  [10, 350, 0],
  [200, 100, 150],
])('the hue between %d and %d is %d', (one, other, middle) => {
  expect(middleHue(one, other)).toBe(middle);
});

function swatch(hex: string) {
  const color = parseColor(hex);
  if (color === undefined) throw new Error(`${hex} is not a colour`);
  return toSwatch(color);
}
