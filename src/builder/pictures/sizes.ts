import { hash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { NewEntry } from './cache-entry.ts';
import { DECODE_SECONDS, MAX_PIXELS, openPicture, SVG_WIDTH } from '#brand/pictures/open-picture.ts';
import { PictureProblem, type PictureEffort, RetryableProblem } from '#brand/pictures/original.ts';
import { loadSharp, SHARP_VERSION } from '#brand/pictures/sharp.ts';

/** The facts of an encoded picture. Its cache entry has the files `<width>.avif` and `<width>.webp` for each width. */
export type PictureFacts = { width: number; height: number; widths: number[]; blur: string } | PictureFault;

export interface PictureFault {
  problem: string;
  advice: string | undefined;
}

export const FORMATS = ['avif', 'webp'] as const;
const WIDTHS = [480, 800, 1200, 1600];
// Effort 4, sharp's own choice for AVIF, takes four times as long as 3 for two per cent fewer bytes.
const CAREFUL = { avif: { quality: 50, effort: 3 }, webp: { quality: 75, effort: 4 } };
/** Takes a seventh of the time of CAREFUL, and makes a third more bytes. */
const QUICK = { avif: { quality: 50, effort: 0 }, webp: { quality: 75, effort: 0 } };

/** The effort that was asked for, unless FRONT_OF_HOUSE_PICTURES says `quick`. */
export const pictureEffort = (asked: PictureEffort = 'full'): PictureEffort =>
  process.env['FRONT_OF_HOUSE_PICTURES'] === 'quick' ? 'quick' : asked;

/** Enlarged it is a blurred background in the picture's colours. It is tiny because a home page has a dozen in its HTML. */
const BLUR = { box: { width: 4, height: 4, fit: 'inside' }, webp: { quality: 20, effort: 6 } } as const;
/** The blur of a transparent picture: a blurred copy would stay visible behind it. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Encoding = typeof CAREFUL;
const keyOf = (digest: string, encoding: Encoding): string =>
  hash('sha256', `${JSON.stringify([2, SHARP_VERSION, WIDTHS, encoding, BLUR, MAX_PIXELS, SVG_WIDTH])}\n${digest}`);

export interface WantedSizes {
  /** The name of the cache entry. */
  key: string;
  make: typeof sizesOf;
  /** Whether better ones may take their place. */
  isProvisional: boolean;
}

/** The sizes of the picture with this digest. `isDrawn` tells whether the cache has the entry of a name. */
export function sizesFor(digest: string, asked: PictureEffort, isDrawn: (key: string) => boolean): WantedSizes {
  const careful = keyOf(digest, CAREFUL);
  const effort = pictureEffort(asked);
  if (effort === 'full' || (effort === 'preview' && isDrawn(careful)))
    return { key: careful, make: sizesOf, isProvisional: false };
  const make: typeof sizesOf = (bytes, seconds) => sizesOf(bytes, seconds, QUICK);
  return { key: keyOf(digest, QUICK), make, isProvisional: effort === 'preview' };
}

/** A picture in every width and format. A lasting problem with the bytes is a result too, and is cached. */
export async function sizesOf(
  bytes: Uint8Array,
  seconds = DECODE_SECONDS,
  encoding: Encoding = CAREFUL,
): Promise<NewEntry<PictureFacts>> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await pixelsOf(await openPicture(bytes, seconds), seconds);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const open = () => sharp(data, { raw });

    const widths = widthsOf(info.width);
    const files: Record<string, Uint8Array> = {};
    for (const width of widths) {
      for (const format of FORMATS)
        files[`${width}.${format}`] = await open().resize({ width })[format](encoding[format]).toBuffer();
    }
    return { facts: { width: info.width, height: info.height, widths, blur: await blurOf(open()) }, files };
  } catch (error) {
    const isLasting = error instanceof PictureProblem && !(error instanceof RetryableProblem);
    if (isLasting) return { facts: { problem: error.message, advice: error.advice }, files: {} };
    throw error;
  }
}

/** Decodes once. Resizing from memory makes eight files cost little more than the largest one. */
async function pixelsOf(picture: Sharp, seconds: number) {
  const width = WIDTHS.at(-1) ?? 0;
  try {
    return await picture
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    // It would time out at the next build too, so this problem is cached.
    if (String(error).includes('timeout')) throw new PictureProblem(`takes longer than ${seconds} s to read`);
    throw new PictureProblem('is damaged or cut off');
  }
}

/** The four widths, never wider than the picture itself. `widthsOf(1000) // [480, 800, 1000]` */
function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate < width), width];
}

async function blurOf(picture: Sharp): Promise<string> {
  const small = picture.resize(BLUR.box);
  if (!(await small.clone().stats()).isOpaque) return TRANSPARENT_PIXEL;
  const bytes = await small.removeAlpha().webp(BLUR.webp).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
