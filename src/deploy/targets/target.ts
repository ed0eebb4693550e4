import { resolve } from 'node:path';
import { UsageError } from '../../builder/cli/usage-error.ts';
import { findNearest } from '../../builder/report/nearest.ts';
import { quoteValue } from '../../builder/report/quote-value.ts';
import { isBelowPath } from '../site/safe-path.ts';

/** Where sites are served from, as `--to` names it. `{slug}` in it stands for the brand. */
export type Target =
  | { kind: 'dir'; path: string }
  | { kind: 's3'; bucket: string; prefix: string }
  | { kind: 'cloudflare'; project: string }
  | { kind: 'netlify'; site: string };

export const TARGET_FORMS = 'dir:PATH, s3://BUCKET/PREFIX, cloudflare:PROJECT or netlify:SITE';
const KINDS: Record<string, (rest: string) => Target | undefined> = {
  dir: (path) => (path === '' ? undefined : { kind: 'dir', path }),
  s3: (rest) => {
    const [, bucket = '', path = ''] = /^\/\/([^/]+)(\/.*)?$/.exec(rest) ?? [];
    const prefix = path.replace(/^\/|\/$/g, '');
    const isPrefix = prefix === '' || isBelowPath(prefix);
    return BUCKET.test(sampleOf(bucket)) && isPrefix ? { kind: 's3', bucket, prefix } : undefined;
  },
  cloudflare: (project) => (NAME.test(sampleOf(project)) ? { kind: 'cloudflare', project } : undefined),
  netlify: (site) => (NAME.test(sampleOf(site)) ? { kind: 'netlify', site } : undefined),
};
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const NAME = /^[\w][\w.-]{0,99}$/;
const SLUG = '{slug}';
const sampleOf = (text: string): string => text.replaceAll(SLUG, 'a-slug');

/** `readTarget('s3://sites/live') // { kind: 's3', bucket: 'sites', prefix: 'live' }` */
export function readTarget(written: string): Target {
  const [, kind = '', rest = ''] = /^([^:]*):(.*)$/s.exec(written) ?? [];
  const target = Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(rest) : undefined;
  if (target) return target;
  const nearest = Object.hasOwn(KINDS, kind) ? undefined : findNearest(kind, Object.keys(KINDS));
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}:?`;
  throw new UsageError(`${quoteValue(written)} is no target. Write ${TARGET_FORMS}.${hint}`);
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
