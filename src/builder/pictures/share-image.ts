import { hash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Picture } from '#schema/values/picture.ts';
import { cacheEntry, entryFolder, type NewEntry } from './cache-entry.ts';
import { drawMark, markKey, type Mark } from './mark.ts';
import type { Original } from '#brand/pictures/original.ts';
import { openPicture } from '#brand/pictures/open-picture.ts';
import { SHARP_VERSION } from '#brand/pictures/sharp.ts';
import type { CopiedFile } from '#schema/warning.ts';

/** The size that link previews are designed for. */
const SIZE = { width: 1200, height: 630 };
/** Messengers leave out pictures that take long to fetch. */
const MAX_BYTES = 200 * 1024;
const QUALITIES = [82, 74, 66, 58, 50, 40, 30];
/** A hero picture smaller than half of the preview would look blurred when enlarged. */
const MIN_HERO = { width: SIZE.width / 2, height: SIZE.height / 2 };
const MARK_ROOM = 0.5;
const RECIPE = JSON.stringify([1, SHARP_VERSION, SIZE, MAX_BYTES, QUALITIES, MARK_ROOM]);

export interface HeroPicture {
  picture: Picture;
  original: Original;
  /** What must stay of it. Missing: the middle. */
  focus?: string | undefined;
}

/** The picture for link previews: what must stay of the hero picture, or the brand's mark if that is missing or too small. */
export async function makeShareImage(hero: HeroPicture | undefined, mark: Mark, cacheDir: string): Promise<CopiedFile> {
  const shown = hero && isLargeEnough(hero.picture) ? hero : undefined;
  const { original, focus = '' } = shown ?? {};
  const key = hash('sha256', `${RECIPE}\n${original?.digest ?? markKey(mark)}${focus}`);
  const { file } = await cacheEntry(entryFolder(cacheDir, key), () => drawShareImage(shown, mark));
  return file('share.jpg', `_brand/share-${key.slice(0, 8)}.jpg`);
}

const isLargeEnough = ({ width, height }: Picture) => width >= MIN_HERO.width && height >= MIN_HERO.height;

async function drawShareImage(hero: HeroPicture | undefined, mark: Mark): Promise<NewEntry<null>> {
  const picture = hero ? await cutToSize(hero) : await drawMark(mark, SIZE, MARK_ROOM);
  const flat = picture.flatten({ background: 'white' });
  let bytes = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.byteLength <= MAX_BYTES) break;
  }
  return { facts: null, files: { 'share.jpg': bytes } };
}

async function cutToSize({ picture, original, focus }: HeroPicture): Promise<Sharp> {
  const opened = await openPicture(await original.read());
  if (focus === undefined) return opened.resize({ ...SIZE, fit: 'cover' });
  const scale = Math.max(SIZE.width / picture.width, SIZE.height / picture.height);
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  const [x, y] = pointOf(focus);
  const [left, top] = [Math.round((width - SIZE.width) * x), Math.round((height - SIZE.height) * y)];
  return opened.resize({ width, height, fit: 'fill' }).extract({ ...SIZE, left, top });
}

/** A point of a picture, as fractions of its width and its height: `pointOf('50% 20%') // [0.5, 0.2]` */
function pointOf(focus: string): [x: number, y: number] {
  if (focus.includes('%')) {
    const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
    return [x / 100, y / 100];
  }
  const along = (start: string, end: string) => (focus.includes(start) ? 0 : focus.includes(end) ? 1 : 0.5);
  return [along('left', 'right'), along('top', 'bottom')];
}
