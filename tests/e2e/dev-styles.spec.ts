import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { builtBrand } from '../support/build/built.ts';
import { ROOT } from '../support/project.ts';
import { startDevServer } from '../support/browser/dev-server.ts';
import { openContext } from '../../visual-regression/contexts.ts';
import { comparer, type Difference } from '../../visual-regression/differences.ts';
import { PROPERTIES } from '../../visual-regression/properties.ts';
import { countRequests, settle, wake } from '../../visual-regression/settle.ts';
import { Recorder } from '../../visual-regression/snapshot.ts';
import { causeToText, groupCauses } from '../../visual-regression/summary.ts';
import { heightOf, PLAIN, resize, type View, WAKING } from '../../visual-regression/views.ts';
import { serve } from '../support/browser/serve.ts';
import { shareOf } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const [NARROW, WIDE] = [PHONE.viewport.width, DESKTOP.viewport.width];
/** Styles are compared, not pixels: drawing pages in full is a fifth of the work. */
const SCALE = 0.1;
const LIGHT: View = { name: 'light', width: NARROW, media: PLAIN };
/** Besides, each page is looked at in one of these, by turns. */
const OTHERS: View[] = [
  { name: 'dark', width: WIDE, media: { ...PLAIN, colorScheme: 'dark' } },
  { name: 'print', width: WIDE, media: { ...PLAIN, media: 'print' } },
];

/** What comes by itself, like a map, comes to one page a moment before it comes to the other. */
const TRIES = 5;

/** The legal pages are one kind; a 404 page has nothing that others have not. */
const LIKE_OTHERS = /^\/(?:404|terms|cookie|accessibility)/;

/** The first has campaigns: the backend of the dev server is told those of the brand that it starts with. */
const BRANDS = ['night-owl-burgers', 'nonna-pia', 'kumo-ramen'] as const;

/**
 * The same stylesheets, minified in a published page and as Tailwind writes them on the dev server, must style every element and pseudo-element
 * alike.
 */
test('published pages have the styles of the pages in development', async ({ browser }) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-brands-'));
  for (const brand of BRANDS) cpSync(join(ROOT, 'brands', brand), join(folder, brand), { recursive: true });
  const brandsDir = join(folder, 'brands');
  const shown = join(brandsDir, 'shown');
  mkdirSync(brandsDir);
  renameSync(join(folder, BRANDS[0]), shown);
  // One server for all brands, because what it compiles for the first page of the first one takes longest.
  const dev = await startDevServer('shown', brandsDir);
  const found: { look: string; differences: Difference[] }[] = [];
  try {
    for (const brand of BRANDS) {
      if (brand !== BRANDS[0]) {
        await untilReloaded(browser, dev.origin, () => {
          renameSync(shown, join(folder, 'before'));
          renameSync(join(folder, brand), shown);
          rmSync(join(folder, 'before'), { recursive: true });
        });
      }
      // The same backend answers both.
      const published = await serve(builtBrand(brand), dev.origin);
      const pages = await Promise.all([dev.origin, published.origin].map((origin) => open(browser, origin)));
      for (const [place, path] of shareOf(brand).entries()) {
        if (LIKE_OTHERS.test(path)) continue;
        await test.step(`${brand} ${path}`, async () => {
          await Promise.all(pages.map((page) => page.goTo(path)));
          for (const view of [LIGHT, ...OTHERS.slice(place % 2, (place % 2) + 1)])
            found.push({ look: `${brand} ${path} ${view.name}`, differences: await compare(pages, view) });
        });
      }
      for (const page of pages) await page.close();
      await published.close();
    }
  } finally {
    await dev.close();
    rmSync(folder, { recursive: true });
  }
  expect(groupCauses(found).map(causeToText).join('\n')).toBe('');
});

/** The dev server has every open page loaded again once it has seen that the files of its brand are others. */
async function untilReloaded(browser: Browser, origin: string, change: () => void): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const reloaded = page.waitForEvent('load');
  change();
  await reloaded;
  await page.close();
}

type Opened = Awaited<ReturnType<typeof open>>;

async function open(browser: Browser, origin: string) {
  const context = await openContext(browser, { viewport: WAKING });
  const page = await context.newPage();
  const requests = countRequests(page);
  const session = await context.newCDPSession(page);

  async function goTo(path: string): Promise<void> {
    await page.emulateMedia(PLAIN);
    await resize(session, { ...WAKING, scale: SCALE });
    await page.goto(`${origin}${path}`);
    await wake(page, requests);
    await page.evaluate(bringAllMaps);
  }

  async function show({ width, media }: View): Promise<void> {
    await page.emulateMedia(media);
    await resize(session, { width, height: heightOf(width), scale: SCALE });
  }

  async function look({ name, width }: View) {
    await settle(page, requests);
    const recorder = new Recorder(origin, PROPERTIES);
    const elements = await recorder.elementsOf(session);
    return { properties: PROPERTIES, ...recorder.tables, look: { name, state: 'plain', width, elements } };
  }

  return { goTo, show, look, wake: () => wake(page, requests), close: () => context.close() };
}

/**
 * Runs in the page. Which maps come depends on which were seen, if for a moment only, and a page in development may be seen before all its
 * styles are there. So each has its frame, with nothing in it.
 */
function bringAllMaps(): void {
  for (const map of document.querySelectorAll('.location-map-panel + :is(template, iframe)')) {
    const frame = map instanceof HTMLTemplateElement ? map.content.querySelector('iframe')?.cloneNode() : map;
    if (!(frame instanceof HTMLIFrameElement)) continue;
    frame.removeAttribute('src');
    frame.style.visibility = '';
    map.replaceWith(frame);
  }
}

async function compare(pages: Opened[], view: View): Promise<Difference[]> {
  await Promise.all(pages.map((page) => page.show(view)));
  for (let tries = 1; ; tries += 1) {
    const [written, published] = await Promise.all(pages.map((page) => page.look(view)));
    if (written === undefined || published === undefined) throw new Error('There are no two pages to compare.');
    const { styles } = comparer(written, published)(written.look, published.look);
    if (styles.length === 0 || tries === TRIES) return styles;
    await Promise.all(pages.map((page) => page.wake()));
  }
}
