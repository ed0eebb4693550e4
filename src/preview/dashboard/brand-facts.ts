import { join } from 'node:path';
import { parseJson } from '#brand/files/json.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { countWarnings } from '#brand/report/capped-warnings.ts';
import { readState, type SiteState } from '#builder/output/state.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import type { Paths } from '#schema/site.ts';
import type { BrandReport } from '#schema/warning.ts';
import type { BrandState } from '../building/builds.ts';
import { sitePathsOf } from '#editor/pages/site-paths.ts';

/** What a brand's card shows of its files: of `brand.json`, and of its site as it is published at the moment. */
export interface BrandFacts {
  name?: string;
  /** As in `brand.json`. */
  siteUrl?: string;
  /** Colours of the light palette, as `#b3261e`, by what they are for. */
  colors: Record<string, string>;
  /** Paths of the main pages that the site has, in the order of its navigation. */
  mainPages: string[];
  pageCount: number;
  /** How many its last good build has had. */
  warnings: number;
  /** Path of the share picture in the site's folder. */
  share?: string;
  /** By which clock times are said of it; missing: that of this machine. */
  zone?: string;
}

export type FactsOf = (state: Pick<BrandState, 'slug' | 'report'>) => BrandFacts;

/** Reads a brand's files again when another build of it has ended: the list of a thousand brands is drawn more often than they are built. */
export function makeFactsOf(brandsDir: string, outDir: string): FactsOf {
  const known = new Map<string, { report: BrandReport | undefined; facts: BrandFacts }>();
  return ({ slug, report }) => {
    const kept = known.get(slug);
    if (kept !== undefined && kept.report === report) return kept.facts;
    const facts = readFacts(brandsDir, outDir, slug);
    known.set(slug, { report, facts });
    return facts;
  };
}

/** What is missing or damaged is left out: the build says what is wrong with it. */
function readFacts(brandsDir: string, outDir: string, slug: string): BrandFacts {
  const siteUrl = readSiteUrl(join(brandsDir, slug));
  const state = readState(outDir, slug);
  if (state === undefined) return omitUndefined({ siteUrl, colors: {}, mainPages: [], pageCount: 0, warnings: 0 });
  const { name, colors, shareImage, zone } = state.card;
  return omitUndefined({
    name,
    siteUrl,
    colors,
    mainPages: mainPagesOf(state),
    pageCount: Object.keys(state.pages).length,
    warnings: countWarnings(state),
    share: shareImage?.slice(1),
    zone,
  });
}

function readSiteUrl(folder: string): string | undefined {
  try {
    const written = parseJson(readTextBelow(folder, 'brand.json', MAX_BYTES));
    return brandSchema.shape.siteUrl.safeParse((written as { siteUrl?: unknown } | null)?.siteUrl).data;
  } catch {
    return undefined;
  }
}

const MAX_BYTES = 1024 * 1024;

const MAIN_PAGES: (keyof Paths)[] = [
  'home',
  'menu',
  'locations',
  'offers',
  'catering',
  'careers',
  'franchise',
  'contact',
  'feedback',
];

/** In the site's own language, with one location as an example of all. */
function mainPagesOf(state: SiteState): string[] {
  const { pathOf, locations } = sitePathsOf(Object.keys(state.pages));
  return MAIN_PAGES.flatMap((name) => [pathOf(name), ...(name === 'locations' ? locations.slice(0, 1) : [])]).filter(
    (path) => path !== undefined,
  );
}
