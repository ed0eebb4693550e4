import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBuildProcess } from '../../src/builder/long-running/build-process.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { TIME_LIMIT_MS } from '../../src/builder/pipeline/time-limit.ts';
import { ROOT } from '../support/project.ts';

const brandJson = JSON.stringify({ brandId: 'rye', siteUrl: 'https://rye.example', source: 'file' });

/** A building process for one brand that does not wait for more to do. */
function openHastyProcess() {
  const folder = temporaryFolder({
    'brands/rye/brand.json': brandJson,
    'brands/rye/website.json': '{ "name": "Rye" }',
  });
  const buildProcess = openBuildProcess({
    root: resolve(ROOT),
    brandsDir: join(folder, 'brands'),
    outDir: join(folder, 'out'),
    cacheDir: join(ROOT, '.cache'),
    environment: {},
    buildDate: '2026-11-20',
    changedOnly: true,
    jobs: 1,
    hasBackend: true,
    onCompile: () => {},
    idleMs: 0,
  });
  onTestFinished(() => buildProcess.close());
  return { ...buildProcess, folder };
}

const buildingProcesses = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

test('the process that builds ends when nothing is left to do, and the next build has another', async () => {
  const { build } = openHastyProcess();
  const told: string[] = [];
  const first = await build(['rye'], ({ slug, status }) => told.push(`${slug} ${status}`));
  expect(first.brands).toMatchObject([{ slug: 'rye', status: 'built' }]);
  await expect.poll(() => buildingProcesses()).toBe(0);
  await build(['rye', 'gone'], ({ slug, status }) => told.push(`${slug} ${status}`));
  expect(told).toEqual(['rye built', 'rye unchanged']);
}, 120_000);

test('a brand that names no backend is told of none: the preview is its backend', async () => {
  const { brands } = await openHastyProcess().build(['rye'], () => {});
  expect(brands.map(({ warnings }) => warnings)).toEqual([[]]);
}, 120_000);

test('a brand that takes too long ends with the process that built it, and the next build has another', async () => {
  const { build, folder } = openHastyProcess();
  // The brand is late by the clock of this process, however slow the machine is.
  const silent = createServer(() => vi.advanceTimersByTime(TIME_LIMIT_MS)).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const supabaseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const brand = { brandId: 'rye', siteUrl: 'https://rye.example', supabaseUrl, supabaseAnonKey: 'key' };
  writeInto(folder, 'brands/rye/brand.json', JSON.stringify(brand));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { brands } = await build(['rye'], () => {});
  expect(brands).toMatchObject([
    { slug: 'rye', status: 'failed', error: expect.stringContaining('more than 900 s') as string },
  ]);
  vi.useRealTimers();
  writeInto(folder, 'brands/rye/brand.json', brandJson);
  expect((await build(['rye'], () => {})).brands).toMatchObject([{ slug: 'rye', status: 'built' }]);
}, 120_000);
