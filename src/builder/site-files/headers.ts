import type { Site } from '#schema/site.ts';
import { FEED_PATHS, splitsMenuFeed } from '#content/seo/feeds.ts';
import { pathsOf, routesOf } from '#core/routes/routes.ts';
import { contentSecurityPolicy, type PageParts } from './content-security-policy.ts';
import type { Header, HostNeeds, Redirect } from '#schema/brand-folder/host.ts';

/** What every host has to know of a site. Hosts join the values of all rules that match, so no two rules set the same header for a path. */
export function hostNeedsOf(site: Site, inline: PageParts, redirects: readonly Redirect[] = []): HostNeeds {
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
      ...HASHED.map((pattern) => ({ pattern, headers: [KEPT_FOR_EVER] })),
      ...pagePatterns(site).map((pattern) => ({
        pattern,
        headers: [ASKED_AGAIN, ...(splitsMenuFeed(site) && pattern === menuPattern(site) ? [FOR_OTHER_SITES] : [])],
      })),
      ...Object.values(FEED_PATHS).map((pattern) => ({ pattern, headers: [ASKED_AGAIN, FOR_OTHER_SITES] })),
    ],
    notFound: NOT_FOUND,
    redirects,
  };
}

const KEPT_FOR_EVER: Header = { name: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const ASKED_AGAIN: Header = { name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' };
/** The page of another site may read what anybody may. */
const FOR_OTHER_SITES: Header = { name: 'Access-Control-Allow-Origin', value: '*' };

const NOT_FOUND = '/404.html';

/** A new file content gets a new file name. */
const HASHED = ['/_astro/*', '/_pictures/*', '/_brand/*', '/_data/*'];

/** `/menu/*`, where the menus of single locations have a file each. */
const menuPattern = (site: Site): string => `/${pathsOf(site).menu.split('/')[1] ?? ''}/*`;

/** `/`, `/menu/*`, …: one rule a first folder, so that a chain of thousands stays below the hosts' limit of 100 rules. */
function pagePatterns(site: Site): string[] {
  const prefixes = (site.languages ?? []).flatMap(({ prefix }) => (prefix === '' ? [] : prefix.slice(1)));
  const folders = [...routesOf(site).map(({ path }) => path.split('/')[1] ?? ''), ...prefixes];
  return [...new Set(folders)].map((folder) => (folder === '' ? '/' : folder === '404' ? NOT_FOUND : `/${folder}/*`));
}
