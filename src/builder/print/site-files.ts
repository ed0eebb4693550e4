import type { MenuContent } from '../../domain/pages/menu.ts';
import { llmsTxt } from '../../domain/site-files/llms.ts';
import { type PageEntry, robotsTxt, sitemapXml } from '../../domain/site-files/sitemap.ts';
import type { Site } from '../../model/site.ts';
import type { PagePrinter } from './print-pages.ts';
import type { OutputFile } from '../types.ts';

/** The parts of the page contents that are needed after printing. Not all is kept, because a chain has fifteen thousand pages. */
export interface SiteIndex {
  entries: PageEntry[];
  /** Addresses of menus that are shown in a frame. */
  frames: Set<string | undefined>;
  menu?: MenuContent;
}

/** The files for search engines and AI assistants. */
export function* siteFiles(
  site: Site,
  { entries, menu }: SiteIndex,
  { changed }: Pick<PagePrinter, 'changed'>,
): Generator<OutputFile> {
  if (!menu) throw new Error('A site without a page for its menu has no llms.txt.');
  // The 404 page is never indexed. The file of any other page follows from its path.
  const urls = entries
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path, lastmod: changed(`${path.slice(1)}index.html`) }));
  if (!site.isStaging) yield { path: 'sitemap.xml', bytes: sitemapXml(site.origin, urls) };
  yield { path: 'robots.txt', bytes: robotsTxt(site) };
  yield { path: 'llms.txt', bytes: llmsTxt(site, entries, menu) };
}
