import { join } from 'node:path';
import { type CodeParts, partsOfCode } from '#core/custom-code/code-parts.ts';
import type { Site } from '#schema/site.ts';
import { withOwnBrandId } from '#brand/folder/brand-owner.ts';
import { addLanguages } from '#brand/translations/languages.ts';
import { linkFiles } from '#brand/folder/linked-files.ts';
import type { BrandFolder } from '#brand/folder/brand-folder.ts';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import { findPublicFiles, type PublicFiles } from '#brand/folder/public-files.ts';
import { illustrate } from '../pictures/illustrate.ts';
import type { PictureEffort } from '#brand/pictures/original.ts';
import { addSiteData } from './site-data.ts';
import { inTranslationFiles } from '#brand/report/in-translation-files.ts';
import { policyWarnings } from '../site-files/policy-warnings.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { findRepeatedKeys } from '#brand/folder/repeated-keys.ts';
import { addZoneOffsets } from '#reader/places/zone-offsets.ts';
import type { Brand, CopiedFile, OutputFile, UnusedKey, Warning } from '#schema/warning.ts';

export interface PrepareOptions {
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  /** `YYYY-MM-DD` */
  buildDate: string;
  /** Whether pictures may come from this machine and its network. */
  allowPrivatePictures?: boolean;
  /** Missing: `full`. */
  pictureEffort?: PictureEffort;
  /** The files of the project's `public/`. */
  shared: PublicFiles;
  /** Called after each step with what could not be used, so that a brand that fails later has these warnings too. */
  warn: (warnings: readonly Warning[]) => void;
}

/** A brand whose site is complete, before printing. */
export interface PreparedSite {
  site: Site;
  /** The same in its other languages. */
  translations: Site[];
  /** What the Content-Security-Policy needs to know about the brand's own code. */
  code: CodeParts;
  /** Pictures, fonts, stylesheet, icons. */
  illustrations: OutputFile[];
  /** The lists that islands fetch. */
  data: { path: string; bytes: string }[];
  /** Hex colours of the light pages, by what they are for. */
  colors: Record<string, string>;
  unusedKeys: UnusedKey[];
  /** A sentence for each language that lacks translations. */
  untranslated: string[];
  /** Whether some pictures were encoded quickly, and better ones may take their place. */
  hasProvisionalPictures: boolean;
  /** The files of `public/`, and those that the configuration links to. Where the build makes a file of the same name, that one is published. */
  publicFiles: CopiedFile[];
}

/** Makes a site with its pictures and look from a configuration as it was written. Throws when the brand fails. */
export async function prepareSite(
  brand: Brand,
  folder: BrandFolder,
  written: unknown,
  { cacheDir, root, buildDate, allowPrivatePictures = false, pictureEffort = 'full', shared, warn }: PrepareOptions,
): Promise<PreparedSite> {
  const translationFiles = listTranslationFiles(brand.folder).map(({ name }) => name);
  warn(findRepeatedKeys(brand, folder.readText, translationFiles));
  const { configuration, warnings } = withOwnBrandId(brand, written);
  warn(warnings);
  const result = readFrom(brand, () => read(configuration, brand, buildDate));
  warn(inTranslationFiles(result.warnings, brand));
  const own = findPublicFiles(brand.folder, shared, folder.hashOf);
  const linked = linkFiles(result.site, result.files, brand.folder, own.files, folder.hashOf);
  warn([...own.warnings, ...linked.warnings]);
  const located = await addZoneOffsets(linked.site);
  const illustrated = await illustrate(located, result.pictures, {
    folder: brand.folder,
    hashOf: folder.hashOf,
    cacheDir,
    root,
    limits: { allowPrivate: allowPrivatePictures, effort: pictureEffort },
    translations: Array.from(result.translations.byLanguage.values(), (texts) => [...texts.values()]).flat(),
  });
  warn(illustrated.warnings);
  const code = partsOfCode(located.code);
  warn(policyWarnings(located, code));
  const whole = { ...located, pictures: illustrated.pictures, look: illustrated.look };
  const inLanguages = addLanguages(whole, result.translations, brand);
  warn(inTranslationFiles(inLanguages.warnings, brand));
  const [inOwn, ...inOthers] = inLanguages.sites;
  const { site, files } = addSiteData(inOwn);
  const rest = inOthers.map(addSiteData);
  return {
    site,
    translations: rest.map((each) => each.site),
    code,
    illustrations: illustrated.files,
    // A list that says the same in two languages is one file.
    data: [...new Map([...files, ...rest.flatMap((each) => each.files)].map((file) => [file.path, file])).values()],
    colors: illustrated.colors,
    unusedKeys: result.unusedKeys,
    untranslated: inLanguages.untranslated,
    hasProvisionalPictures: illustrated.hasProvisionalPictures,
    publicFiles: [...own.files, ...linked.files],
  };
}

/** Names the file, or the call, of what is no configuration. */
function readFrom<Result>({ folder, source }: Brand, readIt: () => Result): Result {
  try {
    return readIt();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const name = source === 'file' ? shortenPath(join(folder, 'website.json')) : 'The "data" of get-brand-website';
    throw new ConfigurationError(error.problem, name);
  }
}
