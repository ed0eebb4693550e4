import { describe, expect, it } from 'vitest';
import { contrast, hexToOklch, middleHue, shift, toSwatch } from '#core/theme/color.ts';

describe('hexToOklch', () => {
  it.each(['#b3261e', '#B3261E', '#ff8800', '#000000', '#ffffff'])('reads %s', (hex) => {
    const color = hexToOklch(hex);
    expect(color && toSwatch(color).hex).toBe(hex.toLowerCase());
  });

  it.each([undefined, '', '#12', '#0000', 'tomato', 'rgb(0 0 0)', 'red;}', 'url(x)'])('%s is none', (text) => {
    expect(hexToOklch(text)).toBeUndefined();
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
  const color = hexToOklch(hex);
  if (color === undefined) throw new Error(`${hex} is not a colour`);
  return toSwatch(color);
}
