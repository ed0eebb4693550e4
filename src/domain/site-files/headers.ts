import type { Site } from '../../model/site.ts';
import { contentSecurityPolicy, type PageParts } from './content-security-policy.ts';
import { routesOf } from '../pages/routes.ts';

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read. Hosts join the values of all rules that match, so no two
 * rules here set the same header for a path.
 */
export function headersText(site: Site, inline: PageParts): string {
  const rules = [
    rule('/*', [
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      `Content-Security-Policy: ${contentSecurityPolicy(site, inline)}`,
    ]),
    ...HASHED.map((pattern) => rule(pattern, ['Cache-Control: public, max-age=31536000, immutable'])),
    ...pagePatterns(site).map((pattern) => rule(pattern, ['Cache-Control: public, max-age=0, must-revalidate'])),
  ];
  return rules.join('\n');
}

/** A new file content gets a new file name. */
const HASHED = ['/_astro/*', '/_pictures/*', '/_brand/*', '/_data/*'];

/** `/`, `/menu/*`, …: one rule a first folder, so that a chain of thousands stays below the hosts' limit of 100 rules. */
function pagePatterns(site: Site): string[] {
  const folders = routesOf(site).map(({ path }) => path.split('/')[1] ?? '');
  return [...new Set(folders)].map((folder) => (folder === '' ? '/' : folder === '404' ? '/404.html' : `/${folder}/*`));
}

function rule(pattern: string, headers: string[]): string {
  return `${pattern}\n${headers.map((header) => `  ${header}\n`).join('')}`;
}
