import { type Route, routesOf } from '../../domain/pages/routes.ts';
import type { Site } from '../../model/site.ts';
import type { Environment } from '../load/brand-file.ts';
import { findBrands } from '../load/brands.ts';
import { illustrate } from '../pictures/illustrate.ts';
import { load } from '../load/load.ts';
import { read } from '../read/read.ts';
import { addSiteData } from '../print/site-data.ts';
import { loadCodeCheck } from '../read/custom-code.ts';
import { findTimeZones } from '../read/time-zones.ts';
import type { OutputFile, Warning } from '../types.ts';

export interface DevSiteOptions {
  brandsDir: string;
  slug: string;
  environment: Environment;
  cacheDir: string;
  packagesDir: string;
  buildDate: string;
}

/** A brand on its way to pages, for a server that renders them when they are asked for. */
export interface DevSite {
  site: Site;
  routes: ReadonlyMap<string, Route>;
  /** Pictures, fonts, stylesheet and icons, by path without a slash in front. */
  files: ReadonlyMap<string, OutputFile>;
  warnings: Warning[];
}

/** All of a build but its rendering. Throws what would fail the brand. */
export async function makeDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { brandsDir, slug, environment, buildDate, cacheDir, packagesDir } = options;
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined) throw new Error(`There is no brand "${slug}".`);
  if ('error' in brand) throw new Error(brand.error);
  const configuration = await load(brand);
  const result = read(configuration, brand, buildDate, await loadCodeCheck(configuration));
  const located = await findTimeZones(result.site);
  const illustrated = await illustrate(located, result.pictures, brand, cacheDir, packagesDir);
  const { site, files } = addSiteData(illustrated.site);
  return {
    site,
    routes: new Map(routesOf(site).map((route) => [route.path, route])),
    files: new Map([...illustrated.files, ...files].map((file) => [file.path, file])),
    warnings: [...result.warnings, ...illustrated.warnings],
  };
}
