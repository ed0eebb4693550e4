import { fc, runs } from '../../../support/random.ts';
import { describe, expect, it } from 'vitest';
import { PANEL_DARK_PAIRS, CONTRAST_PAIRS } from '#core/theme/contrast.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { themeCss, themeOf } from '#core/theme/theme.ts';
import type { LookParts } from '#schema/looks.ts';
import type { Site } from '#schema/site.ts';

type Theme = Site['theme'];
type Hexes = Record<string, string>;

/** What looks stand on: each of them has its own pale grounds. */
const GROUNDS_OF_LOOKS = [...new Set(Object.values(LOOKS).map(({ ground }) => ground))];

const FONTS = {
  faces: '',
  display: '"Brand",serif',
  body: '"Text",serif',
  letterWidth: 0.5,
  capHeight: 0.7,
  accentHeight: 0.9,
};

const EXTREMES = [
  '#000000',
  '#ffffff',
  '#808080',
  '#777777',
  '#757575',
  '#ffff00',
  '#fff3a0',
  '#00ff00',
  '#ff00ff',
  '#0000ff',
];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const color = fc.oneof({ weight: 3, arbitrary: hex }, { weight: 1, arbitrary: fc.constantFrom(...EXTREMES) });
const unlikePair = fc.record({ primaryColor: color, secondaryColor: color }, { requiredKeys: [] });
/** Two colours that differ by a shade, or not at all. */
const nearPair = fc.tuple(hex, fc.integer({ min: 0, max: 3 })).map(([primaryColor, shade]) => {
  const blue = Math.min(255, Number.parseInt(primaryColor.slice(5), 16) + shade);
  return { primaryColor, secondaryColor: primaryColor.slice(0, 5) + blue.toString(16).padStart(2, '0') };
});
/** Bright and saturated, so that the light scheme is a lifted dark one. */
const nightPair = fc
  .tuple(fc.constantFrom('#ff4fa3', '#ffd400', '#00ff00', '#ff8c00', '#00e5ff', '#ffff00'), color)
  .map(([primaryColor, secondaryColor]) => ({ primaryColor, secondaryColor }));
const anyTheme: fc.Arbitrary<Theme> = fc.oneof(unlikePair, nearPair, nightPair);

