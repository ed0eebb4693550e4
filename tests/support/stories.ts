import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { readPages } from './build.ts';
import { builtBrand } from './built.ts';
import { type Served, serve } from './serve.ts';

export { expect };

/** What stories look through: `test.describe('on a phone', () => { test.use(PHONE); … })` */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

interface Story {
  /** The built brand whose pages `page.goto('/menu/')` opens. */
  brand: string;
  /**
   * Everything that went wrong behind the page: exceptions, errors on the console, dialogs, requests that failed. A story ends
   * well only when there is nothing; one that expects an error takes it out: `faults.splice(0)`.
   */
  faults: string[];
}
interface Shared {
  siteOf: (brand: string) => Promise<string>;
}

/** Playwright's test with a brand's site to visit. Other hosts answer with an empty page named after them. */
export const test = base.extend<Story, Shared>({
  brand: ['nonna-pia', { option: true }],
  siteOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures this one needs.
    async ({}, use) => {
      const served = new Map<string, Promise<Served>>();
      await use(async (brand) => {
        const site = served.get(brand) ?? serve(builtBrand(brand));
        served.set(brand, site);
        return (await site).origin;
      });
      for (const site of served.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ brand, siteOf }, use) => use(await siteOf(brand)),
  context: async ({ context }, use) => {
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: elsewhere(new URL(route.request().url())) }),
    );
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = collectFaults(context);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

function elsewhere({ hostname }: URL): string {
  return `<!doctype html><html lang="en"><title>${hostname}</title><p>${hostname}</p></html>`;
}

function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (webError) => faults.push(`exception: ${webError.error().message}`));
  context.on('dialog', async (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    // A visitor who leaves stops what was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  return faults;
}

/** Every page of a built brand, the 404 page too: `['/', '/404.html', '/menu/']`. Known once the brands are built. */
export function pathsOf(brand: string): string[] {
  return readPages(builtBrand(brand)).map(({ path }) => path);
}

/** Scrolls to the bottom and waits for every picture, so that nothing is still to come. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
