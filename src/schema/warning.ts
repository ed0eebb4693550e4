import type { Notify } from './brand-folder/notify.ts';
import type { Host } from './brand-folder/brand.ts';
import type { HeroName, LookName, MenuName } from './looks.ts';
import type { Services, Site } from './site.ts';

/** One folder of `brands/`, its `brand.json` read and checked. */
export interface Brand {
  slug: string;
  /** Absolute path of the brand's folder. */
  folder: string;
  /** The text of brand.json, which is read once. */
  brandFile: string;
  /** Sent to `get-brand-website`. */
  brandId: string;
  /** `siteUrl` of brand.json without the slash at its end. */
  origin: string;
  /** Whether it is built for a preview: `origin` is that of the preview, and no page may be indexed. */
  isStaging?: boolean;
  source: 'supabase' | 'file';
  /** From brand.json: the name of its group. Missing: it has none. */
  group?: string;
  /** The web host: decides which file tells it what to send beside the pages. */
  host: Host;
  /** The environment's values, overridden by the brand's own. */
  services: Services;
  /** Present if `supabaseUrl` of brand.json is empty, which chooses the site's own origin: the SUPABASE_URL that it hides, or an empty text. */
  hiddenSupabaseUrl?: string;
  /** Whether the backend counts taps: as brand.json says, else where it names one. */
  counts?: boolean;
  /** From brand.json: what the brand's own code may load, by directive of the policy. */
  contentSecurityPolicy?: Partial<Record<string, string[]>>;
  /** From brand.json: what the brand's own code is for, by its address. Missing: not said. */
  consent?: { tags?: Record<string, 'necessary' | 'statistics' | 'marketing'> };
  /** From brand.json: what lets the site publish the font of `theme.fontFile`. */
  fontLicence?: string;
  /** From brand.json: old paths, and where they lead. Not checked yet. */
  redirects?: Record<string, string>;
  /** From brand.json: who is told of what the forms send. Not published. */
  notify?: Notify;
}

/** Something in a configuration that could not be used as it was written. */
export interface Warning {
  /** `menu.categories[4].items[1].price` */
  path: string;
  /** `"ask us" is not a price. The item shows none. Write it like 12.50.` */
  message: string;
  /** Where the value, or what is around a missing one, stands in the brand's file. Both count from 1. Unknown for what came from a backend. */
  line?: number;
  column?: number;
  /** The parts of the message, where it was made of parts. */
  parts?: WarningParts;
}

export interface WarningParts {
  /** As JSON: `"ask us"`. Longer than in the message. */
  value: string;
  /** `is not a price` */
  problem: string;
  /** What was done: `The item shows none.` */
  outcome: string;
  /** What to write instead: `12.50` */
  example?: string;
  /** The value is used all the same: it is set right, or something else differs because of it. */
  isUsed?: true;
}

/** A key of a configuration that nobody read, with the positions in lists left out: `menu.categories[].items[].preis`. */
export interface UnusedKey {
  path: string;
  times: number;
  /** The key beside it that means the same and was read. */
  used?: string;
}

/** A site before its pictures and its look are added. */
export type ReadSite = Omit<Site, 'pictures' | 'look'>;

/** A picture that the configuration names, and the path of the value that names it. */
export interface NamedPicture {
  src: string;
  path: string;
}

/** A file of the site that the configuration links to, and where. */
export interface NamedFile {
  /** `/files/menu.pdf` */
  href: string;
  path: string;
  /** Whether it may lie beside `website.json`, too, and not only in `public/`. */
  isBeside: boolean;
}

/** A file of a brand's output. `path` is relative to the output folder, without a slash in front. */
export type OutputFile = { path: string; bytes: Uint8Array | string } | CopiedFile;

/** A file that lies elsewhere: `hash` is the SHA-256 of its bytes, in hex. */
export interface CopiedFile {
  path: string;
  from: string;
  hash: string;
}

/** `environment`: the backend or the disk, which may be better in a while. `process`: what built the brand died, or took too long. */
export type FailureCause = 'environment' | 'process';

/** What a site is set in. */
export interface LookReport {
  name: LookName;
  /** Why, where the configuration does not name it: "cuisine, font". */
  reason?: string;
  hero: HeroName;
  menu: MenuName;
  /** The two colours of the brand in OKLab: how light, how green or red, how blue or yellow. Not in `report.json`. */
  colors: readonly (readonly [number, number, number])[];
}

export interface BrandReport {
  slug: string;
  status: 'built' | 'unchanged' | 'failed';
  pages: number;
  /** Paths of the pages that were rendered. `kept` is the number of pages carried over from the last build. */
  printed: string[];
  kept: number;
  /** What a guest may notice since the build before, in words: `two prices, one closing time (Gastown, Friday)`. Missing: nothing, or nothing to compare with. */
  changes?: string;
  /** The first build date, `YYYY-MM-DD`, or minute, `2026-11-28T15:30Z`, at which the same configuration makes other pages. Missing where the build failed. */
  nextChange?: string;
  milliseconds: number;
  error?: string;
  /** Why it failed, where that is not what the configuration says. */
  cause?: FailureCause;
  warnings: Warning[];
  /** How many more warnings there were than `warnings` has. */
  moreWarnings?: number;
  /** All keys that nobody read. */
  unusedKeys?: UnusedKey[];
  /** Missing: the build failed, or the site is older than this key. */
  look?: LookReport;
  /** Sentences about what is no mistake and yet good to know, such as a line of ours that stands where the restaurant says nothing. They are no warnings. */
  notes?: string[];
  /** A sentence for each language of the site that lacks translations. Missing: none does. */
  untranslated?: string[];
  /** Present if the site that is there has pictures that were encoded quickly: the next full build makes better ones. */
  hasProvisionalPictures?: true;
}
