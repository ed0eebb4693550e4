import { formatHex, modeHsl, modeRgb, parse, round, useMode } from 'culori/fn';
import { leaf } from './leaf.ts';

/** A CSS colour, as `#rrggbb`: hex with or without its #, rgb(), hsl() or a name. */
export const colourSchema = leaf('a colour', (value) => parseColor(String(value))).meta({ example: '"#c0392b"' });

const toRgb = useMode(modeRgb);
useMode(modeHsl);
/** 25.499999999999996 is 25.5 after an error of floating point. */
const tidy = round(6);
const wholeByte = (byte: number) => Math.round(byte) / 255;

const VALUE = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|deg|turn)?`;
/** The library throws an error for some invalid texts, such as `color(` and `rgb(1px 2 3)`. */
const NOTATION = new RegExp(
  String.raw`^(?:#?[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)\(${VALUE} ${VALUE} ${VALUE}(?: / ${VALUE})?\))$`,
);

/** A colour of a theme must be opaque: only an alpha of 1 is accepted. */
export function parseColor(text: string): string | undefined {
  const written = separateBySpace(text.toLowerCase());
  const color = NOTATION.test(written) ? parse(written) : undefined;
  // The library knows more notations if other code of the process registers them.
  if (color === undefined || (color.mode !== 'rgb' && color.mode !== 'hsl') || (color.alpha ?? 1) !== 1)
    return undefined;
  const { r, g, b } = toRgb(color);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [r, g, b].map((channel) => tidy(channel * 255));
  const isShown = [red, green, blue].every((byte) => byte >= 0 && byte <= 255);
  return isShown ? formatHex({ mode: 'rgb', r: wholeByte(red), g: wholeByte(green), b: wholeByte(blue) }) : undefined;
}

/** `separateBySpace('rgba(192, 57,43, 1)') // 'rgb(192 57 43 / 1)'`: people mix the old commas with the new spaces. */
function separateBySpace(colour: string): string {
  const [, notation, values = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(colour) ?? [];
  if (notation === undefined) return colour;
  const [one, two, three, ...alpha] = values
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?[,/] ?| /);
  return `${notation}(${[one, two, three].join(' ')}${alpha.map((value) => ` / ${value}`).join('')})`;
}
