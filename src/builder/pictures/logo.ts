import { hash } from 'node:crypto';
import { contrast, luminanceOf } from '#core/theme/color.ts';
import { PLATES } from '#core/theme/palette.ts';
import type { Look, Site } from '#schema/site.ts';
import { cacheEntry, entryFolder, type NewEntry } from './cache-entry.ts';
import type { Original } from '#brand/pictures/original.ts';
import { SHARP_VERSION } from '#brand/pictures/sharp.ts';
import { openPicture } from '#brand/pictures/open-picture.ts';

/** Below this contrast a shape is hardly seen. Graphics are asked for 3 (WCAG 1.4.11), logos for nothing, and many yellow ones are liked on white. */
const MIN_CONTRAST = 1.7;
/** How much of a logo has to be seen, so that it is not cut to pieces. */
const MIN_SEEN = 0.6;
const MEASURED_WIDTH = 160;
const { light: WHITE, dark: BLACK } = PLATES;
const RECIPE = JSON.stringify([1, SHARP_VERSION, MIN_CONTRAST, MIN_SEEN, MEASURED_WIDTH, WHITE, BLACK]);

/** Which logo stands on the light and on the dark ground of the pages, and on which plate where it could not be seen without. */
export async function logoFor(
  { logo, logoDark }: Pick<Site, 'logo' | 'logoDark'>,
  originals: ReadonlyMap<string, Original>,
  grounds: { light: string; dark: string },
  cacheDir: string,
): Promise<Look['logo']> {
  const had = (src: string | undefined): string | undefined =>
    src !== undefined && originals.has(src) ? src : undefined;
  const [usual, dark] = [had(logo?.src), had(logoDark?.src)];
  const place = async (ground: string, other: string) => {
    const src = isDark(ground) ? (dark ?? usual) : (usual ?? dark);
    const original = src === undefined ? undefined : originals.get(src);
    if (src === undefined || original === undefined) return undefined;
    const plate = await plateFor(original, [ground, other], cacheDir);
    return { src, plate };
  };
  const [light, night] = [await place(grounds.light, grounds.dark), await place(grounds.dark, grounds.light)];
  return light && night && { light, dark: night };
}

const isDark = (hex: string): boolean => luminanceOf(hex) < 0.18;

/** The ground that a logo needs in place of the page's own: the page's other one, white or black. Undefined: it is seen, or nothing helps. */
async function plateFor(original: Original, grounds: [own: string, other: string], cacheDir: string) {
  const key = hash('sha256', `${RECIPE}\n${original.digest}\n${grounds.join(' ')}`);
  const { facts } = await cacheEntry(entryFolder(cacheDir, key), () => measure(original, grounds));
  return facts.plate;
}

interface LogoFacts {
  plate?: string;
}

async function measure(original: Original, [own, other]: [string, string]): Promise<NewEntry<LogoFacts>> {
  const picture = await openPicture(await original.read());
  const rgba = await picture
    .resize({ width: MEASURED_WIDTH, height: MEASURED_WIDTH, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const isSeen = (ground: string): boolean => seenOn(rgba, ground) >= MIN_SEEN;
  const plate = hasOwnGround(rgba) || isSeen(own) ? undefined : [other, WHITE, BLACK].find(isSeen);
  return { facts: plate === undefined ? {} : { plate }, files: {} };
}

/** Whether its corners are painted, so that it brings the ground it was drawn for. */
function hasOwnGround(rgba: Uint8Array): boolean {
  let painted = 0;
  for (let alpha = 3; alpha < rgba.length; alpha += 4) painted += rgba[alpha] ?? 0;
  return painted >= 0.98 * 255 * (rgba.length / 4);
}

/** The part of what is painted, from 0 to 1, that is seen on a ground. */
export function seenOn(rgba: Uint8Array, ground: string): number {
  const behind = { luminance: luminanceOf(ground) };
  let [seen, all] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(i, i + 4);
    if (alpha === 0) continue;
    all += alpha;
    if (contrast({ luminance: luminanceOf(toHex(red, green, blue)) }, behind) >= MIN_CONTRAST) seen += alpha;
  }
  return all === 0 ? 1 : seen / all;
}

const toHex = (...channels: number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
