import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import pLimit from 'p-limit';
import { runBuildWith } from '../tests/support/build/build.ts';
import { FIXTURES } from '../tests/support/build/built.ts';
import { projectFiles, ROOT } from '../tests/support/project.ts';
import { serve } from '../tests/support/browser/serve.ts';
import { launch, MOMENT } from './contexts.ts';
import { brandsOf, pathsOf } from './pages.ts';
import { PROPERTIES } from './properties.ts';
import { takePage } from './take-page.ts';
import { type Selection, startFolder } from './taken.ts';

export interface TakeOptions {
  folder: string;
  selection: Selection;
  /** Where the built sites are, or will be for the next time. */
  sites?: string;
  jobs: number;
  print: (line: string) => void;
}

/** Looks at the pages of the sample and test brands and writes down what it sees. Returns 1 where it missed a state, or saw nothing. */
export async function takeLooks({ folder, selection, sites, jobs, print }: TakeOptions): Promise<number> {
  const out = sites ?? mkdtempSync(join(tmpdir(), 'front-of-house-looks-'));
  const brands = brandsOf(selection);
  const browser = await launch();
  try {
    buildMissing(out, brands, print);
    startFolder(folder, selection);
    const properties = await knownProperties(browser);
    const limit = pLimit(jobs);
    const counts = await Promise.all(
      brands.map(async (brand) => {
        const served = await serve(join(out, brand));
        const paths = pathsOf(join(out, brand), selection);
        const taken = paths.map((path) =>
          limit(() => takePage({ browser, properties, origin: served.origin, brand, path, folder, selection })),
        );
        try {
          return await Promise.all(taken);
        } finally {
          await served.close();
        }
      }),
    );
    const pages = counts.flat();
    const problems = pages.flatMap((page) => page.problems);
    for (const problem of problems) print(problem);
    const looks = pages.reduce((sum, { count }) => sum + count, 0);
    print(`${looks} looks at ${pages.length} pages are in ${folder}.`);
    return problems.length === 0 && looks > 0 ? 0 : 1;
  } finally {
    await browser.close();
    if (sites === undefined) rmSync(out, { recursive: true, force: true });
  }
}

/** Sites that are there are looked at as they are, whatever the code is by now. */
function buildMissing(out: string, brands: string[], print: (line: string) => void): void {
  const missing = brands.filter((brand) => !existsSync(join(out, brand)));
  const isFixture = (brand: string) => FIXTURES.includes(brand);
  const note = join(out, 'sources.txt');
  const sources = hashSources();
  if (missing.length < brands.length && existsSync(note) && readFileSync(note, 'utf8') !== sources)
    print(`The sites in ${out} are of other code than this: it is their looks that are taken.`);
  build(
    out,
    missing.filter((brand) => !isFixture(brand)),
  );
  build(out, missing.filter(isFixture), '--brands-dir', join(ROOT, 'tests/brands'));
  if (missing.length === brands.length) writeFileSync(note, sources);
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles(/^(src|brands|tests\/brands)\//))
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** With a key for maps all of them: `fakeMaps` answers for Google. */
function build(out: string, brands: string[], ...options: string[]): void {
  if (brands.length === 0) return;
  const { status, stderr } = runBuildWith(
    { GOOGLE_MAPS_API_KEY: 'key-of-the-looks', SOURCE_DATE_EPOCH: String(MOMENT) },
    ...['--out-dir', out, ...options, ...brands.flatMap((brand) => ['--brand', brand])],
  );
  if (status !== 0) throw new Error(`Brands could not be built, so there is nothing to look at.\n${stderr}`);
}

/** Asked for one that it does not know, the browser tells none. */
async function knownProperties(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const known = await page.evaluate(
    (properties) => properties.filter((property) => CSS.supports(property, 'inherit')),
    PROPERTIES,
  );
  await page.close();
  return known;
}
