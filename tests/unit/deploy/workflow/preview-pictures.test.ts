import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutDifference } from '#deploy/workflow/preview-pictures.ts';

/** White, with a black line at this height. */
const page = (height: number, line: number): Promise<Buffer> =>
  sharp({ create: { width: 20, height, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 20, height: 8, channels: 3, background: '#000' } }, left: 0, top: line }])
    .png()
    .toBuffer();

async function lineIn(jpeg: Buffer | undefined): Promise<{ height: number; line: number }> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { height: info.height, line: Math.floor(data.findIndex((value) => value < 128) / info.width) };
}

test('both pictures begin above the first difference', async () => {
  const cut = await cutDifference(await page(3000, 2000), await page(3000, 2100));
  expect([await lineIn(cut?.before), await lineIn(cut?.after)]).toEqual([
    { height: 800, line: 250 },
    { height: 800, line: 350 },
  ]);
});

test('a page that looks as it did has no picture', async () => {
  expect(await cutDifference(await page(900, 100), await page(900, 100))).toBeUndefined();
});

test('a page that is longer now, low or new is shown as far as it goes', async () => {
  const longer = await cutDifference(await page(900, 100), await page(2000, 100));
  expect([await lineIn(longer?.before), await lineIn(longer?.after)]).toEqual([
    { height: 800, line: 0 },
    { height: 800, line: -1 },
  ]);
  const low = await cutDifference(await page(300, 10), await page(300, 50));
  expect((await lineIn(low?.after)).height).toBe(300);
  const added = await cutDifference(undefined, await page(2000, 100));
  expect([added?.before, await lineIn(added?.after)]).toEqual([undefined, { height: 800, line: 100 }]);
});
