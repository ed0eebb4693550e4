import type { Sharp } from 'sharp';
import { drawInProcess, hasPixels } from './draw.ts';
import { PictureProblem, SAVE_SMALLER } from './original.ts';
import { loadSharp } from './sharp.ts';

export const MAX_PIXELS = 50_000_000;
/** An SVG has no size in pixels. It is drawn this wide. */
export const SVG_WIDTH = 800;
export const DECODE_SECONDS = 20;

/** Opens the bytes of a picture for any use: upright, the first frame only, an SVG at a useful size. */
export async function openPicture(original: Uint8Array, seconds = DECODE_SECONDS): Promise<Sharp> {
  const sharp = await loadSharp();
  const drawing = { width: SVG_WIDTH, mostPixels: MAX_PIXELS, seconds };
  const bytes = hasPixels(original) ? original : await drawInProcess(original, drawing);
  const metadata = await metadataOf(bytes);
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS)
    throw new PictureProblem(
      `has ${Math.round(pixels / 1e6)} million pixels, more than ${MAX_PIXELS / 1e6}`,
      SAVE_SMALLER,
    );
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient().timeout({ seconds });
}

async function metadataOf(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes).metadata();
  } catch {
    throw new PictureProblem('is not a picture that can be read', 'Use JPEG, PNG, WebP, AVIF, GIF or SVG.');
  }
}
