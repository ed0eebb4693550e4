import type { PageParts } from '#builder/site-files/content-security-policy.ts';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import { hostFiles } from '#builder/site-files/host-files.ts';
import type { HostNeeds } from '#schema/brand-folder/host.ts';
import type { HOSTS } from '#schema/brand-folder/brand.ts';
import { makeSite } from './site.ts';

/** Pages with one script of their own. */
export const PARTS: PageParts = { scripts: ['sha256-b25l'], styles: [], frames: [], hasActiveCode: false };

/** What an ordinary site asks of its host. */
export const NEEDS = hostNeedsOf(makeSite(), PARTS);

/** The files that tell a host so, one below the other, each below its path. */
export function textOf(host: (typeof HOSTS)[number], needs: HostNeeds = NEEDS): string {
  const { files } = hostFiles(host, needs);
  return files.map(({ path, bytes }) => `# ${path}\n${bytes}`).join('\n');
}
