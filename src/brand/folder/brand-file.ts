import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { brandSchema, type BrandFile } from '#schema/brand-folder/brand.ts';
import { NOTIFY_FORMS, notifySchema } from '#schema/brand-folder/notify.ts';
import type { Services } from '#schema/site.ts';
import { parseJson } from '../files/json.ts';
import { readTextBelow } from '../files/ordinary-file.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { describeFileError } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand } from '#schema/warning.ts';

export type Environment = Record<string, string | undefined>;

/** Reads a brand from its `brand.json` and the environment, or answers everything that is wrong with them. */
export function readBrandFile(
  path: string,
  environment: Environment,
): Omit<Brand, 'slug' | 'folder'> | { problems: string[] } {
  let brandFile: string;
  let written: unknown;
  try {
    brandFile = readTextBelow(dirname(path), basename(path), MAX_BYTES);
    written = parseJson(brandFile);
  } catch (error) {
    return { problems: [error instanceof SyntaxError ? error.message : `${describeFileError(error)}. ${EXAMPLE}`] };
  }
  const { file, services, problems } = check(written, environment);
  if (file === undefined || problems.length > 0) return { problems: describeInOrder(problems, written) };
  const {
    brandId,
    siteUrl: origin,
    source,
    group,
    host,
    contentSecurityPolicy,
    consent,
    redirects,
    fontLicence,
    notify,
    supabaseUrl,
  } = file;
  const hiddenSupabaseUrl = supabaseUrl === '' ? (environment['SUPABASE_URL'] ?? '').trim() : undefined;
  return {
    brandFile,
    brandId,
    origin,
    source,
    ...(group !== undefined && { group }),
    host,
    services,
    hiddenSupabaseUrl,
    counts: file.counts ?? services.supabaseUrl !== '',
    contentSecurityPolicy,
    consent,
    redirects,
    fontLicence,
    notify,
  };
}

/** Far more than the few keys of a `brand.json` need. */
const MAX_BYTES = 1024 * 1024;

const EXAMPLE =
  'Write it like { "brandId": "saffron-lane", "siteUrl": "https://saffronlane.example", "source": "file" }.';

/** A key of `brand.json` and what is wrong with it. Without a key: with the whole file. */
interface Problem {
  key?: string;
  /** Of a value within that of the key. */
  path?: string;
  message: string;
}

interface Checked {
  file: BrandFile | undefined;
  services: Services;
  problems: Problem[];
}

function check(written: unknown, environment: Environment): Checked {
  const parsed = brandSchema.safeParse(written);
  const problems = parsed.success ? [] : parsed.error.issues.flatMap((issue) => describeIssue(issue, written));
  const services = mergeServices(parsed.data ?? {}, environment, problems);
  if (parsed.data?.source === 'supabase') addMissingBackend(services, problems);
  return { file: parsed.data, services, problems };
}

/** In the file's order. Problems with keys that are not in the file come last. */
function describeInOrder(problems: Problem[], written: unknown): string[] {
  const keys = Object.keys(Object(written));
  const placeOf = ({ key = '' }: Problem): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return problems
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ key, path = key, message }) => (path === undefined ? message : `${path}: ${message}`));
}

function describeIssue(issue: z.core.$ZodIssue, written: unknown): Problem[] {
  const [key, ...inner] = issue.path;
  if (key === 'notify' && (inner.length > 0 || issue.code === 'unrecognized_keys'))
    return describeInner(key, inner, issue, written);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(brandSchema.shape);
    return issue.keys.map((key) => ({ key, message: `is not a known key.${didYouMean(key, known)}` }));
  }
  if (key === undefined) return [{ message: `must be an object, not ${quoteValue(written)}. ${EXAMPLE}` }];
  const value = (written as Record<PropertyKey, unknown>)[key];
  const subject = value === undefined ? 'is missing; it' : quoteValue(value);
  return [{ key: String(key), message: `${subject} ${issue.message}.` }];
}

/** The same of a value within `notify`: "notify.forms.catering.email: 7 must be …". */
function describeInner(key: string, inner: PropertyKey[], issue: z.core.$ZodIssue, written: unknown): Problem[] {
  const pathTo = (more: string[]): string => [key, ...inner.map(String), ...more].join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = inner.at(-1) === 'forms' ? NOTIFY_FORMS : Object.keys(notifySchema.shape);
    return issue.keys.map((unknown) => ({
      key,
      path: pathTo([unknown]),
      message: `is not a known key.${didYouMean(unknown, known)}${known === NOTIFY_FORMS ? ` The forms are ${known.join(', ')}.` : ''}`,
    }));
  }
  const value = [key, ...inner].reduce<unknown>(
    (outer, name) => (Object(outer) as Record<PropertyKey, unknown>)[name],
    written,
  );
  // What is wrong with one address says itself which one that is.
  const subject = issue.code === 'custom' ? '' : `${quoteValue(value)} `;
  return [{ key, path: pathTo([]), message: `${subject}${issue.message}.` }];
}

/** Keys of `brand.json`, and the environment variables that are used where the key is missing. */
export const SERVICES = {
  supabaseUrl: 'SUPABASE_URL',
  supabaseAnonKey: 'SUPABASE_ANON_KEY',
  googleMapsApiKey: 'GOOGLE_MAPS_API_KEY',
  googleMapsMapId: 'GOOGLE_MAPS_MAP_ID',
  influencerPortalUrl: 'INFLUENCER_PORTAL_URL',
} as const satisfies Record<keyof Services, string>;

function mergeServices(own: Partial<BrandFile>, environment: Environment, problems: Problem[]): Services {
  const pick = (key: keyof Services): string => {
    if (own[key] !== undefined) return own[key];
    const value = environment[SERVICES[key]] ?? '';
    const parsed = brandSchema.shape[key].safeParse(value);
    if (parsed.success) return parsed.data ?? '';
    const reason = parsed.error.issues[0]?.message ?? 'is wrong';
    problems.push({ key, message: `${SERVICES[key]} of the environment, ${quoteValue(value)}, ${reason}.` });
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

/** A site works without a backend, but a build that loads its configuration from a backend does not. */
function addMissingBackend(services: Services, problems: Problem[]): void {
  for (const key of ['supabaseUrl', 'supabaseAnonKey'] as const) {
    if (services[key] !== '' || problems.some((problem) => problem.key === key)) continue;
    const message = `is not set, nor is ${SERVICES[key]}. The source "supabase" needs it; to build from website.json write "source": "file".`;
    problems.push({ key, message });
  }
}
