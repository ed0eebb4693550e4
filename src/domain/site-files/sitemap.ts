import type { Site } from '../../model/site.ts';
import { isIndexed } from '../seo/head.ts';
import { type Route, routesOf } from '../pages/routes.ts';

export interface SitemapEntry {
  /** Root-relative, with its slash at the end. */
  path: string;
  /** `YYYY-MM-DD`: the day the page last really changed. */
  lastmod: string;
}

/** The pages a search engine should know of. The sitemap lists exactly these. */
export function indexedRoutesOf(site: Site): Route[] {
  return routesOf(site).filter((route) => isIndexed(site, route));
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

/** Everybody may read everything, assistants included; a page that is not to be indexed says so itself. */
export function robotsTxt({ origin }: Pick<Site, 'origin'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[<>&"']/g, (character) => entities[character] ?? character);
}
