import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { runBuild } from '../build/build.ts';
import { builtBrand } from '../build/built.ts';
import { Faults, noPage } from './faults.ts';
import { getBackend } from '../backend/running-backend.ts';
import { startElsewhere } from './elsewhere.ts';
import { type Served, serve } from './serve.ts';

export { expect };

/** What stories look through: `test.describe('on a phone', () => { test.use(PHONE); … })` */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
/** The visitor wants less motion: nothing is on its way when a story looks at it. */
export const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** What a value looks like that nobody meant to show. */
export const NOT_MEANT = /\b(undefined|null|NaN)\b|\[object \w+\]/;

/** SLOW=1000 npx playwright test: every answer comes up to a second late. Shows the stories that do not wait for what they need. */
const SLOW = Number(process.env.SLOW ?? 0);

interface Story {
  /** The built brand whose pages `page.goto('/menu/')` opens. */
  brand: string;
  /** What goes wrong behind the page. A story ends well only when that is what it expects: `faults.expect(status(404))`. */
  faults: Faults;
  /** Builds a site of that configuration and serves it until the story is over: its origin. */
  serveSite: (website: object) => Promise<string>;
}
interface Shared {
  siteOf: (brand: string) => Promise<string>;
}

/** Playwright's test with a brand's site to visit. Other hosts answer with an empty page named after them, Google's maps with a fake. */
export const test = base.extend<Story, Shared>({
  brand: ['nonna-pia', { option: true }],
  siteOf: [
    async ({}, use) => {
      const served = new Map<string, Promise<Served>>();
      await use(async (brand) => {
        const site = served.get(brand) ?? serve(builtBrand(brand), getBackend()?.origin);
        served.set(brand, site);
        return (await site).origin;
      });
      for (const site of served.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...(await startElsewhere())] }),
    { scope: 'worker' },
  ],
  baseURL: async ({ brand, siteOf }, use) => use(await siteOf(brand)),
  context: async ({ context }, use) => {
    if (SLOW > 0) await slowDown(context);
    await use(context);
  },
  serveSite: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'front-of-house-story-'));
    const served: Served[] = [];
    await use(async (website) => {
      const [brand, dist] = [join(folder, 'brands/story'), join(folder, 'dist')];
      mkdirSync(brand, { recursive: true });
      const about = { brandId: 'story', siteUrl: 'https://story.example', source: 'file' };
      writeFileSync(join(brand, 'brand.json'), JSON.stringify(about));
      writeFileSync(join(brand, 'website.json'), JSON.stringify(website));
      runBuild('--brands-dir', join(folder, 'brands'), '--out-dir', dist);
      const site = await serve(join(dist, 'story'), getBackend()?.origin);
      served.push(site);
      return site.origin;
    });
    for (const site of served) await site.close();
    rmSync(folder, { recursive: true, force: true });
  },
  faults: [
    async ({ context }, use) => {
      const faults = new Faults(context);
      await use(faults);
      await faults.verify();
    },
    { auto: true },
  ],
});

async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(/^/, async (route) => {
    await setTimeout(Math.random() * SLOW);
    // The story may be over by now.
    await route.fallback().catch(() => {});
  });
}

type Tour = Pick<Story, 'faults'> & { page: Page };
type Look = (path: string) => Promise<void>;

/** Opens pages of the story's brand, which may be its 404 page, and looks at each. */
export async function onPages(paths: readonly string[], { page, faults }: Tour, look: Look): Promise<void> {
  faults.allow(noPage('/404.html'));
  test.setTimeout(180_000 + paths.length * 10_000);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await look(path);
    });
  }
}

/** Keeps what a page asks for at an address until the function that it returns is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

/** Islands become alive when they are seen: scrolls to each, and back to the top. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Loads what is lazy and unfolds what is folded, so that everything the page has can be seen. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const toggle of document.querySelectorAll<HTMLElement>('main button[aria-expanded=false]')) toggle.click();
    for (const image of document.images) image.loading = 'eager';
    const isHere = (image: HTMLImageElement) =>
      new Promise((resolve) => ['load', 'error'].forEach((end) => image.addEventListener(end, resolve)));
    await Promise.all([...document.images].filter(({ complete }) => !complete).map(isHere));
    await document.fonts.ready;
  });
}
