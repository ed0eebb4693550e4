import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { rollBackWith } from '../support/deploy/run-deploy.ts';
import { type BrandBackend, serveBrands } from '../support/live/brand-backend.ts';
import { announce, type RunningBuilder, spawnBuilder } from '../support/live/builder.ts';
import { configuration } from '../support/live/configuration.ts';
import { type Postgres, startPostgres } from '../support/live/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

const brandFile = (slug: string, { origin }: BrandBackend, siteUrl = `https://${slug}.example`): string =>
  JSON.stringify({ brandId: slug, siteUrl, supabaseUrl: origin, supabaseAnonKey: 'key' });

/** Builders, each with an output folder of its own as on a machine of its own. They share a backend, a target and a queue. */
async function makeFleet(slugs: string[]) {
  const backend = await serveBrands();
  const folder = temporaryFolder(
    Object.fromEntries(slugs.map((slug) => [`brands/${slug}/brand.json`, brandFile(slug, backend)])),
  );
  for (const slug of slugs) backend.rows.set(slug, configuration(1));
  const queue = await postgres.makeDatabase();
  const to = `dir:${join(folder, 'www')}`;
  let count = 0;
  const start = (): Promise<RunningBuilder> => {
    count += 1;
    const own = ['--out-dir', join(folder, `dist-${count}`)];
    return spawnBuilder('--brands-dir', join(folder, 'brands'), ...own, '--to', to, '--jobs', '1', '--queue', queue);
  };
  const menu = (slug: string): string => {
    try {
      return readFileSync(join(folder, 'www', slug, 'menu/index.html'), 'utf8');
    } catch {
      return '';
    }
  };
  const change = async ({ port }: RunningBuilder, slug: string, price: number): Promise<void> => {
    backend.rows.set(slug, configuration(price));
    expect(await announce(port, slug, `msg_${slug}_${price}`)).toBe(202);
  };
  return { backend, folder, start, menu, change, to };
}

const get = async ({ port }: RunningBuilder, path: string): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());

test('two builders share the work, and what was rolled back stays, whoever looks', async () => {
  const slugs = ['ash', 'elm', 'oak', 'rye'];
  const { backend, start, menu, change, to } = await makeFleet(slugs);
  const [one, other] = await Promise.all([start(), start()]);
  for (const slug of slugs) await expect.poll(() => menu(slug)).toContain('>$1<');
  for (const price of [2, 3]) for (const slug of slugs) await change(price === 2 ? one : other, slug, price);
  for (const slug of slugs) await expect.poll(() => menu(slug)).toContain('>$3<');
  await expect.poll(() => get(one, '/metrics')).toContain('front_of_house_queue_length 0\n');

  const { code } = await rollBackWith({}, '--brand', 'rye', '--to', to);
  expect(code).toBe(0);
  const before = menu('rye');
  expect(before).not.toContain('>$3<');
  const asked = backend.asked;
  for (let look = 0; look < 4; look += 1) {
    expect(await announce(look % 2 === 0 ? one.port : other.port, 'rye', `msg_again_${look}`)).toBe(202);
    await expect.poll(() => backend.asked).toBeGreaterThan(asked + look);
    await expect.poll(() => get(one, '/metrics')).toContain('front_of_house_queue_length 0\n');
  }
  expect(menu('rye')).toBe(before);
  // It starts with an empty folder, and looks at all.
  const third = await start();
  await expect.poll(() => backend.asked).toBeGreaterThan(asked + 4);
  await expect.poll(() => get(third, '/metrics')).toContain('front_of_house_queue_length 0\n');
  expect(menu('rye')).toBe(before);
  expect(await one.kill('SIGTERM')).toBe(0);
});

test('of three builders one is killed and one stopped in the middle of a build, and the database restarts', async () => {
  const { backend, folder, start, menu, change } = await makeFleet(['rye', 'elm']);
  const killed = await start();
  for (const slug of ['rye', 'elm']) await expect.poll(() => menu(slug)).toContain('>$1<');
  const beforeKill = backend.askedFor('rye');
  backend.gate = new Promise(() => {});
  await change(killed, 'rye', 2);
  await expect.poll(() => backend.askedFor('rye')).toBeGreaterThan(beforeKill);
  await killed.kill('SIGKILL');

  backend.gate = Promise.resolve();
  const sleeper = await start();
  // It looks at elm. What the other one had is not free yet.
  await expect.poll(() => get(sleeper, '/metrics')).toContain('front_of_house_brands_at_work 1\n');
  const gate = Promise.withResolvers<undefined>();
  // On a busy machine it may take what the other one had meanwhile: only elm counts.
  const beforeStop = backend.askedFor('elm');
  backend.gate = gate.promise;
  await change(sleeper, 'elm', 2);
  await expect.poll(() => backend.askedFor('elm')).toBeGreaterThan(beforeStop);
  sleeper.send('SIGSTOP');
  // It will read what was the configuration then.
  gate.resolve(undefined);

  const awake = await start();
  for (const slug of ['rye', 'elm']) await change(awake, slug, 3);
  for (const slug of ['rye', 'elm']) await expect.poll(() => menu(slug)).toContain('>$3<');
  sleeper.send('SIGCONT');
  await expect.poll(sleeper.output).toContain('elm: not published by this machine');
  expect(menu('elm')).toContain('>$3<');

  const restarted = Promise.withResolvers<undefined>();
  const beforeRestart = backend.askedFor('rye');
  backend.gate = restarted.promise;
  await change(awake, 'rye', 4);
  await expect.poll(() => backend.askedFor('rye')).toBeGreaterThan(beforeRestart);
  const restart = postgres.restart(1000);
  await expect.poll(() => announce(awake.port, 'rye', 'msg_down')).toBe(503);
  writeInto(folder, 'brands/elm/brand.json', brandFile('elm', backend, 'https://elsewhere.example'));
  await restart;
  restarted.resolve(undefined);
  await expect.poll(() => menu('rye')).toContain('>$4<');
  await expect.poll(() => menu('elm')).toContain('https://elsewhere.example');
  await change(sleeper, 'elm', 5);
  await expect.poll(() => menu('elm')).toContain('>$5<');
});
