import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFakeNetlify, NETLIFY } from '../../../support/deploy/fake-netlify.ts';
import { builtBrands, publishWith, rollBackWith } from '../../../support/deploy/run-deploy.ts';
import { testWeb } from '../../../support/deploy/test-web.ts';
import { version } from '../../../support/deploy/versions.ts';

const HEADERS = '/*\n  X-Frame-Options: DENY\n';

function setUp(slugs = ['rye']) {
  const netlify = makeFakeNetlify();
  const folders = builtBrands(
    Object.fromEntries(slugs.map((slug) => [slug, { ...version(1), _headers: HEADERS, '_s3.json': '{}' }])),
  );
  const { network, waits, told } = testWeb(netlify.fetch);
  const options = { environment: NETLIFY, network: (tell: (sentence: string) => void) => ({ ...network, tell }) };
  const build = (path: string, text: string, slug = 'rye') => writeFileSync(join(folders.out, slug, path), text);
  const publish = (...args: string[]) =>
    publishWith(options, '--brands-dir', folders.brands, '--out-dir', folders.out, '--to', 'netlify:bakery', ...args);
  const back = () => rollBackWith(options, '--brand', 'rye', '--to', 'netlify:bakery');
  return { netlify, folders, build, publish, back, waits, told };
}

describe('publish --to netlify:', () => {
  test('sends what Netlify does not have, once, and waits until it is served', async () => {
    const { netlify, build, publish } = setUp();
    expect((await publish()).stdout).toMatch(/rye {4}published {2}9 {6}9 \(/);
    expect(netlify.site()).toEqual({ ...version(1), _headers: HEADERS });
    build('index.html', 'dearer');
    build('copy of ü.html', 'dearer');
    netlify.seen.length = 0;
    expect((await publish('--dry-run')).stdout).toContain('rye would\n  send copy of ü.html\n  send index.html\n');
    expect(netlify.seen.filter((line) => !line.startsWith('GET'))).toEqual([]);
    await publish();
    expect(netlify.seen.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /deploys/2/files/index.html']);
    expect(netlify.site()).toMatchObject({ 'index.html': 'dearer', 'copy of ü.html': 'dearer' });
    expect((await publish()).stdout).toContain('1 brand: 1 unchanged');
    expect(netlify.deploys).toHaveLength(2);
  });

  test('goes back to the deploy before, which differs', async () => {
    const { netlify, build, publish, back } = setUp();
    await publish();
    build('index.html', 'dearer');
    await publish();
    // A repeated request has made the same deploy twice.
    netlify.deploys.push(...netlify.deploys.slice(1).map((deploy) => ({ ...deploy, id: '3' })));
    netlify.published = netlify.deploys[2];
    expect(await back()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Netlify serves deploy 1 again.') as string,
    });
    expect(netlify.site()).toEqual({ ...version(1), _headers: HEADERS });
    expect(await back()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('netlify:bakery has no earlier deploy') as string,
    });
    // What is served is compared, not what was published last.
    expect((await publish()).stdout).toContain('1 published');
  });

  test('waits a while when there were too many requests', async () => {
    const { netlify, publish, waits } = setUp();
    let left = 2;
    netlify.fault = (line) =>
      line.startsWith('POST') && left-- > 0 ? Response.json({ message: 'slow' }, { status: 429 }) : undefined;
    const { code, stderr } = await publish();
    expect(code).toBe(0);
    expect(waits.slice(0, 2)).toEqual([15_000, 15_000]);
    expect(stderr).toContain('Netlify answered 429 to POST /sites/bakery.netlify.app/deploys. Trying again in 15 s.\n');
  });

  test('keeps two brands from sharing a site', async () => {
    const { netlify, publish } = setUp(['rye', 'spelt']);
    await publish('--brand', 'spelt');
    const before = netlify.site();
    const { code, stdout } = await publish('--brand', 'rye');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'netlify:bakery has the site of the brand "spelt". Write another target, or {slug} in it for the brand.',
    );
    expect(netlify.site()).toEqual(before);
  });

  test.each<[string, () => Response, RegExp]>([
    [
      'GET /sites/bakery',
      () => Response.json({ message: `no ${NETLIFY.NETLIFY_AUTH_TOKEN}` }, { status: 401 }),
      /Netlify answered 401 to GET \/sites\/bakery\.netlify\.app: "no \*\*\*"\. Check NETLIFY_AUTH_TOKEN/,
    ],
    [
      'GET /sites/bakery',
      () => Response.json({}, { status: 404 }),
      /There is no site "bakery\.netlify\.app" at Netlify that NETLIFY_AUTH_TOKEN may use\./,
    ],
    [
      'POST',
      () => Response.json({ message: 'x\u001b[2J\u202e' }, { status: 422 }),
      /Netlify answered 422 to POST .*: "x\\u001b\[2J\\u202e"\./,
    ],
    ['PUT', () => new Response('<html>'), /Netlify has not finished in ten minutes\. Look at its list of deploys\./],
    [
      'GET /sites/bakery.netlify.app/deploys/1',
      () => new Response('<html>'),
      /Netlify answered something unexpected to GET/,
    ],
    [
      'GET /sites/bakery',
      () => new Response(new Uint8Array(2 * 1024 * 1024)),
      /What Netlify answered to GET .* has more than 1 MB, which is not read\./,
    ],
    [
      'GET /sites/bakery',
      () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } }),
      /Netlify answered 302/,
    ],
    [
      'GET /sites/bakery.netlify.app/deploys/1',
      () => Response.json({ id: '1', state: 'error', error_message: 'too big' }),
      /Netlify could not deploy it: too big\. The site that was there stays\./,
    ],
  ])('when %s fails (%#) says so in a sentence', async (matches, answer, sentence) => {
    const { netlify, publish } = setUp();
    netlify.fault = (line) => (line.startsWith(matches) ? answer() : undefined);
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toMatch(sentence);
    expect(stdout).not.toContain(NETLIFY.NETLIFY_AUTH_TOKEN);
    expect(netlify.published).toBeUndefined();
  });

  test('refuses a site that was built for another host', async () => {
    const { folders, publish, netlify } = setUp();
    rmSync(join(folders.out, 'rye/_headers'));
    expect((await publish()).stdout).toContain(
      'The site of "rye" was built for another host. Build it with --host netlify.',
    );
    expect(netlify.seen).toEqual([]);
  });

  test.each([
    [{}, 'netlify: needs NETLIFY_AUTH_TOKEN in the environment.'],
    [{ NETLIFY_AUTH_TOKEN: 'nfp_hush\nb' }, 'netlify: needs NETLIFY_AUTH_TOKEN without spaces in it.'],
    [
      { ...NETLIFY, NETLIFY_API_URL: 'http://netlify.test' },
      'NETLIFY_API_URL must be a web address that begins with https',
    ],
  ])('with the environment %j says what it needs', async (environment, message) => {
    const run = rollBackWith({ environment }, '--brand', 'rye', '--to', 'netlify:bakery');
    await expect(run).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(message) as string });
  });
});
