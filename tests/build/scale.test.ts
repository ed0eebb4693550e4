import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chain } from '../support/build/brands.ts';
import { readPages, runBuild } from '../support/build/build.ts';

/** Both are more than the lists of other pages show. */
const SIZES = { few: 30, many: 300 };
/** Numbers in sentences have more digits ("See all 300 locations"), and among more locations of one name each needs a longer label. */
const ALLOWANCE = 1.1;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'front-of-house-scale-'));
  for (const [slug, size] of Object.entries(SIZES)) {
    const brand = join(folder, 'brands', slug);
    mkdirSync(brand, { recursive: true });
    writeFileSync(join(brand, 'website.json'), JSON.stringify(chain(size)));
    const identity = { brandId: slug, siteUrl: 'https://chain.example', source: 'file' };
    writeFileSync(join(brand, 'brand.json'), JSON.stringify(identity));
  }
  expect(runBuild('--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'out')).status).toBe(0);
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const sizesOf = (slug: string) =>
  new Map(readPages(join(folder, 'out', slug)).map(({ path, html }) => [path, Buffer.byteLength(html)]));

test('no page but the list of locations and the chooser of menus grows with the number of locations', () => {
  const many = sizesOf('many');
  const grown = [...sizesOf('few')].filter(([path, size]) => (many.get(path) ?? 0) > size * ALLOWANCE);
  expect(grown.map(([path]) => path).sort()).toEqual(['/locations/', '/menu/']);
});

test('the list of locations links to the page of every one', () => {
  const pages = readPages(join(folder, 'out', 'many'));
  const list = pages.find(({ path }) => path === '/locations/');
  const linked = new Set(list?.root.querySelectorAll('main a').map((link) => link.getAttribute('href')));
  const locations = pages.filter(({ path }) => path.startsWith('/location/')).map(({ path }) => path);
  expect(locations).toHaveLength(SIZES.many);
  expect(locations.filter((path) => !linked.has(path))).toEqual([]);
});
