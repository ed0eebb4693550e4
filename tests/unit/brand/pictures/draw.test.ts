import { expect, onTestFinished, test } from 'vitest';
import { RetryableProblem } from '#brand/pictures/original.ts';
import { sizesOf } from '#builder/pictures/sizes.ts';
import { drawInProcess, hasPixels } from '#brand/pictures/draw.ts';
import { drawImage } from '../../../support/build/images.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`);

/** Each level blurs a copy of the one below it, at the largest size. */
function endlessDrawing(): Buffer {
  const filter =
    '<filter id="f" x="-9" y="-9" width="20" height="20"><feTurbulence numOctaves="900" baseFrequency="9"/></filter>';
  const boxes = '<g filter="url(#f)"><rect width="40" height="20"/></g>'.repeat(400);
  return svg(filter + boxes);
}

test('a drawing that never ends is stopped, and refused for good', async () => {
  const { facts, files } = await sizesOf(endlessDrawing(), 1);
  expect(facts).toEqual({ problem: 'takes longer than 1 s to draw', advice: 'Save it as PNG.' });
  expect(files).toEqual({});
});

test('a drawing is drawn at a useful size', async () => {
  const drawn = await drawInProcess(svg('<rect width="40" height="20" fill="red"/>'), {
    width: 800,
    mostPixels: 1e6,
    seconds: 20,
  });
  expect(hasPixels(drawn)).toBe(true);
  expect((await sizesOf(drawn)).facts).toMatchObject({ width: 800, height: 400 });
});

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s needs no drawing', async (format) => {
  expect(hasPixels(await drawImage(40, 20)[format]().toBuffer())).toBe(true);
});

test('a machine that has no process to spare is no fault of the drawing, which the next build tries again', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  onTestFinished(() => void (process.execPath = execPath));
  await expect(sizesOf(svg('<rect width="40" height="20"/>'))).rejects.toBeInstanceOf(RetryableProblem);
});
