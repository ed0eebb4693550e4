import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { installedBrowser } from '../../../scripts/browser.ts';
import { runBuildWith } from '../build.ts';
import { FIXTURES } from '../built.ts';
import { fakeMaps } from '../fake-maps.ts';
import { ROOT } from '../project.ts';
import { serve } from '../serve.ts';
import { brandsOf, pathsOf } from './pages.ts';
import { PROPERTIES } from './properties.ts';
import { countRequests, settle, wake, watchChanges } from './settle.ts';
import { Recorder } from './snapshot.ts';
import { type Look, type Selection, startFolder, writePage } from './taken.ts';
import { heightOf, isColour, resize, viewsAt, WAKING, WIDTHS } from './views.ts';

export interface TakeOptions {
  folder: string;
  selection: Selection;
  /** Where the built sites are, or will be for the next time. */
  sites?: string;
  jobs: number;
  print: (line: string) => void;
}

/** The moment at which all sites are built and looked at. */
const MOMENT = 1795132800;

/** Looks at the pages of the sample and test brands and writes down what it sees. */
export async function takeLooks({ folder, selection, sites, jobs, print }: TakeOptions): Promise<void> {
  const out = sites ?? mkdtempSync(join(tmpdir(), 'front-of-house-looks-'));
  const brands = brandsOf(selection);
  const browser = await launch();
  try {
    buildMissing(out, brands);
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
        return Promise.all(taken).finally(served.close);
      }),
    );
    const looks = counts.flat();
    print(`${looks.reduce((sum, count) => sum + count, 0)} looks at ${looks.length} pages are in ${folder}.`);
  } finally {
    await browser.close();
    if (sites === undefined) rmSync(out, { recursive: true, force: true });
  }
}

function buildMissing(out: string, brands: string[]): void {
  const missing = brands.filter((brand) => !existsSync(join(out, brand)));
  const [samples, fixtures] = [
    missing.filter((brand) => !FIXTURES.includes(brand)),
    missing.filter((brand) => FIXTURES.includes(brand)),
  ];
  build(out, samples);
  build(out, fixtures, '--brands-dir', join(ROOT, 'tests/brands'));
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

async function launch(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--disable-gpu', '--hide-scrollbars', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
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

interface PageTask {
  browser: Browser;
  properties: string[];
  origin: string;
  brand: string;
  path: string;
  folder: string;
  selection: Selection;
}

/** Returns how many looks it took. */
async function takePage({ browser, properties, origin, brand, path, folder, selection }: PageTask): Promise<number> {
  const looks: Look[] = [];
  const recorder = new Recorder(origin, properties);
  const widths = selection.widths.length === 0 ? WIDTHS : selection.widths;
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const requests = countRequests(page);
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}${path}`);
    await wake(page, requests);
    for (const { name, width, media, isColoursOnly } of viewsAt(widths)) {
      await page.emulateMedia(media);
      await resize(session, { width, height: heightOf(width) });
      await settle(page, requests);
      looks.push({ name, elements: await recorder.elementsOf(session, isColoursOnly ? isColour : undefined) });
    }
  } finally {
    await context.close();
  }
  writePage(folder, { brand, path, properties, ...recorder.tables, looks });
  return looks.length;
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WAKING,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(stopClock, MOMENT * 1000);
  await context.addInitScript(watchChanges);
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await fakeMaps(context);
  return context;
}

/** Runs in the page. Timers go on: only what time it is stays the same. */
function stopClock(moment: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, values: [], target) => Reflect.construct(RealDate, values.length === 0 ? [moment] : values, target),
    get: (date, key) => (key === 'now' ? () => moment : (Reflect.get(date, key) as unknown)),
  });
}
