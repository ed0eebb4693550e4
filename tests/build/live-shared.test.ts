import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/build/folders.ts';
import { rollBackWith } from '../support/deploy/run-deploy.ts';
import { serveBrands } from '../support/live/brand-backend.ts';
import { announce, type RunningBuilder, spawnBuilder } from '../support/live/builder.ts';
import { configuration } from '../support/live/configuration.ts';
import { type Postgres, startPostgres } from '../support/live/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

/** What a machine that died had is built again by then. */
const REBUILT_MS = 15_000;

/** Builders, each with an output folder of its own as on a machine of its own. They share a backend, a target and a queue. */
async function makeFleet(slugs: string[]) {
  const backend = await serveBrands();
  const brandFile = (slug: string): string =>
    JSON.stringify({
      brandId: slug,
      siteUrl: `https://${slug}.example`,
      supabaseUrl: backend.origin,
      supabaseAnonKey: 'key',
    });
  const folder = temporaryFolder(
    Object.fromEntries(slugs.map((slug) => [`brands/${slug}/brand.json`, brandFile(slug)])),
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
  return { backend, start, menu, change, to };
}

const get = async ({ port }: RunningBuilder, path: string): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());

test('two builders share the work, and what was rolled back stays, whoever looks', async () => {
  const slugs = ['ash', 'elm', 'oak', 'rye'];
  const { backend, start, menu, change, to } = await makeFleet(slugs);
  const [one, other] = await Promise.all([start(), start()]);
  for (const slug of slugs) await expect.poll(() => menu(slug)).toContain('$1.00');
  for (const price of [2, 3]) for (const slug of slugs) await change(price === 2 ? one : other, slug, price);
  for (const slug of slugs) await expect.poll(() => menu(slug)).toContain('$3.00');
  await expect.poll(() => get(one, '/metrics')).toContain('front_of_house_queue_length 0\n');

  const { code } = await rollBackWith({}, '--brand', 'rye', '--to', to);
  expect(code).toBe(0);
  const before = menu('rye');
  expect(before).not.toContain('$3.00');
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

test('what a builder had that was killed is built by another one, and what changed meanwhile with it', async () => {
  const { backend, start, menu, change } = await makeFleet(['rye']);
  const one = await start();
  await expect.poll(() => menu('rye')).toContain('$1.00');
  const asked = backend.asked;
  backend.gate = new Promise(() => {});
  await change(one, 'rye', 2);
  await expect.poll(() => backend.asked).toBe(asked + 1);
  const other = await start();
  await change(other, 'rye', 3);
  await one.kill('SIGKILL');
  const killed = performance.now();
  backend.gate = Promise.resolve();
  await expect.poll(() => menu('rye')).toContain('$3.00');
  expect(performance.now() - killed).toBeLessThan(REBUILT_MS);
});

test('a builder that slept for longer than its lease brings nothing old, and a database may restart', async () => {
  const { backend, start, menu, change } = await makeFleet(['rye', 'elm']);
  const sleeper = await start();
  await expect.poll(() => menu('rye') && menu('elm')).toContain('$1.00');
  const gate = Promise.withResolvers<undefined>();
  const asked = backend.asked;
  backend.gate = gate.promise;
  await change(sleeper, 'rye', 2);
  await expect.poll(() => backend.asked).toBe(asked + 1);
  sleeper.send('SIGSTOP');
  // It will read what was the configuration then.
  gate.resolve(undefined);
  const awake = await start();
  await change(awake, 'rye', 3);
  await expect.poll(() => menu('rye')).toContain('$3.00');
  sleeper.send('SIGCONT');
  await expect.poll(sleeper.output).toContain('rye: left to another machine');
  expect(menu('rye')).toContain('$3.00');

  await postgres.restart(500);
  backend.rows.set('elm', configuration(4));
  await expect.poll(() => announce(awake.port, 'elm', 'msg_elm_4')).toBe(202);
  await expect.poll(() => menu('elm')).toContain('$4.00');
  await change(sleeper, 'elm', 5);
  await expect.poll(() => menu('elm')).toContain('$5.00');
});
