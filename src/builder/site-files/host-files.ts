import type { Host } from '#schema/brand-folder/brand.ts';
import { cloudflareFiles } from './hosts/cloudflare.ts';
import type { HostNeeds, HostOutput } from '#schema/brand-folder/host.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { nginxFiles } from './hosts/nginx.ts';
import { s3Files } from './hosts/s3.ts';

const HOST_FILES: Record<Host, (needs: HostNeeds) => HostOutput> = {
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  s3: s3Files,
  nginx: nginxFiles,
  none: () => ({ files: [], problems: [] }),
};

/** The hosts whose files say where old addresses lead. */
export const HOSTS_WITH_RULES: readonly Host[] = ['netlify', 'cloudflare', 'nginx'];

/** The files by which a host learns what it has to send beside the site's own. */
export function hostFiles(host: Host, needs: HostNeeds): HostOutput {
  return HOST_FILES[host](needs);
}
