import { locationPageAt, pageAt } from '#core/routes/routes.ts';
import type { Paths } from '#schema/site.ts';

/** The pages of a published site in its own language, whatever language that is. */
export interface SitePaths {
  /** The path of a fixed page; undefined where the site does not have it. */
  pathOf: (name: keyof Paths) => string | undefined;
  /** The paths of the pages of single locations. */
  locations: string[];
}

/** `files`: the HTML files of the site, such as "menu/index.html". */
export function sitePathsOf(files: readonly string[]): SitePaths {
  const own = files
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .flatMap((path) => ({ path, page: pageAt(path) }))
    .filter(({ page }) => page?.prefix === undefined);
  return {
    pathOf: (name) => own.find(({ page }) => page?.of === name && page.rest.length === 0)?.path,
    locations: own.map(({ path }) => path).filter((path) => locationPageAt(path) === 'location'),
  };
}
