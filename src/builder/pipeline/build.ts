import type { Environment } from '../load/brand-file.ts';
import { findBrands, listBrandFolders } from '../load/brands.ts';
import { recover } from '../publish/recover.ts';
import type { Host } from '../../model/brand.ts';
import { findUnlistedSites } from '../publish/state.ts';
import { failedReport, type Report, writeReport } from '../report/report.ts';
import type { Brand, BrandReport } from '../types.ts';
import { type BrandContext, findUnchanged } from './build-brand.ts';
import { endedReport, TIME_LIMIT_MS } from './time-limit.ts';

export interface BuildOptions extends Omit<BrandContext, 'renderer' | 'onStep' | 'onWritten'> {
  brandsDir: string;
  /** None: all of them. */
  slugs: string[];
  environment: Environment;
  /** Of all the brands, whatever their brand.json says. */
  host?: Host | undefined;
  compiled: BrandContext['compiled'] & { entry: string };
  /** The most workers that build at the same time. */
  jobs: number;
  /** How long a brand may take before the process that builds it is ended. */
  timeLimitMs?: number | undefined;
  /** The brand that took too long in an earlier process of this very build, which was ended. */
  ended?: string | undefined;
  /** Where Node keeps what it compiled, for the workers to find it. */
  compileCacheDir?: string | undefined;
  onCount?: (brands: number) => void;
  onStart?: (slug: string) => void;
  /** A brand is built in this very process, or (undefined) none any more: if it takes too long, only another process can end it. */
  onHere?: (slug: string | undefined) => void;
  onBrand?: (report: BrandReport) => void;
  /** Sites in the output folder whose brands are not there any more. They stay. */
  onUnlisted?: (slugs: string[]) => void;
  onStep?: BrandContext['onStep'];
}

/** Builds brands in whatever order; hears of each as it starts, and tells when it has ended. */
export type BuildBrands = (
  brands: Brand[],
  options: Omit<BrandContext, 'renderer'> & { jobs: number; timeLimitMs: number },
  listener: Required<Pick<BuildOptions, 'onStart' | 'onHere' | 'onBrand'>>,
) => Promise<void>;

/** Builds the brands of a folder: a failure costs only its own brand. Throws a UsageError where a brand asked for does not exist. */
export async function build(buildBrands: BuildBrands, options: BuildOptions): Promise<Report> {
  const {
    brandsDir,
    slugs,
    environment,
    host,
    compileCacheDir: _,
    ended,
    timeLimitMs = TIME_LIMIT_MS,
    onCount,
    onStart,
    onHere,
    onBrand,
    onUnlisted,
    ...context
  } = options;
  const found = findBrands(brandsDir, environment, slugs).map((brand) =>
    'error' in brand || host === undefined ? brand : { ...brand, host },
  );
  onCount?.(found.length);
  recover(context.outDir);
  const reports = new Map<string, BrandReport>();
  const settle = (report: BrandReport): void => {
    reports.set(report.slug, report);
    onBrand?.(report);
  };
  const waiting: Brand[] = [];
  for (const brand of found) {
    // Whether nothing changed is seen in a millisecond: no worker is started for that.
    const report =
      'error' in brand
        ? failedReport(brand.slug, brand.error)
        : brand.slug === ended
          ? endedReport(ended, timeLimitMs)
          : findUnchanged(brand, context);
    if (report) settle(report);
    else if (!('error' in brand)) waiting.push(brand);
  }
  await buildBrands(
    waiting,
    { ...context, timeLimitMs },
    {
      onStart: (slug) => onStart?.(slug),
      onHere: (slug) => onHere?.(slug),
      onBrand: settle,
    },
  );
  const report = { brands: found.flatMap(({ slug }) => reports.get(slug) ?? []) };
  const unwritten = writeReport(context.outDir, report);
  const unlisted = findUnlistedSites(context.outDir, listBrandFolders(brandsDir));
  if (unlisted.length > 0) onUnlisted?.(unlisted);
  return unwritten === undefined ? report : { ...report, unwritten };
}
