import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeWrangler } from '#deploy/targets/wrangler.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { CLOUDFLARE, makeFakeCloudflare, refusal } from '../../../support/deploy/fake-cloudflare.ts';
import { builtBrands, publishWith, rollBackWith } from '../../../support/deploy/run-deploy.ts';
import { standInWrangler } from '../../../support/deploy/stand-in-wrangler.ts';
import { testWeb } from '../../../support/deploy/test-web.ts';
import { version } from '../../../support/deploy/versions.ts';

const HEADERS = '/*\n  X-Frame-Options: DENY\n';

function setUp() {
  const cloudflare = makeFakeCloudflare();
  const wrangler = standInWrangler();
  cloudflare.made = () => wrangler.calls().map(({ args }) => args[5]?.replace('--commit-message=', '') ?? '');
  const site = { ...version(1), _headers: HEADERS };
  const folders = builtBrands({ rye: { ...site, '_nginx.conf': 'of another host' }, spelt: site });
  const { network } = testWeb(cloudflare.fetch);
  const options = {
    environment: { ...CLOUDFLARE, PATH: wrangler.bin },
    network: (tell: (sentence: string) => void) => ({ ...network, tell }),
  };
  const build = (path: string, text: string) => writeFileSync(join(folders.out, 'rye', path), text);
  const publishBrand = (slug: string, ...args: string[]) => {
    const { brands, out } = folders;
    const to = ['--brands-dir', brands, '--out-dir', out, '--to', 'cloudflare:bakery', '--brand', slug];
    return publishWith(options, ...to, ...args);
  };
  const publish = (...args: string[]) => publishBrand('rye', ...args);
  const back = () => rollBackWith(options, '--brand', 'rye', '--to', 'cloudflare:bakery');
  return { cloudflare, wrangler, folders, options, build, publish, publishBrand, back };
}

