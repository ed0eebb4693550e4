import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '../../src/builder/pipeline/time-limit.ts';
import { SLOW_MS } from '../../src/builder/pipeline/workers.ts';
import type { BrandReport } from '../../src/builder/types.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { readSite } from '../support/build/generations.ts';
import { CACHE, compiled, entry, SLUG, START, websiteOf, write } from '../support/build/rye.ts';
import { ROOT } from '../support/project.ts';

describe('many brands', () => {
  test('are built in processes as one by one, and a failed one costs only itself', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    for (const slug of ['oat', 'spelt', 'teff']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    writeFileSync(join(folder, 'oat/website.json'), '[]');
    const [many, alone] = [temporaryFolder(), temporaryFolder()];
    const options = {
      brandsDir: folder,
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      compiled,
      buildDate: '2026-11-20',
      changedOnly: false,
    };
    const { brands } = await entry.build({ ...options, outDir: many, slugs: [], jobs: 2 });
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
      'oat failed',
      'rye built',
      'spelt built',
      'teff built',
    ]);
    expect(readdirSync(many).sort()).toEqual(['.state', 'report.json', 'rye', 'spelt', 'teff']);
    await entry.build({ ...options, outDir: alone, slugs: ['spelt'], jobs: 1 });
    expect(readSite(join(many, 'spelt'))).toEqual(readSite(join(alone, 'spelt')));
  });

  test('need no worker where nothing changed, nor for the one that did', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    for (const slug of ['oat', 'spelt']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    const options = {
      brandsDir: folder,
      outDir: temporaryFolder(),
      slugs: [],
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      buildDate: '2026-11-20',
      jobs: 2,
    };
    await entry.build({ ...options, compiled, changedOnly: false });
    const withoutWorkers = { ...options, compiled: { ...compiled, entry: '/nowhere.mjs' }, changedOnly: true };
    const statusesOf = ({ brands }: Awaited<ReturnType<typeof entry.build>>) => brands.map(({ status }) => status);
    expect(statusesOf(await entry.build(withoutWorkers))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    write(folder, { ...START, job: 'Baker' });
    expect(statusesOf(await entry.build(withoutWorkers))).toEqual(['unchanged', 'built', 'unchanged']);
  });

  /** Builds oat, rye and spelt in one worker at a time, by the real renderer but for what `listen` does with a brand that arrives. */
  async function buildWith(
    listen: string,
    { supabaseUrl, ...options }: { jobs?: number; supabaseUrl?: string } = {},
    clock?: { onStart: (slug: string) => void; onBrand: (ended: number) => void },
  ): Promise<{ outDir: string; brands: BrandReport[]; told: string[] }> {
    const folder = temporaryFolder();
    write(folder, START);
    if (supabaseUrl !== undefined) {
      const brand = { brandId: SLUG, siteUrl: 'https://rye.example', supabaseUrl, supabaseAnonKey: 'key' };
      writeFileSync(join(folder, SLUG, 'brand.json'), JSON.stringify(brand));
    }
    for (const slug of ['oat', 'spelt']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    const other = join(temporaryFolder(), 'entry.mjs');
    writeFileSync(
      other,
      `import { work as real } from ${JSON.stringify(compiled.entry)};
       export function work() {
         const on = process.on.bind(process);
         const tell = (kind, slug) => process.send({ kind, slug });
         const die = () => setTimeout(() => process.exit(1), 50);
         process.on = (name, take) => on(name, (task) => {
           if (name !== 'message' || task.kind !== 'brand') return take(task);
           const { brand } = task;
           const build = () => take(task);
           ${listen}
         });
         real();
       }`,
    );
    const outDir = temporaryFolder();
    const told: string[] = [];
    const { brands } = await entry.build({
      onStart: (slug) => clock?.onStart(slug),
      onBrand: ({ slug, status }) => clock?.onBrand(told.push(`${slug} ${status}`)),
      brandsDir: folder,
      outDir,
      slugs: [],
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      compiled: { ...compiled, entry: other },
      jobs: 1,
      buildDate: '2026-11-20',
      changedOnly: false,
      ...options,
    });
    return { outDir, brands, told };
  }

  /** The time of the process that watches the workers: however slow the machine is, oat is ended when the others are built, and not before. */
  function makeClock() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    return {
      onStart: (slug: string) => void (slug === 'oat' && vi.advanceTimersByTime(SLOW_MS)),
      onBrand: (ended: number) => void (ended === 2 && setImmediate(() => vi.advanceTimersByTime(TIME_LIMIT_MS))),
    };
  }

  test('a worker that dies fails the brand it was building, and the others are built', async () => {
    const { outDir, brands } = await buildWith(
      `if (brand.slug === 'oat') { tell('start', 'oat'); die(); }
       else build();`,
    );
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual(['oat failed', 'rye built', 'spelt built']);
    expect(brands[0]?.error).toContain('The process that built this brand died (exit code 1)');
    expect(readFileSync(join(outDir, 'rye/index.html'), 'utf8')).toContain('Rye');
  });

  test('a brand that hangs is ended and fails alone, and holds no other, not even where there is one worker', async () => {
    const { brands, told } = await buildWith(
      `tell('start', brand.slug);
       if (brand.slug === 'oat') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       else build();`,
      {},
      makeClock(),
    );
    expect(told).toEqual(['rye built', 'spelt built', 'oat failed']);
    expect(brands[0]?.error).toBe(
      'It took more than 900 s and was ended, so that nothing waits for it. What is done of its pictures is kept, so try again. FRONT_OF_HOUSE_BRAND_SECONDS allows more.',
    );
  });

  test('brands whose configurations a hung worker has asked for are built by another one', async () => {
    const answer = JSON.stringify({ success: true, data: websiteOf(START) });
    const type = { 'content-type': 'application/json' };
    const server = createServer((_, response) => response.writeHead(200, type).end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { told } = await buildWith(
      `if (brand.slug === 'oat') tell('start', 'oat');
       else build();`,
      { jobs: 2, supabaseUrl },
      makeClock(),
    );
    // Which of the two comes first depends on who was ready first.
    expect(told.slice(0, 2).sort()).toEqual(['rye built', 'spelt built']);
    expect(told.slice(2)).toEqual(['oat failed']);
  });

  test('a worker that dies while the disk takes a brand does not fail that one, but the next', async () => {
    const { brands } = await buildWith(
      `if (brand.slug === 'oat') {
         tell('start', 'oat');
         tell('written', 'oat');
         setTimeout(build, 100);
       } else if (brand.slug === 'rye') { tell('start', 'rye'); die(); }
       else build();`,
    );
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual(['oat built', 'rye failed', 'spelt built']);
  });
});
