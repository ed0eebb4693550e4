import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#core/text/slug.ts';
import { realPathBelow } from '#brand/files/ordinary-file.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { hasPixels } from '#brand/pictures/draw.ts';
import { PictureProblem } from '#brand/pictures/original.ts';
import { openPicture } from '#brand/pictures/open-picture.ts';

/** The widest that a site shows has 1600 pixels. */
const MAX_SIDE = 2400;
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Puts a picture into the brand's folder, upright, at most 2400 pixels wide or high, without what the camera wrote about place and time. Answers its path
 * below the folder. `title` is what it is a picture of, and becomes its name.
 */
export async function keepPicture(
  folder: string,
  title: string,
  bytes: Uint8Array,
): Promise<{ path: string } | { problem: string }> {
  if (bytes.length > MAX_BYTES) return { problem: 'The picture has more than 20 MB. Save it smaller.' };
  if (!hasPixels(bytes)) return { problem: 'This is no picture that can be used. Choose a JPEG, PNG, WebP or AVIF.' };
  try {
    const picture = (await openPicture(bytes)).resize({
      width: MAX_SIDE,
      height: MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const isPhoto = bytes[0] === 0xff && bytes[1] === 0xd8;
    const encoded = await (
      isPhoto ? picture.jpeg({ quality: 86, mozjpeg: true }) : picture.webp({ quality: 88 })
    ).toBuffer();
    const name = `${slugify(title).slice(0, 40) || 'picture'}-${hash('sha256', encoded).slice(0, 8)}.${isPhoto ? 'jpg' : 'webp'}`;
    mkdirSync(join(folder, 'images'), { recursive: true });
    writeWhole(join(realPathBelow(folder, join(folder, 'images')), name), encoded);
    return { path: `images/${name}` };
  } catch (error) {
    const why = error instanceof PictureProblem ? error.message : 'can’t be read or written';
    return { problem: `The picture ${why}.` };
  }
}
