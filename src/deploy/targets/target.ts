import { resolve } from 'node:path';
import { UsageError } from '../../builder/command/usage-error.ts';
import { findNearest } from '../../builder/report/nearest.ts';
import { quoteValue } from '../../builder/report/quote-value.ts';
import { isBelowPath } from '../site/safe-path.ts';

/** Where sites are served from, as `--to` names it. `{slug}` in it stands for the brand. */
export type Target =
  | { kind: 'dir'; path: string }
  | { kind: 's3'; bucket: string; prefix: string }
  | { kind: 'cloudflare'; project: string }
  | { kind: 'netlify'; site: string };

const FORMS = 'dir:PATH, s3://BUCKET/PREFIX, cloudflare:PROJECT or netlify:SITE';
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
  throw new UsageError(`${quoteValue(written)} is no target. Write ${FORMS}.${hint}`);
}

/** The place of one brand. Where a target for files does not name the brand, each has a folder of its own. */
export function placeOf(target: Target, slug: string): Target {
  const fill = (text: string): string => text.replaceAll(SLUG, slug);
  if (target.kind === 'dir') {
    return { kind: 'dir', path: resolve(namesBrand(target) ? fill(target.path) : `${target.path}/${slug}`) };
  }
  if (target.kind === 'cloudflare') return { kind: 'cloudflare', project: fill(target.project) };
  if (target.kind === 'netlify') return { kind: 'netlify', site: fill(target.site) };
  const prefix = namesBrand(target) ? fill(target.prefix) : [target.prefix, slug].filter(Boolean).join('/');
  return { kind: 's3', bucket: fill(target.bucket), prefix };
}

/** Whether several brands can be published to it. */
export const takesMany = (target: Target): boolean =>
  target.kind === 'dir' || target.kind === 's3' || namesBrand(target);

const namesBrand = (target: Target): boolean => Object.values(target).some((text) => text.includes(SLUG));
