import { type Route, routesOf } from '../../domain/pages/routes.ts';
import type { Site } from '../../model/site.ts';
import { findBrands } from '../load/brands.ts';
import type { Environment } from '../load/brand-file.ts';
import { load } from '../load/load.ts';
import { addWarning, type CappedWarnings } from '../report/capped-warnings.ts';
import type { OutputFile } from '../types.ts';
import { prepareSite, type PrepareOptions } from './prepare.ts';

export interface DevSiteOptions extends Omit<PrepareOptions, 'onWarning' | 'onStep'> {
  brandsDir: string;
  slug: string;
  environment: Environment;
}

/** A brand on its way to pages, for a server that renders them when they are asked for. */
export interface DevSite {
  site: Site;
  routes: ReadonlyMap<string, Route>;
  /** Pictures, fonts, stylesheet and icons, by path without a slash in front. */
  files: ReadonlyMap<string, OutputFile>;
  said: CappedWarnings;
}

/** All of a build but its printing. Throws what would fail the brand. */
export async function makeDevSite({ brandsDir, slug, environment, ...options }: DevSiteOptions): Promise<DevSite> {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined) throw new Error(`There is no brand "${slug}".`);
  if ('error' in brand) throw new Error(brand.error);
  const said: CappedWarnings = { warnings: [] };
  const { site, illustrations, data } = await prepareSite(brand, await load(brand), {
    ...options,
    onWarning: (warning) => addWarning(said, warning),
  });
  return {
    site,
    routes: new Map(routesOf(site).map((route) => [route.path, route])),
    files: new Map([...illustrations, ...data].map((file) => [file.path, file])),
    said,
  };
}
