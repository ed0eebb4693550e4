import type { Site } from '#schema/site.ts';
import { isIndexed, type PageContent } from '#content/content.ts';
import type { PageName } from '#core/routes/routes.ts';

export interface SitemapEntry {
  /** Root-relative, with its slash at the end. */
  path: string;
  /** `YYYY-MM-DD`: the day the page last really changed. */
  lastmod: string;
}

/** What the files for search engines and assistants say of a page: all that is kept of its content once it is printed. */
export interface PageEntry {
  page: PageName;
  path: string;
  title: string;
  description: string;
  indexed: boolean;
}

export function entryOf(content: Pick<PageContent, 'page' | 'path' | 'head'>): PageEntry {
  const { title, description } = content.head;
  return { page: content.page, path: content.path, title, description, indexed: isIndexed(content) };
}

export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `  <url>\n    <loc>${escapeXml(`${origin}${encodeURI(path)}`)}</loc>\n    <lastmod>${escapeXml(lastmod)}</lastmod>\n  </url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** All crawlers may read all pages, assistants included; a page that should not be indexed has a `noindex` of its own, which they have to read. */
export function robotsTxt({ origin, isStaging = false }: Pick<Site, 'origin' | 'isStaging'>): string {
  return `User-agent: *\nAllow: /\n${isStaging ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[<>&"']/g, (character) => entities[character] ?? character);
}
