import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeNetwork } from '#deploy/network/fetch-with-retry.ts';
import { startBuilder } from '#live/live-command.ts';
import { TEST_BUILD } from '../support/build/build.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { KEYS, makeFakeS3 } from '../support/deploy/fake-s3.ts';
import { rollBackWith } from '../support/deploy/run-deploy.ts';
import { serveFetch } from '../support/deploy/serve-fetch.ts';
import { type BrandBackend, serveBrands } from '../support/live/brand-backend.ts';
import { announce, SECRET, spawnBuilder, spawnBuilderFromOldNode } from '../support/live/builder.ts';
import { configuration } from '../support/live/configuration.ts';
import { ROOT } from '../support/project.ts';

const brandFile = (slug: string, backend?: BrandBackend): string =>
  JSON.stringify({
    brandId: slug,
    siteUrl: `https://${slug}.example`,
    ...(backend ? { supabaseUrl: backend.origin, supabaseAnonKey: 'key' } : { source: 'file' }),
  });

/** Folders for a builder, with brands in a backend. */
async function makePlace(slugs: string[]) {
  const backend = await serveBrands();
  const files = slugs.map((slug) => [`brands/${slug}/brand.json`, brandFile(slug, backend)]);
  const folder = temporaryFolder(Object.fromEntries(files) as Record<string, string>);
  for (const slug of slugs) backend.rows.set(slug, configuration(1));
  const folders = ['--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'dist')];
  const to = `dir:${join(folder, 'www')}`;
  const menu = (slug = 'rye'): string => {
    try {
      return readFileSync(join(folder, 'www', slug, 'menu/index.html'), 'utf8');
    } catch {
      return '';
    }
  };
  return { backend, folder, folders, to, menu };
}

/** The builder in the process of the test. */
async function startHere(options: Partial<Parameters<typeof startBuilder>[0]>, ...args: string[]) {
  let output = '';
  const builder = await startBuilder({
    root: ROOT,
    cacheDir: join(ROOT, '.cache'),
    stdout: { write: (text) => (output += text) },
    ...options,
    args: [...args, '--port', '0', '--jobs', '1'],
    environment: { ...TEST_BUILD, CHANGES_WEBHOOK_SECRET: SECRET, ...options.environment },
  });
  onTestFinished(() => builder.close());
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${builder.port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  return { ...builder, get, output: () => output };
}

describe('npm run builder', () => {
  test('publishes what changes in a backend; killed in the middle of it, it loses nothing', async () => {
    const { backend, folders, to, menu } = await makePlace(['rye']);
    const options = [...folders, '--to', to, '--jobs', '1'];
    const builder = await spawnBuilder(...options);
    await expect.poll(() => menu()).toContain('>$1<');

    // A change, and three more while the first is on its way: two builds.
    const before = backend.asked;
    const gate = Promise.withResolvers<undefined>();
    backend.gate = gate.promise;
    backend.rows.set('rye', configuration(2));
    expect(await announce(builder.port, 'rye')).toBe(202);
    await expect.poll(() => backend.asked).toBe(before + 1);
    for (const price of [3, 4, 5]) {
      backend.rows.set('rye', configuration(price));
      expect(await announce(builder.port, 'rye', `msg_${price}`)).toBe(202);
    }
    gate.resolve(undefined);
    await expect.poll(() => menu()).toContain('>$5<');
    expect(backend.asked).toBe(before + 2);

    // What was rolled back stays, even when the hook is sent again.
    await expect.poll(builder.output).toMatch(/(published after.*){3}/s);
    const { code } = await rollBackWith({}, '--brand', 'rye', '--to', to);
    expect(code).toBe(0);
    expect(menu()).toContain('>$2<');
    expect(await announce(builder.port, 'rye', 'msg_5')).toBe(202);
    await expect.poll(() => backend.asked).toBe(before + 3);

    // A second builder for the same folders is refused.
    await expect(spawnBuilder(...options)).rejects.toThrow(/ended with 1\.\n.*Another builder runs/);

    const stuck = Promise.withResolvers<undefined>();
    backend.gate = stuck.promise;
    backend.rows.set('rye', configuration(6));
    const seen = backend.asked;
    expect(await announce(builder.port, 'rye', 'msg_6')).toBe(202);
    await expect.poll(() => backend.asked).toBe(seen + 1);
    await builder.kill('SIGKILL');
    stuck.resolve(undefined);
    backend.gate = Promise.resolve();
    const next = await spawnBuilder(...options);
    await expect.poll(() => menu()).toContain('>$6<');
    expect(await next.kill('SIGTERM')).toBe(0);
    expect(next.output()).toContain('Stopped.');
  });

  test('ends with the old Node that started it, so that the next one is not refused', async () => {
    const { folders, to } = await makePlace(['rye']);
    const options = [...folders, '--to', to, '--jobs', '1'];
    const first = await spawnBuilderFromOldNode(...options);
    await first.kill('SIGKILL');
    await expect.poll(first.output).toContain('Stopped.');
    const next = await spawnBuilderFromOldNode(...options);
    expect(next.output()).not.toContain('Another builder runs');
  });

  test('goes on after a bad configuration, a backend that is down and a bucket that is down', async () => {
    const { backend, folders } = await makePlace(['rye', 'kumo']);
    const s3 = makeFakeS3('sites');
    const environment = { ...KEYS, AWS_ENDPOINT_URL: await serveFetch(s3.fetch) };
    const network = (tell: (sentence: string) => void) => ({ ...makeNetwork(tell), wait: async () => undefined });
    const builder = await startHere({ environment, network }, ...folders, '--to', 's3://sites/live');
    const menu = (slug: string): string => s3.objects.get(`live/${slug}/menu/index.html`)?.bytes.toString() ?? '';
    await expect.poll(() => menu('rye') && menu('kumo')).toContain('>$1<');

    backend.rows.set('rye', 'no configuration');
    expect(await announce(builder.port, 'rye')).toBe(202);
    await expect.poll(builder.output).toContain('rye: not built');
    expect(builder.output()).toContain('Waiting for its next change.');
    expect(menu('rye')).toContain('>$1<');
    expect((await builder.get('/health')).status).toBe(200);
    const page = (await builder.get('/')).text;
    expect(page).toContain('rye failed at build');
    expect(page).toContain('Try rye again');
    expect(page).not.toContain('Try kumo again');
    const again = (secret: string, slug = 'rye') =>
      fetch(`http://127.0.0.1:${builder.port}/again`, { method: 'POST', body: new URLSearchParams({ slug, secret }) });
    expect((await again('guessed')).status).toBe(401);
    expect((await again(SECRET, 'kumo')).status).toBe(404);
    expect((await again(SECRET)).status).toBe(202);
    await expect.poll(builder.output).toMatch(/(rye: not built.*){2}/s);

    backend.isDown = () => true;
    backend.rows.set('rye', configuration(2));
    expect(await announce(builder.port, 'rye')).toBe(202);
    await expect.poll(builder.output).toMatch(/rye: not built.*Failed to fetch.*Trying again in 1.0 s/);
    backend.isDown = () => false;
    await expect.poll(() => menu('rye')).toContain('>$2<');

    s3.fault = () => new Response('slow down', { status: 503 });
    backend.rows.set('kumo', configuration(3));
    expect(await announce(builder.port, 'kumo')).toBe(202);
    await expect.poll(builder.output).toMatch(/kumo: not published, what is published stays.*Trying again/);
    s3.fault = () => undefined;
    await expect.poll(() => menu('kumo')).toContain('>$3<');

    await expect
      .poll(async () => (await builder.get('/metrics')).text)
      .toMatch(/publishes_total\{outcome="published"\} 4/);
    const { text } = await builder.get('/metrics');
    expect(text).toContain('front_of_house_webhooks_total{status="202"} 3');
    expect(text).toContain('front_of_house_builds_total{outcome="failed"} 3');
    expect(text).toMatch(/change_to_published_seconds_count 2/);
    expect(text).toContain('front_of_house_brands_failing 0');
    expect(builder.output()).not.toContain(KEYS.AWS_SECRET_ACCESS_KEY);
  });

  test('stops though its target is silent, and publishes with the next start', async () => {
    const { backend, folders } = await makePlace(['rye']);
    const s3 = makeFakeS3('sites');
    const environment = { ...KEYS, AWS_ENDPOINT_URL: await serveFetch(s3.fetch) };
    const args = [...folders, '--to', 's3://sites/live'];
    const menu = (): string => s3.objects.get('live/rye/menu/index.html')?.bytes.toString() ?? '';
    const builder = await startHere({ environment, endWorkMs: 50 }, ...args);
    await expect.poll(menu).toContain('>$1<');
    let isAsked = false;
    s3.fault = () => {
      isAsked = true;
      return new Promise(() => {});
    };
    backend.rows.set('rye', configuration(2));
    expect(await announce(builder.port, 'rye')).toBe(202);
    await expect.poll(() => isAsked).toBe(true);
    await builder.close();
    expect(builder.output()).toContain('Stopped. 1 brand waits for the next start.');
    expect(menu()).toContain('>$1<');
    s3.fault = () => undefined;
    await startHere({ environment }, ...args);
    await expect.poll(menu).toContain('>$2<');
  });

  test('builds brands whose files change, and refuses what is no webhook', async () => {
    const { backend, folder, folders, to, menu } = await makePlace(['kumo']);
    const builder = await startHere({}, ...folders, '--to', to);
    await expect.poll(() => menu('kumo')).toContain('>$1<');

    writeInto(folder, 'brands/ash/website.json', JSON.stringify(configuration(7)));
    writeInto(folder, 'brands/ash/brand.json', brandFile('ash'));
    await expect.poll(() => menu('ash')).toContain('>$7<');
    writeInto(folder, 'brands/ash/website.json', JSON.stringify(configuration(8)));
    await expect.poll(() => menu('ash')).toContain('>$8<');

    backend.rows.set('kumo', configuration(9));
    expect(await announce(builder.port, 'kumo')).toBe(202);
    await expect.poll(() => menu('kumo')).toContain('>$9<');

    const post = (body: BodyInit, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${builder.port}/changes`, { method: 'POST', body, ...init }).then(({ status }) => status);
    const stream = new Blob(['x'.repeat(70_000)]).stream();
    expect(await post('{}')).toBe(401);
    expect(await post('x'.repeat(70_000))).toBe(413);
    expect(await post(stream, { duplex: 'half' } as RequestInit)).toBe(413);
    expect((await builder.get('/changes')).status).toBe(405);
    expect((await builder.get('/nothing')).status).toBe(404);
    expect(await announce(builder.port, 'unheard-of')).toBe(404);
  });
});

test('a builder that polls asks backends that nobody speaks for', async () => {
  const { backend, folders, to, menu } = await makePlace(['rye']);
  const builder = await startHere(
    // Somebody wants leads to be delivered, and has forgotten the key.
    { environment: { CHANGES_WEBHOOK_SECRET: '', SMTP_URL: 'smtp://127.0.0.1:9' } },
    ...folders,
    '--to',
    to,
    '--poll',
    '1',
  );
  await expect.poll(() => menu()).toContain('>$1<');
  expect(await announce(builder.port, 'rye')).toBe(404);
  backend.rows.set('rye', configuration(2));
  await expect.poll(() => menu()).toContain('>$2<');
  const health = await builder.get('/health');
  expect(health).toMatchObject({ status: 503 });
  expect(health.text).toContain('Leads are not delivered: set SUPABASE_SERVICE_ROLE_KEY');
  expect((await builder.get('/')).text).toContain('Leads are not delivered: set SUPABASE_SERVICE_ROLE_KEY');
});
