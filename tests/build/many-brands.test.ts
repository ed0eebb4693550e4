import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build as buildBrands } from '#builder/run/build.ts';
import { openPool } from '#builder/run/pool.ts';
import { openWarmBuild } from '#builder/run/warm-build.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { readSite } from '../support/build/generations.ts';
import { brandFiles } from '../support/build/make-brand.ts';
import { build, CACHE, compiled, SLUG, START, websiteOf } from '../support/build/rye.ts';
import { ROOT } from '../support/project.ts';

const SLUGS = ['oat', SLUG, 'spelt'];
const CONTEXT = { environment: {}, cacheDir: CACHE, root: ROOT, compiled, builtAt: '2026-11-20' };

/** Oat, rye and spelt, which are the same. */
const makeBrands = () => temporaryFolder(brandFiles(Object.fromEntries(SLUGS.map((slug) => [slug, websiteOf(START)]))));

function openTestPool(processes: number) {
  const pool = openPool({ processes, cacheDir: CACHE });
  onTestFinished(() => pool.close());
  return pool;
}

test('many brands are built in processes as one is here, and a failed one costs only itself', async () => {
  const folder = makeBrands();
  writeFileSync(join(folder, 'oat/website.json'), '[]');
  const [many, alone] = [temporaryFolder(), temporaryFolder()];
  const options = { ...CONTEXT, brandsDir: folder, outDir: many, slugs: [], changedOnly: false };
  const { brands } = await buildBrands(openTestPool(2), options);
  expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual(['oat failed', 'rye built', 'spelt built']);
  expect(readdirSync(many).sort()).toEqual(['.state', 'report.json', 'rye', 'spelt']);
  await build(folder, alone);
  expect(readSite(join(many, SLUG))).toEqual(readSite(join(alone, SLUG)));
});

test('a brand whose process dies keeps its last good site, and the others are built', async () => {
  const folder = makeBrands();
  const options = { ...CONTEXT, brandsDir: folder, outDir: temporaryFolder(), slugs: [], changedOnly: false };
  await buildBrands(openTestPool(1), options);
  const before = readSite(join(options.outDir, 'oat'));
  const dying = join(temporaryFolder(), 'entry.mjs');
  writeFileSync(
    dying,
    `import { buildBrand as real } from ${JSON.stringify(compiled.entry)};
     export const buildBrand = (brand, ...rest) => (brand.slug === 'oat' ? process.kill(process.pid, 'SIGKILL') : real(brand, ...rest));`,
  );
  const renamed = JSON.stringify(websiteOf({ ...START, name: 'Crumb' }));
  for (const slug of SLUGS) writeInto(folder, `${slug}/website.json`, renamed);
  const { brands } = await buildBrands(openTestPool(1), { ...options, compiled: { ...compiled, entry: dying } });
  expect(brands.map(({ slug, status, error = '' }) => `${slug} ${status} ${error}`.trim())).toEqual([
    'oat failed The process that built this brand died (SIGKILL).',
    'rye built',
    'spelt built',
  ]);
  expect(readSite(join(options.outDir, 'oat'))).toEqual(before);
  expect(readFileSync(join(options.outDir, 'rye/index.html'), 'utf8')).toContain('Crumb');
});

/** Builds that do not wait for more to do, as in a preview. */
function openTestBuild() {
  const folder = temporaryFolder(brandFiles({ rye: { name: 'Rye' } }, 'brands/'));
  const warm = openWarmBuild({
    ...CONTEXT,
    brandsDir: join(folder, 'brands'),
    outDir: join(folder, 'out'),
    changedOnly: true,
    hasBackend: true,
    processes: 1,
    idleMs: 0,
  });
  onTestFinished(() => warm.close());
  return { build: warm.build, folder };
}

test('a warm build tells what became of each brand, and passes over one whose folder is gone', async () => {
  const { build: buildWarm, folder } = openTestBuild();
  const told: string[] = [];
  const tell = ({ slug, status }: { slug: string; status: string }) => told.push(`${slug} ${status}`);
  expect((await buildWarm(['rye'], tell)).brands).toMatchObject([{ slug: 'rye', status: 'built' }]);
  await buildWarm(['rye', 'gone'], tell);
  writeInto(folder, 'brands/rye/website.json', '{ "name": "Rye & Co" }');
  await buildWarm(['rye'], tell);
  expect(told).toEqual(['rye built', 'rye unchanged', 'rye built']);
  expect(await buildWarm(['gone'], tell)).toEqual({ brands: [] });
});

test('a brand that names no backend is told of none: the preview is its backend', async () => {
  const { brands } = await openTestBuild().build(['rye'], () => {});
  expect(brands.map(({ warnings }) => warnings)).toEqual([[]]);
});