describe('what the stylesheet promises', () => {
  it('keeps every pair legible on the colours a browser gets, in both schemes', () => {
    fc.assert(
      fc.property(anyTheme, fc.constantFrom(...GROUNDS_OF_LOOKS), (theme, ground) => {
        const { light, dark } = schemesOf(theme, ground);
        expect([...shortfalls(light, light, CONTRAST_PAIRS), ...shortfalls(dark, dark, CONTRAST_PAIRS)]).toEqual([]);
      }),
      runs(80),
    );
  });

  it('keeps what a dark panel shows legible of either scheme', () => {
    fc.assert(
      fc.property(anyTheme, fc.constantFrom(...GROUNDS_OF_LOOKS), (theme, ground) => {
        const { light, dark } = schemesOf(theme, ground);
        expect([...shortfalls(dark, dark, PANEL_DARK_PAIRS), ...shortfalls(dark, light, PANEL_DARK_PAIRS)]).toEqual([]);
      }),
      runs(40),
    );
  });

  it('carries nothing but computed values, whatever the configuration says', () => {
    const hostile = fc.constantFrom(
      'red;}body{display:none}',
      '#fff}</style><script>alert(1)</script>',
      '#ffffff;background:url(https://evil.example)',
      '\\22 ;}*{',
      '/*',
      'light-dark(#000,#fff)',
      'rgb(0 0 0 / calc(1))',
    );
    const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), color);
    fc.assert(
      fc.property(fc.record({ primaryColor: text, secondaryColor: text, fontFamily: text }), (theme) => {
        expect(cssOf(theme)).toMatch(
          /^:root\{(--[a-z0-9-]+:(#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\));)+--font-display:"Brand",serif;--font-body:"Text",serif;--letter-width:0\.5;--cap-height:0\.7;--accent-height:0\.9\}$/,
        );
      }),
    );
  });
});

describe('bands', () => {
  it('are the brand’s colours untouched, whose words have a contrast of 4.5', () => {
    for (const [primaryColor, secondaryColor] of [
      ['#e5572f', '#177a6c'],
      ['#ff8fb1', '#6c5ce7'],
      ['#ffc20e', '#b3261e'],
    ] as const) {
      const { light } = themeOf({ primaryColor, secondaryColor }, 'paper');
      expect([light.ground.hex, light['ground-2'].hex]).toEqual([primaryColor, secondaryColor]);
    }
  });

  it('that would glare on a dark page are deep there', () => {
    expect(themeOf({ primaryColor: '#ffb3c7' }, 'tint').dark.ground.l).toBeLessThan(0.4);
    expect(themeOf({ primaryColor: '#e5572f' }, 'paper').dark.ground.hex).toBe('#e5572f');
  });
});

describe('a button', () => {
  it('has the colour of the brand, however pale', () => {
    const { light } = themeOf({ primaryColor: '#ff8fb1' }, 'tint');
    expect(light.order.hex).toBe('#ff8fb1');
  });

  it('on a dark page is neither dusty nor lost', () => {
    const { dark } = themeOf({ primaryColor: '#5e1214' }, 'paper');
    expect(dark.order.c).toBeGreaterThan(0.1);
    expect(dark.order.l).toBeGreaterThan(dark.bg.l + 0.1);
  });
});

describe('color modes', () => {
  it.each([
    ['#B3261E', 'paper'],
    ['#2B3A8C', 'ink'],
    ['#000', 'ink'],
    ['#FF4FA3', 'night'],
    ['#fff3a0', 'paper'],
    [undefined, 'ink'],
  ])('of %s is %s', (primaryColor, colorMode) => {
    expect(themeOf(primaryColor === undefined ? {} : { primaryColor }).colorMode).toBe(colorMode);
  });

  it('night is dark by day too, a little less', () => {
    const { light, dark } = themeOf({ primaryColor: '#FF4FA3', secondaryColor: '#0E7C86' });
    expect(light.bg.luminance).toBeLessThan(0.02);
    expect(light.bg.luminance).toBeGreaterThan(dark.bg.luminance);
  });

  it('leaves usable brand colours as they are', () => {
    const { light } = themeOf({ primaryColor: '#B3261E', secondaryColor: '#6B7A2A' });
    expect([light.primary.hex, light.accent.hex]).toEqual(['#b3261e', '#6b7a2a']);
  });

  it('greys of a colourless brand lean to a warm hue, not to whatever rounding left', () => {
    const { r, b } = channels(themeOf({ primaryColor: '#808080' }).light.bg.hex);
    expect(r).toBeGreaterThan(b);
  });
});

describe('the order button', () => {
  it('is the fixed orange in both schemes when no primary colour is usable', () => {
    for (const theme of [{}, { primaryColor: 'blurple' }, { secondaryColor: '#0e7c86' }]) {
      const { light, dark } = themeOf(theme);
      expect([light.order.hex, dark.order.hex]).toEqual(['#e45300', '#e45300']);
    }
  });

  it('stays that orange beside any secondary colour', () => {
    fc.assert(
      fc.property(color, (secondaryColor) => {
        const { light, dark } = themeOf({ secondaryColor });
        return light.order.hex === '#e45300' && dark.order.hex === '#e45300';
      }),
    );
  });

  it('is the primary otherwise', () => {
    const { light, dark } = themeOf({ primaryColor: '#2B3A8C' });
    expect([light.order, dark.order]).toEqual([light.primary, dark.primary]);
    expect([light['order-hover'], light['on-order']]).toEqual([light['primary-hover'], light['on-primary']]);
  });

  it('changes visibly under the pointer, even when it is black or white', () => {
    for (const primaryColor of EXTREMES) {
      const { light, dark } = themeOf({ primaryColor });
      expect(light['order-hover'].hex).not.toBe(light.order.hex);
      expect(Math.abs(dark['order-hover'].l - dark.order.l)).toBeGreaterThan(0.03);
    }
  });
});

describe('a grey', () => {
  it('is nearly black or nearly white on a button, which would look switched off otherwise', () => {
    for (const primaryColor of ['#6b6459', '#808080', '#ffffff', '#000000']) {
      const { light, dark } = themeOf({ primaryColor });
      expect(light.order.l).toBeLessThan(0.36);
      expect(dark.order.l).toBeGreaterThan(0.85);
    }
  });

  it('as the accent gives way to the primary colour, unless it is as strong as ink', () => {
    const { light, dark } = themeOf({ primaryColor: '#b3261e', secondaryColor: '#8b7e74' });
    expect([light.accent.hex, dark.accent.hex]).toEqual([light.primary.hex, dark.primary.hex]);
    const black = themeOf({ primaryColor: '#b3261e', secondaryColor: '#111111' });
    expect(black.light.accent.hex).toBe('#111111');
    expect(black.dark.accent.hex).toBe(black.dark.primary.hex);
  });
});

describe('a colour with a meaning', () => {
  it('keeps it, whatever the colours of the brand', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const scheme of Object.values(themeOf(theme)).filter((part) => typeof part !== 'string')) {
          const { spicy, plant, wheat } = scheme;
          expect([isBetween(spicy.h, 10, 38), isBetween(plant.h, 105, 165), isBetween(wheat.h, 65, 100)]).toEqual([
            true,
            true,
            true,
          ]);
          expect(Math.min(spicy.c, plant.c, wheat.c)).toBeGreaterThan(0.07);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the brand’s own where that means the same', () => {
    const { light } = themeOf({ primaryColor: '#B3261E', secondaryColor: '#1f7a3a' });
    expect([light.spicy.hex, light.plant.hex]).toEqual([light['primary-text'].hex, light['accent-text'].hex]);
  });
});

