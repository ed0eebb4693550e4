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
  /** Whose files tell it what to send beside the pages. */
  host: Host;
  /** The environment's values, overridden by the brand's own. */
  services: Services;
  /** Of brand.json: what code of the brand's own may load, by directive. */
  contentSecurityPolicy?: Partial<Record<string, string[]>>;
}

/** Something in a configuration that could not be used as it was written. */
export interface Warning {
  /** `menu.categories[4].items[1].price` */
  path: string;
  /** `"ask us" is not a price. The item shows none. Write it like 12.50.` */
  message: string;
}

/** A site before its pictures are there. */
export type ReadSite = Omit<Site, 'pictures' | 'look'>;

/** A picture the configuration names, and where: what `illustrate` has to find. */
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
  /** Paths of the pages that were printed. The others, `kept`, are those of the build before. */
  printed: string[];
  kept: number;
  milliseconds: number;
  error?: string;
  warnings: Warning[];
  /** How many there were besides. */
  moreWarnings?: number;
}
