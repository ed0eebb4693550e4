import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeNetwork } from '#deploy/network/fetch-with-retry.ts';
import { errorOf, type Fault, KEYS, makeFakeS3 } from '../../../support/deploy/fake-s3.ts';
import { builtBrands, publishWith, rollBackWith } from '../../../support/deploy/run-deploy.ts';
import { serveFetch } from '../../../support/deploy/serve-fetch.ts';
import { version } from '../../../support/deploy/versions.ts';

const HEADERS = `/*
  Content-Security-Policy: default-src 'self'

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/
  Cache-Control: public, max-age=0, must-revalidate

/menu/*
  Cache-Control: public, max-age=60
`;
const PAGE = 'text/html; charset=utf-8';

/** A real server, a real connection, and no waiting. */
async function bucketServer() {
  const s3 = makeFakeS3('sites');
  const endpoint = await serveFetch(s3.fetch);
  const options = {
    environment: { ...KEYS, AWS_ENDPOINT_URL: endpoint },
    network: (tell: (sentence: string) => void) => ({ ...makeNetwork(tell), wait: () => Promise.resolve() }),
  };
  const run = ({ brands, out }: ReturnType<typeof builtBrands>, ...args: string[]) =>
    publishWith(options, '--brands-dir', brands, '--out-dir', out, '--to', 's3://sites/live', ...args);
  return { s3, options, run };
}

describe('publish --to s3:', () => {
  test('sends each file with the type and the caching that the build wrote down, and goes back', async () => {
    const folders = builtBrands({ rye: { ...version(1), _headers: HEADERS } });
    const { s3, options, run } = await bucketServer();
    expect(await run(folders)).toMatchObject({ code: 0, stderr: '' });
    const headersAt = (path: string) => s3.objects.get(`live/rye/${path}`)?.headers;
    expect(headersAt('index.html')).toMatchObject({
      'content-type': PAGE,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headersAt('menu/index.html')).toMatchObject({ 'cache-control': 'public, max-age=60' });
    expect(headersAt('_astro/app.1.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headersAt('robots.txt')).not.toHaveProperty('cache-control');
    expect(headersAt('_headers')).toBeUndefined();

    // Other headers are a change, too; and a rollback brings them back.
    writeFileSync(join(folders.out, 'rye/_headers'), HEADERS.replace('max-age=60', 'max-age=5'));
    const { stdout } = await run(folders, '--dry-run');
    expect(stdout).toContain('rye would\n  send menu/index.html\n\n');
    expect(headersAt('menu/index.html')).toMatchObject({ 'cache-control': 'public, max-age=60' });
    await run(folders);
    expect(headersAt('menu/index.html')).toMatchObject({ 'cache-control': 'public, max-age=5' });
    const back = await rollBackWith(options, '--brand', 'rye', '--to', 's3://sites/live');
    expect(back.code).toBe(0);
    expect(headersAt('menu/index.html')).toMatchObject({ 'cache-control': 'public, max-age=60', 'content-type': PAGE });
  });

  test('takes what a build for S3 wrote down', async () => {
    const metadata = {
      '/_astro/*': { 'Cache-Control': 'immutable' },
      '/index.html': { 'Cache-Control': 'no-cache' },
      '*.js': { 'Content-Type': 'text/js' },
    };
    const { s3, run } = await bucketServer();
    await run(builtBrands({ rye: { ...version(1), '_s3.json': JSON.stringify({ metadata }) } }));
    expect(s3.objects.get('live/rye/_astro/app.1.js')?.headers).toMatchObject({
      'content-type': 'text/js',
      'cache-control': 'immutable',
    });
    expect(s3.objects.get('live/rye/index.html')?.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const { code, stdout } = await run(builtBrands({ rye: version(1) }));
    expect(code).toBe(1);
    expect(stdout).toContain(
      'rye: The site of "rye" was built for another host, so nothing says how long its files may be cached. Build it with --host s3.',
    );
  });

  test('goes on when connections are cut, before, after and in an answer', async () => {
    const folders = builtBrands({ rye: { ...version(1), _headers: HEADERS } });
    const { s3, run } = await bucketServer();
    const faults: Fault[] = ['cut-before', 'cut-after', 'cut-answer', 'cut-after', 'cut-before'];
    let puts = 0;
    s3.fault = ({ method }) => (method === 'PUT' && ++puts % 2 === 0 ? faults.shift() : undefined);
    const { code, stdout, stderr } = await run(folders);
    expect(code, stdout).toBe(0);
    expect(faults).toEqual([]);
    expect(stderr).toMatch(/S3 broke off \(connection cut\) at PUT live\/rye\/.*\. Trying again in 1 s\./);
    expect(s3.objects.get('live/rye/index.html')?.bytes.toString()).toBe(version(1)['index.html']);
  });

  test('never prints a secret, nor what would move the cursor, whatever a server says', async () => {
    const folders = builtBrands({ rye: { ...version(1), _headers: HEADERS } });
    const { s3, options, run } = await bucketServer();
    const { AWS_SECRET_ACCESS_KEY: secret } = KEYS;
    s3.fault = () =>
      errorOf(403, 'AccessDenied', secret, { 'x-amz-bucket-region': `eu ${secret} eyJhbGciOiJI.eyJzdWIi.c2ln` });
    const { code, stdout, stderr } = await run(folders);
    expect(code).toBe(1);
    expect(stdout).toContain('Set AWS_REGION to eu *** ***.');
    expect(stdout + stderr).not.toContain(secret);
    const tokens = { ...options.environment, AWS_SECRET_ACCESS_KEY: 'another secret', AWS_SESSION_TOKEN: 'aSession' };
    s3.fault = ({ headers }) => errorOf(403, `x${headers.get('x-amz-security-token')}`);
    const other = await rollBackWith({ ...options, environment: tokens }, '--brand', 'rye', '--to', 's3://sites/live');
    expect(other.stdout).toContain('answered 403 (x***)');
  });

  test.each([
    [{}, 's3: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment'],
    [
      { ...KEYS, AWS_ENDPOINT_URL: 'http://me:hush@s3.test' },
      'AWS_ENDPOINT_URL must be a web address without a password',
    ],
    [{ ...KEYS, AWS_ENDPOINT_URL: 'file:///x' }, 'AWS_ENDPOINT_URL must be a web address without a password'],
  ])('with the environment %j says what it needs', async (environment, sentence) => {
    const { brands, out } = builtBrands({ rye: version(1) });
    const run = publishWith({ environment }, '--brands-dir', brands, '--out-dir', out, '--to', 's3://sites');
    await expect(run).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(sentence) as string });
  });
});
