import type { Environment } from './brand-file.ts';
import { findBrands } from './brands.ts';
import { type BrandContext, buildBrand } from './build-brand.ts';
import { recover } from './recover.ts';
import type { Renderer } from './render.ts';
import { type Report, writeReport } from './report.ts';
import type { BrandReport } from './types.ts';

export interface BuildOptions extends Omit<BrandContext, 'renderer'> {
  brandsDir: string;
  /** None: all of them. */
  slugs: string[];
  environment: Environment;
  onCount?: (brands: number) => void;
  onStart?: (slug: string) => void;
  onBrand?: (report: BrandReport) => void;
}

/**
 * Builds brands, one after the other: a failure costs only its own brand, memory stays that of one. Throws a UsageError where a
 * brand asked for does not exist.
 */
export async function build(renderer: Renderer, options: BuildOptions): Promise<Report> {
  const { brandsDir, slugs, environment, onCount, onStart, onBrand, ...context } = options;
  const found = findBrands(brandsDir, environment, slugs);
  onCount?.(found.length);
  recover(context.outDir);
  const brands: BrandReport[] = [];
  for (const brand of found) {
    onStart?.(brand.slug);
    const report: BrandReport =
      'error' in brand
        ? { slug: brand.slug, status: 'failed', pages: 0, milliseconds: 0, error: brand.error, warnings: [] }
        : await buildBrand(brand, { ...context, renderer });
    brands.push(report);
    onBrand?.(report);
  }
  const report = { brands };
  await writeReport(context.outDir, report);
  return report;
}
