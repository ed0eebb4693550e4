import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLOUDFLARE, makeFakeCloudflare, refusal } from '../../../support/deploy/fake-cloudflare.ts';
import { builtBrands, publishWith, rollBackWith } from '../../../support/deploy/run-deploy.ts';
import { testWeb } from '../../../support/deploy/test-web.ts';
import { version } from '../../../support/deploy/versions.ts';

const HEADERS = '/*\n  X-Frame-Options: DENY\n';

function setUp() {
  const cloudflare = makeFakeCloudflare();
  const folders = builtBrands({
    rye: { ...version(1), _headers: HEADERS },
    spelt: { ...version(1), _headers: HEADERS },
  });
  const { web } = testWeb(cloudflare.fetch);
  const options = { environment: CLOUDFLARE, web: (tell: (sentence: string) => void) => ({ ...web, tell }) };
  const build = (path: string, text: string) => writeFileSync(join(folders.out, 'rye', path), text);
  const publishBrand = (slug: string, ...args: string[]) =>
    publishWith(
      options,
      '--brands-dir',
      folders.brands,
      '--out-dir',
      folders.out,
      '--to',
      'cloudflare:bakery',
      '--brand',
      slug,
      ...args,
    );
  const publish = (...args: string[]) => publishBrand('rye', ...args);
  const back = () => rollBackWith(options, '--brand', 'rye', '--to', 'cloudflare:bakery');
  return { cloudflare, folders, build, publish, publishBrand, back };
}

describe('publish --to cloudflare:', () => {
  test('sends what Cloudflare does not have, and deploys to production', async () => {
    const { cloudflare, build, publish } = setUp();
    build('empty', '');
    build('empty.abc', '');
    expect((await publish()).stdout).toMatch(/rye {4}published {2}10 {5}10 \(/);
    expect(cloudflare.site()).toEqual({ ...version(1), empty: '', 'empty.abc': '' });
    expect(cloudflare.canonical).toMatchObject({ branch: 'main', parts: { _headers: 'file' } });
    // Test vectors of BLAKE3: of nothing, and of "abc".
    expect(cloudflare.canonical?.files).toMatchObject({
      '/empty': 'af1349b9f5f9a1a6a0404dea36dcc949',
      '/empty.abc': '6437b3ac38465133ffb63b75273a8db5',
    });
    const types = Object.fromEntries([...cloudflare.assets.values()].map(({ text, type }) => [text, type]));
    expect(types['app 1']).toBe('text/javascript; charset=utf-8');

    build('index.html', 'dearer');
    cloudflare.seen.length = 0;
    expect((await publish('--dry-run')).stdout).toContain('rye would\n  send index.html\n\n');
    expect(cloudflare.deployments).toHaveLength(1);
    expect((await publish()).stdout).toMatch(/rye {4}published {2}10 {5}1 \(6 B\)/);
    expect(cloudflare.site()).toMatchObject({ 'index.html': 'dearer' });
    expect((await publish()).stdout).toContain('1 brand: 1 unchanged');
    expect(cloudflare.deployments).toHaveLength(2);
  });

  test('goes back to the deployment before', async () => {
    const { cloudflare, build, publish, back } = setUp();
    await publish();
    build('index.html', 'dearer');
    await publish();
    const broken = { id: 'broken', stage: { name: 'build', status: 'failure' } };
    cloudflare.deployments.splice(1, 0, ...cloudflare.deployments.slice(0, 1).map((made) => ({ ...made, ...broken })));
    expect(await back()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Cloudflare serves deployment d1 again.') as string,
    });
    expect(cloudflare.site()).toEqual(version(1));
    expect(await back()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('cloudflare:bakery has no earlier deployment') as string,
    });
  });

  test('goes on when the token of its uploads has expired', async () => {
    const { cloudflare, publish } = setUp();
    cloudflare.callsPerToken = 2;
    expect(await publish()).toMatchObject({ code: 0 });
    expect(cloudflare.seen.filter((line) => line.endsWith('/upload-token'))).toHaveLength(2);
    expect(cloudflare.site()).toEqual(version(1));
  });

  test('keeps two brands from sharing a project', async () => {
    const { cloudflare, publish, publishBrand } = setUp();
    await publishBrand('spelt');
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toContain('cloudflare:bakery has the site of the brand "spelt".');
    expect(cloudflare.deployments).toHaveLength(1);
  });

  test.each<[string, () => Response, RegExp]>([
    [
      'GET',
      () => refusal(403, `Invalid ${CLOUDFLARE.CLOUDFLARE_API_TOKEN}`),
      /Cloudflare answered 403 to GET .*: "Invalid \*\*\*"\. Check CLOUDFLARE_API_TOKEN/,
    ],
    [
      'GET',
      () => refusal(404, 'x'),
      /There is no project "bakery" in the account of CLOUDFLARE_ACCOUNT_ID\. Create it/,
    ],
    [
      'POST /pages/assets/upload',
      () => refusal(400, 'bad asset eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1cCJ9.c2ln'),
      /"bad asset \*\*\*"/,
    ],
    [
      'POST /accounts/acc/pages/projects/bakery/deployments',
      () => refusal(400, 'no'),
      /Cloudflare answered 400 to POST .*deployments: "no"/,
    ],
    [
      'GET /accounts/acc/pages/projects/bakery/deployments/d1',
      () => Response.json({ success: true, result: { id: 'd1', latest_stage: { name: 'deploy', status: 'failure' } } }),
      /Cloudflare could not deploy it, at the stage "deploy"\. The site that was there stays\./,
    ],
    [
      'GET',
      () => Response.json({ success: true, result: { canonical_deployment: 7 } }),
      /Cloudflare answered something unexpected to GET/,
    ],
  ])('when %s fails (%#) says so in a sentence', async (matches, answer, sentence) => {
    const { cloudflare, publish } = setUp();
    cloudflare.fault = (line) => (line.startsWith(matches) ? answer() : undefined);
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toMatch(sentence);
    expect(stdout).not.toContain(CLOUDFLARE.CLOUDFLARE_API_TOKEN);
    expect(cloudflare.canonical).toBeUndefined();
  });

  test('refuses what Cloudflare would leave out in silence', async () => {
    const { cloudflare, folders, build, publish } = setUp();
    const refused = 'The site of "rye" was built for another host. Build it with --host cloudflare.';
    build('_headers', `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}\n`);
    expect((await publish()).stdout).toContain(refused);
    build('_headers', '/a\n  X: y\n'.repeat(101));
    expect((await publish()).stdout).toContain(refused);
    rmSync(join(folders.out, 'rye/_headers'));
    expect((await publish()).stdout).toContain(refused);
    build('_headers', HEADERS);
    truncateSync(join(folders.out, 'rye/robots.txt'), 25 * 1024 * 1024 + 1);
    expect((await publish()).stdout).toContain('robots.txt has more than 25 MB, which Cloudflare does not take.');
    expect(cloudflare.deployments).toEqual([]);
  });

  test('needs a token and an account', async () => {
    const run = rollBackWith(
      { environment: { CLOUDFLARE_API_TOKEN: 'cf_hush_hush' } },
      '--brand',
      'rye',
      '--to',
      'cloudflare:bakery',
    );
    await expect(run).rejects.toMatchObject({
      exitCode: 2,
      message: 'cloudflare: needs CLOUDFLARE_ACCOUNT_ID in the environment.',
    });
  });
});
