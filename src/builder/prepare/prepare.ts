import { join } from 'node:path';
import { type CodeParts, partsOfCode } from '#core/custom-code/code-parts.ts';
import type { Site } from '#schema/site.ts';
import { readAccessibilityTest } from '#brand/folder/accessibility-file.ts';
import { withOwnBrandId } from '#brand/folder/brand-owner.ts';
import { notifyWarnings } from '#brand/folder/notify-warnings.ts';
import { countryNamesIn } from '#core/countries/country-names.ts';
import { siteIn } from '#content/translation/translations.ts';
import { checkLanguages } from '#brand/translations/languages.ts';
import { linkFiles } from '#brand/folder/linked-files.ts';
import type { BrandFolder } from '#brand/folder/brand-folder.ts';
import { findPublicFiles, type PublicFiles } from '#brand/folder/public-files.ts';
import { optimizePictures } from '../pictures/optimize-pictures.ts';
import type { PictureEffort } from '#brand/pictures/original.ts';
import { type DataFile, makeSiteData } from './site-data.ts';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import { findRepeatedKeys } from '#brand/folder/repeated-keys.ts';
import { groupWarnings } from '#brand/folder/group.ts';
import { inGroupFile } from '#brand/report/in-group-file.ts';
import { inTranslationFiles } from '#brand/report/in-translation-files.ts';
import { consentWarnings } from './consent-warnings.ts';
import { policyWarnings } from '../site-files/policy-warnings.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { findZoneOffsets } from '#reader/places/zone-offsets.ts';
import type { LookName } from '#schema/looks.ts';
import type { Brand, CopiedFile, OutputFile, UnusedKey, Warning } from '#schema/warning.ts';

export interface ReadOptions {
  /** The minute of the build, `2026-11-28T15:30Z`, or its date alone. */
  builtAt: string;
  /** The files of the project's `public/`. */
  shared: PublicFiles;
  /** In place of the look that the configuration names, or that would be chosen. */
  look?: LookName;
}

export interface PrepareOptions extends ReadOptions {
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  /** Whether pictures may come from this machine and its network. */
  allowPrivatePictures?: boolean;
  /** Missing: `full`. */
  pictureEffort?: PictureEffort;
}

/** What the configuration of a brand says, and the files of its folder, before anything is made of them. */
export interface ReadBrand {
  result: ReturnType<typeof read>;
  linked: ReturnType<typeof linkFiles>;
  /** The files of `public/`, and those that the configuration links to. */
  publicFiles: CopiedFile[];
  warnings: Warning[];
}

/** A brand whose site is complete, before printing. */
export interface PreparedSite {
  site: Site;
  /** The same in its other languages. */
  translations: Site[];
  /** What the Content-Security-Policy needs to know about the brand's own code. */
  code: CodeParts;
  /** Pictures, fonts, stylesheet, icons. */
  optimizedPictures: OutputFile[];
  /** The lists that islands fetch. */
  data: DataFile[];
  /** Hex colours of the light pages, by what they are for. */
  colors: Record<string, string>;
  unusedKeys: UnusedKey[];
  /** A sentence for each language that lacks translations. */
  untranslated: string[];
  /** Whether some pictures were encoded quickly, and better ones may take their place. */
  hasProvisionalPictures: boolean;
  /** Where the build makes a file of the same name, that one is published. */
  publicFiles: CopiedFile[];
  warnings: Warning[];
}

/** Keys that the files of a brand have twice. Known before anything of them is read. */
export function repeatedKeysOf(brand: Brand, { readText }: BrandFolder): Warning[] {
  const translations = listTranslationFiles(brand.folder).map(({ name }) => name);
  return findRepeatedKeys(brand, readText, translations);
}

/** Reads a configuration as it was written. Throws a ConfigurationError for what is no configuration. */
export function readBrand(
  brand: Brand,
  folder: BrandFolder,
  written: unknown,
  { builtAt, shared, look }: ReadOptions,
): ReadBrand {
  const { configuration, warnings } = withOwnBrandId(brand, written);
  const inItsFile = (some: readonly Warning[]): Warning[] =>
    inGroupFile(inTranslationFiles(some, brand), brand, configuration, folder.readText);
  const result = readFrom(brand, () => read(configuration, brand, builtAt));
  const accessibility = readAccessibilityTest(brand, folder.readText, result.site.buildDate);
  if (accessibility.test) result.site.accessibilityTest = accessibility.test;
  if (look !== undefined) result.site.theme = { ...result.site.theme, look };
  const own = findPublicFiles(brand.folder, shared, folder.hashOf);
  const linked = linkFiles(result.site, result.files, brand.folder, own.files, folder.hashOf);
  return {
    result,
    linked,
    publicFiles: [...own.files, ...linked.files],
    warnings: [
      ...warnings,
      ...groupWarnings(brand, folder.readText),
      ...inItsFile(result.warnings),
      ...own.warnings,
      ...linked.warnings,
      ...accessibility.warnings,
      ...notifyWarnings(brand, result.site),
    ],
  };
}

/** Makes the site of each language, with its pictures and its look. */
export async function prepareSite(
  brand: Brand,
  folder: BrandFolder,
  { result, linked, publicFiles }: ReadBrand,
  { cacheDir, root, allowPrivatePictures = false, pictureEffort = 'full' }: PrepareOptions,
): Promise<PreparedSite> {
  const { site: found, translations } = result;
  const zoneOffsets = await findZoneOffsets(found);
  const { pictures, look, ...optimized } = await optimizePictures(found, result.pictures, {
    folder: brand.folder,
    hashOf: folder.hashOf,
    cacheDir,
    root,
    limits: { allowPrivate: allowPrivatePictures, effort: pictureEffort },
    fontLicence: brand.fontLicence,
    languages: [...translations.byLanguage.keys()],
    translations: Array.from(translations.byLanguage.values(), (texts) => [...texts.values()]).flat(),
  });
  const code = partsOfCode(found.code);
  const { languages, untranslated, warnings } = checkLanguages(found, translations, brand);
  const { fileLink, locations } = linked.links;
  const named = countryNamesIn(found.language, { ...found, locations });
  const site: Site = { ...found, ...named, fileLink, zoneOffsets, languages, pictures, look };
  const others = (languages ?? [])
    .slice(1)
    .map((language) => siteIn(site, language, translations.byLanguage.get(language.tag) ?? new Map()));
  const data = [site, ...others].flatMap(makeSiteData);
  return {
    site,
    translations: others,
    code,
    optimizedPictures: optimized.files,
    // A list that says the same in two languages is one file.
    data: [...new Map(data.map((file) => [file.path, file])).values()],
    colors: optimized.colors,
    unusedKeys: result.unusedKeys,
    untranslated,
    hasProvisionalPictures: optimized.hasProvisionalPictures,
    publicFiles,
    warnings: [
      ...optimized.warnings,
      ...policyWarnings(found, code),
      ...consentWarnings(found, brand),
      ...inTranslationFiles(warnings, brand),
    ],
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
