import { converter } from 'culori';

const NUMBER = /-?\d*\.?\d+(?:e[+-]?\d+)?/g;
const COLOR = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;
const toRgb = converter('rgb');

/** Whether two computed values are drawn alike: `oklch(1 0 0)` is `rgb(255, 255, 255)`, and 1.0001px is 1px. */
export function isSameValue(one: string, other: string): boolean {
  if (one === other) return true;
  const [text, otherText] = [one, other].map(withoutColors);
  const numbersOf = (value = '') => value.match(NUMBER)?.map(Number) ?? [];
  const [numbers, otherNumbers] = [numbersOf(text), numbersOf(otherText)];
  const areNear = numbers.every((number, index) => Math.abs(number - (otherNumbers[index] ?? NaN)) < TOLERANCE);
  return areNear && text?.replaceAll(NUMBER, '0') === otherText?.replaceAll(NUMBER, '0');
}

const TOLERANCE = 0.01;

function withoutColors(value: string): string {
  return value.replaceAll(COLOR, (color) => {
    const rgb = toRgb(color);
    if (rgb === undefined) return color;
    const { r, g, b, alpha = 1 } = rgb;
    return `#${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${alpha.toFixed(2)}`;
  });
}
