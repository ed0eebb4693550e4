import { hash } from 'node:crypto';
import type { Look, Site } from '#schema/site.ts';
import { cacheEntry, entryFolder, type NewEntry } from './cache-entry.ts';
import { drawLetterMark } from './letter-mark.ts';
import { drawMark, markKey, type Mark, type Room } from './mark.ts';
import { SHARP_VERSION } from '#brand/pictures/sharp.ts';
import type { OutputFile } from '#schema/warning.ts';

/** `side` in pixels; a logo may take `room` of it. */
const RASTER_ICONS = [
  { name: 'apple-touch.png', side: 180, room: 0.78 },
  { name: 'icon-192.png', side: 192, room: 0.8 },
  { name: 'icon-512.png', side: 512, room: 0.8 },
];
/** A logo stays in the circle that Android crops these to. A letter does anyway, so it needs no other files. */
const MASKABLE_ICONS = [
  { name: 'maskable-192.png', side: 192, room: 'circle' },
  { name: 'maskable-512.png', side: 512, room: 'circle' },
] as const;
const FAVICON = { side: 48, room: 0.9 };
const MANIFEST_PATH = 'site.webmanifest';
const RECIPE = JSON.stringify([2, SHARP_VERSION, RASTER_ICONS, MASKABLE_ICONS, FAVICON]);

/** A brand's icons for tabs, home screens and bookmarks, and the web manifest that lists them. */
export async function makeIcons(
  site: Pick<Site, 'name' | 'description'>,
  mark: Mark,
  themeColor: string,
  cacheDir: string,
): Promise<{ icons: Look['icons']; files: OutputFile[] }> {
  const key = hash('sha256', `${RECIPE}\n${markKey(mark)}`);
  const { facts, file } = await cacheEntry(entryFolder(cacheDir, key), () => drawIcons(mark));
  const pathOf = (name: string) => `_brand/${name.replace('.', `-${key.slice(0, 8)}.`)}`;
  const files = facts.names.map((name) => file(name, pathOf(name)));
  const manifest = describeApp(site, themeColor, (name) => (facts.names.includes(name) ? pathOf(name) : undefined));
  return {
    icons: {
      favicon: `/${pathOf(facts.favicon)}`,
      appleTouch: `/${pathOf('apple-touch.png')}`,
      manifest: `/${MANIFEST_PATH}`,
    },
    files: [...files, { path: MANIFEST_PATH, bytes: manifest }],
  };
}

interface IconFacts {
  favicon: string;
  names: string[];
}

async function drawIcons(mark: Mark): Promise<NewEntry<IconFacts>> {
  const files: Record<string, Uint8Array> = {};
  // A brand's own SVG is never published: if a browser opens it as a page, it can run scripts.
  const favicon = mark.kind === 'letter' ? 'favicon.svg' : 'favicon.png';
  files[favicon] =
    mark.kind === 'letter'
      ? Buffer.from(await drawLetterMark(mark, 'own'))
      : await drawPng(mark, FAVICON.side, FAVICON.room);
  const rasters = mark.kind === 'letter' ? RASTER_ICONS : [...RASTER_ICONS, ...MASKABLE_ICONS];
  for (const { name, side, room } of rasters) files[name] = await drawPng(mark, side, room);
  return { facts: { favicon, names: Object.keys(files) }, files };
}

async function drawPng(mark: Mark, side: number, room: Room): Promise<Uint8Array> {
  const picture = await drawMark(mark, { width: side, height: side }, room);
  return picture.png({ compressionLevel: 9, palette: false }).toBuffer();
}

/** Home screens cut the name under an icon after about this many letters. */
const SHORT_NAME_LENGTH = 12;

function describeApp(
  { name, description }: Pick<Site, 'name' | 'description'>,
  themeColor: string,
  pathOf: (name: string) => string | undefined,
): string {
  const icons = [192, 512].flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/${(purpose === 'maskable' ? pathOf(`maskable-${side}.png`) : undefined) ?? pathOf(`icon-${side}.png`)}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  );
  const app = {
    id: '/',
    name,
    short_name: shortNameOf(name),
    description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: themeColor,
    icons,
  };
  return `${JSON.stringify(app, null, 2)}\n`;
}

/** As many whole words as fit: `Kumo Ramen Bar` → `Kumo Ramen`. */
function shortNameOf(name: string): string {
  const [first = name, ...rest] = name.split(/\s+/).filter(Boolean);
  return rest.reduce(
    ({ text, isFull }, word) => {
      const longer = `${text} ${word}`;
      return isFull || longer.length > SHORT_NAME_LENGTH ? { text, isFull: true } : { text: longer, isFull };
    },
    { text: first, isFull: false },
  ).text;
}
