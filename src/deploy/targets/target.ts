import { resolve } from 'node:path';
import { UsageError } from '#brand/errors/usage-error.ts';
import { findNearest } from '#core/text/nearest.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { isBelowPath } from '../site/safe-path.ts';

/** Where sites are served from, as `--to` names it. `{slug}` in it stands for the brand. */
export type Target =
  | { kind: 'dir'; path: string }
  | { kind: 's3'; bucket: string; prefix: string }
  | { kind: 'cloudflare'; project: string }
  | { kind: 'netlify'; site: string };

export const TARGET_FORMS = 'dir:PATH, s3://BUCKET/PREFIX, cloudflare:PROJECT or netlify:SITE';
/** What is written after the colon, or a sentence about it that says what to write. */
const KINDS: Record<Target['kind'], (rest: string) => Target | string> = {
  dir: (path) =>
    path === '' ? 'names no folder. Write its path after the colon, like dir:/srv/www.' : { kind: 'dir', path },
  s3: (rest) => {
    const [, bucket, path = ''] = /^\/\/([^/]*)(\/.*)?$/s.exec(rest) ?? [];
    if (bucket === undefined) return `has no // before the name of the bucket. Write it like ${S3_EXAMPLE}.`;
    const fault = BUCKET_FAULTS.find(({ pattern }) => pattern.test(sampleOf(bucket)));
    if (fault) return `${fault.says}. Write the name of your bucket as S3 shows it, like ${S3_EXAMPLE}.`;
    const prefix = path.replace(/^\/|\/$/g, '');
    if (prefix === '' || isBelowPath(prefix)) return { kind: 's3', bucket, prefix };
    return `has a path after the bucket with an empty part, "." or "..", or a character that no address has. Write it like ${S3_EXAMPLE}.`;
  },
  cloudflare: (project) =>
    NAME.test(sampleOf(project))
      ? { kind: 'cloudflare', project }
      : `${NO_NAME}. Write the name of a project of Cloudflare Pages after the colon, like cloudflare:my-project.`,
  netlify: (site) =>
    NAME.test(sampleOf(site))
      ? { kind: 'netlify', site }
      : `${NO_NAME}. Write the name or the id of a site of Netlify after the colon, like netlify:my-site.`,
};
const S3_EXAMPLE = 's3://my-bucket/sites';
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET_FAULTS = [
  { pattern: /^$/, says: 'names no bucket' },
  { pattern: /\p{Lu}/u, says: 'names a bucket with capital letters, and a bucket has small letters only' },
  {
    pattern: /[^a-z0-9.-]/,
    says: 'names a bucket with a character other than small letters, digits, dots and hyphens',
  },
  { pattern: /^.{1,2}$/, says: 'names a bucket of fewer than 3 characters' },
  { pattern: /^.{64}/, says: 'names a bucket of more than 63 characters' },
  { pattern: /^[.-]|[.-]$/, says: 'names a bucket that does not begin and end with a letter or a digit' },
  { pattern: /\.\./, says: 'names a bucket with two dots side by side' },
  { pattern: /^\d+(?:\.\d+){3}$/, says: 'names an IP address, which no bucket may be called' },
];
const NO_NAME =
  'names neither a project nor a site: a name has letters, digits, hyphens, dots and underscores, at most 100';
const NAME = /^[\w][\w.-]{0,99}$/;
const SLUG = '{slug}';
const sampleOf = (text: string): string => text.replaceAll(SLUG, 'a-slug');
const isKind = (word: string): word is Target['kind'] => Object.hasOwn(KINDS, word);

/** `readTarget('s3://sites/live') // { kind: 's3', bucket: 'sites', prefix: 'live' }` */
export function readTarget(written: string): Target {
  const [, kind = '', rest = ''] = /^([^:]*):(.*)$/s.exec(written) ?? [];
  if (!isKind(kind))
    throw new UsageError(`${quoteValue(written)} is no target. Write ${TARGET_FORMS}.${hintOf(written, kind)}`);
  const target = KINDS[kind](rest);
  if (typeof target !== 'string') return target;
  throw new UsageError(`${quoteValue(written)} ${target}`);
}

function hintOf(written: string, kind: string): string {
  if (/^[./~]/.test(written)) return ` A folder is ${quoteValue(`dir:${written}`)}.`;
  const nearest = findNearest(kind, Object.keys(KINDS));
  return nearest === undefined ? '' : ` Did you mean ${nearest}:?`;
}

/** The place of one brand. Where a target for files does not name the brand, each has a folder of its own. */
export function fillIn<T extends Target>(target: T, slug: string): T {
  const own = namesBrand(target) ? '' : `/${slug}`;
  const filled = { ...target };
  for (const key in filled) {
    const text = filled[key];
    if (typeof text === 'string') filled[key] = text.replaceAll(SLUG, slug) as typeof text;
  }
  if (filled.kind === 'dir') filled.path = resolve(filled.path + own);
  if (filled.kind === 's3') filled.prefix = (filled.prefix + own).replace(/^\//, '');
  return filled;
}

/** Whether several brands can be published to it. */
export const takesMany = (target: Target): boolean =>
  target.kind === 'dir' || target.kind === 's3' || namesBrand(target);

const namesBrand = (target: Target): boolean => Object.values(target).some((text) => text.includes(SLUG));
