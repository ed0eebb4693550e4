import type { Replaced } from '../sync/replace.ts';
import type { BuiltSite } from '../site/built-site.ts';

/** Where the site of one brand is served from. Both functions throw an Error whose message says what to do. */
export interface DeployTarget {
  publish: (site: BuiltSite, isDryRun: boolean) => Promise<Replaced>;
  /** Brings back what was published before. */
  rollBack: (slug: string) => Promise<Replaced>;
}
