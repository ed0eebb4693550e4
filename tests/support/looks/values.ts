import { converter } from 'culori';

const NUMBER = /-?\d*\.?\d+(?:e[+-]?\d+)?/g;
const COLOR = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;
const toRgb = converter('rgb');

/** Whether two computed values are drawn alike: `oklch(1 0 0)` is `rgb(255, 255, 255)`, and 1.0001px is 1px. */
export function isSameValue(one: string, other: string): boolean {
  return one === other || normalize(one) === normalize(other);
}

function normalize(value: string): string {
  return value
    .replaceAll(COLOR, (color) => {
      const rgb = toRgb(color);
      if (rgb === undefined) return color;
      const { r, g, b, alpha = 1 } = rgb;
      return `#${[r, g, b].map((part) => Math.round(part * 255)).join('-')}/${alpha.toFixed(2)}`;
    })
    .replaceAll(NUMBER, (number) => String(Math.round(Number(number) * 100) / 100 + 0));
}
