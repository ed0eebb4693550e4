import { leaf } from './leaf.ts';

/** A CSS colour, as `#rrggbb`: hex with or without its #, rgb(), hsl() or a name. */
export const colourSchema = leaf('a colour', (value) => parseColor(String(value))).meta({ write: '"#c0392b"' });

export function parseColor(text: string): string | undefined {
  const colour = text.toLowerCase();
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const [, notation, values = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(colour) ?? [];
  if (notation !== undefined) return parseFunction(notation, values);
  return Object.hasOwn(NAMED, colour) ? NAMED[colour] : undefined;
}

/** `rgb(192, 57, 43)`, `rgb(75% 22% 17%)`, `hsl(6deg 63% 46%)`; an alpha of 1 is fine, another is no colour of a theme. */
function parseFunction(notation: string, values: string): string | undefined {
  const [one, two, three, alpha, ...more] = values.trim().split(/\s*[,/]\s*|\s+/);
  if (more.length > 0 || (alpha !== undefined && !/^(1(\.0*)?|100%)$/.test(alpha))) return undefined;
  const channels =
    notation === 'rgb'
      ? [one, two, three].map(parseChannel)
      : hslToRgb(parseHue(one), parsePercent(two), parsePercent(three));
  return channels.every((channel) => channel >= 0 && channel <= 1) ? toHex(channels) : undefined;
}

function parseChannel(text = ''): number {
  return text.endsWith('%') ? parsePercent(text) : parseNumber(text) / 255;
}

function parsePercent(text = ''): number {
  return /%$/.test(text) ? parseNumber(text.slice(0, -1)) / 100 : Number.NaN;
}

function parseHue(text = ''): number {
  const hue = parseNumber(text.replace(/deg$/, ''));
  return ((hue % 360) + 360) % 360;
}

function parseNumber(text: string): number {
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** CSS Color 4, section 7.1. */
function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const step = (offset + hue / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  });
}

function toHex(channels: number[]): string {
  // Six decimals first: 25.499999999999996 is a computer's 25.5.
  const bytes = channels.map((channel) => Math.round(Number((channel * 255).toFixed(6))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

// The named colours of CSS Color 4, section 6.1, "transparent" and the system's own left out.
const NAMED: Record<string, string> = Object.fromEntries(
  `aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4
  black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887 cadetblue:5f9ea0
  chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff
  darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9
  darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000
  darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f
  darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969
  dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc
  ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000 greenyellow:adff2f grey:808080
  honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa
  lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff
  lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1
  lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899 lightslategrey:778899
  lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000
  mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371
  mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585
  midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead navy:000080
  oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6 palegoldenrod:eee8aa
  palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f
  pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f
  royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
  sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa
  springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0
  violet:ee82ee wheat:f5deb3 white:ffffff whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([name = '', hex = '']) => [name, `#${hex}`]),
);
