import type { Sharp } from 'sharp';
import { contrast, luminanceOf } from '#core/theme/color.ts';
import { PLATES } from '#core/theme/palette.ts';
import { drawLetterMark, type LetterMark } from './letter-mark.ts';
import { openPicture } from '#brand/pictures/open-picture.ts';
import type { Original } from '#brand/pictures/original.ts';
import { loadSharp } from '#brand/pictures/sharp.ts';

/** The brand's logo or initial, for places without room for its name. */
export type Mark =
  | { kind: 'logo'; original: Original; /** The page's light and dark ground. */ grounds: [string, string] }
  | ({ kind: 'letter' } & LetterMark);

/** Everything that decides how a mark looks, as a part of cache keys. */
export function markKey(mark: Mark): string {
  if (mark.kind === 'logo') return JSON.stringify(['logo', 2, mark.original.digest, mark.grounds]);
  const { letter, font, radius, ground, ink } = mark;
  // Of a file its name, which has a hash in it, and of an outline its path.
  return JSON.stringify(['letter', letter, font?.path, radius, ground, ink]);
}

/** How much of width and height a logo takes up at most: 1 is all of it. `circle`: it stays in the circle that a maskable icon may be cropped to. */
export type Room = number | 'circle';

/** The mark in the middle of its background. */
export async function drawMark(mark: Mark, size: { width: number; height: number }, room: Room): Promise<Sharp> {
  return mark.kind === 'logo' ? drawLogo(mark, size, room) : drawLetter(mark, size);
}

async function drawLetter(mark: LetterMark, { width, height }: { width: number; height: number }): Promise<Sharp> {
  const sharp = await loadSharp();
  const svg = Buffer.from(await drawLetterMark(mark, 'full'));
  // The drawing is 100 units wide, and at 72 dots per inch sharp draws one unit as one pixel.
  return sharp(svg, { density: (72 * Math.min(width, height)) / 100 })
    .resize({ width, height, fit: 'contain', background: mark.ground })
    .flatten({ background: mark.ground });
}

async function drawLogo(
  { original, grounds }: Extract<Mark, { kind: 'logo' }>,
  { width, height }: { width: number; height: number },
  room: Room,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const logo = await openPicture(await original.read());
  const { width: across, height: down } = await logo.metadata();
  const trimmed = Math.min(across, down) < MIN_TRIMMED ? logo : logo.trim();
  const { data, info } = await trimmed
    .resize({ ...(await boxFor(trimmed, { width, height }, room)), fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp({ create: { width, height, channels: 3, background: groundFor(data, grounds) } }).composite([
    { input: data, raw },
  ]);
}

/** The diameter of the circle, of a side (W3C, Web Application Manifest, "maskable"). */
const CIRCLE = 0.8;

async function boxFor(logo: Sharp, { width, height }: { width: number; height: number }, room: Room) {
  if (room !== 'circle') return { width: Math.round(width * room), height: Math.round(height * room) };
  const { info } = await logo
    .clone()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const scale = (CIRCLE * Math.min(width, height)) / Math.hypot(info.width, info.height);
  return { width: Math.max(1, Math.floor(info.width * scale)), height: Math.max(1, Math.floor(info.height * scale)) };
}

/** sharp fails to trim very small pictures. */
const MIN_TRIMMED = 16;

/** For an opaque logo the colour of its first pixel. For a transparent one the page's background with more contrast. */
function groundFor(rgba: Uint8Array, [light, dark]: [string, string]): string {
  let [red, green, blue, visible] = [0, 0, 0, 0];
  let isOpaque = true;
  for (let i = 0; i < rgba.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(i, i + 4);
    isOpaque &&= alpha === 255;
    red += r * alpha;
    green += g * alpha;
    blue += b * alpha;
    visible += alpha;
  }
  if (isOpaque) return toHex([...rgba.subarray(0, 3)]);
  const ink = { luminance: luminanceOf(toHex([red, green, blue].map((sum) => sum / (visible || 1)))) };
  const shows = (ground: string) => contrast(ink, { luminance: luminanceOf(ground) });
  const best = shows(light) >= shows(dark) ? light : dark;
  // Both grounds of a night brand are dark.
  return shows(best) >= MIN_CONTRAST ? best : ink.luminance < 0.18 ? PLATES.light : PLATES.dark;
}

const MIN_CONTRAST = 1.7;

const toHex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