describe('a colour that is missing', () => {
  it('a secondary alone stays the accent and the primary is a deep tone of its hue', () => {
    const { light } = themeOf({ secondaryColor: '#0e7c86' });
    expect(light.accent.hex).toBe('#0e7c86');
    expect(light.primary.l).toBeLessThan(0.4);
    expect(light.primary.h).toBeCloseTo(light.accent.h, 1);
  });

  it('a primary alone gets an accent of another hue', () => {
    for (const primaryColor of ['#b3261e', '#2b3a8c', '#2f6b3a', '#f2c230']) {
      const { light } = themeOf({ primaryColor });
      expect(Math.abs(((light.accent.h - light.primary.h + 540) % 360) - 180)).toBeGreaterThan(30);
    }
  });
});

const isBetween = (hue: number, least: number, most: number): boolean => hue >= least && hue <= most;

function cssOf(theme: Theme, ground?: LookParts['ground']): string {
  return themeCss(themeOf(theme, ground), FONTS);
}

/** Both halves of the stylesheet as a browser reads them. */
function schemesOf(theme: Theme, ground?: LookParts['ground']): { light: Hexes; dark: Hexes } {
  const declarations = cssOf(theme, ground).matchAll(/--([a-z0-9-]+):(?:light-dark\((#\w{6}),(#\w{6})\)|(#\w{6}))/g);
  const light: Hexes = {};
  const dark: Hexes = {};
  for (const [, token = '', day, night, both = ''] of declarations) {
    light[token] = day ?? both;
    dark[token] = night ?? both;
  }
  return { light, dark };
}

function shortfalls(fronts: Hexes, grounds: Hexes, pairs: typeof CONTRAST_PAIRS): string[] {
  return pairs
    .map(({ front, ground, ratio }) => ({
      front,
      ground,
      ratio,
      found: ratioOf(fronts[front] ?? '', grounds[ground] ?? ''),
    }))
    .filter(({ found, ratio }) => !(found >= ratio))
    .map(({ front, ground, found, ratio }) => `${front} on ${ground}: ${found.toFixed(2)} of ${ratio}`);
}

/** WCAG 2.2, written out here again so that the code is not measured by itself. */
function ratioOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hexColor: string): number {
  const { r, g, b } = channels(hexColor);
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function channels(hexColor: string): { r: number; g: number; b: number } {
  const at = (start: number) => Number.parseInt(hexColor.slice(start, start + 2), 16);
  return { r: at(1), g: at(3), b: at(5) };
}
