import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '#schema/brand-folder/host.ts';
import type { PackedSite } from '../changes/packed-site.ts';
import type { LookReport, UnusedKey, Warning } from '#schema/warning.ts';
import type { FileNotes } from '#brand/files/file-note.ts';
import { statePath } from '#brand/files/site-folder.ts';
import { readJson, writeWhole } from '#brand/files/whole-file.ts';

/** Increase it when the meaning of a key changes. A state of another format is ignored. */
const FORMAT = 9;

/** What the next build needs to know about the site in `<outDir>/<slug>`. Kept in `<outDir>/.state/<slug>.json`. */
export interface SiteState {
  inputs: {
    hash: string;
    /** The files of the brand's folder. */
    files: FileNotes;
  };
  /** Every file of the site: `menu/index.html`. */
  files: FileNotes;
  /** By the path of the page's file. */
  pages: Record<string, PageRecord>;
  /** Compiled files that pages request after they have loaded, and the lists that islands fetch; not those kept for the pages of the last build. */
  assets: string[];
  /** Where old addresses lead. Missing: the site is older than this key. */
  redirects?: Redirect[];
  /** Ids of the recipients of the site's forms. */
  recipients: string[];
  warnings: Warning[];
  moreWarnings?: number;
  unusedKeys?: UnusedKey[];
  /** Missing: the site is older than this key. */
  look?: LookReport;
  /** Missing: nothing is to be noted, or the site is older than this key. */
  notes?: string[];
  /** A sentence for each language of the site that lacks translations. Missing: none does, or the site is older than this key. */
  untranslated?: string[];
  /** Present if some pictures were encoded quickly, and better ones may take their place. */
  hasProvisionalPictures?: true;
  /** The first build date, `YYYY-MM-DD`, or the first minute, `2026-11-28T15:30Z`, at which the same inputs make other pages. */
  nextChange: string;
  /** What the preview's dashboard shows of the site. */
  card: BrandCard;
  /** The minute that it was built for with `--at`, so that nobody publishes it by mistake. Missing: it is the site of the day on which it was built. */
  at?: string;
  /** To tell what the next build changes. */
  site?: PackedSite;
}

export interface BrandCard {
  name: string;
  /** Hex colours of the light pages, by what they are for. */
  colors: Record<string, string>;
  /** The path of the picture for link previews, with a slash at the start. */
  shareImage?: string;
  /** By which clock times are said of it: its own, else that of its first location. Missing: neither is known, or the site is older than this key. */
  zone?: string;
}

/** A published page. */
export interface PageRecord {
  /** Digest of the page's content and of the code that rendered the page. */
  digest: string;
  /** `YYYY-MM-DD`: the day on which the page last changed, not counting build dates in it. */
  changed: string;
}

/** The state of the site in its folder, or undefined where there is no site, or no readable state of it: the brand is then built in full. */
export function readState(outDir: string, slug: string): SiteState | undefined {
  if (!existsSync(join(outDir, slug))) return undefined;
  const kept = readJson<{ format: number; state: SiteState } | null>(statePath(outDir, slug));
  return kept?.format === FORMAT ? kept.state : undefined;
}

export function writeState(outDir: string, slug: string, state: SiteState): void {
  writeWhole(statePath(outDir, slug), JSON.stringify({ format: FORMAT, state }));
}

/** Empties the state: what comes to lie in the site's place is made by a build, but no state fits it yet. */
export function clearState(outDir: string, slug: string): void {
  writeWhole(statePath(outDir, slug), '{}');
}
