import type { MenuContent } from '#content/pages/menu.ts';
import { llmsTxt } from '../site-files/llms.ts';
import { type PageEntry, robotsTxt, sitemapXml } from '../site-files/sitemap.ts';
import { hoursFeedOf } from '../site-files/feeds/hours-feed.ts';
import { menuFeedsOf } from '../site-files/feeds/menu-feed.ts';
import { isLanguageLinked } from '#content/navigation/language-links.ts';
import { allergenCsv } from '#core/menu/allergens/allergen-csv.ts';
import { allergenTablesOf } from '#core/menu/allergen-tables.ts';
import { ALLERGENS_CSV } from '#content/pages/allergens.ts';
import { allergenTablePath, hasAllergenTables, pathsOf } from '#core/routes/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { FEED_PATHS } from '#content/seo/feeds.ts';
import type { Site } from '#schema/site.ts';
import type { PagePrinter } from './render-pages.ts';
import type { OutputFile } from '#schema/warning.ts';

/** The parts of the page contents of a language that are needed after printing. Not all is kept, because a chain has fifteen thousand pages. */
export interface SiteIndex {
  entries: PageEntry[];
  menu?: MenuContent;
}

/** The files for search engines and AI assistants. The first site is in the language of its own, the others are the same in other languages. */
export function* siteFiles(
  indexes: ReadonlyMap<Site, SiteIndex>,
  { changed }: Pick<PagePrinter, 'changed'>,
): Generator<OutputFile> {
  const [site] = indexes.keys();
  if (!site) return;
  // The 404 page is never indexed. The file of any other page follows from its path.
  const urls = [...indexes.values()]
    .flatMap(({ entries }) => entries)
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path, lastmod: changed(`${path.slice(1)}index.html`) }));
  if (!site.isStaging) yield { path: 'sitemap.xml', bytes: sitemapXml(site.origin, urls) };
  yield { path: 'robots.txt', bytes: robotsTxt(site) };
  for (const inLanguage of indexes.keys()) yield* allergenFiles(inLanguage);
  yield* feeds(site);
  for (const [inLanguage, { entries, menu }] of indexes) {
    if (!isLanguageLinked(inLanguage)) continue;
    if (!menu) throw new Error('A site without a page for its menu has no llms.txt.');
    yield { path: `${pathsOf(inLanguage).home.slice(1)}llms.txt`, bytes: llmsTxt(inLanguage, entries, menu) };
  }
}

/** A table of allergens as CSV beside each of their pages. */
function* allergenFiles(site: Site): Generator<OutputFile> {
  if (!hasAllergenTables(site)) return;
  const { brand, own } = allergenTablesOf(site);
  for (const [location, table] of [[undefined, brand] as const, ...own]) {
    const path = allergenTablePath(site, location);
    if (table && path !== undefined)
      yield { path: `${path.slice(1)}${ALLERGENS_CSV}`, bytes: allergenCsv(table, textsOf(site)) };
  }
}

/** For programs, so in as few bytes as there can be. */
function* feeds(site: Site): Generator<OutputFile> {
  const file = (path: string, feed: object): OutputFile => ({
    path: path.slice(1),
    bytes: `${JSON.stringify(feed)}\n`,
  });
  for (const [path, feed] of menuFeedsOf(site)) yield file(path, feed);
  const hours = hoursFeedOf(site);
  if (hours) yield file(FEED_PATHS.hours, hours);
}
