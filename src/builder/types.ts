import type { Host } from '../model/brand.ts';
import type { Services, Site } from '../model/site.ts';

/** One folder of `brands/`, its `brand.json` read and checked. */
export interface Brand {
  slug: string;
  /** Absolute path of the brand's folder. */
  folder: string;
  /** Sent to `get-brand-website`. */
  brandId: string;
  /** `siteUrl` of brand.json without the slash at its end. */
  origin: string;
  source: 'supabase' | 'file';
  /** The web host: decides which file tells it what to send beside the pages. */
  host: Host;
  /** The environment's values, overridden by the brand's own. */
  services: Services;
  /** From brand.json: what the brand's own code may load, by directive of the policy. */
  contentSecurityPolicy?: Partial<Record<string, string[]>>;
}

/** Something in a configuration that could not be used as it was written. */
export interface Warning {
  /** `menu.categories[4].items[1].price` */
  path: string;
  /** `"ask us" is not a price. The item shows none. Write it like 12.50.` */
  message: string;
}

/** A site before its pictures and its look are added. */
export type ReadSite = Omit<Site, 'pictures' | 'look'>;

/** A picture that `illustrate` has to find, and where the configuration names it. */
export interface NamedPicture {
  src: string;
  path: string;
}

/** A file of a brand's output. `path` is relative to the output folder, without a slash in front. */
export type OutputFile = { path: string; bytes: Uint8Array | string } | { path: string; from: string };

export interface BrandReport {
  slug: string;
  status: 'built' | 'unchanged' | 'failed';
  pages: number;
  /** Paths of the pages that were rendered. `kept` is the number of pages carried over from the last build. */
  printed: string[];
  kept: number;
  milliseconds: number;
  error?: string;
  warnings: Warning[];
  /** How many more warnings there were than `warnings` has. */
  moreWarnings?: number;
}
