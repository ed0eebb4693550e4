import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#core/text/slug.ts';
import { realPathBelow } from '#brand/files/ordinary-file.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { hasPixels } from '#brand/pictures/draw.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { openPicture } from '#brand/pictures/open-picture.ts';

/** The widest that a site shows has 1600 pixels. */
const MAX_SIDE = 2400;
const MAX_BYTES = 20 * 1024 * 1024;

/** Where it is in the brand's folder, or why it can't be used. */
type Kept = { path: string } | { problem: string };

/**
 * Puts a picture into the brand's folder, upright, at most 2400 pixels wide or high, without what the camera wrote about place and time. Answers its path
 * below the folder. `title` is what it is a picture of, and becomes its name.
 */
export async function keepPicture(
  folder: string,
  title: string,
  bytes: Uint8Array,
  { menu }: ToolTexts,
): Promise<Kept> {
  if (bytes.length > MAX_BYTES) return { problem: menu.pictureTooLarge };
  if (!hasPixels(bytes)) return { problem: menu.notAPicture };
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
    return { path: write(folder, 'images', name, encoded) };
  } catch {
    return { problem: menu.unreadablePicture };
  }
}

/** Puts a menu as a PDF into the brand's folder. Its name has a part that comes from its content, so that going back to an earlier one is a change of the configuration. */
export function keepMenuFile(folder: string, title: string, bytes: Uint8Array, { menu }: ToolTexts): Kept {
  if (bytes.length > MAX_BYTES) return { problem: menu.fileTooLarge };
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') !== PDF) return { problem: menu.notAPdf };
  const name = `${slugify(title.replace(/\.pdf$/i, '')).slice(0, 40) || 'menu'}-${hash('sha256', bytes).slice(0, 8)}.pdf`;
  try {
    return { path: write(folder, 'files', name, bytes) };
  } catch {
    return { problem: menu.unreadableFile };
  }
}

/** How each PDF begins. */
const PDF = '%PDF-';

/** The folder may be a link that leads elsewhere: nothing is written outside of the brand. */
function write(folder: string, below: string, name: string, bytes: Uint8Array): string {
  mkdirSync(join(folder, below), { recursive: true });
  writeWhole(join(realPathBelow(folder, join(folder, below)), name), bytes);
  return `${below}/${name}`;
}
