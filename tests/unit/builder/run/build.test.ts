import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from '#builder/run/build.ts';
import { openPool } from '#builder/run/pool.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A renderer whose report names the configuration that it was given. */
const RENDERER = `
export async function buildBrand({ slug }, context, loaded) {
  const { name } = JSON.parse(loaded).configuration;
  return { slug, status: 'built', pages: 1, printed: [], kept: 0, milliseconds: 1, warnings: [], error: name };
}`;

const brandFile = JSON.stringify({
  brandId: 'rye',
  siteUrl: 'https://rye.example',
  source: 'supabase',
  supabaseUrl: 'https://backend.example',
  supabaseAnonKey: 'key',
});

test('a configuration that no process can be sent fails alone, and stops no other brand', async () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 20_000; level++) deep = [deep];
  const folder = temporaryFolder({
    'renderer.mjs': RENDERER,
    'brands/oat/brand.json': brandFile,
    'brands/rye/brand.json': brandFile,
  });
  const pool = openPool({ processes: 1, cacheDir: folder });
  onTestFinished(() => pool.close());
  const { brands } = await build(pool, {
    brandsDir: join(folder, 'brands'),
    outDir: join(folder, 'dist'),
    slugs: [],
    environment: {},
    cacheDir: folder,
    root: folder,
    compiled: { key: '', clientDir: '', entry: join(folder, 'renderer.mjs') },
    builtAt: '2026-11-20',
    changedOnly: false,
    configurations: { rye: { configuration: { name: 'Rye', deep } }, oat: { configuration: { name: 'Oat' } } },
  });
  expect(brands.map(({ slug, status }) => `${slug}: ${status}`)).toEqual(['oat: built', 'rye: failed']);
});
