import { describe, expect, test } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { readTarget } from '#deploy/targets/target.ts';

describe('a target', () => {
  test.each([
    ['dir:/srv/www', { kind: 'dir', path: '/srv/www' }],
    ['s3://abc', { kind: 's3', bucket: 'abc', prefix: '' }],
    ['s3://my.bucket-1/sites/live/', { kind: 's3', bucket: 'my.bucket-1', prefix: 'sites/live' }],
    ['s3://{slug}', { kind: 's3', bucket: '{slug}', prefix: '' }],
    [`s3://${'a'.repeat(63)}`, { kind: 's3', bucket: 'a'.repeat(63), prefix: '' }],
    ['cloudflare:my-place', { kind: 'cloudflare', project: 'my-place' }],
    ['netlify:my-place.netlify.app', { kind: 'netlify', site: 'my-place.netlify.app' }],
  ])('%s is read', (written, target) => {
    expect(readTarget(written)).toEqual(target);
  });

  const BUCKET = 'Write the name of your bucket as S3 shows it, like s3://my-bucket/sites.';
  const FORMS = 'Write dir:PATH, s3://BUCKET/PREFIX, cloudflare:PROJECT or netlify:SITE.';
  const NAME =
    'names neither a project nor a site: a name has letters, digits, hyphens, dots and underscores, at most 100.';

  test.each([
    ['ftp:x', `is no target. ${FORMS}`],
    ['cloudfare:x', `is no target. ${FORMS} Did you mean cloudflare:?`],
    ['my-bucket', `is no target. ${FORMS}`],
    ['/srv/www', `is no target. ${FORMS} A folder is "dir:/srv/www".`],
    ['constructor:x', `is no target. ${FORMS}`],
    ['dir:', 'names no folder. Write its path after the colon, like dir:/srv/www.'],
    ['s3:bucket', 'has no // before the name of the bucket. Write it like s3://my-bucket/sites.'],
    ['s3://', `names no bucket. ${BUCKET}`],
    ['s3:///sites', `names no bucket. ${BUCKET}`],
    ['s3://x', `names a bucket of fewer than 3 characters. ${BUCKET}`],
    [`s3://${'a'.repeat(64)}`, `names a bucket of more than 63 characters. ${BUCKET}`],
    ['s3://My-Bucket', `names a bucket with capital letters, and a bucket has small letters only. ${BUCKET}`],
    ['s3://my_bucket', `names a bucket with a character other than small letters, digits, dots and hyphens. ${BUCKET}`],
    ['s3://-bucket', `names a bucket that does not begin and end with a letter or a digit. ${BUCKET}`],
    ['s3://my..bucket', `names a bucket with two dots side by side. ${BUCKET}`],
    ['s3://192.168.5.4', `names an IP address, which no bucket may be called. ${BUCKET}`],
    [
      's3://bucket/../x',
      'has a path after the bucket with an empty part, "." or "..", or a character that no address has. Write it like s3://my-bucket/sites.',
    ],
    ['netlify:../x', `${NAME} Write the name or the id of a site of Netlify after the colon, like netlify:my-site.`],
    [
      'cloudflare:',
      `${NAME} Write the name of a project of Cloudflare Pages after the colon, like cloudflare:my-project.`,
    ],
  ])('%s is refused with what to write', (written, sentence) => {
    const refusal = new UsageError(`${shown(written)} ${sentence}`);
    expect(() => readTarget(written)).toThrow(refusal);
  });
});

/** As a message quotes it: a long one is cut. */
const shown = (written: string): string => (written.length > 58 ? `"${written.slice(0, 58)}…` : `"${written}"`);
