import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fc } from '../../../support/random.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawLetterMark, initialOf, type LetterMark } from '#builder/pictures/letter-mark.ts';

const FONTS = fileURLToPath(new URL('../../../../node_modules/@fontsource-variable', import.meta.url));
const fontOf = (family: string, axes: string) => ({
  path: `_brand/${family}.woff2`,
  from: join(FONTS, family, 'files', `${family}-latin-${axes}-normal.woff2`),
  hash: '',
});

const mark = (overrides: Partial<LetterMark> = {}): LetterMark => ({
  letter: 'K',
  font: fontOf('outfit', 'wght'),
  radius: 'round',
  ground: '#204060',
  ink: '#fffdf8',
  ...overrides,
});

/** Where on a side of 100 the letter's colour begins and ends, and how much of the square it covers. */
async function inkOf(letterMark: LetterMark) {
  const svg = Buffer.from(await drawLetterMark({ ...letterMark, ground: '#000', ink: '#fff' }, 'full'));
  const { data, info } = await sharp(svg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dots = [...data.keys()].filter((at) => (data[at] ?? 0) > 127);
  const [xs, ys] = [dots.map((at) => at % info.width), dots.map((at) => Math.floor(at / info.width))];
  return {
    left: Math.min(...xs),
    right: 99 - Math.max(...xs),
    top: Math.min(...ys),
    bottom: 99 - Math.max(...ys),
    share: dots.length / data.length,
  };
}

describe('a letter mark', () => {
  test.each([
    ['fraunces', 'full'],
    ['outfit', 'wght'],
    ['archivo', 'wdth'],
    ['source-serif-4', 'wght'],
  ] as const)('shows a letter of %s in the middle, large and bold enough for a tab', async (family, axes) => {
    for (const letter of ['N', 'K', 'I', 'W', '8', 'É']) {
      const { left, right, top, bottom, share } = await inkOf(mark({ letter, font: fontOf(family, axes) }));
      expect(Math.abs(left - right), letter).toBeLessThanOrEqual(2);
      expect(Math.abs(top - bottom), letter).toBeLessThanOrEqual(2);
      expect(Math.min(left, top), letter).toBeGreaterThanOrEqual(17);
      expect(share, letter).toBeGreaterThan(0.03);
    }
  });

  test('shows a plate for a letter the font does not have, and without one', async () => {
    const plate = await drawLetterMark(mark({ letter: undefined }), 'own');
    expect(plate).toContain('<circle');
    expect(await drawLetterMark(mark({ letter: '雲' }), 'own')).toBe(plate);
    expect(await drawLetterMark(mark({ font: undefined }), 'own')).toBe(plate);
  });

  test('has the corners of its look, unless something else cuts them', async () => {
    const cornerOf = async (radius: LetterMark['radius'], shape: 'own' | 'full') =>
      / rx="(\d+)"/.exec(await drawLetterMark(mark({ radius }), shape))?.[1];
    expect(await cornerOf('round', 'own')).toBe('28');
    expect(await cornerOf('none', 'own')).toBe('0');
    expect(await cornerOf('round', 'full')).toBe('0');
  });

  test('takes its font as bytes too', async () => {
    const bytes = readFileSync(fontOf('outfit', 'wght').from);
    expect(await drawLetterMark(mark({ font: { path: 'a.woff2', bytes } }), 'own')).toBe(
      await drawLetterMark(mark(), 'own'),
    );
  });
});

describe('the initial of a name', () => {
  test.each([
    ['Nonna Pia', 'N'],
    ['“the Owl”', 'T'],
    ['8 Ball Diner', '8'],
    ['élan', 'É'],
    ['e\u0301lan', 'É'],
    ['雲ラーメン', '雲'],
    ['…!', undefined],
    ['', undefined],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  test('never needs escaping', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => !/[<>&"']/.test(initialOf(name) ?? '')));
  });
});
