import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuildHere } from '../support/build/build-here.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { brandJson } from '../support/build/make-brand.ts';
import { publishWith } from '../support/deploy/run-deploy.ts';
import { serveBrands } from '../support/live/brand-backend.ts';
import { configuration } from '../support/live/configuration.ts';

const SLUGS = ['emmer', 'kamut', 'millet', 'oat', 'rye', 'spelt'];

test('a backend that is down for a third of the brands holds up no other, and the next run catches up', async () => {
  const backend = await serveBrands();
  const services = { supabaseUrl: backend.origin, supabaseAnonKey: 'key' };
  const folder = temporaryFolder(
    Object.fromEntries(
      SLUGS.map((slug): [string, string] => [
        `brands/${slug}/brand.json`,
        brandJson(slug, { source: 'supabase', ...services }),
      ]),
    ),
  );
  const folders = ['--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'dist')];
  const changePrice = (price: number): void => SLUGS.forEach((slug) => backend.rows.set(slug, configuration(price)));
  const build = async () => {
    const { status, report } = await runBuildHere({}, ...folders, '--changed');
    return { status, brands: report.brands.map((brand) => `${brand.slug} ${brand.status}`), report };
  };
  const publish = async () => {
    const { code, stdout } = await publishWith({}, ...folders, '--to', `dir:${join(folder, 'www')}`, '--json');
    const { brands } = JSON.parse(stdout) as { brands: { slug: string; result: string }[] };
    return { code, brands: brands.map(({ slug, result }) => `${slug} ${result}`) };
  };
  const prices = (): (string | undefined)[] =>
    SLUGS.map((slug) => />\$\d</.exec(readFileSync(join(folder, 'www', slug, 'menu/index.html'), 'utf8'))?.[0]);
  changePrice(1);
  expect((await build()).status).toBe(0);
  expect((await publish()).code).toBe(0);

  changePrice(2);
  backend.isDown = (brandId) => ['kamut', 'rye'].includes(brandId);
  const half = await build();
  expect(half.status).toBe(1);
  expect(half.brands.filter((brand) => !brand.endsWith('built'))).toEqual(['kamut failed', 'rye failed']);
  expect(half.report.brands[1]?.error).toBe('Failed to fetch brand website data');
  const published = await publish();
  expect(published.code).toBe(0);
  expect(published.brands.filter((brand) => !brand.endsWith('published'))).toEqual([
    'kamut unchanged',
    'rye unchanged',
  ]);
  expect(prices()).toEqual(['>$2<', '>$1<', '>$2<', '>$2<', '>$1<', '>$2<']);

  backend.isDown = () => false;
  const next = await build();
  expect(next.status).toBe(0);
  expect(next.brands.filter((brand) => !brand.endsWith('unchanged'))).toEqual(['kamut built', 'rye built']);
  expect((await publish()).brands.filter((brand) => !brand.endsWith('unchanged'))).toEqual([
    'kamut published',
    'rye published',
  ]);
  expect(new Set(prices())).toEqual(new Set(['>$2<']));
});
