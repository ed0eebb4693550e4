import { join } from 'node:path';
import { type DevSite, type DevSiteOptions, makeDevSite } from '#builder/dev-site.ts';
import type { CappedWarnings } from '#brand/report/capped-warnings.ts';
import { signatureOf } from '#brand/folder/folder-tree.ts';

/**
 * Returns the site of a brand, made again only when its files changed. `onMade` hears what was wrong with the configuration. A failure
 * is not kept: what it needs may be outside of the folder, and the next request tries again.
 */
export function siteForDev(options: DevSiteOptions, onMade: (said: CappedWarnings) => void): () => Promise<DevSite> {
  let kept: { signature: string | undefined; site: Promise<DevSite> } | undefined;

  return () => {
    const signature = signatureOf(join(options.brandsDir, options.slug));
    if (kept?.signature === signature && kept !== undefined) return kept.site;
    const made = { signature, site: makeDevSite(options) };
    kept = made;
    made.site.then(
      ({ said }) => onMade(said),
      () => {
        if (kept === made) kept = undefined;
      },
    );
    return made.site;
  };
}
