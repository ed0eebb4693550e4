import type { Site } from '#schema/site.ts';
import { FEED_PATHS } from '#content/seo/feeds.ts';
import { routesOf } from '#core/routes/routes.ts';
import { contentSecurityPolicy, type PageParts } from './content-security-policy.ts';
import type { HeaderRule, HostNeeds, Redirect } from '#schema/brand-folder/host.ts';

/** What every host has to know of a site. Hosts join the values of all rules that match, so no two rules set the same header for a path. */
export function hostNeedsOf(site: Site, inline: PageParts, redirects: readonly Redirect[] = []): HostNeeds {
  const cached = (pattern: string, value: string): HeaderRule => ({
    pattern,
    headers: [{ name: 'Cache-Control', value }],
  });
  return {
    rules: [
      {
        pattern: '/*',
        headers: [
          { name: 'X-Content-Type-Options', value: 'nosniff' },
          { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { name: 'Content-Security-Policy', value: contentSecurityPolicy(site, inline) },
        ],
      },
      ...HASHED.map((pattern) => cached(pattern, 'public, max-age=31536000, immutable')),
      ...pagePatterns(site).map((pattern) => cached(pattern, 'public, max-age=0, must-revalidate')),
      ...Object.values(FEED_PATHS).map((pattern) => ({
        pattern,
        headers: [
          { name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
          // The page of another site may read what anybody may.
          { name: 'Access-Control-Allow-Origin', value: '*' },
        ],
      })),
    ],
    notFound: NOT_FOUND,
    redirects,
  };
}

const NOT_FOUND = '/404.html';

/** A new file content gets a new file name. */
const HASHED = ['/_astro/*', '/_pictures/*', '/_brand/*', '/_data/*'];

/** `/`, `/menu/*`, …: one rule a first folder, so that a chain of thousands stays below the hosts' limit of 100 rules. */
function pagePatterns(site: Site): string[] {
  const prefixes = (site.languages ?? []).flatMap(({ prefix }) => (prefix === '' ? [] : prefix.slice(1)));
  const folders = [...routesOf(site).map(({ path }) => path.split('/')[1] ?? ''), ...prefixes];
  return [...new Set(folders)].map((folder) => (folder === '' ? '/' : folder === '404' ? NOT_FOUND : `/${folder}/*`));
}
