import { join, resolve } from 'node:path';
import { compile } from '#builder/compile/compile.ts';
import type * as Entry from '#builder/build/entry.ts';
import { build as buildBrands, type BuildOptions } from '#builder/run/build.ts';
import type { BrandTask } from '#builder/run/build-worker.ts';
import type { BrandReport } from '#schema/warning.ts';
import { ROOT } from '../project.ts';
import { writeInto } from './folders.ts';
import { brandFiles } from './make-brand.ts';

/** A small brand, built by the compiled builder in this process. */
export const SLUG = 'rye';
export const CACHE = join(ROOT, '.cache');
export const compiled = await compile(resolve(ROOT), CACHE);
const { buildBrand } = (await import(compiled.entry)) as typeof Entry;

/** What the tests change of the site. */
export interface Configuration {
  name: string;
  description?: string;
  price: number;
  locations: string[];
  job?: string;
  faq?: string;
  /** The last day of an offer. */
  offerUntil?: string;
  primaryColor?: string;
}

export const START: Configuration = { name: 'Rye', price: 6, locations: ['East', 'West'] };

export function websiteOf(configuration: Configuration): object {
  const { name, description, price, locations, job, faq, offerUntil, primaryColor } = configuration;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(primaryColor !== undefined && { theme: { primaryColor } }),
    telephone: '+1 416 555 0134',
    currency: 'CAD',
    menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price }] }] },
    locations: locations.map((location, index) => ({ name: location, restaurant_id: `rye-${index}` })),
    jobs: job === undefined ? [] : [{ title: job }],
    deals: offerUntil === undefined ? [] : [{ title: 'Two loaves for one', validUntil: offerUntil }],
    faqs: faq === undefined ? [] : [{ question: faq, answer: 'Yes.' }],
  };
}

/** Builds the brand as it is now, against what stands in `outDir`. */
export async function build(
  brandsDir: string,
  outDir: string,
  builtAt = '2026-11-20',
  options: Partial<BuildOptions> = {},
): Promise<BrandReport> {
  const pool = { build: ({ brand, context, loaded }: BrandTask) => buildBrand(brand, context, loaded) };
  const { brands } = await buildBrands(pool, {
    brandsDir,
    outDir,
    slugs: [SLUG],
    environment: {},
    cacheDir: CACHE,
    root: ROOT,
    compiled,
    builtAt,
    changedOnly: false,
    ...options,
  });
  const [report] = brands;
  if (report === undefined || report.status === 'failed') throw new Error(report?.error);
  return report;
}

export function write(brandsDir: string, configuration: Configuration): void {
  for (const [path, text] of Object.entries(brandFiles({ [SLUG]: websiteOf(configuration) }))) {
    writeInto(brandsDir, path, text);
  }
}
