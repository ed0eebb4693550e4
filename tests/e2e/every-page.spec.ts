import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { builtBrand } from '../support/build/built.ts';
import { findCutOff } from '../support/browser/cut-off.ts';
import {
  expect,
  NOT_MEANT,
  onEveryKindOfPage,
  onEveryPage,
  PHONE,
  test,
  unfold,
  wakeIslands,
} from '../support/browser/stories.ts';

const NARROWEST = { width: 320, height: 568 };
const SAMPLES = ['nonna-pia', 'kumo-ramen', 'night-owl-burgers'];

/** Of a chain's locations one page each says it all; the untidy brands are untidy in each of their locations in another way. */
const TOURS = {
  'nonna-pia': onEveryPage,
  'kumo-ramen': onEveryKindOfPage,
  'night-owl-burgers': onEveryKindOfPage,
  'kitchen-sink': onEveryPage,
  minimal: onEveryPage,
  empty: onEveryPage,
  'other-scripts': onEveryPage,
};

for (const [brand, visit] of Object.entries(TOURS)) {
  test.describe(`the pages of ${brand} on the narrowest phone`, () => {
    // What moves would be measured half way.
    test.use({
      brand,
      ...PHONE,
      viewport: NARROWEST,
      colorScheme: 'light',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('load all they ask for, without an error and React only for islands, and show what was meant, whole', async ({
      page,
      faults,
    }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      await visit({ page, brand, faults }, async (path) => {
        const islands = await page.locator('astro-island').count();
        if (islands > 0) await expectIslands(page, path, islands);
        if (path === '/feedback/') await expect(page.getByText('Loading...')).toHaveCount(0);
        await unfold(page);
        expect(await page.locator('body').innerText()).not.toMatch(NOT_MEANT);
        await expect(page).not.toHaveTitle(NOT_MEANT);
        expect(await page.evaluate(findCutOff)).toEqual([]);
        expect([...scripts].some((script) => isReact(brand, script))).toBe(islands > 0);
        scripts.clear();
        if (SAMPLES.includes(brand)) await expectGoodOnPhone(page);
      });
    });
  });
}

/** The pages that may have some: most of them a form, the press its campaigns too. Each becomes alive when it is seen. */
const ISLANDS: Record<string, number> = {
  '/locations/': 1,
  '/catering/': 1,
  '/careers/': 1,
  '/media-inquiries/': 2,
  '/franchise/': 1,
  '/feedback/': 1,
};

async function expectIslands(page: Page, path: string, count: number): Promise<void> {
  expect([path, count]).toEqual([path, ISLANDS[path]]);
  await wakeIslands(page);
  await expect(page.getByText('Loading campaigns...')).toHaveCount(0);
}

/** React's own mark survives minification. */
function isReact(brand: string, script: string): boolean {
  const file = join(builtBrand(brand), script);
  return existsSync(file) && readFileSync(file, 'utf8').includes('react.transitional.element');
}

/**
 * On a phone of the usual width axe finds nothing, and a page loses nothing when its text is twice as large. Looked at here, because
 * getting there is most of the work; of the samples alone, because only they are designs.
 */
async function expectGoodOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await test.step('has nothing that axe finds', async () => {
    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step('is whole with its text twice as large', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await unfold(page);
    expect(await page.evaluate(findCutOff)).toEqual([]);
  });
  await page.setViewportSize(NARROWEST);
}
