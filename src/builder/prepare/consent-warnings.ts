import { vendorOf } from '#core/custom-code/vendors.ts';
import type { Site } from '#schema/site.ts';
import type { Brand, Warning } from '#schema/warning.ts';

/** Says once that a brand's code waits, and how to say what it is for. */
export function consentWarnings(
  { codeHosts }: Pick<Site, 'codeHosts'>,
  { consent }: Pick<Brand, 'consent'>,
): Warning[] {
  if (consent !== undefined || codeHosts?.marketing === undefined) return [];
  const tags = Object.fromEntries(codeHosts.marketing.map((host) => [host, vendorOf(host)?.category ?? 'marketing']));
  const message = `is not set, and the site has code of its own that loads or runs something. It waits until a guest allows it, as marketing. Say what each is for: write it like ${JSON.stringify({ tags })}.`;
  return [{ path: 'brand.json:consent', message }];
}

/** What runs before a guest has allowed anything, because the brand says that it has to. */
export function consentNotes({ codeHosts }: Pick<Site, 'codeHosts'>): string[] {
  const hosts = codeHosts?.necessary;
  if (hosts === undefined) return [];
  const named = hosts.length === 0 ? '' : ` (${hosts.join(', ')})`;
  return [
    `Code of the brand’s own that is called necessary${named} runs before a guest has allowed anything. Whether it may is the brand’s to answer for.`,
  ];
}
