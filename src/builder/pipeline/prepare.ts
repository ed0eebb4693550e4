import type { SheetKind } from '../../astro/styles/sheets.ts';
import type { CodeParts } from '../../domain/custom-code/no-code.ts';
import { allowsAnyScript } from '../../domain/site-files/content-security-policy.ts';
import type { Site } from '../../model/site.ts';
import { withOwnBrandId } from '../load/brand-owner.ts';
import { linkFiles } from '../load/linked-files.ts';
import { findPublicFiles, type PublicFile } from '../load/public-files.ts';
import { illustrate } from '../pictures/illustrate.ts';
import { addSiteData } from '../print/site-data.ts';
import { loadCodeCheck, loadCodeParts } from '../read/custom-code.ts';
import { read } from '../read/read.ts';
import { addZoneOffsets } from '../read/zone-offsets.ts';
import type { Brand, OutputFile, Warning } from '../types.ts';

export interface PrepareOptions {
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  /** `YYYY-MM-DD` */
  buildDate: string;
  /** Whether pictures may come from this machine and its network. */
  allowPrivatePictures?: boolean | undefined;
  /** The CSS that all pages of a voice share. The dev server leaves this out and adds the rules to its pages itself. */
  sharedStyles?: ((kind: SheetKind) => string) | undefined;
  /** Called at once for each value that could not be used, so that a brand that fails later has these warnings too. */
  onWarning: (warning: Warning) => void;
  /** Called after each step, to measure times. */
  onStep?: ((step: 'read' | 'illustrate') => void) | undefined;
}

const ANY_SCRIPT: Warning = {
  path: 'brand.json:contentSecurityPolicy',
  message:
    'is not set, and the site has code of its own. Its policy lets any script run, also one that somebody else put in. Name what the code loads, like { "script-src": ["https://www.googletagmanager.com"] }; {} if it loads nothing.',
};

/** A brand whose site is complete, before printing. */
export interface PreparedSite {
  site: Site;
  /** What the Content-Security-Policy needs to know about the brand's own code. */
  code: CodeParts;
  /** Pictures, fonts, stylesheet, icons. */
  illustrations: OutputFile[];
  /** The lists that islands fetch. */
  data: { path: string; bytes: string }[];
  /** The files of `public/`, and those that the configuration links to. Where the build makes a file of the same name, that one is published. */
  publicFiles: PublicFile[];
}

/** Makes a site with its pictures and look from a configuration as it was written. Throws when the brand fails. */
export async function prepareSite(
  brand: Brand,
  written: unknown,
  { cacheDir, root, buildDate, allowPrivatePictures = false, sharedStyles, onWarning, onStep }: PrepareOptions,
): Promise<PreparedSite> {
  const configuration = withOwnBrandId(brand, written, onWarning);
  const result = read(configuration, brand, buildDate, await loadCodeCheck(configuration));
  result.warnings.forEach((warning) => onWarning(warning));
  const own = findPublicFiles(brand, root);
  const linked = linkFiles(result.site, result.files, brand, own.files);
  for (const warning of [...own.warnings, ...linked.warnings]) onWarning(warning);
  const located = await addZoneOffsets(linked.site);
  onStep?.('read');
  const limits = { allowPrivate: allowPrivatePictures };
  const illustrated = await illustrate(located, result.pictures, brand, cacheDir, root, limits, sharedStyles);
  illustrated.warnings.forEach((warning) => onWarning(warning));
  onStep?.('illustrate');
  const code = await loadCodeParts(located.code);
  if (allowsAnyScript(located, code.isActive)) onWarning(ANY_SCRIPT);
  const { site, files } = addSiteData(illustrated.site);
  return { site, code, illustrations: illustrated.files, data: files, publicFiles: [...own.files, ...linked.files] };
}
