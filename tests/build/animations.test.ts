import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gzipSize, readPages, runBuildWith } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { MAPS_KEY } from '../support/build/prepare.ts';
import { ROOT } from '../support/project.ts';

/** What home may load for what moves, in KiB: a quarter above what there is. */
const BUDGET = 6.5;

test('a brand without animations has the pages of one with them, byte for byte but for their marks, and no script of them', () => {
  const brands = ['kumo-ramen', 'night-owl-burgers'];
  const still = buildStill(brands);
  for (const slug of brands) {
    const folder = join(still, slug);
    const pages = new Map(readPages(folder).map(({ path, html }) => [path, html]));
    for (const { path, html } of readPages(builtBrand(slug))) {
      expect(withoutMarks(html), path).toBe(pages.get(path) ?? '');
      if (path === '/') expect(html).toMatch(MARK);
      expect(pages.get(path), path).not.toMatch(MARK);
    }
    expect(globSync('_astro/[mM]otion.*', { cwd: folder })).toEqual([]);
  }
});

test('home loads little for what moves', () => {
  const folder = builtBrand('kumo-ramen');
  const files = globSync('_astro/[mM]otion.*', { cwd: folder });
  expect(files).toHaveLength(2);
  const bytes = files.reduce((sum, path) => sum + gzipSize(readFileSync(join(folder, path))), 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET * 1024);
});

/** The sample brands, built with a flag that is not exactly true: the folder of their sites. */
function buildStill(slugs: string[]): string {
  const folder = temporaryFolder();
  for (const slug of slugs) {
    const brand = join(folder, 'brands', slug);
    cpSync(join(ROOT, 'brands', slug), brand, { recursive: true });
    const website = JSON.parse(readFileSync(join(brand, 'website.json'), 'utf8')) as object;
    writeFileSync(join(brand, 'website.json'), JSON.stringify({ ...website, animations: 'true' }));
  }
  const out = join(folder, 'out');
  runBuildWith(MAPS_KEY, '--brands-dir', join(folder, 'brands'), '--out-dir', out);
  return out;
}

const MARK = / data-(?:reveal|card|stagger|text|enter|particles|duration|delay|offset|animated)(?![\w-])(?:="[^"]*")?/g;

function withoutMarks(html: string): string {
  return html
    .replace(/<div class="[\w-]+" aria-hidden="true" data-particles><\/div>/, '')
    .replace(
      /(<div class="[^"]+) [\w-]+"(>\s*<p) aria-hidden="true"(.*?)<span[^>]*><input.*?<\/span>/,
      '$1" aria-hidden="true"$2$3',
    )
    .replace(/<page-motion><\/page-motion><script type="module" src="\/_astro\/Motion\.[\w-]+\.js"><\/script>/, '')
    .replaceAll(MARK, '');
}
