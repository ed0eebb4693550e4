import type { Environment } from '../brand/brand-file.ts';
import { findBrands, listBrandFolders } from '../brand/brands.ts';
import { withStaging } from '../brand/preview-origin.ts';
import { recover } from '../output/recover.ts';
import type { Host } from '../../model/brand.ts';
import { findUnlistedSites } from '../output/state.ts';
import { failedReport, type Report, writeReport } from '../report/report.ts';
import type { Brand, BrandReport } from '../types.ts';
import { type BrandContext, findUnchanged } from './build-brand.ts';
import { endedReport, TIME_LIMIT_MS } from './time-limit.ts';

export interface BuildOptions extends Omit<BrandContext, 'renderer' | 'onStep' | 'onWritten'> {
  brandsDir: string;
  /** Empty: all brands. */
  slugs: string[];
  /** Of those, which to build. Missing: all. */
  isWanted?: (slug: string) => boolean;
  environment: Environment;
  /** Overrides the host in each brand.json. */
  host?: Host | undefined;
  /** The address of a preview, with `{slug}` for the brand. */
  staging?: string | undefined;
  compiled: BrandContext['compiled'] & { entry: string };
  /** Maximum number of workers at the same time; slow ones do not count. */
  jobs: number;
  /** How long a brand may take before the process that builds it is killed. */
  timeLimitMs?: number | undefined;
  /** The slug of the brand that took too long in an earlier process of this build. That process was killed. */
  ended?: string | undefined;
  /** What was loaded from backends before, by slug. Only where one brand is built. */
  configurations?: Record<string, { configuration: unknown }> | undefined;
  /** The folder of Node's compile cache, for the workers. */
  compileCacheDir?: string | undefined;
  onCount?: (brands: number) => void;
  onStart?: (slug: string) => void;
  /** Called with the brand that is built in this process, at the end with undefined: only another process can stop a brand that takes too long. */
  onHere?: (slug: string | undefined) => void;
  onBrand?: (report: BrandReport) => void;
  /** Called with the sites in the output folder whose brands do not exist any more. These sites stay. */
  onUnlisted?: (slugs: string[]) => void;
  onStep?: BrandContext['onStep'];
}

/** Builds brands in any order. Calls the listener when a brand starts and when it has ended. */
export type BuildBrands = (
  brands: Brand[],
  options: Omit<BrandContext, 'renderer'> & { jobs: number; timeLimitMs: number } & Pick<
      BuildOptions,
      'configurations'
    >,
  listener: Required<Pick<BuildOptions, 'onStart' | 'onHere' | 'onBrand'>>,
) => Promise<void>;

/** Builds the brands of a folder. An error fails only its own brand. Throws a UsageError when a requested brand does not exist. */
export async function build(buildBrands: BuildBrands, options: BuildOptions): Promise<Report> {
  const {
    brandsDir,
    slugs,
    isWanted = () => true,
    environment,
    host,
    staging,
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
  const found = findBrands(brandsDir, environment, slugs)
    .filter(({ slug }) => isWanted(slug))
    .map((brand) => ('error' in brand || host === undefined ? brand : { ...brand, host }))
    .map((brand) => ('error' in brand || staging === undefined ? brand : withStaging(brand, staging)));
  onCount?.(found.length);
  recover(context.outDir, context.staysUp && slugs.length === 1 ? slugs[0] : undefined);
  const reports = new Map<string, BrandReport>();
  const settle = (report: BrandReport): void => {
    reports.set(report.slug, report);
    onBrand?.(report);
  };
  const waiting: Brand[] = [];
  for (const brand of found) {
    // Checking for changes takes a millisecond, so it needs no worker.
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
  const unlisted = onUnlisted ? findUnlistedSites(context.outDir, listBrandFolders(brandsDir)) : [];
  if (unlisted.length > 0) onUnlisted?.(unlisted);
  return unwritten === undefined ? report : { ...report, unwritten };
}
