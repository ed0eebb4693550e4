import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shootPages, startBrowser } from '../inspect/browse.ts';
import { readBuiltSite } from '../site/built-site.ts';
import type { PagePictures } from './comment.ts';
import { readResults } from './results.ts';

/** Of each brand. */
const MAX_PAGES = 4;
/** In the site of the preview, which publishes them with it. */
const FOLDER = '_preview';

/** Takes pictures of pages that a pull request changes, as they were in `before` and as they are in `folder`. */
export async function takePreviewPictures(folder: string, before: string, program: string): Promise<void> {
  const taken: Record<string, PagePictures[]> = {};
  const browser = await startBrowser(program);
  try {
    for (const { slug, printed, error } of readResults(folder) ?? []) {
      // Nobody sees the page for addresses that do not exist.
      const pages = printed.filter((path) => path.endsWith('/')).slice(0, MAX_PAGES);
      if (error !== undefined || pages.length === 0) continue;
      const shoot = async (sites: string, when: string): Promise<Map<string, string>> => {
        const paths = pages.map((page) => `${page.slice(1)}index.html`);
        if (!existsSync(join(sites, slug, 'index.html'))) return new Map();
        const shots = await shootPages(browser, readBuiltSite(slug, join(sites, slug)), paths);
        return new Map(
          shots.map(({ path, jpeg }) => {
            const page = `/${path.replace(/index\.html$/, '')}`;
            const name = `/${FOLDER}/${page.slice(1, -1).replaceAll('/', '.') || 'home'}-${when}.jpg`;
            mkdirSync(join(folder, slug, FOLDER), { recursive: true });
            writeFileSync(join(folder, slug, name), jpeg);
            return [page, name];
          }),
        );
      };
      const [old, now] = [await shoot(before, 'before'), await shoot(folder, 'after')];
      taken[slug] = [...now].map(([page, after]) => ({
        page,
        after,
        ...(old.has(page) && { before: old.get(page) ?? '' }),
      }));
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(taken));
}