describe('publish --to cloudflare:', () => {
  test('has wrangler deploy a copy of the site to production, where it has changed', async () => {
    const { wrangler, build, publish } = setUp();
    expect((await publish()).stdout).toMatch(/rye {4}published {2}9 {6}9 \(/);
    const [call] = wrangler.calls();
    expect(call?.args.toSpliced(5, 1)).toEqual([
      'pages',
      'deploy',
      'site',
      '--project-name=bakery',
      '--branch=main',
      '--commit-dirty=true',
    ]);
    expect(call?.args[5]).toMatch(/^--commit-message=Front of House: rye [0-9a-f]{32}$/);
    const expected = Object.entries({ ...version(1), _headers: HEADERS }).map(([path, text]) => [`site/${path}`, text]);
    expect(call?.files).toEqual(Object.fromEntries(expected));
    expect(call).toMatchObject({ token: CLOUDFLARE.CLOUDFLARE_API_TOKEN, isAsking: false });
    expect(existsSync(call?.cwd ?? '')).toBe(false);

    expect((await publish()).stdout).toContain('1 brand: 1 unchanged');
    build('index.html', 'dearer');
    expect((await publish('--dry-run')).stdout).toMatch(/rye {4}would change {2}9 /);
    expect(wrangler.calls()).toHaveLength(1);
    await publish();
    expect(wrangler.calls()[1]?.files).toMatchObject({ 'site/index.html': 'dearer' });
  });

  test('goes back to the deployment before', async () => {
    const { cloudflare, build, publish, back } = setUp();
    await publish();
    build('index.html', 'dearer');
    await publish();
    cloudflare.deployments.splice(1, 0, {
      id: 'broken',
      message: 'Front of House: rye 0',
      stage: { name: 'build', status: 'failure' },
    });
    expect(await back()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Cloudflare serves deployment d1 again.') as string,
    });
    expect(cloudflare.canonical).toBe('d1');
    expect(await back()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('cloudflare:bakery has no earlier deployment') as string,
    });
  });

  test('keeps two brands from sharing a project', async () => {
    const { wrangler, publish, publishBrand } = setUp();
    await publishBrand('spelt');
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toContain('cloudflare:bakery has the site of the brand "spelt".');
    expect(wrangler.calls()).toHaveLength(1);
  });

  test.each<[() => Response, RegExp]>([
    [
      () => refusal(403, `Invalid ${CLOUDFLARE.CLOUDFLARE_API_TOKEN}`),
      /Cloudflare answered 403 to GET .*: "Invalid \*\*\*"\. Check CLOUDFLARE_API_TOKEN/,
    ],
    [() => refusal(404, 'x'), /There is no project "bakery" in the account of CLOUDFLARE_ACCOUNT_ID\. Create it/],
    [
      () => Response.json({ success: true, result: { canonical_deployment: 7 } }),
      /Cloudflare answered something unexpected to GET/,
    ],
  ])('when Cloudflare refuses (%#) says so in a sentence', async (answer, sentence) => {
    const { cloudflare, wrangler, publish } = setUp();
    cloudflare.fault = answer;
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toMatch(sentence);
    expect(stdout).not.toContain(CLOUDFLARE.CLOUDFLARE_API_TOKEN);
    expect(wrangler.calls()).toEqual([]);
  });

  test.each<[string, RegExp]>([
    [
      `console.error('\\x1b[31m✘ [ERROR] A request failed.\\x1b[0m\\n\\n  Authentication error of ${CLOUDFLARE.CLOUDFLARE_API_TOKEN} [code: 10000]'); process.exit(1)`,
      /rye: wrangler ended with 1: "A request failed\. Authentication error of \*\*\* \[code: 10000\]"/,
    ],
    ['process.stdout.write(Buffer.alloc(3e6, 0xe9)); process.exitCode = 7', /rye: wrangler ended with 7: "�+/],
    [`process.stdout.write('last words'); process.kill(process.pid, 'SIGKILL')`, /rye: wrangler ended with SIGKILL/],
    ['process.exit(1)', /rye: wrangler ended with 1\./],
  ])('when wrangler fails (%#) says so in a sentence', async (behaviour, sentence) => {
    const { wrangler, publish } = setUp();
    wrangler.behave(behaviour);
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toMatch(sentence);
    expect(stdout).not.toContain(CLOUDFLARE.CLOUDFLARE_API_TOKEN);
    expect(stdout.length).toBeLessThan(1000);
    expect(existsSync(wrangler.calls()[0]?.cwd ?? '')).toBe(false);
  });

  test('fails where wrangler ends well, but Cloudflare serves another site', async () => {
    const { cloudflare, publish } = setUp();
    cloudflare.made = () => [];
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toContain(
      'rye: wrangler ended without an error, but cloudflare:bakery does not serve the site. Look at the list of deployments at Cloudflare, and publish again.',
    );
  });

  test('without wrangler says how to install it', async () => {
    const { wrangler, publish } = setUp();
    rmSync(join(wrangler.bin, 'wrangler'));
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toContain(
      'rye: cloudflare: needs the program wrangler. Install it: npm install --save-exact wrangler',
    );
  });

  test('refuses headers that Cloudflare would leave out in silence', async () => {
    const { wrangler, folders, build, publish } = setUp();
    const refused = 'The site of "rye" was built for another host. Build it with --host cloudflare.';
    build('_headers', `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}\n`);
    expect((await publish()).stdout).toContain(refused);
    build('_headers', '/a\n  X: y\n'.repeat(101));
    expect((await publish()).stdout).toContain(refused);
    rmSync(join(folders.out, 'rye/_headers'));
    expect((await publish()).stdout).toContain(refused);
    expect(wrangler.calls()).toEqual([]);
  });

  test('needs a token and an account', async () => {
    const environment = { CLOUDFLARE_API_TOKEN: 'cf_hush_hush' };
    const run = rollBackWith({ environment }, '--brand', 'rye', '--to', 'cloudflare:bakery');
    await expect(run).rejects.toMatchObject({
      exitCode: 2,
      message: 'cloudflare: needs CLOUDFLARE_ACCOUNT_ID in the environment.',
    });
  });
});

test.each([
  ['setInterval(() => {}, 1000)'],
  [
    `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 3000)'], { stdio: 'inherit' });`,
  ],
])('a wrangler that hangs is told to stop, and not waited for (%#)', async (behaviour) => {
  const { bin } = standInWrangler(behaviour);
  const wrangler = makeWrangler({ PATH: bin }, 300);
  await expect(wrangler(temporaryFolder(), ['pages', 'deploy'])).rejects.toThrow(
    'wrangler has not finished in 0.005 minutes and was stopped.',
  );
});

test('a wrangler is found by the PATH of whoever publishes, never in the folder that is sent, and is asked nothing', async () => {
  const { bin, calls } = standInWrangler(`if (fs.readFileSync(0, 'utf8') !== '') process.exit(3);`);
  const sent = temporaryFolder({ 'bin/wrangler': '#!/bin/sh\nexit 4\n' });
  chmodSync(join(sent, 'bin/wrangler'), 0o755);
  await makeWrangler({ PATH: `bin::${relative('.', bin)}` }, 20_000)(sent, ['pages', 'deploy']);
  expect(calls()).toHaveLength(1);
});
