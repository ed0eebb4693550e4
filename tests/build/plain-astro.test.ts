import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlainAstro, readySite } from '../support/plain-astro/plain-astro.ts';
import { findDifferences } from '../support/plain-astro/same-pages.ts';
import { runBuild } from '../support/build/build.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { ROOT } from '../support/project.ts';

const SLUG = 'kumo-ramen';
/** Of `runBuild`. */
const BUILD_DATE = '2026-11-20';
/** Where Astro finds the packages of the repository. */
const folder = join(ROOT, '.cache/plain-astro-test');
const [ours, plain] = [join(folder, 'out', SLUG), join(folder, 'astro/dist')];

beforeAll(async () => {
  const astro = makePlainAstro(ROOT, join(folder, 'astro'));
  astro.prepare(await readySite(ROOT, join(ROOT, 'brands'), SLUG, { environment: {}, builtAt: BUILD_DATE }));
  astro.build();
  runBuild('--brand', SLUG, '--out-dir', join(folder, 'out'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the pages are those of a plain astro build, byte for byte', () => {
  expect(globSync('**/*.html', { cwd: ours }).length).toBeGreaterThan(35);
  expect(findDifferences(ours, plain)).toEqual([]);
});

test('a word, a missing sheet or script, and other properties of an island would be seen', () => {
  const changed = temporaryFolder();
  cpSync(ours, changed, { recursive: true });
  const edit = (page: string, before: string | RegExp, after: string) => {
    const file = join(changed, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  };
  edit('menu/index.html', '</h1>', '!$&');
  edit('offers/index.html', /<link rel="stylesheet" href="\/_astro\/[^>]*>/, '');
  edit('contact/index.html', /<script type="module" src="\/_astro\/[^>]*><\/script>/, '');
  edit('locations/index.html', /<astro-island prefix="r\d+" component-url="/, '$&/other');
  expect(
    findDifferences(changed, plain)
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual(['contact', 'locations', 'menu', 'offers'].map((page) => `${page}/index.html`));
});
