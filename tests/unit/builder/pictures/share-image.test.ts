import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Mark } from '#builder/pictures/mark.ts';
import { makeShareImage } from '#builder/pictures/share-image.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { drawImage, noiseOf } from '../../../support/build/images.ts';
import { makePicture } from '../../../support/build/site.ts';

const mark: Mark = {
  kind: 'letter',
  letter: 'K',
  font: undefined,
  radius: 'slight',
  ground: '#204060',
  ink: '#ffffff',
};

async function share(hero?: Sharp, focus?: string): Promise<{ path: string; bytes: Buffer; corner: number[] }> {
  const bytes = await hero?.jpeg({ quality: 100 }).toBuffer();
  const { width, height } = bytes ? await sharp(bytes).metadata() : { width: 0, height: 0 };
  const original = { digest: `${bytes?.length}`, read: () => Promise.resolve(bytes ?? Buffer.alloc(0)) };
  const { path, from } = await makeShareImage(
    bytes && { picture: makePicture({ width, height }), original, focus },
    mark,
    temporaryFolder(),
  );
  const made = readFileSync(from);
  const corner = await sharp(made).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  return { path, bytes: made, corner: [...corner] };
}

describe('the share image', () => {
  test.each([
    ['wide', 1800, 700],
    ['tall', 700, 1200],
  ])('is cut out of a %s hero picture', async (_, width, height) => {
    const { path, bytes, corner } = await share(drawImage(width, height));
    expect(path).toMatch(/^_brand\/share-[0-9a-f]{8}\.jpg$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(corner[0]).toBeGreaterThan(230);
  });

  test.each([
    ['top', 'red'],
    ['top right', 'red'],
    ['0% 40%', 'red'],
    ['bottom', 'white'],
    ['50% 100%', 'white'],
  ])('keeps the %s of a tall hero picture, which is %s at its left', async (focus, colour) => {
    const { corner } = await share(drawImage(1200, 2400), focus);
    const [red = 0, green = 0] = corner;
    expect([red > 200, green > 200]).toEqual([true, colour === 'white']);
  });

  test('stays small enough for messengers, whatever it shows', async () => {
    const { bytes } = await share(noiseOf(1200, 630));
    expect(bytes.byteLength).toBeLessThanOrEqual(200 * 1024);
  });

  test.each([
    ['there is no hero picture', undefined],
    ['the hero picture is too small', drawImage(590, 400)],
  ])('is the mark when %s', async (_, hero) => {
    const { bytes, corner } = await share(hero);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(Math.max(...[0x20, 0x40, 0x60].map((value, index) => Math.abs(value - (corner[index] ?? 0))))).toBeLessThan(
      6,
    );
  });
});
