import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build/folders.ts';
import { comparePixels } from '../../../visual-regression/pixels.ts';

const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } });

/** A white picture with a dot in it, if that is wanted. */
async function drawn(file: string, height: number, dot?: { left: number; top: number }): Promise<string> {
  const input = { create: { width: 3, height: 2, channels: 3, background: '#fffffe' } } as const;
  await white(20, height)
    .composite(dot === undefined ? [] : [{ input, ...dot }])
    .png()
    .toFile(file);
  return file;
}

test('pictures differ by every pixel, be it by one step of blue', async () => {
  const folder = temporaryFolder();
  const plain = await drawn(join(folder, 'plain.png'), 10);
  const dotted = await drawn(join(folder, 'dotted.png'), 10, { left: 5, top: 4 });
  expect(await comparePixels(plain, plain)).toBeUndefined();
  const difference = await comparePixels(plain, dotted);
  expect(difference).toMatchObject({ count: 6, box: { left: 5, top: 4, width: 3, height: 2 } });

  const file = join(folder, 'difference.png');
  await difference?.draw(file);
  expect(await sharp(file).metadata()).toMatchObject({ width: 20 * 3 + 32, height: 10 });
});

test('a longer picture differs by what is longer', async () => {
  const folder = temporaryFolder();
  const [one, other] = [await drawn(join(folder, 'one.png'), 10), await drawn(join(folder, 'other.png'), 12)];
  expect(await comparePixels(one, other)).toMatchObject({ count: 40, box: { left: 0, top: 10, width: 20, height: 2 } });
});
