import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages, type Run, runBuild } from '../support/build/build.ts';
import { jpegOf } from '../support/build/images.ts';

const DIALECTS = join(process.cwd(), 'tests/dialects');
const NAMES = globSync('*.json', { cwd: DIALECTS }).map((file) => basename(file, '.json'));
/** Where a fixture has its pictures. A test has no network, so they are put beside the configuration. */
const PICTURES = 'https://img.harbourvine.example';

let folder: string;
let run: Run;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-of-house-dialects-'));
  const picture = await jpegOf(800, 600);
  for (const slug of NAMES) {
    const configuration = readFileSync(join(DIALECTS, `${slug}.json`), 'utf8');
    const brand = join(folder, 'brands', slug);
    mkdirSync(join(brand, 'images'), { recursive: true });
    for (const [, name = ''] of configuration.matchAll(new RegExp(`${PICTURES}/([\\w.-]+)`, 'g')))
      writeFileSync(join(brand, 'images', name), picture);
    writeFileSync(join(brand, 'website.json'), configuration.replaceAll(PICTURES, 'images'));
    writeFileSync(
      join(brand, 'brand.json'),
      JSON.stringify({ brandId: slug, siteUrl: `https://${slug}.example`, source: 'file' }),
    );
  }
  run = runBuild('--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'out'));
}, 600_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the restaurant that other programs describe', () => {
  test('is built from each of them', () => {
    expect(run.report.brands.map(({ slug, status }) => [slug, status])).toEqual(
      NAMES.toSorted().map((slug) => [slug, 'built']),
    );
  });

  test.each(NAMES)('has its pages: %s', (slug) => {
    const pages = new Map(readPages(join(folder, 'out', slug)).map(({ path, root }) => [path, root.text]));
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/menu/', '/locations/', '/contact/']));
    const locations = [...pages].filter(([path]) => path.startsWith('/location/'));
    expect(locations).toHaveLength(2);
    const text = locations.map(([, page]) => page).join('\n');
    for (const shown of [
      'Harbour & Vine',
      '18 Market St',
      '702 Queen St E',
      '(416) 555-0142',
      '(416) 555-0178',
      '2:00 AM',
      '11:00 PM',
    ])
      expect(text).toContain(shown);
  });
});
