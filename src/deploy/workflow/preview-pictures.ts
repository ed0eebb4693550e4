import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSharp } from '#brand/pictures/sharp.ts';
import { takeScreenshots } from '../inspect/browse.ts';
import { startBrowser } from '../browser/in-site.ts';
import { readBuiltSite } from '../site/built-site.ts';
import type { PagePictures } from './comment.ts';
import { readResults } from './results.ts';

/** Of each brand. Some of them may look as they did. */
const MAX_LOOKED_AT = 8;
const MAX_PAGES = 4;
/** In the site of the preview, which publishes them with it. */
const FOLDER = '_preview';

/** Takes pictures of what a pull request changes on pages, as it was in `before` and as it is in `folder`. */
export async function takePreviewPictures(folder: string, before: string, program: string): Promise<void> {
  const taken: Record<string, PagePictures[]> = {};
  const browser = await startBrowser(program);
  try {
    for (const { slug, printed, error } of readResults(folder) ?? []) {
      // Nobody sees the page for addresses that do not exist.
      const pages = printed.filter((path) => path.endsWith('/')).slice(0, MAX_LOOKED_AT);
      if (error !== undefined || pages.length === 0) continue;
      const paths = pages.map((page) => `${page.slice(1)}index.html`);
      const takeOf = async (sites: string): Promise<Map<string, Buffer>> => {
        const site = join(sites, slug);
        return existsSync(join(site, 'index.html'))
          ? takeScreenshots(browser, readBuiltSite(slug, site), paths)
          : new Map();
      };
      const [old, now] = [await takeOf(before), await takeOf(folder)];
      const shown: PagePictures[] = [];
      for (const [path, after] of now) {
        const cut = shown.length < MAX_PAGES ? await cutDifference(old.get(path), after) : undefined;
        if (!cut) continue;
        const page = `/${path.replace(/index\.html$/, '')}`;
        const keep = (picture: Buffer, when: string): string => {
          const name = `/${FOLDER}/${page.slice(1, -1).replaceAll('/', '.') || 'home'}-${when}.jpg`;
          mkdirSync(join(folder, slug, FOLDER), { recursive: true });
          writeFileSync(join(folder, slug, name), picture);
          return name;
        };
        shown.push({
          page,
          after: keep(cut.after, 'after'),
          ...(cut.before && { before: keep(cut.before, 'before') }),
        });
      }
      taken[slug] = shown;
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(taken));
}

/** What is seen at once, and how much of it above the first difference. */
const HEIGHT = 800;
const ABOVE = 250;

/** The part of a page where it first differs, as JPEG; of a new page its top. Undefined where it looks as it did. */
export async function cutDifference(
  before: Buffer | undefined,
  after: Buffer,
): Promise<{ before?: Buffer; after: Buffer } | undefined> {
  const sharp = await loadSharp();
  const rowsOf = async (png: Buffer) => {
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    return { rows: (at: number) => data.subarray(at * info.width, (at + 1) * info.width), ...info };
  };
  const now = await rowsOf(after);
  const old = before && (await rowsOf(before));
  let first = 0;
  if (old) {
    while (first < now.height && first < old.height && now.rows(first).equals(old.rows(first))) first += 1;
    if (first === now.height && first === old.height) return undefined;
  }
  const cut = (png: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> => {
    const top = Math.max(0, Math.min(first - ABOVE, height - HEIGHT));
    const part = { left: 0, top, width, height: Math.min(HEIGHT, height) };
    return sharp(png).extract(part).jpeg({ quality: 75 }).toBuffer();
  };
  return { after: await cut(after, now), ...(before && old && { before: await cut(before, old) }) };
}
