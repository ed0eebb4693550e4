import type { Environment } from '../load/brand-file.ts';
import { findBrands, listBrandFolders, type UnreadableBrand } from '../load/brands.ts';
import { type BrandContext, buildBrand } from './build-brand.ts';
import { recover } from '../publish/recover.ts';
import type { Renderer } from '../print/render.ts';
import { type Report, writeReport } from '../report/report.ts';
import { findUnlistedSites } from '../publish/state.ts';
import type { BrandReport } from '../types.ts';

export interface BuildOptions extends Omit<BrandContext, 'renderer'> {
  brandsDir: string;
  /** None: all of them. */
  slugs: string[];
  environment: Environment;
  onCount?: (brands: number) => void;
  onStart?: (slug: string) => void;
  onBrand?: (report: BrandReport) => void;
  /** Sites in the output folder whose brands are not there any more. They stay. */
  onUnlisted?: (slugs: string[]) => void;
}

/**
 * Builds brands, one after the other: a failure costs only its own brand, memory stays that of one. Throws a UsageError where a
 * brand asked for does not exist.
 */
export async function build(renderer: Renderer, options: BuildOptions): Promise<Report> {
  const { brandsDir, slugs, environment, onCount, onStart, onBrand, onUnlisted, ...context } = options;
  const found = findBrands(brandsDir, environment, slugs);
  onCount?.(found.length);
  recover(context.outDir);
  if (found.length > 1) await keepHeapSmall();
  const brands: BrandReport[] = [];
  for (const brand of found) {
    // A turn of the event loop, in which V8 ends its collections.
    if (brands.length > 0) await new Promise((resolve) => setImmediate(resolve));
    onStart?.(brand.slug);
    const report = 'error' in brand ? unreadable(brand) : await buildBrand(brand, { ...context, renderer });
    brands.push(report);
    onBrand?.(report);
  }
  const report = { brands };
  writeReport(context.outDir, report);
  const unlisted = findUnlistedSites(context.outDir, listBrandFolders(brandsDir));
  if (unlisted.length > 0) onUnlisted?.(unlisted);
  return report;
}

function unreadable({ slug, error }: UnreadableBrand): BrandReport {
  return { slug, status: 'failed', pages: 0, milliseconds: 0, error, warnings: [] };
}

/**
 * Left alone, V8 rather grows its heap than collect often, and the garbage of five hundred brands becomes twice that of fifty. So the young
 * generation stays as large as starting made it, and the old one grows by halves: a third of the memory for a fifth more of processor time.
 */
async function keepHeapSmall(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
