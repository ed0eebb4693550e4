import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { brandSchema, type BrandFile } from '../model/brand.ts';
import type { Services } from '../model/site.ts';
import { parseJson } from './json.ts';
import { didYouMean } from './nearest.ts';
import { describeFileError, describeProblems, quoteValue, shortenPath } from './problems.ts';
import type { Brand, Warning } from './types.ts';
import { UsageError } from './usage-error.ts';

/** A folder of `brands/` that can't be built, and all that is wrong with its `brand.json`. */
export interface UnreadableBrand {
  slug: string;
  error: string;
}

export type Environment = Record<string, string | undefined>;

/**
 * The brands of a folder by slug, or only the named ones. One that can't be read stands there with its error: it fails
 * alone. Throws a `UsageError` where the folder, or a brand asked for, does not exist.
 */
export function findBrands(
  brandsDir: string,
  environment: Environment,
  slugs: string[] = [],
): (Brand | UnreadableBrand)[] {
  const known = listBrandFolders(brandsDir);
  for (const slug of slugs) {
    if (known.includes(slug)) continue;
    throw new UsageError(`There is no brand "${slug}" in ${shortenPath(brandsDir)}.${didYouMean(slug, known)}`);
  }
  return known
    .filter((slug) => slugs.length === 0 || slugs.includes(slug))
    .map((slug) => readBrand(brandsDir, slug, environment));
}

/** Every folder's name, brand or not yet. Dotfiles and plain files are somebody else's. */
export function listBrandFolders(brandsDir: string): string[] {
  try {
    return readdirSync(brandsDir)
      .filter((name) => !name.startsWith('.') && isFolder(join(brandsDir, name)))
      .sort();
  } catch (error) {
    throw new UsageError(`The folder of brands ${shortenPath(brandsDir)} ${describeFileError(error)}.`);
  }
}

/** A slug becomes a folder and a host name: 63 is what one part of a host name may have (RFC 1035). */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,63}$/.test(text);
export const SLUG_RULE = 'a slug has only a-z, 0-9 and hyphens, at most 63';

/** What a brand lacks without being wrong. */
export function findBrandWarnings({ services }: Brand): Warning[] {
  if (services.supabaseUrl === '') {
    const message =
      'is not set, nor is SUPABASE_URL. Forms and the assistant call the site’s own origin, which only the preview or a proxy of the host answers.';
    return [{ path: 'brand.json:supabaseUrl', message }];
  }
  if (services.supabaseAnonKey !== '') return [];
  const message = 'is not set, nor is SUPABASE_ANON_KEY. The backend will refuse what forms and the assistant send.';
  return [{ path: 'brand.json:supabaseAnonKey', message }];
}

function readBrand(brandsDir: string, slug: string, environment: Environment): Brand | UnreadableBrand {
  const folder = join(brandsDir, slug);
  const file = join(folder, 'brand.json');
  if (!isSlug(slug)) {
    return { slug, error: describeProblems(folder, [`"${slug}" can't be a brand: ${SLUG_RULE}. Rename the folder.`]) };
  }
  try {
    const written = parseJson(readFileSync(file, 'utf8'));
    const { file: brandFile, services, problems } = check(written, environment);
    if (brandFile === undefined || problems.length > 0) return { slug, error: describeProblems(file, problems) };
    return { slug, folder, brandId: brandFile.brandId, origin: brandFile.siteUrl, source: brandFile.source, services };
  } catch (error) {
    const problem = error instanceof SyntaxError ? error.message : `${describeFileError(error)}. ${EXAMPLE}`;
    return { slug, error: describeProblems(file, [problem]) };
  }
}

const EXAMPLE =
  'Write it like { "brandId": "saffron-lane", "siteUrl": "https://saffronlane.example", "source": "file" }.';

interface Checked {
  file: BrandFile | undefined;
  services: Services;
  problems: string[];
}

function check(written: unknown, environment: Environment): Checked {
  const parsed = brandSchema.safeParse(written);
  const problems = parsed.success ? [] : parsed.error.issues.flatMap((issue) => describeIssue(issue, written));
  const services = mergeServices(parsed.data ?? {}, environment, problems);
  if (parsed.data?.source === 'supabase') problems.push(...findMissingBackend(services));
  return { file: parsed.data, services, problems };
}

function describeIssue(issue: z.core.$ZodIssue, written: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(brandSchema.shape);
    return issue.keys.map((key) => `${key}: is not a known key.${didYouMean(key, known)}`);
  }
  const [key] = issue.path;
  if (key === undefined) return [`must be an object, not ${quoteValue(written)}. ${EXAMPLE}`];
  const value = (written as Record<PropertyKey, unknown>)[key];
  return [`${String(key)}: ${value === undefined ? 'is missing; it' : quoteValue(value)} ${issue.message}`];
}

/** Names in `brand.json`, and in the environment when a brand does not say. */
const SERVICES = {
  supabaseUrl: 'SUPABASE_URL',
  supabaseAnonKey: 'SUPABASE_ANON_KEY',
  googleMapsApiKey: 'GOOGLE_MAPS_API_KEY',
  googleMapsMapId: 'GOOGLE_MAPS_MAP_ID',
  influencerPortalUrl: 'INFLUENCER_PORTAL_URL',
} as const satisfies Record<keyof Services, string>;

function mergeServices(own: Partial<BrandFile>, environment: Environment, problems: string[]): Services {
  const pick = (key: keyof Services): string => {
    if (own[key] !== undefined) return own[key];
    const value = environment[SERVICES[key]] ?? '';
    const parsed = brandSchema.shape[key].safeParse(value);
    if (parsed.success) return parsed.data ?? '';
    problems.push(
      `${key}: ${quoteValue(value)} from the environment's ${SERVICES[key]} ${parsed.error.issues[0]?.message}`,
    );
    return '';
  };
  return {
    supabaseUrl: pick('supabaseUrl'),
    supabaseAnonKey: pick('supabaseAnonKey'),
    googleMapsApiKey: pick('googleMapsApiKey'),
    googleMapsMapId: pick('googleMapsMapId'),
    influencerPortalUrl: pick('influencerPortalUrl'),
  };
}

/** A site can do without a backend; a build that loads its configuration from one can't. */
function findMissingBackend(services: Services): string[] {
  const missing = (['supabaseUrl', 'supabaseAnonKey'] as const).filter((key) => services[key] === '');
  return missing.map(
    (key) =>
      `${key}: is not set, nor is ${SERVICES[key]}. The source "supabase" needs it; to build from website.json write "source": "file".`,
  );
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
