import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBrandFile, type Environment } from './brand-file.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { describeFileError, describeProblems, shortenPath } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { UsageError } from '../errors/usage-error.ts';
import { GROUPS } from './group-file.ts';

/** A folder of `brands/` that can't be built, and all that is wrong with its `brand.json`. */
export interface UnreadableBrand {
  slug: string;
  error: string;
}

/**
 * The brands of a folder by slug, or only the named ones. A brand that can't be read is returned with its error, so that
 * only this brand fails. Throws a `UsageError` where the folder, or a brand asked for, does not exist.
 */
export function findBrands(
  brandsDir: string,
  environment: Environment,
  slugs: string[] = [],
): (Brand | UnreadableBrand)[] {
  if (slugs.length === 0) return listBrandFolders(brandsDir).map((slug) => readBrand(brandsDir, slug, environment));
  // Looking at a thousand folders for one brand takes as long as reading a configuration.
  const asked = [...new Set(slugs)].sort();
  const missing = asked.find((slug) => slug === GROUPS || !isFolder(join(brandsDir, slug)));
  if (missing === undefined) return asked.map((slug) => readBrand(brandsDir, slug, environment));
  const hint = didYouMean(missing, listBrandFolders(brandsDir));
  throw new UsageError(`There is no brand "${missing}" in ${shortenPath(brandsDir)}.${hint}`);
}

/** The names of all folders, with or without a `brand.json`. Dotfiles, plain files and the folder of groups are ignored. */
export function listBrandFolders(brandsDir: string): string[] {
  try {
    return readdirSync(brandsDir)
      .filter((name) => !name.startsWith('.') && name !== GROUPS && isFolder(join(brandsDir, name)))
      .sort();
  } catch (error) {
    throw new UsageError(`The folder of brands ${shortenPath(brandsDir)} ${describeFileError(error)}.`);
  }
}

/** A slug becomes a folder's name and a part of a host name, which may have 63 characters (RFC 1035). */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,63}$/.test(text);
export const SLUG_RULE = 'a slug has only a-z, 0-9 and hyphens, at most 63';

/** Warnings about missing backend settings. `hasBackend`: a preview is the backend of brands that name none. */
export function findBrandWarnings({ services, hiddenSupabaseUrl: hidden }: Brand, hasBackend = false): Warning[] {
  if (services.supabaseUrl === '') {
    if (hasBackend || hidden === '') return [];
    const message =
      hidden === undefined
        ? 'is not set, nor is SUPABASE_URL. Forms and the assistant call the site’s own origin, which only the preview or a proxy of the host answers.'
        : `is empty, so SUPABASE_URL, ${quoteValue(hidden)}, is not used. Forms and the assistant call the site’s own origin. To use SUPABASE_URL, delete the key.`;
    return [{ path: 'brand.json:supabaseUrl', message }];
  }
  if (services.supabaseAnonKey !== '') return [];
  const message = 'is not set, nor is SUPABASE_ANON_KEY. The backend will refuse what forms and the assistant send.';
  return [{ path: 'brand.json:supabaseAnonKey', message }];
}

function readBrand(brandsDir: string, slug: string, environment: Environment): Brand | UnreadableBrand {
  const folder = resolve(brandsDir, slug);
  const file = join(folder, 'brand.json');
  if (!isSlug(slug)) {
    return { slug, error: describeProblems(folder, [`"${slug}" can't be a brand: ${SLUG_RULE}. Rename the folder.`]) };
  }
  const read = readBrandFile(file, environment);
  return 'problems' in read ? { slug, error: describeProblems(file, read.problems) } : { slug, folder, ...read };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // a link to nowhere
  }
}
