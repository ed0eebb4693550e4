import pLimit from 'p-limit';
import { makeBackendHealth } from '#brand/network/backend-health.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands, listBrandFolders } from '#brand/folder/brands.ts';
import { LoadError } from '#brand/errors/load-error.ts';
import { loadWritten } from '#brand/folder/load.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { withStaging } from '#brand/network/preview-origin.ts';
import { findSharedFiles } from '#brand/folder/public-files.ts';
import { recoverSites } from '../output/write-site.ts';
import type { Host } from '#schema/brand-folder/brand.ts';
import { findUnlistedSites } from '#brand/files/site-folder.ts';
import { failedReport, type Report, writeReport } from '#brand/report/report.ts';
import { noteLookAlikes } from './look-alikes.ts';
import type { Pool } from './pool.ts';
import type { Brand, BrandReport } from '#schema/warning.ts';
import type { BuildContext } from '../build/build-site.ts';

export interface BuildOptions extends Omit<BuildContext, 'shared'> {
  brandsDir: string;
  /** Empty: all brands. */
  slugs: string[];
  /** Of those, which to build. Missing: all. */
  isWanted?: (slug: string) => boolean;
  environment: Environment;
  /** Overrides the host in each brand.json. */
  host?: Host;
  /** The address of a preview, with `{slug}` for the brand. */
  staging?: string;
  /** By slug, what is built in place of what is written: what was loaded from a backend before, or what was published of a brand in files. */
  configurations?: Record<string, Written>;
  onCount?: (brands: number) => void;
  onStart?: (slug: string) => void;
  onBrand?: (report: BrandReport) => void;
  /** Called with the sites in the output folder whose brands do not exist any more. These sites stay. */
  onUnlisted?: (slugs: string[]) => void;
}

/** So many configurations are asked for at a time, or wait for a process: the next ones are on their way while brands are built. */
const MAX_LOADED = 12;

/** Builds the brands of a folder, in any order. An error fails only its own brand. Throws a UsageError when a requested brand does not exist. */
export async function build(pool: Pick<Pool, 'build'>, options: BuildOptions): Promise<Report> {
  const {
    brandsDir,
    slugs,
    isWanted = () => true,
    environment,
    host,
    staging,
    configurations = {},
    onCount,
    onStart,
    onBrand,
    onUnlisted,
    ...given
  } = options;
  const context: BuildContext = { ...given, shared: findSharedFiles(given.root) };
  const found = findBrands(brandsDir, environment, slugs)
    .filter(({ slug }) => isWanted(slug))
    .map((brand) => ('error' in brand || host === undefined ? brand : { ...brand, host }))
    .map((brand) => ('error' in brand || staging === undefined ? brand : withStaging(brand, staging)));
  onCount?.(found.length);
  recoverSites(context.outDir);
  const health = makeBackendHealth();
  const loading = pLimit(MAX_LOADED);

  const buildOne = async (brand: Brand): Promise<BrandReport> => {
    const { slug, source } = brand;
    const start = (loaded?: string): Promise<BrandReport> =>
      pool.build({ brand, context, loaded }, () => onStart?.(slug));
    const known = configurations[slug];
    if (source === 'file' && known === undefined) return start(); // The process that builds it reads it.
    return loading(async () => {
      try {
        const { configuration, changes } = known ?? (await loadWritten(brand, { health }));
        return await start(JSON.stringify({ configuration: configuration ?? null, changes }));
      } catch (error) {
        return unloadedReport(slug, error);
      }
    });
  };

  const reports = new Map<string, BrandReport>();
  await Promise.all(
    found.map(async (brand) => {
      const report = 'error' in brand ? failedReport(brand.slug, brand.error) : await buildOne(brand);
      reports.set(brand.slug, report);
      onBrand?.(report);
    }),
  );
  const report = { brands: noteLookAlikes(found.flatMap(({ slug }) => reports.get(slug) ?? [])) };
  const unwritten = writeReport(context.outDir, report);
  const unlisted = onUnlisted ? findUnlistedSites(context.outDir, listBrandFolders(brandsDir)) : [];
  if (unlisted.length > 0) onUnlisted?.(unlisted);
  return unwritten === undefined ? report : { ...report, unwritten };
}

function unloadedReport(slug: string, error: unknown): BrandReport {
  const reason = error instanceof Error ? error.message : 'An unknown error occurred';
  const isTransient = !(error instanceof LoadError) || error.isTransient;
  return failedReport(slug, reason, isTransient ? 'environment' : undefined);
}
