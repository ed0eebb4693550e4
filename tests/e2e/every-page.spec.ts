import type { Page } from '@playwright/test';
import { DESKTOP, expect, pathsOf, PHONE, seeWhole, test } from '../support/stories.ts';
import { findCutOff } from '../support/cut-off.ts';

/** What a value looks like that nobody meant to show. */
const NOT_MEANT = /\b(undefined|null|NaN)\b|\[object \w+\]/;

for (const brand of ['nonna-pia', 'kumo-ramen', 'kitchen-sink', 'minimal', 'empty']) {
  test.describe(`every page of ${brand}`, () => {
    test.use({ brand });

    test('loads all it asks for, without React and without an error', async ({ page, faults }) => {
      const requests: string[] = [];
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        requests.push(response.url());
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
      for (const path of pathsOf(brand)) {
        await page.goto(path);
        await seeWhole(page);
        expect(await page.locator('astro-island').count()).toBe(0);
      }
      expect(requests.filter((url) => /react/i.test(url))).toEqual([]);
      // React's own mark survives minification.
      expect((await Promise.all(scripts)).filter((code) => code.includes('react.transitional.element'))).toEqual([]);
      expect(scripts.length).toBeGreaterThan(0);
      expect(faults.splice(0)).toEqual(['console: 404: no page at /404.html']);
    });

    test('shows only what was meant', async ({ page, faults }) => {
      for (const path of pathsOf(brand)) {
        await page.goto(path);
        expect(await page.locator('body').innerText(), path).not.toMatch(NOT_MEANT);
        await expect(page, path).not.toHaveTitle(NOT_MEANT);
      }
      faults.splice(0);
    });
  });
}

for (const brand of ['nonna-pia', 'kumo-ramen', 'kitchen-sink']) {
  test.describe(`every page of ${brand}`, () => {
    test.use({ brand });

    test.describe('on the narrowest phone', () => {
      test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

      test('fits, with nothing cut off', async ({ page, faults }) => {
        await expectToFit(page, brand);
        faults.splice(0);
      });
    });

    for (const [device, settings] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      test.describe(`on a ${device} with text twice as large`, () => {
        test.use(settings);

        test('loses nothing', async ({ page, faults }) => {
          await page.addInitScript(() => {
            addEventListener('DOMContentLoaded', () => {
              document.documentElement.style.fontSize = '200%';
            });
          });
          await expectToFit(page, brand);
          faults.splice(0);
        });
      });
    }
  });
}

async function expectToFit(page: Page, brand: string): Promise<void> {
  for (const path of pathsOf(brand)) {
    await page.goto(path);
    await seeWhole(page);
    for (const summary of await page.locator('details:not([open]) > summary').all()) {
      await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).setAttribute('open', ''));
    }
    expect(await page.evaluate(findCutOff), path).toEqual([]);
  }
}
