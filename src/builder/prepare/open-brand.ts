import { join } from 'node:path';
import { type BrandFolder, openFolder } from '#brand/folder/brand-folder.ts';
import { hashInputs } from '#brand/folder/inputs.ts';
import type { PublicFiles } from '#brand/folder/public-files.ts';
import { isAsNoted } from '#brand/files/file-note.ts';
import { readState, type SiteState } from '../output/state.ts';
import type { PictureEffort } from '#brand/pictures/original.ts';
import { pictureEffort } from '../pictures/sizes.ts';
import type { Brand } from '#schema/warning.ts';

/** A brand's files as they are now, and what the last build left of it. */
export interface OpenBrand {
  brand: Brand;
  folder: BrandFolder;
  /** Of the site that is there. Missing: the brand is built in full. */
  last: SiteState | undefined;
}

export interface OpenOptions {
  outDir: string;
  compiled: { key: string };
  /** The files of the project's `public/`. */
  shared: PublicFiles;
  allowPrivatePictures?: boolean;
  /** Missing: `full`. */
  pictureEffort?: PictureEffort;
  /** The minute of the build, `2026-11-28T15:30Z`, or its date alone. */
  builtAt: string;
  /** The time of which the site is built, on the clock of the brand, in place of now: `2026-12-24T18:00`. */
  at?: string;
}

/** Walks the brand's folder once, with the hash of each file. */
export function openBrand(brand: Brand, { outDir }: Pick<OpenOptions, 'outDir'>): OpenBrand {
  const last = readState(outDir, brand.slug);
  return { brand, last, folder: openFolder(brand, last?.inputs.files) };
}

/** A hash of all that the output depends on but the day: the brand, the compiled code, the files that all brands have, and the options of the build. */
export function inputsOf(
  { brand, folder }: OpenBrand,
  loaded: string | undefined,
  { compiled, shared, allowPrivatePictures = false }: OpenOptions,
): string {
  const facts = [shared.files.map(({ path, hash }) => [path, hash]), shared.warnings];
  return hashInputs(brand, folder, loaded, [compiled.key, facts, allowPrivatePictures, pictureEffort() === 'quick']);
}

/** Whether the site is there as it was published, and a build of these inputs on this day would make the same. Dates and minutes compare as texts. */
export function isUpToDate(
  { brand, last }: OpenBrand,
  inputs: string,
  { outDir, builtAt, at, pictureEffort: effort }: OpenOptions,
): boolean {
  // What is there, or what is asked for, is not the site of now.
  if (at !== undefined || last?.at !== undefined) return false;
  if (last?.inputs.hash !== inputs || builtAt >= last.nextChange) return false;
  if (last.hasProvisionalPictures === true && effort !== 'preview') return false;
  const siteDir = join(outDir, brand.slug);
  return Object.entries(last.files).every(([path, note]) => isAsNoted(join(siteDir, path), note));
}
