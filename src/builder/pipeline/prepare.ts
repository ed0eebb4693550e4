import type { Site } from '../../model/site.ts';
import { illustrate } from '../pictures/illustrate.ts';
import { addSiteData } from '../print/site-data.ts';
import { loadCodeCheck } from '../read/custom-code.ts';
import { read } from '../read/read.ts';
import { findTimeZones } from '../read/time-zones.ts';
import type { Brand, OutputFile, Warning } from '../types.ts';

export interface PrepareOptions {
  cacheDir: string;
  /** The `node_modules` the fonts lie in. */
  packagesDir: string;
  /** `YYYY-MM-DD` */
  buildDate: string;
  /** Hears what could not be used, step by step: a brand that fails later has said so much. */
  onWarnings: (warnings: Warning[]) => void;
  /** Hears when a step is done, for whoever measures. */
  onStep?: ((step: 'read' | 'illustrate') => void) | undefined;
}

/** A brand whose site is complete, and nothing printed yet. */
export interface PreparedSite {
  site: Site;
  /** Pictures, fonts, stylesheet, icons. */
  illustrations: OutputFile[];
  /** The lists that islands fetch. */
  data: { path: string; bytes: string }[];
}

/** From a configuration as it was written to a site with its pictures and look. Throws what fails the brand. */
export async function prepareSite(
  brand: Brand,
  configuration: unknown,
  { cacheDir, packagesDir, buildDate, onWarnings, onStep }: PrepareOptions,
): Promise<PreparedSite> {
  const result = read(configuration, brand, buildDate, await loadCodeCheck(configuration));
  onWarnings(result.warnings);
  const located = await findTimeZones(result.site);
  onStep?.('read');
  const illustrated = await illustrate(located, result.pictures, brand, cacheDir, packagesDir);
  onWarnings(illustrated.warnings);
  onStep?.('illustrate');
  const { site, files } = addSiteData(illustrated.site);
  return { site, illustrations: illustrated.files, data: files };
}
