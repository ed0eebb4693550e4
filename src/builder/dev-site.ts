import { type Route, routesOf } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import { findBrands } from '#brand/folder/brands.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { openFolder } from '#brand/folder/brand-folder.ts';
import { findSharedFiles } from '#brand/folder/public-files.ts';
import { inSets } from '#changes/bad-values.ts';
import { loadDue } from '#changes/due-configuration.ts';
import { type CappedWarnings, capWarnings } from '#brand/report/capped-warnings.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import type { OutputFile } from '#schema/warning.ts';
import { prepareSite, type PrepareOptions, readBrand, repeatedKeysOf } from './prepare/prepare.ts';

export interface DevSiteOptions extends Omit<PrepareOptions, 'shared'> {
  brandsDir: string;
  slug: string;
  environment: Environment;
}

/** A brand that is ready to print, for a server that renders each page on request. */
export interface DevSite {
  site: Site;
  /** By path, in all languages. */
  routes: ReadonlyMap<string, { site: Site; route: Route }>;
  /** The files of `public/`, pictures, fonts, stylesheet, icons and the lists that islands fetch, by path without a slash at the start. */
  files: ReadonlyMap<string, OutputFile>;
  said: CappedWarnings;
}

/** Does the steps of a build before printing. Throws the error that would fail the brand. */
export async function makeDevSite({ brandsDir, slug, environment, ...options }: DevSiteOptions): Promise<DevSite> {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined) throw new Error(`There is no brand "${slug}".`);
  if ('error' in brand) throw new Error(brand.error);
  const folder = openFolder(brand);
  const shared = findSharedFiles(options.root);
  const due = await loadDue(brand, options.builtAt, folder);
  const known = readBrand(brand, folder, due.configuration, { ...options, shared });
  const prepared = await prepareSite(brand, folder, known, { ...options, shared });
  const { site, translations, optimizedPictures, data, publicFiles } = prepared;
  const capped = capWarnings([
    ...repeatedKeysOf(brand, folder),
    ...due.warnings,
    ...inSets(known.warnings, due.edits),
    ...prepared.warnings,
  ]);
  const said = { ...capped, warnings: locateWarnings(capped.warnings, brand, folder.readText) };
  const routes = [site, ...translations].flatMap((each) => routesOf(each).map((route) => ({ site: each, route })));
  return {
    site,
    // Of a path that all languages have, the page for what is missing, that of the site's own language.
    routes: new Map(routes.toReversed().map((each) => [each.route.path, each])),
    files: new Map([...publicFiles, ...optimizedPictures, ...data].map((file) => [file.path, file])),
    said,
  };
}
